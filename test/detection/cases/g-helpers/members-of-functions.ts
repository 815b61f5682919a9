const send = (method: string, path: string, init = {}) =>
  fetch(`https://api.access.example${path}`, { ...init, method }).then((answer) => answer.json());
send.get = (path: string) => send('GET', path);
send.post = (path: string, body: unknown) => send('POST', path, { body: JSON.stringify(body) });

const forum = (path: string) => fetch(`https://forum.example${path}`).then((answer) => answer.json());
forum.get = (path: string) => forum(path);

export async function types() {
  const cards = await send.get('/cards');
  const topics = await forum.get('/cards?member_id=3');
  await send.post('/cards/3/assign_member', { id: 3 }); // finds: member-card-assignment
  return [...cards.map((card) => card.sub_type), ...topics.map((topic) => topic.sub_type)]; // finds: card-sub-type
}
