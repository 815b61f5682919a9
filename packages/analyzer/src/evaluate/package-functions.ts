/** Functions of packages that hand on what they are given, fill a path, or call the function they are given. */
import { fetchLibrary } from '../clients/fetch.js';
import { fillingOf, handsOn, instantiates, isCurry, isPartial, promisifies } from '../clients/package-functions.js';
import { selectsFromState } from '../clients/redux.js';
import { writtenElements } from '../values/written-elements.js';
import {
  UNKNOWN,
  alternatives,
  isOfService,
  mapValue,
  plainText,
  union,
  type FunctionValue,
  type PackageValue,
  type Place,
  type SignatureValue,
  type Value,
} from '../values/value.js';
import { callValue, type CallNode } from './calls.js';
import { genericInstance } from './classes.js';
import type { Context } from './context.js';
import { listed } from './list-methods.js';
import { memberOf } from './members.js';
import { passedToFunction } from './passed-values.js';
import { formatText, namedInPath } from './path-templates.js';
import { stateOfStores } from './stores.js';

/** What a call of a package's export gives, where it is one of these; undefined for all others. */
export function packageFunction(
  context: Context,
  value: PackageValue,
  args: readonly Value[],
  node: CallNode,
  place: Place,
): Value | undefined {
  const [first, second] = args;
  if (!first) return undefined;
  const name = exportOf(value);
  if (value.given) return mapValue(value.given, (text) => namedInPath(text, first));
  // A key that is converted (to another case, say) is still a key of its object.
  if (handsOn(value.name, name) || first.kind === 'key') return first;
  if (first.kind === 'function' && promisifies(value.name, name)) return promised(context, first);
  if (first.kind === 'class' && instantiates(value.path.at(-1) ?? '')) {
    return genericInstance(context, first.node, first.module);
  }
  const mapped = mappedRows(context, value, first, node, place);
  if (mapped) return mapped;
  const values = node.type === 'TaggedTemplateExpression' ? [] : node.arguments;
  switch (fillingOf(value.name, name)) {
    case 'named':
      return second ? mapValue(first, (text) => namedInPath(text, second)) : first;
    case 'named-later':
      return { ...value, made: true, path: [...value.path, '()'], given: first };
    case 'format':
      return mapValue(first, (text) => formatText(text, args.slice(1), values.slice(1), place));
    case 'format-list': {
      const list = writtenElements(second) ?? [];
      return mapValue(first, (text) => formatText(text, list, [], place));
    }
    default:
      return handedFunction(context, withState(context, value, name, args, place), name, node, place);
  }
}

/** `readFileSync(file).split('\n').map((line) => …)`: of what a package gave, what the function makes, or a list of that. */
function mappedRows(
  context: Context,
  { made, path }: PackageValue,
  fn: Value,
  node: CallNode,
  place: Place,
): Value | undefined {
  const name = path.at(-1);
  if (!made || fn.kind !== 'function' || (name !== 'map' && name !== 'flatMap')) return undefined;
  const row = callValue(context, fn, node, [], place.module, place.frame);
  return isOfService(row) ? union([row, listed(row)]) : listed(row);
}

/** A function that gives what another calls its callback with, behind the error. */
function promised(context: Context, fn: FunctionValue): SignatureValue {
  const last = fn.node.params.length - 1;
  return {
    kind: 'signature',
    parameter: () => UNKNOWN,
    returns: () => passedToFunction(context, fn, last, 1),
  };
}

/** A selector is called with the state of the store. */
function withState(
  context: Context,
  value: PackageValue,
  name: string,
  args: readonly Value[],
  { module }: Place,
): readonly Value[] {
  if (args.length > 2 || !selectsFromState(value.name, value.path[0] ?? name)) return args;
  return [...args.slice(0, 1), value.about ?? stateOfStores(context, module)];
}

/** `humps.camelizeKeys`, `import { camelizeKeys }`, `import camelcaseKeys`, `require('camelcase-keys')`: the name of the export. */
export function exportOf({ path }: PackageValue): string {
  // What `require` gives is the whole, which is what the package is for where it has a default export.
  if (path.length === 1 && path[0] === '*') return 'default';
  return path.length === 2 && (path[0] === 'default' || path[0] === '*') ? (path[1] ?? '') : path.join('.');
}

/**
 * A function handed to a package's function is called at once with the arguments after it (`call(api.get, '/events')`, `retry(fn)`), or
 * comes back (`memoize(fn)`, `debounce(fn, 100)`): the result may be either. It may stand beside the object it is called on:
 * `call([api, 'get'], '/events')`, `call([api, api.get], '/events')`, `call({ context: api, fn: api.get }, '/events')`.
 */
function handedFunction(
  context: Context,
  given: readonly Value[],
  name: string,
  node: CallNode,
  place: Place,
): Value | undefined {
  const { target, args } = handedCall(context, given, name);
  // What is given `fetch` gives a fetch that does more: `fetchRetry(fetch, { retries: 3 })`.
  if (target.kind === 'library' && target.path === '' && target.library === fetchLibrary) return target;
  const handed = alternatives(target).filter(isMethod);
  if (handed.length === 0) return laterFunction(context, given.slice(1), node, place);
  if (isCurry(name)) return union(handed.map((part) => (part.kind === 'function' ? { ...part, curried: true } : part)));
  if (isPartial(name)) {
    const bound = writtenElements(args[0]) ?? args;
    return union(
      handed.map((part) => (part.kind === 'function' ? { ...part, bound: [...part.bound, ...bound] } : part)),
    );
  }
  return union(handed.flatMap((part) => [callValue(context, part, node, args, place.module, place.frame), part]));
}

/**
 * A function that stands behind other arguments: `cache.wrap('groups', () => load())`, `each(ids, (id) => load(id))`. The result may be what
 * it gives, or a list of that.
 */
export function laterFunction(
  context: Context,
  given: readonly Value[],
  node: CallNode,
  place: Place,
): Value | undefined {
  const fn = given.findLast((part) => part.kind === 'function');
  const made = fn ? callValue(context, fn, node, [], place.module, place.frame) : UNKNOWN;
  return isOfService(made) ? union([made, listed(made)]) : undefined;
}

/**
 * What a package's function calls that is handed a function, and with which arguments. Those of `apply(api, api.get, ['/events'])` stand
 * in a list.
 */
export function handedCall(context: Context, given: readonly Value[], name: string): { target: Value; args: Value[] } {
  const [first = UNKNOWN, second, list] = given;
  if (name === 'apply' && second && isMethod(second)) return { target: second, args: writtenElements(list) ?? [] };
  const target = union(alternatives(first).map((part) => besideItsObject(context, part) ?? part));
  return { target, args: given.slice(1) };
}

function isMethod(value: Value): boolean {
  if (value.kind === 'library') return value.path !== '';
  // A selector gives what the state holds that it is called with.
  if (value.kind === 'signature') return value.apply !== undefined;
  return value.kind === 'function' || (value.kind === 'package' && value.made && value.path.length > 1);
}

/** The function of a pair of an object and a function, or the name of its method. */
function besideItsObject(context: Context, value: Value): Value | undefined {
  if (value.kind === 'object') return value.entries.get('fn')?.value();
  const [object, method] = value.kind === 'array' && value.elements.length === 2 ? value.elements : [];
  if (!object || !method) return undefined;
  const second = method();
  const name = second.kind === 'text' ? plainText(second) : undefined;
  return name === undefined ? second : memberOf(context, object(), name);
}
