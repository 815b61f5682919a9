/** Reading a property of a value. */
import { VERBS, type HttpLibrary } from '../clients/library.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { memberName, type NodeOf } from '../syntax/nodes.js';
import {
  FOREIGN,
  UNDEFINED,
  UNKNOWN,
  alternatives,
  mapValue,
  plainText,
  union,
  type ArrayValue,
  type Entry,
  type Frame,
  type ObjectValue,
  type Place,
  type Value,
} from '../values/value.js';
import { classMember, instanceMember } from './classes.js';
import { carriedMember, memberOfApplication } from './carried.js';
import { cache, type Context } from './context.js';
import { cutOff } from './cut-off.js';
import { isEnvelope, resourceMember } from './resource-members.js';
import { clientAnswer, responseMember } from './responses.js';
import { sharedWithWindow } from './electron-messages.js';
import { globalValue } from './identifiers.js';
import { keptUnderKey } from './keyed-caches.js';
import { hookOf } from './endpoint-hooks.js';
import { namespaceMember } from './imports.js';
import { routeMember } from './routes.js';
import { memberOfFunction } from './function-members.js';
import { assignedMember, memberWithWrites } from './member-writes.js';
import { literalText } from './text.js';
import { originOfUrl } from './urls.js';

export function evaluateMember(
  context: Context,
  node: NodeOf<'MemberExpression'>,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  const environment = environmentVariable(node);
  if (environment) return { kind: 'unknown', key: `env:${environment}` };
  const kept = node.computed ? keptUnderKey(context, node.object, node.property, module, frame) : undefined;
  if (kept) return kept;
  const object = context.evaluate(node.object, module, frame);
  const name = node.computed ? computedName(context, node.property, module, frame) : memberName(node);
  if (name === undefined) {
    const key = context.evaluate(node.property, module, frame);
    const given = trappedMember(object, () => key, { node, module, frame });
    return union([...given, anyMember(context, object, key)]);
  }
  const value = memberOf(context, object, name);
  const trapped = trappedMember(object, () => literalText(node.property, name, module), { node, module, frame });
  if (trapped.length > 0) return union([...trapped, value]);
  const mutated = assignedMember(context, node, name, object, module, frame);
  return mutated ? union([value, mutated]) : keyed(value, object, name, node);
}

/** What a `Proxy` gives for a name. */
function trappedMember(object: Value, name: () => Value, place: Place): Value[] {
  return alternatives(object).flatMap((part) =>
    part.kind === 'object' && part.trap ? [part.trap(name(), place)] : [],
  );
}

/** `object[key]` for a key that may be several texts, or is not known at all. */
function anyMember(context: Context, object: Value, key: Value): Value {
  const keys = alternatives(key).map(plainText);
  const names = keys.every((key) => key !== undefined) ? keys : undefined;
  return mapValue(object, (value) => {
    const verbs = value.kind === 'client' || value.kind === 'library' ? Object.keys(VERBS) : undefined;
    const known = names ?? verbs;
    return known ? union(known.map((name) => memberOfOne(context, value, name))) : elementOf(value);
  });
}

/** `process.env.NAME`, `import.meta.env.NAME`. */
function environmentVariable(node: NodeOf<'MemberExpression'>): string | undefined {
  const { object } = node;
  return object.type === 'MemberExpression' && isEnvironment(object) ? memberName(node) : undefined;
}

/** `process.env`, `import.meta.env`. */
export function isEnvironment(node: NodeOf<'MemberExpression'>): boolean {
  const { object: root } = node;
  if (memberName(node) !== 'env') return false;
  return root.type === 'MetaProperty' || (root.type === 'Identifier' && root.name === 'process');
}

/** A member of an unknown is an unknown of its own: the same path gives the same key. */
function keyed(value: Value, object: Value, name: string, node: AnyNode): Value {
  if (value.kind !== 'unknown' || value.key !== undefined) return value;
  if (object.kind === 'unknown' && typeof object.key === 'string')
    return { kind: 'unknown', key: `${object.key}.${name}` };
  return object.kind === 'unknown' && object.key
    ? { kind: 'unknown', key: object.key }
    : { kind: 'unknown', key: node };
}

