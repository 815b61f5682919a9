/** What a request asks for: every URL it may have, matched to the operations of the schedule. */
import { authSchemes, type Operation } from '@curfew/schedule';
import type { Context } from '../evaluate/context.js';
import { writesTo } from '../evaluate/member-writes.js';
import { textsOf } from '../evaluate/text.js';
import {
  alternatives,
  plainText,
  type Frame,
  type FunctionValue,
  type TextPart,
  type TextValue,
  type Value,
} from '../values/value.js';
import type { QueryWrite } from '../values/url-values.js';
import type { ClientValue } from '../values/library-values.js';
import { contains, unwrap } from '../syntax/nodes.js';
import { nodesWithin } from '../syntax/nodes-within.js';
import { passedOn } from '../proxies/passed-on.js';
import { outermostModule, type HttpRequest } from './http-request.js';
import { mayAllOccur } from './joint-branches.js';
import { matchOperation } from './match-operation.js';
import { belowHost, belowSegments, readPath, type PathReading } from './read-path.js';

export interface RequestTarget {
  owner: 'ours' | 'foreign' | 'unknown';
  evidence: string[];
  reading: PathReading;
  operation: Operation | undefined;
  /** Clients and bases of the same key are the same. */
  key: string | object | undefined;
  /** The host of a request that is marked as the service's, but goes to none of its base URLs. */
  host?: string;
}

/** Why a mock without a host is the service's. */
export const MOCKED = 'mocks of this file are configured as those of the service';

const described = new WeakMap<HttpRequest, RequestTarget[]>();

/** The targets of a request, one for each URL it may have; empty where the URL is not known at all. */
export function describeRequest(context: Context, request: HttpRequest): RequestTarget[] {
  const known = described.get(request);
  if (known) return known;
  described.set(request, []);
  const texts = textsOfRequest(context, request);
  const isMixed = request.rivals === true && texts.length > 1;
  const targets = texts
    .flatMap((text) => describeText(context, request, text) ?? [])
    .map((target) =>
      isMixed && target.owner === 'ours' ? { ...target, owner: 'unknown' as const, evidence: [] } : target,
    );
  described.set(request, targets);
  return targets;
}

/** The paths of a mock that names no host, where configuration says nothing of its file. */
export function undecidedMocks(context: Context, request: HttpRequest): RequestTarget[] {
  if (!request.mock || describeRequest(context, request).length > 0) return [];
  return textsOfRequest(context, request).flatMap((text): RequestTarget[] => {
    const whole = readPath(context, text);
    if (whole?.base.owner !== 'unknown') return [];
    const reading = belowSegments(whole, prefixOf(context, request, whole, true));
    const operation = matchOperation(context, reading, request.method);
    return [{ owner: 'unknown', evidence: [], reading, operation, key: undefined }];
  });
}

/** The URLs of a request, with those that the server of a front end passes it on to. */
function textsOfRequest(context: Context, request: HttpRequest): TextValue[] {
  const texts = combine(request.base, request.url).filter(({ parts }) =>
    mayAllOccur(parts.filter((part) => 'text' in part)),
  );
  // A test of the caller's own server asks that one; a path on something unknown may be anything.
  if ((request.hostOnly && !request.mock) || request.isGuessed) return texts;
  return texts.flatMap((text) => {
    const [first] = text.parts;
    const senders = [outermostModule(request), request.sink.module, ...(first ? [first.module] : [])];
    return passedOn(context, text, senders, request.mock);
  });
}

/** Puts the client's base before a URL that is not absolute. */
export function combine(base: Value | undefined, url: Value): TextValue[] {
  const texts = textsOf(url);
  if (!base || alternatives(base).every((part) => part.kind === 'constant')) return texts;
  const bases = textsOf(base);
  return texts.flatMap((text) => {
    const [first] = text.parts;
    if (first && 'text' in first && /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(first.text)) return [text];
    const node = first?.node;
    const module = first?.module;
    if (!node || !module) return [];
    const slash: TextPart = { text: '/', node, module };
    if (bases.length === 0)
      return [{ kind: 'text' as const, parts: [{ hole: base, node, module, frame: undefined }, slash, ...text.parts] }];
    return bases.map((prefix) => ({ kind: 'text' as const, parts: [...prefix.parts, slash, ...text.parts] }));
  });
}

