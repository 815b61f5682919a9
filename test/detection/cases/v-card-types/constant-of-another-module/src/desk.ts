import axios from 'axios';
import { LEGACY_CARD, LEGACY_THEME } from './constants';

const api = axios.create({ baseURL: 'https://api.access.example' });

export async function replaceList(theme: string) {
  const { data } = await api.get('/cards');
  const rows = data.filter((card: { type: string }) => card.type === LEGACY_CARD);
  return theme === LEGACY_THEME ? rows.slice(0, 10) : rows;
}