/** The string that a computed key always is. */
export function computedName(
  context: Context,
  key: AnyNode,
  module: SourceModule,
  frame: Frame | undefined,
): string | undefined {
  const value = context.evaluate(key, module, frame);
  if (value.kind === 'constant' && typeof value.value === 'number') return String(value.value);
  return plainText(value);
}

/** The value of `object[name]`. */
export function memberOf(context: Context, object: Value, name: string): Value {
  const { budget } = context;
  if (budget.steps <= 0) {
    for (const value of alternatives(object)) cutOffAt(context, value);
    return UNKNOWN;
  }
  budget.steps -= 1;
  return mapValue(object, (value) => memberOfOne(context, value, name));
}

/** Says that a member of a value was not looked at; of one that stands nowhere in the code nobody can tell whether it matters. */
function cutOffAt(context: Context, value: Value): void {
  switch (value.kind) {
    case 'unknown':
    case 'foreign':
    case 'constant':
    case 'text':
    case 'pattern':
    case 'field':
    case 'replier':
    case 'reply':
      return;
    case 'list':
      cutOffAt(context, value.element);
      return;
    case 'class':
    case 'function':
      cutOff(context, value.node, value.module);
      return;
    default: {
      const place = 'place' in value ? value.place : undefined;
      cutOff(context, place?.node, place?.module);
    }
  }
}

/** The value of `object[name]` of one alternative, whatever the budget. */
function memberOfOne(context: Context, value: Value, name: string): Value {
  switch (value.kind) {
    case 'object':
      return objectMember(context, value, name);
    case 'array': {
      if (!/^\d+$/.test(name)) return HELD_UNDER.has(name) ? value : UNKNOWN;
      return elementAt(value, Number(name));
    }
    case 'list':
      if (value.access === 'names' || /^\d+$/.test(name)) return value.element;
      return isEnvelope(name) && !value.access ? value : UNKNOWN;
    case 'class':
      return classMember(context, value, name);
    case 'function':
      return memberOfFunction(context, value, name);
    case 'instance':
      return instanceMember(context, value, name);
    case 'resource':
      return resourceMember(context, value, name);
    case 'response':
      return responseMember(context, value, name);
    case 'library':
      return { ...value, path: memberPath(value.library, value.path, name) };
    case 'client':
      return (
        clientAnswer(context, value, name) ??
        hookOf(context, value, name) ??
        routeMember(context, value, name) ?? { kind: 'library', library: value.library, path: name, client: value }
      );
    case 'route':
      // `client.cards.list.useQuery(…)`
      return value;
    case 'package':
      return value.made
        ? knownOr(memberOfApplication(context, value, name), { ...value, path: [...value.path, name] })
        : namespaceMember(value, name);
    case 'url':
      if (name === 'searchParams') return value.query;
      if (name === 'origin') return originOfUrl(value);
      return name === 'href' ? value : UNKNOWN;
    case 'signature':
      return value.members?.get(name)?.value() ?? UNKNOWN;
    case 'foreign':
      return FOREIGN;
    case 'unknown':
      return value.key === 'global'
        ? (sharedWithWindow(context, name) ?? globalValue(name))
        : carriedMember(context, value.key, name);
    default:
      return UNKNOWN;
  }
}

function knownOr(value: Value, other: Value): Value {
  return value.kind === 'unknown' ? other : value;
}

/** A member of a library; of its namespace, an export: `axios.default` is `axios`. */
function memberPath(library: HttpLibrary, path: string, name: string): string {
  if (path !== '') return `${path}.${name}`;
  return Object.hasOwn(library.exports, name) ? (library.exports[name] ?? name) : name;
}

