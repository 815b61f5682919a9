/** What the functions of lodash and its like make of the service's lists and objects. */
import {
  collectionFunction,
  collectionFunctionName,
  type CollectionFunction,
} from '../clients/collection-functions.js';
import { madeObject } from '../values/made-values.js';
import {
  UNKNOWN,
  alternatives,
  isOfService,
  isUnknown,
  mapValue,
  plainText,
  union,
  type PackageValue,
  type Place,
  type Value,
} from '../values/value.js';
import { callFunction } from './frames.js';
import type { Context } from './context.js';
import { flattened, listed } from './list-methods.js';
import { elementOf, memberOf } from './members.js';

/** True for values that such a function may take apart: the service's own, and the tables and objects made of them. */
export function isData(value: Value): boolean {
  return isOfService(value) || alternatives(value).some((part) => part.kind === 'object' || part.kind === 'array');
}

/** The argument that holds the data: the first that is the service's, else the first that is an object or list at all. */
export function dataArgument(args: readonly Value[]): Value | undefined {
  return args.find(isOfService) ?? args.find(isData);
}

/** The value of a call of such a package; undefined where the package is another. */
export function collectionCall(
  context: Context,
  value: Pick<PackageValue, 'name' | 'path'>,
  args: Value[],
  place: Place,
): Value | undefined {
  const name = collectionFunctionName(value.name, value.path);
  const data = name === undefined ? undefined : dataArgument(args);
  if (name === undefined || !data) return undefined;
  // `_(list)` wraps the list; the methods of the wrapper are those of lists.
  if (name === '') return data;
  const known = collectionFunction(name);
  return known && resultOf(context, known, data, args, place);
}

/** `_(list).orderBy(…)`: the functions as methods of a wrapped list. */
export function chainedCall(
  context: Context,
  name: string,
  data: Value,
  args: Value[],
  place: Place,
): Value | undefined {
  if (name === 'value' || name === 'thru') return data;
  const known = collectionFunction(name);
  return known && known.gives !== 'other' && known.gives !== 'member'
    ? resultOf(context, known, data, [data, ...args], place)
    : undefined;
}

function resultOf(
  context: Context,
  known: CollectionFunction,
  data: Value,
  args: Value[],
  place: Place,
): Value | undefined {
  switch (known.gives) {
    case 'same':
      return data;
    case 'element':
      return elementOf(data);
    case 'table':
      return { kind: 'list', element: elementOf(data), access: 'names' };
    case 'groups':
      return { kind: 'list', element: listed(elementOf(data)), access: 'names' };
    case 'halves':
      return { kind: 'array', place: undefined, elements: [() => data, () => data] };
    case 'mapped':
      return listed(made(context, data, args, [elementOf(data)], place));
    case 'flat':
      return made(context, data, args, [elementOf(data)], place);
    case 'flattened':
      return flattened(data);
    case 'reduced':
      return union(args.filter((value) => value !== data && value.kind !== 'function' && !isUnknown(value)));
    case 'member':
      return atPath(context, data, args);
    case 'merged':
      return madeObject(
        new Map(),
        args.map((value) => () => value),
      );
    case 'other':
      return undefined;
  }
}

function made(context: Context, data: Value, args: Value[], given: Value[], place: Place): Value {
  for (const value of args) {
    if (value.kind === 'function') return callFunction(context, value, given, place);
    const name = value === data ? undefined : plainText(value);
    if (name !== undefined && given[0]) return memberOf(context, given[0], name);
  }
  return UNKNOWN;
}

function atPath(context: Context, data: Value, args: Value[]): Value | undefined {
  for (const value of args) {
    const names = value === data ? undefined : pathNames(value);
    if (names) return names.reduce((owner, name) => step(context, owner, name), data);
  }
  return undefined;
}

/** The names of a path written as a text (`a.b[0].c`) or as a list of texts. */
function pathNames(value: Value): string[] | undefined {
  const text = plainText(value);
  if (text !== undefined) return splitPath(text);
  if (value.kind !== 'array') return undefined;
  const names = value.elements.map((read) => plainText(read()) ?? '0');
  return names.length > 0 ? names : undefined;
}

/** `a.b[0].c` by its names. */
export function splitPath(text: string): string[] {
  return text.split(/[.[\]'"]+/).filter((name) => name !== '');
}

/** One step of a path: an index gives an element, a name a member. */
export function step(context: Context, owner: Value, name: string): Value {
  return mapValue(owner, (part) => (/^\d+$/.test(name) ? elementOf(part) : memberOf(context, part, name)));
}
