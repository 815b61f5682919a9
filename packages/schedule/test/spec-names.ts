/** Reads names out of the interface document of the access control service, so that a test can hold the schedule to it. */

/** Names that one part of the document lists. */
interface SpecRow {
  deprecated: string[];
  replacement: string[];
  sunset: string;
}

export interface SpecNames {
  /** Section 9, in its order. */
  rows: SpecRow[];
  /** Deprecated names of 2.1, 2.6, 2.8 and 2.9 by resource, and of 2.10. */
  deprecatedFields: { resource: string; name: string }[];
  /** All fields that tables and lists of section 2 name, with the type where one is shown. */
  fields: { resource: string; name: string; type: string | undefined }[];
  cardTypes: string[];
  cardFilters: string[];
  /** Section 4, as `METHOD /path` with parameters written `{}`. */
  operations: string[];
  /** Section 6: deprecated kind to the kind that replaces it. */
  eventKinds: { old: string; new: string }[];
}

/**
 * @throws {Error} when a part holds fewer names than the document has: a check that finds nothing would prove nothing.
 */
export function readSpecNames(spec: string): SpecNames {
  const rows = table(section(spec, '## 9.')).map(([deprecated = '', replacement = '', sunset = '']) => ({
    deprecated: deprecatedNames(deprecated),
    replacement: [...codes(replacement), ...endpoints(replacement)],
    sunset,
  }));
  const member = section(spec, '### 2.1');
  const card = section(spec, '### 2.6');
  const presence = section(spec, '### 2.9');
  const event = table(section(spec, '### 2.8'));
  const report = table(section(spec, '### 2.10'));
  const memberNames = codes(line(member, 'Deprecated member properties'));
  const [, ...cardNames] = line(card, 'Other known fields').split('the deprecated fields');
  const cardDeprecated = ['sub_type', ...codes(cardNames.join(''))];
  const presenceDeprecated = codes(line(presence, 'Deprecated fields'));
  const of = (resource: string) => (name: string) => ({ resource, name });
  const typed = (resource: string, heading: string) =>
    table(section(spec, heading))
      .filter(([name = '']) => !name.includes('.'))
      .map(([name = '', type = '']) => ({
        resource,
        name,
        type: /^(integer|string|boolean|array|object)\b/.exec(type)?.[1],
      }));
  return {
    rows: atLeast(16, rows, 'rows of section 9'),
    deprecatedFields: [
      ...atLeast(14, memberNames, 'deprecated names of 2.1').map((name) => ({
        resource: name === 'members_count' ? '*' : 'Member',
        name,
      })),
      ...atLeast(12, cardDeprecated, 'deprecated names of 2.6').map(of('Card')),
      ...atLeast(2, namesNoted(event, 1, '(deprecated)'), 'deprecated names of 2.8').map(of('Event')),
      ...atLeast(5, presenceDeprecated, 'deprecated names of 2.9').map(of('Presence')),
      ...atLeast(1, namesNoted(report, 2, 'deprecated'), 'deprecated names of 2.10').map(of('ReportParameters')),
    ],
    fields: [
      ...atLeast(4, typed('Member', '### 2.1'), 'fields of 2.1'),
      ...atLeast(3, typed('RoleAssignment', '### 2.2'), 'fields of 2.2'),
      ...atLeast(18, typed('Group', '### 2.3'), 'fields of 2.3'),
      ...atLeast(9, typed('GroupLock', '### 2.4'), 'fields of 2.4'),
      ...atLeast(5, typed('Event', '### 2.8'), 'fields of 2.8'),
      ...atLeast(4, typed('ReportParameters', '### 2.10'), 'fields of 2.10'),
      ...[...memberNames.slice(1).map(of('Member')), ...cardDeprecated.map(of('Card'))].map(untyped),
      ...atLeast(4, codes(line(presence, 'Current fields')), 'current names of 2.9')
        .map(of('Presence'))
        .map(untyped),
      ...presenceDeprecated.map(of('Presence')).map(untyped),
    ],
    cardTypes: atLeast(3, codes(line(card, '`type` values')), 'card types of 2.6').slice(1),
    cardFilters: atLeast(3, codes(line(card, 'Card list filters')), 'card filters of 2.6'),
    operations: atLeast(29, operationsOf(section(spec, '## 4.')), 'operations of section 4'),
    eventKinds: atLeast(4, eventKindsOf(section(spec, '## 6.')), 'deprecated event kinds of section 6'),
  };
}