/** Where a ref has what it holds: it is seen as that, so that nothing stands there which has another one. */
export const HELD_UNDER: ReadonlySet<string> = new Set(['value', 'current']);

function objectMember(context: Context, object: ObjectValue, name: string): Value {
  const entry = object.entries.get(name);
  if (entry) return entry.value();
  const spread = membersOfSpreads(context, object, name);
  const given = spread.filter((value) => value.kind !== 'constant' || value.value !== undefined);
  const added = (object.added?.map((read) => read(name)) ?? []).filter((value) => value !== UNDEFINED);
  if (given.length + added.length > 0) return union([...given, ...added]);
  if (HELD_UNDER.has(name) && spread.length === 0) return object;
  return object.place || spread.length > 0 ? UNDEFINED : UNKNOWN;
}

/** The member of what is spread into an object. State that is spread into itself (`{ ...draft, type }`) adds nothing. */
function membersOfSpreads(context: Context, object: ObjectValue, name: string): Value[] {
  const open = cache<object, Set<string>>(context, 'open-spreads');
  const owner = object.place?.node ?? object;
  const names = open.get(owner) ?? new Set();
  if (names.has(name)) return [];
  open.set(owner, names.add(name));
  try {
    // What is not there (`...init` that nobody gives) adds nothing.
    return object.spreads.map((read) =>
      mapValue(read(), (part) => (part.kind === 'constant' ? UNDEFINED : memberWithWrites(context, part, name))),
    );
  } finally {
    names.delete(name);
  }
}

/** The values whose member a name is: of an object with spread parts, those that hold it, unless it has the name of its own. */
export function ownersOf(value: Value, name: string, depth = 0): Value[] {
  return alternatives(value).flatMap((part) => {
    if (part.kind === 'resource' && part.shape?.entries.get(name)?.inData !== undefined) return [];
    if (part.kind !== 'object' || part.spreads.length === 0 || depth > MAX_SPREAD) return [part];
    const entry = part.entries.get(name);
    const own = entry && !isDeclaredMember(entry);
    return own ? [] : part.spreads.flatMap((read) => ownersOf(read(), name, depth + 1));
  });
}

const MAX_SPREAD = 6;

/** A member that a type declares again is still the member of the type it extends. */
function isDeclaredMember(entry: Entry): boolean {
  return entry.property?.type === 'TSPropertySignature' || entry.property?.type === 'PropertyDefinition';
}

/** Entries of a table that are read by a key which is not known. */
const MAX_TABLE = 200;

/** Objects may spread themselves: `table = { ...table, [key]: row }`. */
const MAX_SELF_SPREAD = 4;

/** The element of a list at an index. */
export function elementAt(value: ArrayValue, index: number): Value {
  // Behind `...rows` stands any of them.
  return hasSpread(value) ? elementOf(value) : (value.elements[index]?.() ?? UNKNOWN);
}

/** True for a list that is written with other lists spread into it. */
export function hasSpread({ place }: ArrayValue): boolean {
  return place?.node.type === 'ArrayExpression' && place.node.elements.some((item) => item?.type === 'SpreadElement');
}

/** The element of a list or array whatever the index. */
export function elementOf(value: Value, depth = 0): Value {
  if (depth > MAX_SELF_SPREAD) return UNKNOWN;
  return union(
    alternatives(value).map((part) => {
      switch (part.kind) {
        case 'array':
          return union(part.elements.map((element) => element()));
        case 'list':
          return part.element;
        case 'resource':
          return part.list ? { ...part, list: false } : UNKNOWN;
        case 'object':
          return union([
            ...[...part.entries.values()].slice(0, MAX_TABLE).map((entry) => entry.value()),
            ...(part.added?.map((read) => read()) ?? []),
            ...(part.added ? part.spreads.map((read) => elementOf(read(), depth + 1)) : []),
          ]);
        case 'foreign':
          return FOREIGN;
        case 'response':
          return part;
        default:
          return UNKNOWN;
      }
    }),
  );
}
