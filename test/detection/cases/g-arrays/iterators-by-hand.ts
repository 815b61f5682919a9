const get = async (url: string) => (await fetch(url)).json();

async function* pages() {
  for (let page = 0; page < 3; page++) yield await get(`https://api.access.example/cards?offset=${page}`);
}
async function* decks() {
  yield await get('https://decks.example/cards');
}

export async function first() {
  const iterator = pages();
  const { value } = await iterator.next();
  const next = (await iterator.next()).value;
  const [group] = await get('https://api.access.example/groups');
  const names = [group].values().next().value;
  const deck = (await decks().next()).value;
  return [
    value[0].sub_type, // finds: card-sub-type
    next[0].sub_type, // finds: card-sub-type
    names.members_count, // finds: members-count
    deck[0].sub_type,
  ];
}
