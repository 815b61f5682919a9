import got from 'got';
import axios from 'axios';

interface Card {
  id: number;
  user_id: number | null;
  two_factor_pin?: string;
}

const http = axios.create({ baseURL: 'https://api.access.example' });
const access = got.extend({ prefixUrl: 'https://api.access.example', responseType: 'json' });

// One look-up for both reads.
export async function summary(id: number): Promise<string> {
  const { data: card } = await http.get<Card>(`/cards/${id}`);
  return `${card.user_id} ${card.two_factor_pin}`;
}

export async function holders(): Promise<unknown[]> {
  const cards = await access.get('cards').json<Card[]>();
  return cards.map((card) => card?.user_id);
}

export const holder = async (id: number): Promise<unknown> => (await http.get<Card>('/cards/' + id)).data.user_id;

export async function pinOf(id: number): Promise<string | undefined> {
  const {
    data: { two_factor_pin: pin },
  } = await http.get<Card>(`/cards/${id}`);
  return pin;
}

export async function pageOf(page: number): Promise<unknown[]> {
  const { data: cards } = await http.get<Card[]>('/cards', { params: { page } });
  return cards.map((card) => card.user_id);
}
