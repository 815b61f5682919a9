import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import axios from 'axios';

const Group = Type.Object({
  name: Type.String(),
  members_count: Type.Optional(Type.Integer()), // finds: members-count
});

export async function groups(): Promise<Static<typeof Group>[]> {
  const { data } = await axios.get('https://api.access.example/groups');
  return data.filter((group: unknown) => Value.Check(Group, group));
}

export const size = (group: Static<typeof Group>) => group.members_count ?? 0; // finds: members-count
