const BASE = 'https://api.access.example';

const client: Record<string, (path: string) => Promise<any>> = {};
for (const verb of ['get', 'patch']) {
  client[verb] = (path) => fetch(BASE + path, { method: verb }).then((response) => response.json());
}

export async function formats(id: number) {
  const card = await client.get(`/cards/${id}`);
  await client.post(`/cards/${id}`);
  return card.format_name;
}
