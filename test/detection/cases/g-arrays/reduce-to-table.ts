import axios from 'axios';

export async function byFormat() {
  const { data: cards } = await axios.get('https://api.access.example/cards');
  const grouped = cards.reduce((table, card) => {
    (table[card.sub_type] ??= []).push(card); // finds: card-sub-type
    return table;
  }, {});
  const rows = Object.values(grouped).flat();
  const lookup = Object.fromEntries(cards.map((card) => [card.id, card]));
  const set = new Set(cards.map((card) => card.sub_type)); // finds: card-sub-type
  const [first, ...others] = cards;
  for (const [index, card] of cards.entries()) console.log(index, card.assigned_at); // finds: card-assignment
  console.log(lookup[4].activated, first.two_factor_pin, others.at(-1)?.assigned, set.size, rows.length); // finds: card-assignment, card-assignment, card-assignment
  return cards.toSorted((a, b) => Number(a.activated) - Number(b.activated)).slice(0, 3).map(({ sub_type: format = 'none', ...rest }) => ({ format, ...rest })); // finds: card-assignment, card-assignment, card-sub-type
}
