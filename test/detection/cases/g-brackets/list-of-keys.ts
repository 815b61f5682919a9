import axios from 'axios';

const COLUMNS = [
  'id',
  'sub_type', // finds: card-sub-type
  'activated_at', // finds: card-assignment
];

export async function csv(): Promise<string> {
  const { data: cards } = await axios.get('https://api.access.example/cards');
  return cards.map((card: any) => COLUMNS.map((column) => card[column]).join(',')).join('\n');
}
