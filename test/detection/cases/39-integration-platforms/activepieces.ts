import { createAction, Property } from '@activepieces/pieces-framework';
import { AuthenticationType, HttpMethod, httpClient, type HttpMessageBody } from '@activepieces/pieces-common';

const BASE_URL = 'https://api.access.example';

async function callApi<T extends HttpMessageBody>(token: string, method: HttpMethod, path: string, body?: unknown, query?: Record<string, string>) {
  const response = await httpClient.sendRequest<T>({
    method,
    url: `${BASE_URL}${path}`,
    authentication: { type: AuthenticationType.BEARER_TOKEN, token },
    queryParams: query,
    body,
  });
  return response.body;
}

export const enrollCard = createAction({
  name: 'enroll_card',
  displayName: 'Enroll card',
  props: { number: Property.ShortText({ displayName: 'Number', required: true }) },
  async run({ auth, propsValue }) {
    const card = await callApi<any>(auth, HttpMethod.POST, '/cards/enroll', { card: { number: propsValue.number } }); // finds: card-enroll
    const cards = await callApi<any[]>(auth, HttpMethod.GET, '/cards', undefined, { member_id: '4' }); // finds: card-member-id-filter
    const { body: events } = await httpClient.sendRequest<any[]>({ method: HttpMethod.GET, url: `${BASE_URL}/events` }); // finds: event-sets
    await callApi(auth, HttpMethod.DELETE, `/cards/${card.id}`);
    return [card.sub_type, cards.length, events.map((event) => event.id)]; // finds: card-sub-type, event-id
  },
});
