/** `URL` and `URLSearchParams` of the URL standard, and what is set on them later. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { indexOf, parentOf, variableAt } from '../syntax/module-index.js';
import { outermost, takenBy } from '../syntax/outermost.js';
import { memberName, propertyName, unwrap, type NodeOf } from '../syntax/nodes.js';
import { madeObject } from '../values/made-values.js';
import {
  UNDEFINED,
  UNKNOWN,
  alternatives,
  isUnknown,
  mapValue,
  union,
  type Frame,
  type Place,
  type TextPart,
  type TextValue,
  type Value,
} from '../values/value.js';
import type { QueryValue, QueryWrite, UrlValue } from '../values/url-values.js';
import { once, type Context } from './context.js';
import { heldAt } from './later-calls.js';
import { memberOf } from './members.js';
import { appendValue, slicePart } from './text.js';

/** `new URL(…)`, `new URLSearchParams(…)`, `new Request(…)`, `new Headers(…)`, `new FormData()`; undefined for other constructors. */
export function constructUrl(
  context: Context,
  node: NodeOf<'NewExpression'>,
  name: string,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  const [first, second] = node.arguments;
  const value = (argument: AnyNode | undefined): Value =>
    argument ? context.evaluate(argument, module, frame) : UNDEFINED;
  switch (name) {
    case 'URL':
      return first
        ? urlValue(context, node, value(first), first, second && { value: value(second), node: second }, module, frame)
        : UNKNOWN;
    case 'URLSearchParams':
      return queryValue(context, node, value(first), module, frame);
    case 'HttpParams':
    case 'HttpHeaders':
      return { ...queryValue(context, node, initOfParams(value(first)), module, frame), chained: true };
    case 'Headers':
    case 'FormData':
      return queryValue(context, node, name === 'Headers' ? value(first) : UNKNOWN, module, frame);
    case 'Request': {
      if (!first) return UNKNOWN;
      return requestValue(context, value(first), second && value(second), module);
    }
    default:
      return undefined;
  }
}

/** A `Request`: its URL and its options; made of another one, what that has. */
function requestValue(context: Context, input: Value, options: Value | undefined, module: SourceModule): Value {
  const other = alternatives(input).some((part) => part.kind === 'object' && part.entries.has('url'));
  const url = other ? memberOf(context, input, 'url') : input;
  const spreads = [...(options ? [(): Value => options] : []), ...(other ? [(): Value => input] : [])];
  return madeObject(new Map([['url', { value: () => url, module }]]), spreads);
}

/** What a function of the project gives, with what is set on it where it was called. */
export function withLaterWrites(context: Context, value: Value, call: AnyNode, module: SourceModule): Value {
  return mapValue(value, (part) => {
    if (part.kind !== 'url' && part.kind !== 'query') return part;
    const query = part.kind === 'url' ? part.query : part;
    const writes = writesOn(context, call, module, part.kind === 'url');
    const changed = writes.length === 0 ? query : { ...query, writes: [...query.writes, ...writes] };
    return part.kind === 'url' ? { ...part, query: changed } : changed;
  });
}

function urlValue(
  context: Context,
  node: AnyNode,
  relative: Value,
  relativeNode: AnyNode,
  base: { value: Value; node: AnyNode } | undefined,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  const parts: TextPart[] = [];
  if (base) appendValue(parts, base.value, { node: base.node, module, frame });
  const own: TextPart[] = [];
  appendValue(own, relative, { node: relativeNode, module, frame });
  const first = own[0];
  if (first && 'text' in first && /^[a-z][a-z+.-]*:/i.test(first.text)) parts.length = 0;
  const leading = first && 'text' in first ? first.text.startsWith('/') : false;
  if (leading) parts.splice(0, parts.length, ...originOf(parts));
  const last = parts.at(-1);
  if (parts.length > 0 && !leading && !(last && 'text' in last && last.text.endsWith('/'))) {
    parts.push(slash(relativeNode, module));
  }
  const path = assignedTo(node, 'pathname', module);
  const whole = [...parts, ...own];
  const text: TextValue = { kind: 'text', parts: path ? [...originOf(whole), slash(path, module)] : whole };
  if (path) appendValue(text.parts, context.evaluate(path, module, frame), { node: path, module, frame });
  const search = assignedTo(node, 'search', module);
  const init = search ? context.evaluate(search, module, frame) : UNKNOWN;
  return {
    kind: 'url',
    text,
    query: { ...emptyQuery(node, module, frame), init, writes: urlWrites(context, node, module) },
  };
}

