import { groups } from '#lib/groups';

for (const { name, members_count: size } of await groups()) console.log(name, size); // finds: members-count
