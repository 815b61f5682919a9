import axios from 'axios';
import { first, keyBy, groupBy, partition, sortBy } from 'lodash';

export async function tables() {
  const { data } = await axios.get('https://api.access.example/cards');
  const byId = keyBy(data, 'id');
  const byType = groupBy(data, (card) => card.type);
  const [active, idle] = partition(data, (card) => card.activated); // finds: card-assignment
  return {
    one: byId['12'].sub_type, // finds: card-sub-type
    many: byType.third_party_hf.map((card) => card.user_id), // finds: card-assignment
    newest: first(sortBy(active, (card) => card.id)).assigned_at, // finds: card-assignment
    idle: idle.length,
  };
}
