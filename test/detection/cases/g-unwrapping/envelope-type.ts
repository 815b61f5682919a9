import axios from 'axios';

interface ApiResponse<T> {
  data: T;
  meta: { total: number };
}

interface Card {
  id: number;
  sub_type: string; // finds: card-sub-type
  user_id: number; // finds: card-assignment
}

export async function page(): Promise<Card[]> {
  const { data } = await axios.get<ApiResponse<Card[]>>('https://api.access.example/cards');
  return data.data.filter((card) => card.user_id > 0); // finds: card-assignment
}
