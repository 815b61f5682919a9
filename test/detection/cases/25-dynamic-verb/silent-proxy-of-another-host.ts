const BASE = 'https://payments.example.org';

const verbs: any = new Proxy(
  {},
  {
    get: (_target, verb: string) => (path: string, body?: unknown) =>
      fetch(BASE + path, { method: verb.toUpperCase(), body: JSON.stringify(body) }).then((response) => response.json()),
  },
);

function below(parts: string[]): any {
  return new Proxy(() => undefined, {
    get: (_target, name: string) =>
      name === 'get' || name === 'post'
        ? (body?: unknown) =>
            fetch(`${BASE}/${parts.join('/')}`, { method: name, body: JSON.stringify(body) }).then((response) => response.json())
        : below([...parts, name]),
  });
}
const api = below([]);

const table: Record<string, (path: string) => Promise<any>> = {};
for (const verb of ['get', 'patch']) {
  table[verb] = (path) => fetch(BASE + path, { method: verb }).then((response) => response.json());
}

export async function pay(id: number) {
  const groups = await fetch('https://api.access.example/groups');
  const card = await verbs.get(`/cards/${id}`);
  await verbs.post('/cards/enroll', {});
  await api.cards.enroll.post({});
  const cards = await api.cards.get();
  const other = await table.get(`/cards/${id}`);
  await table.patch(`/cards/${id}`);
  return [groups, card.sub_type, cards[0].sub_type, other.sub_type];
}
