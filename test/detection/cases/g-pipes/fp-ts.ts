import axios from 'axios';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';

export const sizes = pipe(
  TE.tryCatch(() => axios.get('https://api.access.example/groups'), String),
  TE.map(({ data }) => data),
  TE.chain((groups) => TE.right(groups.filter((group) => group.members_count > 0))), // finds: members-count
  TE.map((groups) => groups.map((group) => group.members_count)), // finds: members-count
);
