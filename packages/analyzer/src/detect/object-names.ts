/** The names an object gives to a query or a body, with the place and form of each, whatever builds the object. */
import type { AnyNode, Site, SourceModule } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import { writesTo } from '../evaluate/member-writes.js';
import { slicePart } from '../evaluate/text.js';
import { parentOf } from '../syntax/module-index.js';
import { literalString, rangeOf, unwrap } from '../syntax/nodes.js';
import { alternatives, plainText, type Entry, type ObjectValue, type Value } from '../values/value.js';
import type { QueryValue } from '../values/url-values.js';

export interface GivenName {
  name: string;
  node: AnyNode;
  module: SourceModule;
  span?: readonly [number, number];
  site: Site;
  value: () => Value;
}

const MAX_DEPTH = 6;

/** Every name that a value contributes when it is sent as query parameters or as a body. */
export function namesGiven(context: Context, value: Value, depth = 0): GivenName[] {
  if (depth > MAX_DEPTH) return [];
  return alternatives(value).flatMap((part): GivenName[] => {
    switch (part.kind) {
      case 'object':
        return namesOfObject(context, part, depth);
      case 'query':
        return namesOfQuery(context, part, depth);
      case 'url':
        return namesOfQuery(context, part.query, depth);
      case 'array':
        return part.elements.flatMap((element) => namesOfPair(element()));
      case 'list':
        return namesOfEntries(context, part.element, depth);
      case 'text':
        return namesOfText(part.parts);
      default:
        return [];
    }
  });
}

/** `card[sub_type]` of a form or a query: a name below another one, with the place of its characters. */
export function bracketedName(given: GivenName): { wrapper: string; given: GivenName } | undefined {
  const [, wrapper, name] = /^([^[\]]+)\[([^[\]]+)\]$/.exec(given.name) ?? [];
  if (wrapper === undefined || name === undefined) return undefined;
  const { module, node, site } = given;
  const [from, to] = site.form === 'query-text' && site.span ? site.span : rangeOf(node);
  const at = module.text.slice(from, to).indexOf(given.name);
  if (at < 0) return { wrapper, given: { ...given, name, site: { form: 'string', node } } };
  const start = from + at + wrapper.length + 1;
  const span = [start, start + name.length] as const;
  return { wrapper, given: { ...given, name, span, site: { form: 'query-text', node, span } } };
}

function namesOfObject(context: Context, object: ObjectValue, depth: number): GivenName[] {
  const names: GivenName[] = [];
  const leftOut = new Set<string>();
  for (const [name, entry] of object.entries) {
    if (isLeftOut(entry)) leftOut.add(name);
    if (leftOut.has(name)) continue;
    const site = entry.key && entry.property ? keySite(entry.key, entry.property, entry.module) : undefined;
    if (entry.key && site) names.push({ name, node: entry.key, module: entry.module, site, value: entry.value });
  }
  for (const spread of object.spreads) {
    const given = namesGiven(context, spread(), depth + 1);
    names.push(...given.filter(({ name }) => !leftOut.has(name)));
  }
  for (const write of writesTo(context, object)) {
    const member = write.assignment.left;
    if (member.type !== 'MemberExpression') continue;
    names.push({
      name: write.name,
      node: member.property,
      module: write.module,
      site: member.computed
        ? { form: 'bracket', node: member.property, member, access: 'write' }
        : { form: 'member', node: member.property, member, access: 'write' },
      value: () => context.evaluate(write.assignment.right, write.module, undefined),
    });
  }
  return names;
}

/** True for what is not sent: a member that is written to be undefined, or that the rest of a pattern is left without. */
function isLeftOut({ key, property, value }: Entry): boolean {
  if (property?.type === 'Property') return isNothing(unwrap(property.value));
  const taken = key ? undefined : value();
  return taken?.kind === 'constant' && taken.value === undefined;
}

function isNothing(node: AnyNode): boolean {
  return node.type === 'Identifier'
    ? node.name === 'undefined'
    : node.type === 'UnaryExpression' && node.operator === 'void';
}

function keySite(key: AnyNode, property: AnyNode, module: SourceModule): Site | undefined {
  if (property.type === 'Property') {
    const object = parentOf(property, module);
    return object ? { form: 'key', node: key, property, object } : undefined;
  }
  if (property.type === 'TSPropertySignature' || property.type === 'PropertyDefinition') {
    return { form: 'type-member', node: key, member: property };
  }
  // The name of an input.
  if (literalString(property) !== undefined) return { form: 'string', node: key };
  return undefined;
}

function namesOfQuery(context: Context, query: QueryValue, depth: number): GivenName[] {
  const names = namesGiven(context, query.init, depth + 1);
  for (const write of query.writes) {
    const frame = write.frame ?? query.place.frame;
    const value = (): Value => context.evaluate(write.value, write.module, frame);
    const literal = literalString(write.name);
    if (literal !== undefined) {
      const site: Site = { form: 'string', node: write.name, call: write.call };
      names.push({ name: literal, node: write.name, module: write.module, site, value });
      continue;
    }
    const given = context.evaluate(write.name, write.module, frame);
    names.push(...namesOfTexts(given, value), ...namesOfKeys(context, given, depth));
  }
  return names;
}

/** `for (const [key, value] of Object.entries(query)) params.set(key, value)`: the names of `query`. */
function namesOfKeys(context: Context, name: Value, depth: number): GivenName[] {
  return alternatives(name).flatMap((part) => (part.kind === 'key' ? namesGiven(context, part.of, depth + 1) : []));
}

/** `new URLSearchParams(Object.entries(query))`: the names of `query`. */
function namesOfEntries(context: Context, pair: Value, depth: number): GivenName[] {
  const [first] = pair.kind === 'array' ? pair.elements : [];
  return first ? namesOfKeys(context, first(), depth) : [];
}

/** Names that stand elsewhere: in a constant, a table, an enum. */
function namesOfTexts(name: Value, value: () => Value): GivenName[] {
  return alternatives(name).flatMap((alternative): GivenName[] => {
    const text = plainText(alternative);
    const part = alternative.kind === 'text' ? alternative.parts[0] : undefined;
    if (text === undefined || !part || !('text' in part)) return [];
    const { node, module } = part;
    return [{ name: text, node, module, site: { form: 'string', node }, value }];
  });
}

/** `['member_id', id]` in a list of pairs. */
function namesOfPair(pair: Value): GivenName[] {
  if (pair.kind !== 'array') return [];
  const [first, second] = pair.elements;
  return first && second ? namesOfTexts(first(), second) : [];
}

/** `'member_id=1&activated=true'` as a query text. */
function namesOfText(parts: Extract<Value, { kind: 'text' }>['parts']): GivenName[] {
  return parts.flatMap((part) => {
    if (!('text' in part)) return [];
    return [...part.text.matchAll(/(?:^|[?&])([^=&?#]+)=([^&#]*)/g)].flatMap((match) => {
      const name = match[1] ?? '';
      const end = match.index + match[0].length;
      const start = match.index + match[0].indexOf(name);
      const text = slicePart(part, end - (match[2] ?? '').length, end);
      const [piece] = slicePart(part, start, start + name.length);
      if (!piece || !('text' in piece)) return [];
      const span = piece.span ? { span: piece.span } : {};
      const site: Site = { form: 'query-text', node: part.node, ...span };
      return [
        { name, node: part.node, module: part.module, site, value: (): Value => ({ kind: 'text', parts: text }) },
      ];
    });
  });
}
