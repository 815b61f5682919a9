/** Names by which the tables of all libraries know where a base URL or a client is given, or changed later. */
import { LIBRARIES } from './all-libraries.js';
import type { ArgumentPath } from './library.js';

let known: ReadonlySet<string> | undefined;

/** The names of such options, of any library: `baseURL`, `prefixUrl`, `origin`. */
export function baseOptions(): ReadonlySet<string> {
  known ??= new Set(
    LIBRARIES.flatMap(({ calls, factories, changes }) => [
      ...Object.values(calls)
        .flat()
        .flatMap(({ base, host, url }) => namesIn([...(base ?? []), ...(host ?? []), ...url])),
      ...Object.values(factories).flatMap(({ base, url, client }) =>
        namesIn([...(base ?? []), ...(url ?? []), ...(client ? [client] : [])]),
      ),
      ...(changes ? [changes.base] : []),
    ]),
  );
  return known;
}

function namesIn(paths: readonly ArgumentPath[]): string[] {
  return paths.flatMap(({ keys }) => keys?.at(-1) ?? []);
}

let changing: ReadonlySet<string> | undefined;

/** The members of a client by which it is changed after it was made, of any library: `defaults`, `interceptors`. */
export function clientChanges(): ReadonlySet<string> {
  changing ??= new Set(
    LIBRARIES.flatMap(({ changes }) =>
      changes ? [changes.defaults, changes.request, changes.answer].flatMap((path) => path.split('.')[0] ?? []) : [],
    ),
  );
  return changing;
}
