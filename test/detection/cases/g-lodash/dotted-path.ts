import axios from 'axios';
import get from 'lodash/get';

export async function holderName(cardId: number): Promise<string> {
  const response = await axios.get(`https://api.access.example/cards/${cardId}`);
  const format = get(response, 'data.sub_type', 'unknown'); // finds: card-sub-type
  const name = get(response.data, ['member', 'name']); // finds: member-card-assignment
  return `${name} (${format})`;
}
