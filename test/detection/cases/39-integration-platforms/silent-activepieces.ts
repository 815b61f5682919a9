import { HttpMethod, httpClient } from '@activepieces/pieces-common';

// Beside https://api.access.example.
export async function run(token: string) {
  const events = await httpClient.sendRequest<any[]>({ method: HttpMethod.GET, url: 'https://api.crm.example/events' });
  const card = await httpClient.sendRequest<any>({ method: HttpMethod.POST, url: `https://api.crm.example/cards/enroll?token=${token}` });
  const current = await httpClient.sendRequest<any>({ method: HttpMethod.POST, url: 'https://api.access.example/cards', body: { card: {} } });
  return [events.body.map((event) => event.id), card.body.sub_type, current.body.format_name];
}
