const BASE = 'https://api.access.example';
const VERBS = ['get', 'post', 'patch'];

function below(parts: string[]): any {
  return new Proxy(() => undefined, {
    get(_target, name: string) {
      if (VERBS.includes(name)) {
        return async (body?: unknown) => {
          const response = await fetch(`${BASE}/${parts.join('/')}`, { method: name.toUpperCase(), body: JSON.stringify(body) });
          return response.json();
        };
      }
      return below([...parts, name]);
    },
    apply(_target, _self, [id]) {
      return below([...parts, String(id)]);
    },
  });
}

const api = below([]);

export async function enroll(id: number) {
  await api.cards.enroll.post({ uid: '04a2' }); // finds: card-enroll
  await api.cards.post({ card: { sub_type: 'em' } }); // finds: card-sub-type
  const card = await api.cards(id).get();
  console.log(card.sub_type); // finds: card-sub-type
  await api.cards[id].patch({}); // finds: card-assignment
}
