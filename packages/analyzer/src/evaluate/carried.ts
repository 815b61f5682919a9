/**
 * What frameworks hand to every handler: what one of them writes to the request, the response, the context or the application, others read.
 * `req.access = new Access()`, `ctx.state.cards = cards`, `fastify.decorate('access', access)`, `c.set('access', access)`.
 */
import {
  carriedNamesIn,
  carrierNamed,
  handedBy,
  ledTo,
  makesApplication,
  READER,
  readingTokens,
  SLOT,
  writtenBy,
  WRITING_TOKENS,
  type Carrier,
} from '../clients/carriers.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { addTo } from '../group.js';
import { indexOf, variableAt } from '../syntax/module-index.js';
import { chainTo, isFunction, literalString, memberName, type FunctionNode, type NodeOf } from '../syntax/nodes.js';
import { alternatives, plainText, unionOfKnown, UNKNOWN, type PackageValue, type Value } from '../values/value.js';
import { once, type Context } from './context.js';
import { usesOfFunction } from './function-uses.js';

/** A carrier, or a member that leads to what is carried: the key of an unknown value. */
interface Carried {
  carrier: Carrier;
  path: readonly string[];
  module: SourceModule;
  /** What its members are, so that the same member has the same key. */
  members: Map<string, Value>;
}

/** Something that is written to a carrier. */
interface Writing {
  /** What the member stands at the beginning of which it is written to. */
  root: AnyNode;
  value: AnyNode;
  module: SourceModule;
}

/** What stands for a call in the path of a value of a package. */
const CALLED = '()';

const NOTHING: ReadonlyMap<string, readonly Writing[]> = new Map();

/** What a parameter of which nothing else is known is, where it is a carrier and the project writes to such. */
export function carrierParameter(
  context: Context,
  fn: FunctionNode,
  index: number,
  binding: AnyNode,
  module: SourceModule,
): Value {
  if (writingsOf(context, module).size === 0) return UNKNOWN;
  const carrier = carrierOf(context, fn, index, binding, module);
  return carrier
    ? once(context, 'carriers', binding, UNKNOWN, () => unknownOf({ carrier, path: [] }, module))
    : UNKNOWN;
}

/** By its name, or by the application that the function is given to. */
function carrierOf(
  context: Context,
  fn: FunctionNode,
  index: number,
  binding: AnyNode,
  module: SourceModule,
): Carrier | undefined {
  const named = binding.type === 'Identifier' ? carrierNamed(binding.name) : undefined;
  const carrier = named ?? handedToUser(context, fn, index, module);
  if (carrier || binding.type !== 'ObjectPattern') return carrier;
  // One that is taken apart is a request where a response comes after it.
  const second = fn.params[1];
  return second?.type === 'Identifier' && carrierNamed(second.name) === 'response' ? 'request' : 'context';
}

/** `app.use(async (ctx, next) => …)`, `client.on('interactionCreate', execute)`. */
function handedToUser(context: Context, fn: FunctionNode, index: number, module: SourceModule): Carrier | undefined {
  for (const use of usesOfFunction(context, fn, module)) {
    if (use.kind !== 'argument' || use.call.callee.type !== 'MemberExpression') continue;
    for (const part of alternatives(context.evaluate(use.call.callee.object, use.module, undefined))) {
      const carrier = part.kind === 'package' ? handedBy(part.name, index) : undefined;
      if (carrier) return carrier;
    }
  }
  return undefined;
}

function unknownOf({ carrier, path }: Pick<Carried, 'carrier' | 'path'>, module: SourceModule): Value {
  return { kind: 'unknown', key: { carrier, path, module, members: new Map() } satisfies Carried };
}

function carriedBy(key: string | object | undefined): Carried | undefined {
  return typeof key === 'object' && 'carrier' in key ? (key as Carried) : undefined;
}

/** A member of an unknown value: what is written to that member of a carrier. */
export function carriedMember(context: Context, key: string | object | undefined, name: string): Value {
  const carried = carriedBy(key);
  if (!carried) return UNKNOWN;
  const known = carried.members.get(name);
  if (known) return known;
  const next = stepTo(carried, name);
  const member = next
    ? unknownOf(next, carried.module)
    : writtenAt(context, { carrier: carried.carrier, path: [...carried.path, name] }, carried.module);
  carried.members.set(name, member);
  return member;
}

/** What the event of a function that loads data holds. */
export function heldByEvent(module: SourceModule): Value {
  return unknownOf({ carrier: 'context', path: [] }, module);
}

/** `c.get('access')`. */
export function carriedCall(context: Context, key: string | object | undefined, [name]: readonly Value[]): Value {
  const carried = carriedBy(key);
  const text = name && plainText(name);
  if (carried?.path.at(-1) !== READER || text === undefined) return UNKNOWN;
  return writtenAt(
    context,
    { carrier: carried.carrier, path: [...carried.path.slice(0, -1), SLOT, text] },
    carried.module,
  );
}

/** A member of what a package makes, where that is an application. */
export function memberOfApplication(context: Context, value: PackageValue, name: string): Value {
  if (!value.made || !makesApplication(value.name)) return UNKNOWN;
  const members = value.path.slice(Math.max(1, value.path.lastIndexOf(CALLED) + 1));
  return writtenAt(context, { carrier: 'application', path: [...members, name] }, value.place.module);
}

/** `app.get('access')`. */
export function readOfApplication(context: Context, value: PackageValue, [name]: readonly Value[]): Value {
  const text = name && plainText(name);
  if (value.path.at(-1) !== READER || text === undefined) return UNKNOWN;
  return memberOfApplication(context, { ...value, path: [...value.path.slice(0, -1), SLOT] }, text);
}