/** `Object.assign(new URL(base), { pathname: '/cards' })`. */
export function urlAssigned(context: Context, url: UrlValue, given: readonly Value[], place: Place): UrlValue {
  const assigned = (name: string): Value =>
    union(given.map((part) => memberOf(context, part, name)).filter((part) => !isUnknown(part) && part !== UNDEFINED));
  const path = assigned('pathname');
  const search = assigned('search');
  const { node, module } = place;
  const text: TextValue = isUnknown(path)
    ? url.text
    : { kind: 'text', parts: [...originOf(url.text.parts), slash(node, module)] };
  if (!isUnknown(path)) appendValue(text.parts, path, place);
  return { ...url, text, query: isUnknown(search) ? url.query : { ...url.query, init: search } };
}

function slash(node: AnyNode, module: SourceModule): TextPart {
  return { text: '/', node, module };
}

/** The parts of a URL before its path; a base that is not known counts whole. */
/** `new URL('https://…/v2').origin` */
export function originOfUrl({ text }: UrlValue): Value {
  const parts = originOf(text.parts);
  return parts.length > 0 ? { kind: 'text', parts } : UNKNOWN;
}

function originOf(parts: readonly TextPart[]): TextPart[] {
  const origin: TextPart[] = [];
  let known = '';
  for (const part of parts) {
    if (!('text' in part)) {
      origin.push(part);
      if (known === '') return origin;
      known += '\0';
      continue;
    }
    const end = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(known + part.text)?.[0].length ?? 0;
    origin.push(...slicePart(part, 0, Math.max(0, end - known.length)));
    known += part.text;
    if (end < known.length) return origin;
  }
  return origin;
}

function emptyQuery(node: AnyNode, module: SourceModule, frame: Frame | undefined): QueryValue {
  return { kind: 'query', place: { node, module, frame }, init: UNKNOWN, writes: [] };
}

function queryValue(
  context: Context,
  node: AnyNode,
  init: Value,
  module: SourceModule,
  frame: Frame | undefined,
): QueryValue {
  return { kind: 'query', place: { node, module, frame }, init, writes: writesOn(context, node, module, false) };
}

function urlWrites(context: Context, node: AnyNode, module: SourceModule): QueryWrite[] {
  return writesOn(context, node, module, true);
}

/** `new HttpParams({ fromObject: … })`. */
function initOfParams(options: Value): Value {
  return mapValue(options, (part) => {
    const from =
      part.kind === 'object' ? (part.entries.get('fromObject') ?? part.entries.get('fromString')) : undefined;
    return from ? from.value() : part;
  });
}

const WRITERS = new Set(['set', 'append']);

/** `params.set('name', value)` on the variable or class field that holds the object; `through`: by way of `.searchParams`. */
function writesOn(context: Context, node: AnyNode, module: SourceModule, through: boolean): QueryWrite[] {
  return once(context, 'query-writes', node, [] as QueryWrite[], () => {
    const { end, writes } = chainOf(node, module);
    const held = heldAt(end, module);
    if (held.length === 0) return writes;
    for (const call of indexOf(module).calls) {
      if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') continue;
      if (!WRITERS.has(memberName(call.callee) ?? '')) continue;
      const root = receiverRoot(call.callee.object, through, module);
      if (!root || !held.includes(root)) continue;
      const [name, value] = call.arguments;
      if (name && value) writes.push({ name, value, call, module });
      // `params = params.set('a', 1).append('b', 2)`
      if (!through) writes.push(...chainOf(call, module).writes);
    }
    return writes;
  });
}

