/** Types that JSDoc comments declare: `@typedef`, `@property`, `@param`, `@returns`, `@type`. Read from the text, as no parser keeps them. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { parentOf } from './module-index.js';
import { rangeOf } from './nodes.js';

/** A type expression: a name with its arguments, a list, one of several, or an object. */
export type JsdocType =
  | { kind: 'name'; name: string; from: string | undefined; args: JsdocType[] }
  | { kind: 'list'; of: JsdocType }
  | { kind: 'union'; of: JsdocType[] }
  | { kind: 'object'; members: JsdocMember[] };

interface JsdocMember {
  name: string;
  type: JsdocType | undefined;
  /** Offsets of the name in the text of the module. */
  start: number;
  end: number;
}

export interface Typedef {
  name: string;
  type: JsdocType | undefined;
  members: JsdocMember[];
}

const typedefs = new WeakMap<SourceModule, Typedef[]>();
const HAS_TYPES = /@(typedef|type|param|arg|returns?|property|prop)\b/;

/** The types that the comments of a module define. */
export function typedefsOf(module: SourceModule): Typedef[] {
  let found = typedefs.get(module);
  if (!found) {
    found = hasTypes(module) ? findTypedefs(module) : [];
    typedefs.set(module, found);
  }
  return found;
}

const typed = new WeakMap<SourceModule, boolean>();

/** TypeScript takes no types from comments, so those of its files are prose. */
function hasTypes(module: SourceModule): boolean {
  let found = typed.get(module);
  if (found === undefined) {
    found = !/\.[cm]?tsx?$/.test(module.file) && HAS_TYPES.test(module.text);
    typed.set(module, found);
  }
  return found;
}

function findTypedefs(module: SourceModule): Typedef[] {
  return [...module.text.matchAll(/\/\*\*[^]*?\*\//g)].flatMap((comment): Typedef[] => {
    const tags = tagsOf(comment[0], comment.index);
    const defined = tags.find((tag) => tag.tag === 'typedef');
    if (!defined?.name) return [];
    const members = tags.flatMap((tag): JsdocMember[] =>
      tag.tag === 'property' || tag.tag === 'prop'
        ? [{ name: tag.name, type: tag.type, start: tag.nameAt, end: tag.nameAt + tag.name.length }]
        : [],
    );
    const inline = defined.type?.kind === 'object' ? defined.type.members : [];
    return [{ name: defined.name, type: defined.type, members: [...inline, ...members] }];
  });
}

interface Tag {
  tag: string;
  type: JsdocType | undefined;
  name: string;
  nameAt: number;
}

/** The tags of a comment that begins at an offset. */
function tagsOf(comment: string, offset: number): Tag[] {
  return [...comment.matchAll(/@(\w+)[ \t]*/g)].map((match): Tag => {
    const at = match.index + match[0].length;
    const end = comment[at] === '{' ? closing(comment, at) : at;
    const type = end > at ? parseType(comment.slice(at + 1, end), offset + at + 1) : undefined;
    const rest = /^\}?\s*\[?\s*([\w$.]*)/.exec(comment.slice(end));
    const name = rest?.[1] ?? '';
    return { tag: match[1] ?? '', type, name, nameAt: offset + end + (rest?.[0].length ?? 0) - name.length };
  });
}

/** The offset of the brace that closes the one at `open`; `open` itself where there is none. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return open;
}

/** The type that a comment declares for a variable, a class field or a property. */
export function declaredType(node: AnyNode, module: SourceModule): JsdocType | undefined {
  return tagsBefore(node, module).find((tag) => tag.tag === 'type')?.type;
}

/** The type that the comment of a function declares for a parameter. */
export function parameterType(fn: AnyNode, name: string, module: SourceModule): JsdocType | undefined {
  return tagsBefore(fn, module).find((tag) => (tag.tag === 'param' || tag.tag === 'arg') && tag.name === name)?.type;
}

/** The type that the comment of a function declares for its result. */
export function returnedType(fn: AnyNode, module: SourceModule): JsdocType | undefined {
  return tagsBefore(fn, module).find((tag) => tag.tag === 'returns' || tag.tag === 'return')?.type;
}

const AROUND = new Set([
  'VariableDeclarator',
  'VariableDeclaration',
  'ExportNamedDeclaration',
  'ExportDefaultDeclaration',
  'Property',
  'PropertyDefinition',
  'MethodDefinition',
  'AssignmentExpression',
  'ExpressionStatement',
]);

function tagsBefore(node: AnyNode, module: SourceModule): Tag[] {
  if (!hasTypes(module)) return [];
  for (let current: AnyNode | undefined = node; current; current = parentOf(current, module)) {
    if (current !== node && !AROUND.has(current.type)) return [];
    let end = rangeOf(current)[0];
    while (end > 0 && /\s/.test(module.text[end - 1] ?? '')) end -= 1;
    if (!module.text.startsWith('*/', end - 2)) continue;
    const open = module.text.lastIndexOf('/*', end - 2);
    return module.text.startsWith('/**', open) ? tagsOf(module.text.slice(open, end), open) : [];
  }
  return [];
}

/** Parses a type expression that stands at an offset; what it does not know is left out. */
function parseType(text: string, offset: number): JsdocType | undefined {
  const parts = splitAt(text, '|');
  if (parts.length > 1) {
    return { kind: 'union', of: parts.flatMap((part) => parseType(part.text, offset + part.at) ?? []) };
  }
  const lead = text.length - text.trimStart().length;
  const plain = text.trim().replace(/^[?!(]|[=)]$/g, '');
  if (plain.startsWith('{')) {
    return { kind: 'object', members: membersIn(plain.slice(1, closing(plain, 0)), offset + lead + 1) };
  }
  const list = /^(.*)\[\]$/s.exec(plain);
  if (list?.[1] !== undefined) {
    const of = parseType(list[1], offset + lead);
    return of && { kind: 'list', of };
  }
  const named = /^(?:import\(['"]([^'"]+)['"]\)\.)?([\w$.]+?)(?:\.?<(.*)>)?$/s.exec(plain);
  if (!named?.[2]) return undefined;
  const args = named[3] === undefined ? [] : splitAt(named[3], ',');
  return {
    kind: 'name',
    name: named[2],
    from: named[1],
    args: args.flatMap((part) => parseType(part.text, offset + lead + plain.indexOf('<') + 1 + part.at) ?? []),
  };
}

/** The members of `id: number, sub_type?: string`. */
function membersIn(text: string, offset: number): JsdocMember[] {
  return [...splitAt(text, ','), ...(text.includes(';') ? splitAt(text, ';') : [])].flatMap((part): JsdocMember[] => {
    const match = /^[\s*]*([\w$]+)\??\s*:(.*)$/s.exec(part.text);
    if (!match?.[1]) return [];
    const start = offset + part.at + part.text.indexOf(match[1]);
    const type = parseType(match[2] ?? '', offset + part.at + part.text.length - (match[2] ?? '').length);
    return [{ name: match[1], type, start, end: start + match[1].length }];
  });
}

/** Splits at a separator outside of brackets. */
function splitAt(text: string, separator: string): { text: string; at: number }[] {
  const parts: { text: string; at: number }[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if ('<{(['.includes(char)) depth += 1;
    if ('>})]'.includes(char)) depth -= 1;
    if (char === separator && depth === 0) {
      parts.push({ text: text.slice(from, at), at: from });
      from = at + 1;
    }
  }
  return [...parts, { text: text.slice(from), at: from }];
}