function describeText(context: Context, request: HttpRequest, text: TextValue): RequestTarget | undefined {
  const whole = readPath(context, text);
  if (!whole) return undefined;
  const { base } = whole;
  const mocked = request.mock && context.settings.mocks?.(request.sink.module.file) === true;
  const reading = base.owner === 'unknown' ? belowSegments(whole, prefixOf(context, request, whole, mocked)) : whole;
  const operation = base.owner === 'foreign' ? undefined : matchOperation(context, reading, request.method);
  const key = base.owner === 'unknown' ? (base.key ?? clientKey(request, text)) : undefined;
  if (base.owner === 'ours') return { owner: 'ours', evidence: [base.evidence], reading, operation, key };
  if (base.owner === 'foreign')
    return markedElsewhere(context, request, text) ?? { owner: 'foreign', evidence: [], reading, operation, key };
  const evidence = ownEvidence(context, request);
  if (mocked) return { owner: 'ours', evidence: [MOCKED], reading, operation, key };
  // A test of the caller's own server may send the marker too.
  if (request.hostOnly && request.client?.configured !== true) return undefined;
  return { owner: evidence.length > 0 ? 'ours' : 'unknown', evidence, reading, operation, key };
}

/** A request with the service's marker to a host of which nobody says that the service is reached there: a gateway, or a mistake. */
function markedElsewhere(context: Context, request: HttpRequest, text: TextValue): RequestTarget | undefined {
  if (!context.possible || request.hostOnly || request.mock || ownEvidence(context, request).length === 0)
    return undefined;
  const below = belowHost(text);
  const reading = below && readPath(context, below.path);
  if (!reading) return undefined;
  const operation = matchOperation(context, reading, request.method);
  return { owner: 'unknown', evidence: [], reading, operation, key: undefined, host: below.host };
}

/** How many segments come before the path of an operation: the path of a base URL that a client writes out, the `*` of a mock. */
function prefixOf(context: Context, request: HttpRequest, { segments }: PathReading, mocked: boolean): number {
  const texts = segments.map((segment) => segment.text);
  if (mocked) {
    const named = texts.findIndex((text) => text === undefined || !/^\*+$/.test(text));
    if (named > 0) return named;
  }
  if (!mocked && request.client?.configured !== true) return 0;
  const bases = [...context.schedule.service.baseUrls, ...(context.settings.baseUrls ?? [])];
  const prefixes = bases.map((url) =>
    url
      .split('/')
      .slice(3)
      .filter((segment) => segment !== ''),
  );
  const fitting = prefixes.filter((prefix) => prefix.every((segment, index) => segment === texts[index]));
  return Math.max(0, ...fitting.map((prefix) => prefix.length));
}

/** A configured client, or the service's auth marker in the headers. */
function ownEvidence(context: Context, request: HttpRequest): string[] {
  const evidence: string[] = [];
  if (request.client?.configured) evidence.push(`configured client ${request.client.package ?? ''}`.trim());
  const { service } = context.schedule;
  const header = service.auth === 'unknown' ? '' : service.auth.header;
  const scheme = authSchemes(service).find((word) =>
    request.headers.some((headers) => hasMarker(context, headers, header, word)),
  );
  if (scheme !== undefined) evidence.push(`${header}: ${scheme}`);
  return evidence;
}

/** Headers may be spread into themselves: `options.headers = { ...options.headers, accept }`. */
const MAX_SPREAD = 6;

