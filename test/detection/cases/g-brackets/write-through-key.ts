import axios from 'axios';

export async function clearPin(id: number): Promise<void> {
  const { data: card } = await axios.get(`https://api.access.example/cards/${id}`);
  card['two_factor_pin'] = null; // finds: card-assignment
  delete card.sub_type; // finds: card-sub-type
}
