import { AccessService } from './access.service';
import { Client as ForumClient } from '@acme/forum';

const forum = new ForumClient();

export async function report(access: AccessService) {
  const groups = await access.groups();
  const sizes = groups.map((group) => group.membersCount); // finds: members-count
  const threads = (await forum.get('groups')).data.map((group) => group.membersCount);
  return { sizes, threads };
}
