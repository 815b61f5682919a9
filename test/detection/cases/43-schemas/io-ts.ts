import axios from 'axios';
import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';

const Member = t.type({
  id: t.number,
  card_assigned: t.boolean, // finds: member-card-assignment
});
export type Member = t.TypeOf<typeof Member>;

export async function members(): Promise<Member[]> {
  const { data } = await axios.get('https://api.access.example/members');
  const decoded = t.array(Member).decode(data);
  if (!isRight(decoded)) throw new TypeError('members');
  return decoded.right.filter((member) => member.card_assigned); // finds: member-card-assignment
}
