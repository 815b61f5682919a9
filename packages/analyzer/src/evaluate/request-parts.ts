/** Query, body, headers and base that the tables say a call, a client or a later call adds to a request. */
import { isBodiless, type ArgumentPath, type HeaderPath, type RequestParts } from '../clients/library.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import {
  UNDEFINED,
  alternatives,
  isUnknown,
  mapValue,
  type ObjectValue,
  type TextPart,
  type Value,
} from '../values/value.js';
import type { ClientLayer, ClientValue } from '../values/library-values.js';
import { nodesWithin } from '../syntax/nodes-within.js';
import { madeObject } from '../values/made-values.js';
import type { Context } from './context.js';
import { memberWithWrites } from './member-writes.js';
import { returnedByAny } from './returned-value.js';
import { appendValue, joinTexts, replaceInText, textsOf } from './text.js';

export type Read = (path: ArgumentPath) => Value;

/** Reads arguments of a call by the paths of a table. */
export function reader(context: Context, args: readonly Value[]): Read {
  return (path) => {
    let value = args[path.argument] ?? UNDEFINED;
    for (const key of path.keys ?? [])
      value = key === '()' ? returnedByAny(context, value) : memberWithWrites(context, value, key);
    return value;
  };
}

export function isUndefined(value: Value): boolean {
  return value.kind === 'constant' && value.value === undefined;
}

/** The values at these paths that are there. */
export function readAll(read: Read, paths: readonly ArgumentPath[] | undefined): Value[] {
  return (paths ?? []).map(read).filter(isGiven);
}

/** True for what is known to be there. */
export function isGiven(value: Value): boolean {
  return !isUnknown(value) && !isUndefined(value);
}

export interface PartValues {
  query: Value[];
  body: Value[];
  headers: Value[];
}

/** What a call adds. `data` is query or body by the method. */
export function partsOf(parts: RequestParts, read: Read, method: string | undefined, module: SourceModule): PartValues {
  const data = readAll(read, parts.data);
  const inQuery = method !== undefined && isBodiless(method);
  return {
    query: [...readAll(read, parts.query), ...(inQuery ? data : [])],
    body: [...readAll(read, parts.body), ...(inQuery ? [] : data)],
    headers: (parts.headers ?? []).flatMap((path) => headerValues(path, read, module)),
  };
}

function headerValues(path: HeaderPath, read: Read, module: SourceModule): Value[] {
  if (!('name' in path)) return readAll(read, [path]);
  const [value] = readAll(read, [path.value]);
  if (!value) return [];
  const { name } = path;
  if (typeof name === 'string') {
    const entries = new Map([[name, { value: () => value, module }]]);
    return [madeObject(entries)];
  }
  const pair: Value = { kind: 'array', place: undefined, elements: [() => read(name), () => value] };
  return [{ kind: 'array', place: undefined, elements: [() => pair] }];
}

/** The layers of a client with the clients that it takes over looked through. */
export function layersOf(context: Context, client: ClientValue | undefined): ClientLayer[] {
  return (client?.layers ?? []).flatMap((layer) => {
    const inner = layer.factory.client ? reader(context, layer.args)(layer.factory.client) : UNDEFINED;
    const taken = alternatives(inner)
      .flatMap((part) => clientsIn(context, part))
      .flatMap((part) => layersOf(context, part));
    return [...taken, layer];
  });
}

/** A client, or the clients that a function calls in its place. */
function clientsIn(context: Context, value: Value): ClientValue[] {
  if (value.kind === 'client') return [value];
  if (value.kind !== 'function') return [];
  const { node, module, frame } = value;
  const called = nodesWithin('calls', { node, module }).flatMap((call) =>
    call.type === 'CallExpression' ? alternatives(context.evaluate(call.callee, module, frame)) : [],
  );
  const clients = called.filter((part) => part.kind === 'client');
  return clients.slice(0, 1);
}

/** The base URL of a client: that of its last layer, with the paths that later layers put behind it. */
export function baseOfLayers(context: Context, layers: readonly ClientLayer[]): Value | undefined {
  let base: Value | undefined;
  for (const layer of layers) {
    const read = reader(context, layer.args);
    const given = readAll(read, layer.factory.base);
    base = (layer.factory.inAnyOrder ? given.find(isAbsolute) : given[0]) ?? unknownBase(read, layer) ?? base;
    for (const url of readAll(read, layer.factory.url)) {
      base = base === undefined || isAbsolute(url) ? url : joinTexts(placed([base, url], layer), '/');
    }
  }
  return base;
}

/** A base that is given but not known still tells two clients apart. */
function unknownBase(read: Read, layer: ClientLayer): Value | undefined {
  return layer.factory.base?.map(read).find((value) => value.kind === 'unknown' && value.key !== undefined);
}

function placed(values: readonly Value[], layer: ClientLayer): { value: Value; place: ClientLayer['place'] }[] {
  return values.map((value) => ({ value, place: layer.place }));
}

/** True when a text starts with a scheme and a host, or `//` and a host, whichever of its alternatives it is. */
export function isAbsolute(value: Value): boolean {
  const texts = textsOf(value);
  return (
    texts.length > 0 &&
    texts.every((text) => {
      const [first] = text.parts;
      return first !== undefined && 'text' in first && /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(first.text);
    })
  );
}

/** A host that stands apart from the path, as a base URL. */
export function baseOfHost(host: Value, node: AnyNode, module: SourceModule): Value {
  const [first] = textsOf(host)[0]?.parts ?? [];
  if (!first || !('text' in first)) return host;
  const parts: TextPart[] = [{ text: '//', node, module }];
  appendValue(parts, host, { node, module, frame: undefined });
  return { kind: 'text', parts };
}

/** Puts the values of an object into the `{name}` places of a URL. */
export function fillPath(url: Value, path: Value): Value {
  return alternatives(path).reduce((filled, part) => (part.kind === 'object' ? fillFrom(filled, part) : filled), url);
}

function fillFrom(url: Value, object: ObjectValue): Value {
  return mapValue(url, (text) => {
    if (text.kind !== 'text') return text;
    let filled = text;
    for (const [name, entry] of object.entries) {
      const node = entry.property?.type === 'Property' ? entry.property.value : entry.key;
      if (!node) continue;
      const place = { node, module: entry.module, frame: object.place?.frame };
      filled = replaceInText(filled, `{${name}}`, entry.value(), place);
    }
    return filled;
  });
}
