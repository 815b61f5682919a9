import axios from 'axios';
import { Effect, pipe } from 'effect';

const groups = Effect.tryPromise(() => axios.get('https://api.access.example/groups'));

export const sizes = pipe(
  groups,
  Effect.map(() => [{ members_count: 1 }]),
  Effect.map((rows) => rows.map((row) => row.members_count)),
);