/** Where a member that does not hold what is carried itself leads to. */
function stepTo(
  { carrier, path }: Pick<Carried, 'carrier' | 'path'>,
  name: string,
): Pick<Carried, 'carrier' | 'path'> | undefined {
  const to = ledTo(carrier, name);
  if (to === 'holder' || name === READER) return { carrier, path: [...path, name] };
  return to !== undefined && path.length === 0 ? { carrier: to, path: [] } : undefined;
}

function writtenAt(
  context: Context,
  { carrier, path }: Pick<Carried, 'carrier' | 'path'>,
  reader: SourceModule,
): Value {
  const place = placeOf(carrier, path);
  const writings = place === undefined ? undefined : writingsOf(context, reader).get(place);
  if (!writings) return UNKNOWN;
  return once(context, `carried ${place ?? ''}`, foldersOf(reader).join('/'), UNKNOWN, () =>
    unionOfKnown(
      nearest(
        writings.filter((writing) => isOnCarrier(context, writing)),
        reader,
      )
        .map(({ value, module }) => context.evaluate(value, module, undefined))
        .filter(({ kind }) => kind !== 'constant'),
    ),
  );
}

/** A repository may have several servers: who reads something means what is written next to it. */
function nearest(writings: readonly Writing[], reader: SourceModule): Writing[] {
  const folders = foldersOf(reader);
  const shared = writings.map(({ module }) => {
    const others = foldersOf(module);
    const end = folders.findIndex((name, index) => others[index] !== name);
    return end === -1 ? folders.length : end;
  });
  const most = Math.max(...shared);
  return writings.filter((_, index) => shared[index] === most);
}

function foldersOf({ file }: SourceModule): string[] {
  return file.split(/[\\/]/).slice(0, -1);
}

/** `request access`, `context state.access`: what is written and read by these members of a carrier; undefined where it is of the framework. */
function placeOf(carrier: Carrier, path: readonly string[]): string | undefined {
  let at: Pick<Carried, 'carrier' | 'path'> = { carrier, path: [] };
  for (const holder of path.slice(0, -1)) {
    const next = stepTo(at, holder);
    if (!next) return undefined;
    at = next;
  }
  const name = path.at(-1);
  if (name === undefined || stepTo(at, name)) return undefined;
  return `${at.carrier} ${[...at.path, name].join('.')}`;
}

/** A parameter is one by its name; anything else has to be an application. */
function isOnCarrier(context: Context, { root, module }: Writing): boolean {
  if (isParameter(root, module)) return true;
  return alternatives(context.evaluate(root, module, undefined)).some(
    (part) => part.kind === 'package' && part.made && makesApplication(part.name),
  );
}

function isParameter(root: AnyNode, module: SourceModule): boolean {
  return root.type === 'Identifier' && variableAt(root.name, root, module)?.defs[0]?.type === 'Parameter';
}

function carrierOfParameter(context: Context, root: NodeOf<'Identifier'>, module: SourceModule): Carrier | undefined {
  const [definition] = variableAt(root.name, root, module)?.defs ?? [];
  const fn = definition?.type === 'Parameter' ? (definition.node as AnyNode) : undefined;
  if (!fn || !isFunction(fn)) return undefined;
  const index = fn.params.findIndex((parameter) => parameter === definition?.name);
  return index < 0 ? undefined : handedToUser(context, fn, index, module);
}

/** What the project writes to carriers, by its place. */
function writingsOf(context: Context, module: SourceModule): ReadonlyMap<string, readonly Writing[]> {
  return once(context, 'carried-writings', context.host ? 'project' : module, NOTHING, () => {
    const writings = new Map<string, Writing[]>();
    for (const at of context.host?.modulesMentioning(WRITING_TOKENS) ?? [module])
      for (const [place, writing] of writingsIn(context, at)) addTo(writings, place, writing);
    return writings;
  });
}

function writingsIn(context: Context, module: SourceModule): [place: string, Writing][] {
  const { assignments, calls } = indexOf(module);
  const found: [string, Writing][] = [];
  const add = (owner: AnyNode, more: readonly string[], value: AnyNode, to?: Carrier): void => {
    const { root, path } = chainTo(owner);
    if (root.type !== 'Identifier') return;
    const carrier = carrierNamed(root.name) ?? carrierOfParameter(context, root, module);
    const place = carrier && (to ? placeOf(to, more) : placeOf(carrier, [...path, ...more]));
    if (place !== undefined) found.push([place, { root, value, module }]);
  };
  for (const { left, right, operator } of assignments)
    if (left.type === 'MemberExpression' && operator !== '+=') add(left, [], right);
  for (const call of calls) {
    if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') continue;
    const to = writtenBy(memberName(call.callee) ?? '');
    const name = literalString(call.arguments[0]);
    const value = call.arguments[1];
    if (!to || name === undefined || !value) continue;
    if (to === 'own' || to === 'slot') add(call.callee.object, to === 'own' ? [name] : [SLOT, name], value);
    else add(call.callee.object, [name], value, to);
  }
  return found;
}

/** The modules that may read what a module writes to carriers. */
export function readersOfCarried(context: Context, module: SourceModule): readonly SourceModule[] {
  const names = new Set(carriedNamesIn(module.text));
  return names.size > 0 && context.host ? context.host.modulesMentioning([...names].flatMap(readingTokens)) : [];
}
