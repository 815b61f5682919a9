/** What a request uses: deprecated endpoints, query parameters, identifiers, body fields and values. */
import { spellings, type Operation } from '@curfew/schedule';
import type { AnyNode, RequestSite, SourceModule } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import { isParameter } from '../requests/match-operation.js';
import { describeRequest, undecidedMocks, type RequestTarget } from '../requests/describe.js';
import { UNDECIDED_MOCK, assuming, beliefIn, type Belief } from '../requests/confidence.js';
import { goesElsewhere, isSentElsewhere } from '../requests/foreign-paths.js';
import type { HttpRequest } from '../requests/http-request.js';
import type { Entry } from '../schedule-index.js';
import { contains } from '../syntax/nodes.js';
import { alternatives, type Place, type Value } from '../values/value.js';
import { detectIdentifier } from './identifiers.js';
import type { MatchList } from './match-list.js';
import { detectMockQueries } from './mock-queries.js';
import { detectMockReplies } from './mock-replies.js';
import { bracketedName, namesGiven, type GivenName } from './object-names.js';
import { anchorAtCall, isInModule, pathAnchor } from './path-anchor.js';
import { detectQueryValue, detectSentValue } from './sent-values.js';
import type { SetLink } from './value-sets.js';

/** Adds the matches of one request. They may stand in other modules: a table, a path function, a caller. */
export function detectRequest(context: Context, request: HttpRequest, list: MatchList): void {
  for (const target of describeRequest(context, request)) {
    const { operation } = target;
    if (target.owner === 'ours') {
      const belief = beliefIn(context, request, target);
      detectMockQueries(context, request, belief, list);
      detectMockReplies(context, request, target, belief, list);
    }
    if (!operation || target.owner === 'foreign' || goesElsewhere(context, request, target)) continue;
    const belief = beliefIn(context, request, target);
    const endpoints = context.index.endpointTargets.get(operation.id) ?? [];
    const site = requestSite(request);
    for (const entry of endpoints) addPath(context, entry, request, target, belief, list);
    for (const entry of context.index.identifierTargets.get(operation.id) ?? []) {
      const index = parameterIndex(operation.path, entry.target.parameter);
      const segment = target.reading.segments[index];
      if (segment) detectIdentifier(entry, segment, belief, site, list);
    }
    addQuery(context, request, target, belief, list);
    addBody(context, request, target, new Set(endpoints.map((entry) => entry.deprecation.id)), belief, list);
  }
  for (const target of undecidedMocks(context, request)) {
    for (const entry of context.index.endpointTargets.get(target.operation?.id ?? '') ?? [])
      addPath(context, entry, request, target, UNDECIDED_MOCK, list);
  }
}

function parameterIndex(path: string, name: string): number {
  const segments = path.split('/').filter((segment) => segment !== '');
  const named = segments.indexOf(`{${name}}`);
  return named >= 0 ? named : segments.findIndex(isParameter);
}

function addPath(
  context: Context,
  entry: Entry,
  request: HttpRequest,
  target: RequestTarget,
  belief: Belief,
  list: MatchList,
): void {
  const anchor = pathAnchor(target) ?? anchorAtCall(requestSite(request));
  const site = requestSite(request, anchor);
  list.add({
    entry,
    module: anchor.module,
    node: anchor.node,
    span: anchor.span,
    spelling: target.operation?.path ?? '',
    belief,
    site: {
      form: 'path',
      node: anchor.node,
      pieces: target.reading.pieces.filter(isInModule),
      request: site,
      ...(isSentElsewhere(context, request, target) ? { isSentElsewhere: true } : {}),
      ...(target.reading.passedBy ? { passedBy: target.reading.passedBy } : {}),
    },
  });
}

/** The call of a request as rewrites see it: the innermost one around the text of its path, else the outermost. */
export function requestSite(request: HttpRequest, path?: { module: SourceModule; node: AnyNode }): RequestSite {
  let place: Place = request.sink;
  const holdsPath = (): boolean => path?.module === place.module && contains(place.node, path.node);
  while (!holdsPath() && place.frame && !place.frame.outermost) place = place.frame.call;
  return siteAt(request, place);
}

/** The same with the call at a place on the way from the library to where the request begins. */
export function siteAt(request: HttpRequest, place: Place): RequestSite {
  const { value, site, fixed } = request.method;
  return {
    module: place.module,
    call: place.node,
    sink: { module: request.sink.module, call: request.sink.node },
    library: request.library.name,
    method: value,
    ...(site ? { methodSite: site } : {}),
    ...(fixed ? { isMethodFixed: true } : {}),
    ...literal('query', request.query),
    ...literal('body', request.body),
    ...literal('options', request.options ? [request.options] : []),
  };
}

function literal<K extends string>(
  key: K,
  values: readonly Value[],
): Partial<Record<K, { module: Place['module']; node: AnyNode }>> {
  for (const value of values) {
    if (value.kind === 'object' && value.place) {
      const { module, node } = value.place;
      return { [key]: { module, node } } as Record<K, { module: Place['module']; node: AnyNode }>;
    }
  }
  return {};
}

