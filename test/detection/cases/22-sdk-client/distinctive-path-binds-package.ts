import { Client } from '@acme/doors';

const client = new Client({ secret: process.env.DOORS_SECRET });

export const rolesOf = (userId: number) => client.get('role_assignments', { userId });

export async function sizes() {
  const groups = await client.get('groups');
  return groups.map((group) => group.membersCount); // finds: members-count likely
}
