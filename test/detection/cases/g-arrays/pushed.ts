import axios from 'axios';

export async function allCards(pages: number) {
  const all = [];
  for (let page = 0; page < pages; page += 1) {
    const { data } = await axios.get('https://api.access.example/cards', { params: { offset: page * 100 } });
    all.push(...data);
  }
  return all.map((card) => card.sub_type); // finds: card-sub-type
}
