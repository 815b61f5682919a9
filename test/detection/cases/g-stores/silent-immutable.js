import { List, Map, fromJS } from 'immutable';

const decks = async () => (await fetch('https://decks.example/cards')).json();
const cards = async () => (await fetch('https://api.access.example/cards')).json();

export async function shown() {
  const own = Map({ sub_type: 'a' });
  const list = fromJS(await decks());
  const names = List(await cards()).map((card) => Map({ sub_type: card.get('format_name') }));
  const table = new globalThis.Map();
  table.set('sub_type', (await cards())[0]);
  return [own.get('sub_type'), list.getIn([0, 'sub_type']), names.first().get('sub_type'), table.get('sub_type')];
}
