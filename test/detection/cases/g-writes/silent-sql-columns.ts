import axios from 'axios';
import type { Knex } from 'knex';

export async function mirror(db: Knex): Promise<void> {
  const { data } = await axios.get('https://api.access.example/groups');
  for (const group of data) {
    await db('teams')
      .insert({ id: group.id, members_count: group.users_count, sub_type: 'group' })
      .onConflict('id')
      .merge(['members_count', 'sub_type']);
  }
  await db.raw('update teams set members_count = 0, user_id = null where activated_at is null');
}
