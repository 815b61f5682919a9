import axios from 'axios';
import { Effect } from 'effect';
import { from, map, type Observable } from 'rxjs';

const toData = () => (source: Observable<any>) => source.pipe(map(({ data }) => data));

export const sizes$ = from(axios.get('https://api.access.example/groups')).pipe(
  toData(),
  map((groups) => groups[0].members_count), // finds: members-count
);

const groups = Effect.promise(() => axios.get('https://api.access.example/groups')).pipe(Effect.map(({ data }) => data));

export async function first(): Promise<number> {
  const rows = await Effect.runPromise(groups);
  return rows[0].members_count; // finds: members-count
}
