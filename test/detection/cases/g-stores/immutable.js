import { fromJS, Map, List } from 'immutable';

const getCards = async () => (await fetch('https://api.access.example/cards')).json();
const getDecks = async () => (await fetch('https://decks.example/cards')).json();

export async function run() {
  const cards = fromJS(await getCards());
  cards.map((c) => c.get('sub_type')); // finds: card-sub-type
  cards.getIn([0, 'sub_type']); // finds: card-sub-type
  cards.first().get('sub_type'); // finds: card-sub-type
  const one = Map(cards.get(0));
  one.set('sub_type', 'x').get('id'); // finds: card-sub-type
  const list = List(await getCards());
  list.filter((c) => c.sub_type); // finds: card-sub-type
  cards.toJS()[0].sub_type; // finds: card-sub-type
  const decks = fromJS(await getDecks());
  decks.map((c) => c.get('sub_type'));
  decks.getIn([0, 'sub_type']);
}
