import axios from 'axios';
import { ResultAsync, okAsync } from 'neverthrow';

const groups = () =>
  ResultAsync.fromPromise(axios.get('https://api.access.example/groups'), String).map(({ data }) => data);

export async function sizes(): Promise<unknown[]> {
  const result = await groups();
  if (result.isErr()) return [];
  const first = await groups()
    .andThen((rows) => okAsync(rows[0]))
    .match(
      (group) => group.members_count, // finds: members-count
      () => 0,
    );
  return [first, result.value[0].members_count]; // finds: members-count
}
