const BASE = 'https://api.access.example';

const api: any = new Proxy(
  {},
  {
    get: (_target, verb: string) => (path: string, body?: unknown) =>
      fetch(BASE + path, { method: verb.toUpperCase(), body: JSON.stringify(body) }).then((response) => response.json()),
  },
);

export async function rename(id: number) {
  const card = await api.get(`/cards/${id}`);
  console.log(card.sub_type); // finds: card-sub-type
  await api.patch(`/cards/${id}`, { format_name: 'em' }); // finds: card-assignment
  await api.post('/cards/enroll', {}); // finds: card-enroll
}
