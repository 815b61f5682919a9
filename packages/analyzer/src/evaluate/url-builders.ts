/** URLs and queries that packages build: joined, completed by a query, put together from parts. */
import { urlBuilding } from '../clients/url-builders.js';
import { writtenElements } from '../values/written-elements.js';
import {
  UNKNOWN,
  alternatives,
  isUnknown,
  plainText,
  union,
  type PackageValue,
  type Place,
  type TextPart,
  type TextValue,
  type Value,
} from '../values/value.js';
import type { UrlValue } from '../values/url-values.js';
import type { CallNode } from './calls.js';
import type { Context } from './context.js';
import { memberOf } from './members.js';
import { appendValue, joinTexts, replaceInText, textsOf } from './text.js';

/** What a call of a URL or query builder gives; undefined where the package's export is none. */
export function builtUrl(
  context: Context,
  value: PackageValue,
  node: CallNode,
  args: readonly Value[],
  place: Place,
): Value | undefined {
  const building = urlBuilding(value.name, value.path);
  if (!building) return undefined;
  const first = args[0] ?? UNKNOWN;
  const second = args[1] ?? UNKNOWN;
  const nodes = node.type === 'TaggedTemplateExpression' ? [] : node.arguments;
  const placeOf = (index: number): Place => ({ ...place, node: nodes[index] ?? node });
  switch (building) {
    case 'join':
      return joined(args, placeOf, first);
    case 'same':
    case 'query':
      return first;
    case 'with-query':
      return withQuery(first, second, placeOf(0));
    case 'url-and-query':
      return withQuery(memberOf(context, first, 'url'), memberOf(context, first, 'query'), placeOf(0));
    case 'parts':
      return first.kind === 'url' ? first : fromParts(context, first, placeOf(0));
    case 'resolve':
      return joinTexts([atPlace(first, placeOf(0)), atPlace(second, placeOf(1))], '/');
    case 'resolve-to':
      return joinTexts([atPlace(second, placeOf(1)), atPlace(first, placeOf(0))], '/');
    case 'template':
      return filled(args, placeOf);
  }
}

function atPlace(value: Value, place: Place): { value: Value; place: Place } {
  return { value, place };
}

/** `join(a, b)` and `join([a, b])`; a text that is a query (`?a=1`) or absent is not set off by a slash. */
function joined(args: readonly Value[], placeOf: (index: number) => Place, first: Value): Value {
  const list = (args.length === 1 ? writtenElements(first) : undefined) ?? args;
  const [base, ...rest] = list;
  if (!base) return UNKNOWN;
  let text = joinTexts([atPlace(base, placeOf(0))], '');
  rest.forEach((value, index) => {
    if (value.kind === 'constant' && typeof value.value !== 'number') return;
    const place = placeOf(args === list ? index + 1 : 0);
    const separator = /^[?&#]/.test(leading(value)) ? '' : '/';
    text = joinTexts([atPlace(text, place), atPlace(value, place)], separator);
  });
  return text;
}

function leading(value: Value): string {
  const [part] = value.kind === 'text' ? value.parts : [];
  return part && 'text' in part ? part.text : '';
}

function withQuery(url: Value, query: Value, place: Place): Value {
  const urls = textsOf(url).map((text): UrlValue => urlWith(text, query, place));
  return urls.length > 0 ? union(urls) : url;
}

function urlWith(text: TextValue, init: Value, place: Place): UrlValue {
  return { kind: 'url', text, query: { kind: 'query', place, init, writes: [] } };
}

/** `url.format({ protocol, host, pathname, query })`. */
function fromParts(context: Context, object: Value, place: Place): Value {
  const member = (name: string): Value => memberOf(context, object, name);
  const known = (names: readonly string[]): Value | undefined =>
    names.map(member).find((value) => alternatives(value).some((part) => part.kind === 'text'));
  const host = known(['host', 'hostname']);
  const path = known(['pathname']);
  if (!path) return UNKNOWN;
  const parts: TextPart[] = [];
  if (host) {
    parts.push({ text: '//', node: place.node, module: place.module });
    appendValue(parts, host, place);
    parts.push({ text: '/', node: place.node, module: place.module });
  }
  appendValue(parts, path, place);
  const query = member('query');
  return urlWith({ kind: 'text', parts }, isUnknown(query) ? member('search') : query, place);
}

/** `urlcat(base, '/cards/:id', { id, member_id })`: values without a place in the path are the query. */
function filled(args: readonly Value[], placeOf: (index: number) => Place): Value {
  const values = args.at(-1);
  const texts = args.filter((value) => value.kind !== 'object');
  const joinedText = joinTexts(
    texts.map((value, index) => atPlace(value, placeOf(index))),
    '/',
  );
  if (values?.kind !== 'object') return joinedText;
  let [text = joinedText] = textsOf(joinedText);
  const query = new Map(values.entries);
  for (const [name, entry] of values.entries) {
    const before = plainLength(text);
    const node = entry.property?.type === 'Property' ? entry.property.value : (entry.key ?? placeOf(0).node);
    text = replaceInText(text, `:${name}`, entry.value(), { ...placeOf(0), node, module: entry.module });
    if (plainLength(text) !== before) query.delete(name);
  }
  return urlWith(text, { ...values, entries: query }, placeOf(args.length - 1));
}

function plainLength(text: TextValue): string {
  return text.parts.map((part) => ('text' in part ? part.text : (plainText(part.hole) ?? '\0'))).join('');
}