function untyped(field: { resource: string; name: string }): SpecNames['fields'][number] {
  return { ...field, type: undefined };
}

function atLeast<T>(count: number, names: T[], what: string): T[] {
  if (names.length < count) throw new Error(`Found ${names.length} ${what}, expected at least ${count}`);
  return names;
}

/** The text from a heading to the next one of the same or a higher level. */
function section(spec: string, heading: string): string {
  const level = heading.indexOf(' ');
  const lines = spec.split('\n');
  const start = lines.findIndex((text) => text.startsWith(`${heading} `));
  if (start === -1) throw new Error(`There is no section ${heading}`);
  const isNext = (text: string) => /^#+ /.test(text) && text.indexOf(' ') <= level;
  const length = lines.slice(start + 1).findIndex(isNext);
  return lines.slice(start, length === -1 ? undefined : start + 1 + length).join('\n');
}

function line(text: string, beginning: string): string {
  const found = text.split('\n').find((candidate) => candidate.replace(/^- /, '').startsWith(beginning));
  if (found === undefined) throw new Error(`There is no line '${beginning}'`);
  return found;
}

/** Cells of all table rows, without heads and rules. */
function table(text: string): string[][] {
  const rows = text.split('\n').map((row) => (row.startsWith('|') ? cells(row) : []));
  return rows.filter((row, index) => row.length > 0 && !isRule(row) && !isRule(rows[index + 1] ?? []));
}

function cells(row: string): string[] {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function isRule(row: readonly string[]): boolean {
  return row.length > 0 && row.every((cell) => /^-+$/.test(cell));
}

function namesNoted(rows: readonly string[][], column: number, note: string): string[] {
  return rows.filter((row) => row[column]?.startsWith(note)).map(([name = '']) => name);
}

/** Names in code spans that are no paths. */
function codes(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name).filter((name) => !/[\s/<]/.test(name));
}

/** Paths with their methods; `POST /cards/:id/assign, /deassign` names two, the second beside the first. */
function endpoints(text: string): string[] {
  const found: string[] = [];
  let method = '';
  let folder = '';
  for (const [, verb, path = ''] of text.matchAll(
    /(?:\b(GET|POST|PUT|PATCH|DELETE) )?(\/[a-z_]+(?:\/(?:[a-z_]+|:id|\{id\}))*)/g,
  )) {
    method = verb ?? method;
    const isBeside = verb === undefined && folder !== '' && path.lastIndexOf('/') === 0;
    const whole = isBeside ? `${folder}${path}` : path;
    folder = whole.includes(':id/') ? whole.slice(0, whole.lastIndexOf('/')) : '';
    found.push(`${method} ${whole.replace(/:id|\{id\}/g, '{}')}`.trim());
  }
  return found;
}

function deprecatedNames(cell: string): string[] {
  const named = cell
    .replace(/\([^)]*\)/g, '')
    .replace(/ (?:in|of) (?:GET|POST) .*$/, '')
    .replace(/`[^`]+` value /, '');
  const identifiers = /^(\w+) and (\w+) as card identifiers$/.exec(named)?.slice(1) ?? [];
  const names = [...codes(named), ...endpoints(named), ...identifiers.map((name) => name.toLowerCase())];
  return atLeast(1, names, `deprecated names in '${cell}'`);
}

function operationsOf(text: string): string[] {
  return table(text).flatMap(([method = '', path = '']) =>
    path
      .replace(/\(.*$/, '')
      .replace(/ and related.*$/, '')
      .split(',')
      .map((part) =>
        part
          .trim()
          .replace(/^(?!\/)/, '/')
          .replace(/<[^>]+>|:id|\{id\}/g, '{}'),
      )
      .map((part) => `${method} ${part}`),
  );
}

function eventKindsOf(text: string): { old: string; new: string }[] {
  return table(text).flatMap(([kind = '', emittedBy = '']) => codes(emittedBy).map((old) => ({ old, new: kind })));
}
