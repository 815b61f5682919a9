/** Hosts and auth markers that a gateway, or another vendor of the same service, has in place of the service's own. */
import { authSchemes, type Schedule } from '@curfew/schedule';
import { jsonPath, type ConfigProblem } from './config-error.js';
import { knownNames } from './nearest-name.js';

const hostOf = (url: string): string => /^https?:\/\/([^/]+)/i.exec(url)?.[1]?.toLowerCase() ?? '';

/** The aliases of a kind whose right side the schedule does not have. */
const unknownNames = (
  kind: string,
  aliases: Readonly<Record<string, string>>,
  known: readonly string[],
  what: string,
): ConfigProblem[] =>
  Object.entries(aliases)
    .filter(([, name]) => !known.includes(name))
    .map(([alias, name]) => ({
      path: jsonPath('aliases', kind, alias),
      reason: `the schedule has no ${what} '${name}'; ${knownNames(name, known)}`,
    }));

/** Adds second hosts, in place: every base URL on a host is also known on the other one. */
export const addHostAliases = (schedule: Schedule, aliases: Readonly<Record<string, string>>): ConfigProblem[] => {
  const { service } = schedule;
  const known = [...new Set(service.baseUrls.map(hostOf))];
  const problems = unknownNames('hosts', aliases, known, 'host');
  if (problems.length > 0) return problems;
  const added = Object.entries(aliases).flatMap(([alias, host]) =>
    service.baseUrls
      .filter((url) => hostOf(url) === host)
      .map((url) => url.replace(/^(https?:\/\/)[^/]+/i, (_, scheme: string) => scheme + alias)),
  );
  service.baseUrls = [...new Set([...service.baseUrls, ...added])];
  return [];
};

/** Adds second words of the auth marker, in place. */
export const addAuthAliases = (schedule: Schedule, aliases: Readonly<Record<string, string>>): ConfigProblem[] => {
  const { service } = schedule;
  const known = authSchemes(service);
  const problems = unknownNames('authSchemes', aliases, known, 'auth scheme');
  if (problems.length > 0 || service.auth === 'unknown') return problems;
  const others = [...new Set([...known, ...Object.keys(aliases)])].slice(1);
  if (others.length > 0) service.auth.otherSchemes = others;
  return [];
};
