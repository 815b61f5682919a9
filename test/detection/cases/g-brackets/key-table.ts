import axios from 'axios';

const FIELD = {
  FORMAT: 'sub_type', // finds: card-sub-type
  HOLDER: 'user_id', // finds: card-assignment
  NUMBER: 'id',
} as const;

export async function exportLine(id: number): Promise<string> {
  const { data: card } = await axios.get(`https://api.access.example/cards/${id}`);
  return [card[FIELD.NUMBER], card[FIELD.FORMAT], card[FIELD.HOLDER]].join(';');
}
