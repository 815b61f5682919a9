import axios from 'axios';

const access = axios.create({ baseURL: 'https://api.access.example' });
const shop = axios.create({ baseURL: 'https://shop.example' });

export async function sorted(order: string, compare?: (a: unknown, b: unknown) => number) {
  const { data: groups } = await access.get('/groups');
  const { data: vouchers } = await shop.get('/cards');
  const rows = [...groups].sort(
    order === 'size'
      ? (a, b) => b.members_count - a.members_count // finds: members-count, members-count
      : (a, b) => a.name.localeCompare(b.name),
  );
  vouchers.sort(order === 'size' ? (a, b) => b.members_count - a.members_count : (a, b) => a.sub_type - b.sub_type);
  groups.sort(compare ?? ((a, b) => a.members_count - b.members_count)); // finds: members-count, members-count
  const { data: cards } = await access.get('/cards');
  const isShown = order === 'free' ? (card) => !card.assigned : (card) => card.activated; // finds: card-assignment, card-assignment
  return [rows, vouchers, cards.filter(isShown)];
}
