import createClient from 'openapi-fetch';

const client = createClient({
  baseUrl: 'https://api.access.example',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

export async function eventsIn(placeId: number): Promise<number> {
  const { data, error } = await client.GET('/events');
  if (error) throw new Error(error.error);
  return data.filter((event) => event.place_id === placeId).length;
}
