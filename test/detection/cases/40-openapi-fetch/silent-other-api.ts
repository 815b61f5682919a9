import createClient from 'openapi-fetch';

const bank = createClient({ baseUrl: 'https://bank.example' });
const access = createClient({ baseUrl: 'https://api.access.example' });

export const activate = (id: string) => bank.POST('/cards/{id}/activate', { params: { path: { id } } });
export const lookUp = (token: string) => access.GET('/cards', { params: { query: { token } } });
export async function card(id: number) {
  const { data } = await access.GET('/cards/{id}', { params: { path: { id } } });
  return data?.format_name;
}
