import ky from 'ky';

const api = ky.create({ prefixUrl: '/api' });

export const events = () => api.get('events').json(); // finds: event-sets
export const shop = () => ky.get('/shop/events').json();

export async function exporters(): Promise<unknown> {
  return api.get('member_export_reporters').json(); // finds: member-export-reporter
}

export async function enroll(token: string): Promise<void> {
  await api.post('cards/enroll', { json: { card: { token } } }); // finds: card-enroll
}
