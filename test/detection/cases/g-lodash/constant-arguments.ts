import axios from 'axios';
import { groupBy, pick } from 'lodash';

const SHOWN = ['id', 'sub_type', 'assigned_at']; // finds: card-sub-type, card-assignment
const GROUP_KEY = 'user_id'; // finds: card-assignment

export async function slimCards() {
  const { data } = await axios.get('https://api.access.example/cards');
  return groupBy(
    data.map((card) => pick(card, SHOWN)),
    GROUP_KEY,
  );
}
