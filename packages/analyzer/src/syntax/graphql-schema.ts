/** Schemas of GraphQL as text: which fields their object types have, and of which types these are. */

/** The type of a field, and whether it is a list of it. */
export interface SchemaField {
  type: string;
  list: boolean;
}

/** Object types by their names, each with its fields. */
export type SchemaTypes = Map<string, Map<string, SchemaField>>;

/** The type names of operations, whose fields nothing is above. */
export const ROOT_TYPES: ReadonlySet<string> = new Set(['Query', 'Mutation', 'Subscription']);

/** True for a text that may declare types. */
export function declaresTypes(text: string): boolean {
  return /\b(?:type|interface)\s+\w+[^{}]*\{/.test(text);
}

/** A type as one text declares it, or what the text adds to it. */
export interface DeclaredType {
  name: string;
  fields: ReadonlyMap<string, SchemaField>;
  extends: boolean;
}

/** The types that a text declares. */
export function typesIn(text: string): DeclaredType[] {
  const found: DeclaredType[] = [];
  const tokens = withoutComments(text).match(/[A-Za-z_]\w*|[{}()[\]:!=@|&]/g) ?? [];
  for (let index = 0; index < tokens.length; index += 1) {
    const name = tokens[index + 1];
    if (!/^(?:type|interface)$/.test(tokens[index] ?? '') || name === undefined || !/^\w+$/.test(name)) continue;
    let start = index + 2;
    // `type Group implements Node @key(fields: "id") {`
    while (
      start < tokens.length &&
      tokens[start] !== '{' &&
      !/^(?:type|interface|input|enum)$/.test(tokens[start] ?? '')
    )
      start += 1;
    if (tokens[start] !== '{') continue;
    const fields = new Map<string, SchemaField>();
    found.push({ name, fields, extends: tokens[index - 1] === 'extend' });
    index = readFields(tokens, start + 1, fields);
  }
  return found;
}

/** All types of several texts. What two declare differently is of two schemas, of which nobody knows which is meant, and left out. */
export function joinedTypes(declared: readonly DeclaredType[]): SchemaTypes {
  const types: SchemaTypes = new Map();
  const differing = new Set<string>();
  for (const { name, fields, extends: isMore } of declared) {
    const known = types.get(name);
    const isSame = known && [...fields.keys()].join(' ') === [...known.keys()].join(' ');
    if (known && !isMore && !isSame && !ROOT_TYPES.has(name)) differing.add(name);
    types.set(name, new Map([...(known ?? []), ...fields]));
  }
  for (const name of differing) types.delete(name);
  return types;
}

/** Reads fields up to the brace that ends them; where that is. */
function readFields(tokens: readonly string[], from: number, fields: Map<string, SchemaField>): number {
  let index = from;
  while (index < tokens.length && tokens[index] !== '}') {
    const name = tokens[index] ?? '';
    index += 1;
    if (tokens[index] === '(') index = behind(tokens, index);
    if (tokens[index] !== ':' || !/^\w+$/.test(name)) continue;
    let list = false;
    for (index += 1; /^[[\]!]$/.test(tokens[index] ?? ''); index += 1) list = true;
    const type = tokens[index];
    if (type !== undefined) fields.set(name, { type, list });
    index += 1;
    while (/^[\]!]$/.test(tokens[index] ?? '')) index += 1;
    while (tokens[index] === '@') {
      index += 2;
      if (tokens[index] === '(') index = behind(tokens, index);
    }
  }
  return index;
}

/** The index behind the parenthesis that closes the one at an index. */
function behind(tokens: readonly string[], opening: number): number {
  let depth = 0;
  for (let index = opening; index < tokens.length; index += 1) {
    if (tokens[index] === '(') depth += 1;
    if (tokens[index] === ')') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return tokens.length;
}

function withoutComments(text: string): string {
  return text.replace(/"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"|#[^\n]*/g, ' ');
}
