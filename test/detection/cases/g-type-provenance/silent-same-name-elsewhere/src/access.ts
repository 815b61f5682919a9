import axios from 'axios';

interface Card {
  id: number;
  format_name: string;
}

export const load = () => axios.get<Card[]>('https://api.access.example/cards');