function hasMarker(
  context: Context,
  value: Value,
  header: string,
  scheme: string,
  depth = 0,
  seen = new Map<object, Set<unknown>>(),
): boolean {
  if (depth > MAX_SPREAD) return false;
  return alternatives(value).some((part) => {
    if (part.kind === 'object') {
      const frames = seen.get(part.place?.node ?? part) ?? new Set();
      if (frames.has(part.place?.frame)) return false;
      seen.set(part.place?.node ?? part, frames.add(part.place?.frame));
      const entry = [...part.entries].find(([name]) => name.toLowerCase() === header.toLowerCase());
      if (entry && startsWithScheme(entry[1].value(), scheme)) return true;
      const writes = writesTo(context, part).filter((write) => write.name.toLowerCase() === header.toLowerCase());
      if (
        writes.some((write) =>
          startsWithScheme(context.evaluate(write.assignment.right, write.module, undefined), scheme),
        )
      )
        return true;
      const nested = part.entries.get('common');
      if (nested && hasMarker(context, nested.value(), header, scheme, depth + 1, seen)) return true;
      return part.spreads.some((spread) => hasMarker(context, spread(), header, scheme, depth + 1, seen));
    }
    if (part.kind === 'array') {
      return part.elements.some((element) => {
        const pair = element();
        return pair.kind === 'array' && pair.elements.some((item) => startsWithScheme(item(), scheme));
      });
    }
    if (part.kind === 'function') return isMarkedBy(context, part, header, scheme);
    if (part.kind === 'query') {
      return (
        hasMarker(context, part.init, header, scheme, depth + 1, seen) ||
        part.writes.some((write) => isMarkerWrite(context, write, header, scheme))
      );
    }
    return false;
  });
}

/** A function that sets the marker on the headers it is given: `prepareHeaders: (headers) => { headers.set(…) }`. */
function isMarkedBy(context: Context, fn: FunctionValue, header: string, scheme: string): boolean {
  return nodesWithin('calls', fn).some((call) => {
    if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return false;
    const [name, value] = call.arguments;
    return name && value ? isMarkerWrite(context, { name, value, call, module: fn.module }, header, scheme) : false;
  });
}

/** `headers.set('Authorization', 'SERVICE-LOGIN …')`. */
function isMarkerWrite(context: Context, write: QueryWrite, header: string, scheme: string): boolean {
  const name = plainText(context.evaluate(write.name, write.module, undefined));
  return (
    name?.toLowerCase() === header.toLowerCase() &&
    startsWithScheme(context.evaluate(write.value, write.module, undefined), scheme)
  );
}

function startsWithScheme(value: Value, scheme: string): boolean {
  return textsOf(value).some((text) => {
    const [first] = text.parts;
    return first !== undefined && 'text' in first && first.text.trimStart().startsWith(scheme);
  });
}

/** What two requests of the same client share: the client, its package, an unknown receiver, or the wrapper they go through. */
function clientKey(request: HttpRequest, url: TextValue): string | object | undefined {
  const { client, receiver, sink } = request;
  if (client) return client.package ? `package:${client.package}` : originOf(client);
  if (receiver !== undefined) return receiver;
  return sink.frame ? wrapperKey(sink.frame, url) : undefined;
}

/**
 * Two objects of a class made with arguments, or two functions made by one, are two wrappers; else the innermost function is it, where it is
 * given what it asks for: one that writes its URLs itself is no client.
 */
function wrapperKey(frame: Frame, url: TextValue): object | undefined {
  const isOwn = url.parts.every(({ module, node }) => module === frame.module && contains(frame.fn, node));
  for (let current: Frame | undefined = frame; current; current = current.call.frame) {
    const { self, parent } = current;
    if (self?.kind === 'instance' && (self.args?.length ?? 0) > 0) return self.place.node;
    if (parent && !isOwn && !isCalledWhereWritten(parent)) return parent.call.node;
  }
  return isOwn ? undefined : frame.fn;
}

/** `(function ($) { … })(jQuery)`: it runs once, as the module does. */
function isCalledWhereWritten({ fn, call }: Frame): boolean {
  return call.node.type === 'CallExpression' && unwrap(call.node.callee) === fn;
}

/** The call that made the client, not those that only add a path or a query to it. */
function originOf(client: ClientValue): object {
  const made = client.layers.findLast((layer) => layer.factory.base ?? layer.factory.client) ?? client.layers[0];
  return (made?.place ?? client.place).node;
}
