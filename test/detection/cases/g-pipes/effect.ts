import axios from 'axios';
import { Effect, pipe } from 'effect';

const groups = Effect.tryPromise({
  try: () => axios.get('https://api.access.example/groups'),
  catch: (cause) => new Error(String(cause)),
});

export const sizes = pipe(
  groups,
  Effect.map((answer) => answer.data),
  Effect.retry({ times: 2 }),
  Effect.map((rows) => rows.map((row) => row.members_count)), // finds: members-count
);
export const first = groups.pipe(
  Effect.map(({ data }) => data[0]),
  Effect.tap((group) => Effect.log(group.members_count)), // finds: members-count
);
export const total = Effect.gen(function* () {
  const { data } = yield* groups;
  return data.reduce((sum: number, group: { members_count: number }) => sum + group.members_count, 0); // finds: members-count, members-count
});
