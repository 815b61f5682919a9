import axios from 'axios';
import * as z from 'zod';

const Group = z.object({
  id: z.number().int(),
  members_count: z.number().default(0), // finds: members-count
});
const GroupPage = z.object({ data: z.array(Group), total: z.number() });

export async function sizes(): Promise<number[]> {
  const response = await axios.get('https://api.access.example/groups');
  const page = GroupPage.parse(response.data);
  return page.data.map((group) => group.members_count); // finds: members-count
}

export async function safely() {
  const response = await axios.get('https://api.access.example/groups');
  const result = z.array(Group).safeParse(response.data);
  return result.success ? result.data.filter((group) => group.members_count > 0) : []; // finds: members-count
}
