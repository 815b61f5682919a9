import createClient from 'openapi-fetch';

const client = createClient({ baseUrl: import.meta.env.VITE_CALENDAR_URL });

export async function timeline() {
  const { data } = await client.GET('/events', { params: { query: { limit: 10 } } });
  return data?.map((event) => event.id);
}
