import axios from 'axios';

const OLD = (() => 'legacy')(); // finds: card-type-legacy

export async function isOld(id: number) {
  const { data } = await axios.get(`https://api.access.example/cards/${id}`);
  return data.type === OLD;
}
