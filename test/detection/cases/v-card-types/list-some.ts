import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });
const RETIRED = ['legacy', 'third_party_lf']; // finds: card-type-legacy
const CHIPS = [
  'hfcard_desfire_ev1', // finds: card-type-desfire
  'hfcard_desfire',
];

export async function audit(id: number) {
  const { data: card } = await api.get(`/cards/${id}`);
  const retired = RETIRED.some((type) => type === card.type);
  const chip = CHIPS.find((candidate) => candidate === card.type);
  return { retired, chip };
}
