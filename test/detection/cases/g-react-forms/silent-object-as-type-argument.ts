import axios from 'axios';
import { shelf } from 'shelf-of-things';

interface Card {
  id: number;
  format_name: string;
  type: string;
}

export async function load(id: number): Promise<Card> {
  const { data } = await axios.get<Card>(`https://api.access.example/cards/${id}`);
  return data;
}

// A name is a key of the object, no field of the card in it.
const things = shelf<{ card: Card }>();
things.put('sub_type', 1);
things.token('member');
shelf<{ card: Card }>().pick('activated_at');