function addQuery(
  context: Context,
  request: HttpRequest,
  target: RequestTarget,
  belief: Belief,
  list: MatchList,
): void {
  const { operation } = target;
  if (!operation) return;
  const entries = context.index.queryTargets.get(operation.id) ?? [];
  const names = [...request.query, ...queriesInUrl(request.url)].flatMap((value) => namesGiven(context, value));
  for (const given of names) {
    addName(entries, given, request, belief, list);
    const link = setOfParameter(context, operation, given.name, belief);
    if (link) detectSentValue(context, link.set, given, link.belief, list);
  }
  for (const piece of target.reading.query) {
    const link = piece.valuePart && setOfParameter(context, operation, piece.name, belief);
    if (piece.valuePart && link) detectQueryValue(context, link.set, piece.valuePart, link.belief, list);
    for (const entry of entries) {
      if (!sameName(entry.target.name, piece.name)) continue;
      if (!isInModule(piece.part)) {
        const { module, node } = anchorAtCall(requestSite(request));
        list.add({ entry, module, node, spelling: piece.name, belief, site: { form: 'query-text', node } });
        continue;
      }
      const span = piece.part.span ? { span: piece.part.span } : {};
      list.add({
        entry,
        module: piece.part.module,
        node: piece.part.node,
        spelling: piece.name,
        belief,
        site: { form: 'query-text', node: piece.part.node, ...span },
        request: requestSite(request, piece.part),
      });
    }
  }
}

/** The set of a query parameter. A filter of a list carries the values of the field of the same name. */
function setOfParameter(context: Context, operation: Operation, name: string, belief: Belief): SetLink | undefined {
  const own = snake(context, name);
  const parameter = operation.query?.[own];
  const surface = `${operation.method} ${operation.path} ?${own}`;
  if (parameter?.values !== undefined)
    return { set: parameter.values, belief: assuming(belief, parameter.assumed ? surface : undefined) };
  const resource = operation.response?.resource ?? operation.request?.resource;
  const set = resource ? context.schedule.resources[resource]?.fields[own]?.values : undefined;
  return set === undefined ? undefined : { set, belief: assuming(belief, surface) };
}

function addName(
  entries: readonly Entry[],
  given: GivenName,
  request: HttpRequest,
  belief: Belief,
  list: MatchList,
): void {
  for (const entry of entries) {
    if (!('name' in entry.target) || !sameName(entry.target.name, given.name)) continue;
    list.add({
      entry,
      module: given.module,
      node: given.node,
      ...(given.span ? { span: given.span } : {}),
      spelling: given.name,
      belief,
      site: given.site,
      request: requestSite(request, given),
    });
  }
}

/** Query objects inside the URL itself: `URL.searchParams`, a `URLSearchParams` in a template, an object of a serializer. */
function queriesInUrl(url: Value): Value[] {
  return alternatives(url).flatMap((value): Value[] => {
    if (value.kind === 'url') return [value.query, ...queriesInUrl(value.text)];
    if (value.kind !== 'text') return [];
    return value.parts.flatMap((part) =>
      'hole' in part
        ? alternatives(part.hole).flatMap((hole) =>
            hole.kind === 'query' || hole.kind === 'object' ? [hole] : queriesInUrl(hole),
          )
        : [],
    );
  });
}

function addBody(
  context: Context,
  request: HttpRequest,
  target: RequestTarget,
  covered: ReadonlySet<string>,
  belief: Belief,
  list: MatchList,
): void {
  const resource = target.operation?.request?.resource;
  if (!resource) return;
  for (const given of request.body.flatMap((value) => bodyNames(context, value))) {
    for (const entry of context.index.fieldTargets.get(given.name) ?? []) {
      if (entry.target.resource !== resource || entry.target.side === 'response') continue;
      // The body of a deprecated endpoint belongs to the endpoint's finding.
      if (covered.has(entry.deprecation.id)) continue;
      const { module, node, name, site, span } = given;
      list.add({ entry, module, node, ...(span ? { span } : {}), spelling: name, belief, site });
    }
    const own = snake(context, given.name);
    const field = context.schedule.resources[resource]?.fields[own];
    if (field?.values === undefined) continue;
    const believed = assuming(belief, field.assumed ? `${resource}.${own}` : undefined);
    detectSentValue(context, field.values, given, believed, list, covered);
  }
}

/** The names of a body, looking through a wrapper key at the top level. */
function bodyNames(context: Context, body: Value): GivenName[] {
  return namesGiven(context, body).flatMap((given) => {
    const bracketed = bracketedName(given);
    if (bracketed) return context.index.wrapperKeys.has(bracketed.wrapper) ? [bracketed.given] : [];
    if (!context.index.wrapperKeys.has(given.name)) return [given];
    const inner = namesGiven(context, given.value());
    return inner.length > 0 ? inner : [];
  });
}

function snake(context: Context, name: string): string {
  return context.index.fieldNames.get(name) ?? name;
}

function sameName(own: string, found: string): boolean {
  return spellings(own).includes(found);
}
