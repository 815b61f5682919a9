/** The words by which a text names the service, and which texts may have to do with it: asked of texts, before anything is parsed. */
import { authSchemes, spellings, type Schedule } from '@curfew/schedule';
import type { AnalyzerSettings } from '../contracts.js';
import { escapePattern } from '../syntax/escape-pattern.js';

/** True when configuration alone binds a project to the service. */
export function isBoundByConfiguration({ clients = [], baseUrls = [], types = {}, mocks }: AnalyzerSettings): boolean {
  return mocks !== undefined || clients.length > 0 || baseUrls.length > 0 || Object.keys(types).length > 0;
}

/** The hosts of the service and the word of the auth marker. */
export function namingTokens({ service }: Schedule): string[] {
  return [...hostTokens(service.baseUrls), ...authSchemes(service)];
}

/** The hosts of URLs by their last two labels, since the first are often put in front; an address of numbers as a whole. */
export function hostTokens(urls: readonly string[]): string[] {
  return urls.flatMap((url) => {
    const host = url.replace(/^[a-z]+:\/\//i, '').split(/[/:]/)[0] ?? '';
    const token = /^[\d.]+$/.test(host) ? host : host.split('.').slice(-2).join('.');
    return token.includes('*') || token === '' ? [] : [token];
  });
}

/** The distinctive segments of distinctive operations' paths, without parameters. */
export function distinctivePathTokens({ operations }: Schedule): string[] {
  const tokens = operations
    .filter(({ distinctive }) => distinctive)
    .map(({ path }) => fixedSegments(path).sort((a, b) => b.length - a.length)[0]);
  return [...new Set(tokens)].filter((token) => token !== undefined);
}

/** What binds a project when one of its texts holds it: a project without is not analysed. */
export function serviceTokens(schedule: Schedule): string[] {
  return [...namingTokens(schedule), ...distinctivePathTokens(schedule)];
}

/**
 * Finds one of the words where it may be a segment of a path: whole, and at a slash, at the end of a text or at a hole on one side. So
 * not in prose: `the enrollment`, `to enroll a card`.
 */
export function asSegments(words: readonly string[]): RegExp {
  const word = words.length === 0 ? '(?!)' : `(?:${words.map(escapePattern).join('|')})`;
  return new RegExp(`["'\`/}]${word}(?![\\w-])|(?<![\\w-])${word}["'\`/?#$]`);
}

/** The tokens as code writes them: a host also as in a regular expression, `api\.access\.example`. */
export function asWritten(tokens: readonly string[]): string[] {
  return [...new Set(tokens.flatMap((token) => [token, token.replaceAll('.', '\\.')]))];
}

/** The word by which code imports a configured client. */
export function clientWord(module: string): string {
  return (
    module
      .split(/[/\\]/)
      .at(-1)
      ?.replace(/\.[cm]?[jt]sx?$/, '') ?? module
  );
}

/** What the paths of the service begin with: their first segments that are no parameters, each once. */
export function firstSegments({ operations }: Schedule): string[] {
  return [...new Set(operations.flatMap(({ path }) => fixedSegments(path).slice(0, 1)))];
}

function fixedSegments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '' && !segment.startsWith('{'));
}

/** What a text is searched for: it matches where one of the patterns does, as each text does that holds one of the tokens. */
export interface TextPattern {
  patterns: readonly RegExp[];
  tokens: readonly string[];
}

/**
 * Finds the texts of a bound project that may themselves have to do with the service: they name it, hold a distinctive name or value, the
 * beginning of a path, a name like that of an operation, or what configuration declares. What else holds a word of
 * the schedule (`id`, `token`) can matter only through imports from or to these.
 *
 * @param passed What paths begin with that a server of the project may pass on, without slashes at the ends.
 */
export function linkingPattern(
  schedule: Schedule,
  settings: AnalyzerSettings,
  passed: readonly string[] = [],
): TextPattern {
  const { resources, valueSets, operations } = schedule;
  const fields = Object.values(resources).flatMap(({ fields: all }) =>
    Object.entries(all).flatMap(([name, { distinctive }]) => (distinctive ? spellings(name) : [])),
  );
  const values = Object.values(valueSets).flatMap((set) =>
    set.values.flatMap(({ value, distinctive }) => (distinctive ? [value] : [])),
  );
  const configured = [
    ...hostTokens(settings.baseUrls ?? []),
    ...(settings.clients ?? []).map(({ module }) => clientWord(module)),
    ...Object.keys(settings.types ?? {}),
  ];
  const anywhere = asWritten([...serviceTokens(schedule), ...fields, ...values, ...configured]).filter(
    (token) => token !== '',
  );
  const beginning = firstSegments(schedule).map(escapePattern).join('|');
  const bases = [...schedule.service.baseUrls, ...(settings.baseUrls ?? [])].map((url) =>
    url.replace(/^[a-z]+:\/\/[^/]*\/*/i, '').replace(/\/+$/, ''),
  );
  const prefixes = [...new Set([...bases, ...passed])]
    .filter((base) => base !== '')
    .map((base) => `${escapePattern(base)}/`);
  const calls = operations.map(({ id }) => callOf(id));
  const words = [...anywhere.map(escapePattern), ...calls.flatMap(({ names }) => names)];
  const others = [
    // A path begins: `'/cards'`, `'cards'`, `${base}/v2/cards`.
    ...(beginning === '' ? [] : [`["'\`}]/?(?:${['v\\d+/', ...prefixes].join('|')})?(?:${beginning})(?![A-Za-z0-9])`]),
    ...calls.flatMap(({ pattern }) => pattern ?? []),
  ];
  // Plain words are found many times faster by themselves.
  const patterns = [words, others].filter(({ length }) => length > 0).map((sources) => new RegExp(sources.join('|')));
  return { patterns, tokens: anywhere };
}

/** What calls an operation by its name: `assignCard`, `useAssignCardMutation`; a plain word (`reports`) only where it is called. */
function callOf(id: string): { names: string[]; pattern?: string } {
  const first = id.charAt(0);
  if (/^[a-z]+$/.test(id)) return { names: [], pattern: `(?<![\\w$])${id}\\s*\\(` };
  const rest = escapePattern(id.slice(1));
  return { names: [first.toLowerCase() + rest, first.toUpperCase() + rest] };
}
