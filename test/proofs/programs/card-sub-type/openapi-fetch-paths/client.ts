import createClient from 'openapi-fetch';
import type { paths } from './access-api.js';

const client = createClient<paths>({
  baseUrl: 'https://api.access.example',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

export async function describeCard(id: number): Promise<string> {
  const { data, error } = await client.GET('/cards/{id}', { params: { path: { id } } });
  if (error) throw new Error(error.error);
  return `${data.type}/${data.sub_type}`;
}