/** The writes in `new HttpParams().set('a', 1).append('b', 2)`, and the end of the chain. */
function chainOf(node: AnyNode, module: SourceModule): { end: AnyNode; writes: QueryWrite[] } {
  const writes: QueryWrite[] = [];
  let end = node;
  for (;;) {
    const { place, taker: member } = takenBy(end, module);
    const call = member && parentOf(member, module);
    if (member?.type !== 'MemberExpression' || member.object !== place || call?.type !== 'CallExpression') break;
    if (call.callee !== member || !WRITERS.has(memberName(member) ?? '')) break;
    const [name, value] = call.arguments;
    if (name && value) writes.push({ name, value, call, module });
    end = call;
  }
  return { end, writes };
}

/** The variable behind a receiver, also one that names `url.searchParams` first. */
function receiverRoot(written: AnyNode, through: boolean, module: SourceModule): AnyNode | undefined {
  const receiver = unwrap(written);
  if (!through) return receiver;
  if (receiver.type === 'MemberExpression' && memberName(receiver) === 'searchParams') return unwrap(receiver.object);
  if (receiver.type !== 'Identifier') return undefined;
  const taken = takenApart(receiver, 'searchParams', module);
  if (taken) return unwrap(taken);
  const initial = initializerOf(receiver, module);
  const init = initial && unwrap(initial);
  return init?.type === 'MemberExpression' && memberName(init) === 'searchParams' ? unwrap(init.object) : undefined;
}

/** The object whose member a name is taken from: `const { searchParams } = url`. */
function takenApart(identifier: NodeOf<'Identifier'>, name: string, module: SourceModule): AnyNode | undefined {
  const definition = variableAt(identifier.name, identifier, module)?.defs[0];
  const declaration = definition?.node as AnyNode | undefined;
  if (declaration?.type !== 'VariableDeclarator' || declaration.id.type !== 'ObjectPattern') return undefined;
  const property = declaration.id.properties.find(
    (item) => item.type === 'Property' && item.value === definition?.name,
  );
  return property?.type === 'Property' && propertyName(property) === name ? (declaration.init ?? undefined) : undefined;
}

function initializerOf(identifier: NodeOf<'Identifier'>, module: SourceModule): AnyNode | undefined {
  const declaration = variableAt(identifier.name, identifier, module)?.defs[0]?.node as AnyNode | undefined;
  return declaration?.type === 'VariableDeclarator' ? (declaration.init ?? undefined) : undefined;
}

function assignedTo(node: AnyNode, name: string, module: SourceModule): AnyNode | undefined {
  const declarator = parentOf(outermost(node, module), module);
  if (declarator?.type !== 'VariableDeclarator' || declarator.id.type !== 'Identifier') return undefined;
  const variable = variableAt(declarator.id.name, declarator.id, module);
  for (const { assignment } of indexOf(module).assignmentsTo.member.get(name) ?? []) {
    const owner = assignment.left.type === 'MemberExpression' ? unwrap(assignment.left.object) : undefined;
    if (owner?.type !== 'Identifier') continue;
    if (variableAt(owner.name, owner, module) === variable) return assignment.right;
  }
  return undefined;
}

/** Methods of URL objects and queries: `toString` gives the text, the others nothing of interest. */
export function urlMethod(receiver: Value, name: string): Value | undefined {
  const kept = alternatives(receiver).filter((value) => value.kind === 'url' || value.kind === 'query');
  if (kept.length === 0) return undefined;
  if (WRITERS.has(name) && kept.some((value) => value.kind === 'query' && value.chained)) return receiver;
  return name === 'toString' || name === 'toJSON' ? receiver : UNKNOWN;
}
