import axios from 'axios';

/** Name of the column in our warehouse; the service calls it `users_count`. */
const WAREHOUSE_COLUMN = 'members_count';

export async function toWarehouse(insert: (row: Record<string, unknown>) => void) {
  const { data } = await axios.get('https://api.access.example/groups');
  for (const group of data) insert({ id: group.id, [WAREHOUSE_COLUMN]: group.users_count });
}
