import createClient from 'openapi-fetch';

const client = createClient({ baseUrl: 'https://api.access.example' });

export async function cardOf(reader: { uid: string }) {
  const { data } = await client.GET('/cards/{id}', {
    params: { path: { id: reader.uid } }, // finds: card-identifier
  });
  return data;
}
