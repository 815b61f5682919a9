/** What is changed on a client after it was made: `api.defaults.baseURL = …`, `api.interceptors.request.use(…)`. */
import { LIBRARIES } from '../clients/all-libraries.js';
import type { HttpLibrary } from '../clients/library.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { indexOf, variableAt } from '../syntax/module-index.js';
import { returnedBy } from '../syntax/returned.js';
import { memberName, unwrap, isObjectAssign, type NodeOf } from '../syntax/nodes.js';
import { nodesWithin } from '../syntax/nodes-within.js';
import {
  UNKNOWN,
  alternatives,
  isUnknown,
  mapValue,
  union,
  type FunctionValue,
  type ObjectValue,
  type Place,
  type Value,
} from '../values/value.js';
import type { ClientValue } from '../values/library-values.js';
import { madeObject } from '../values/made-values.js';
import { callFunction } from './frames.js';
import { once, type Context } from './context.js';
import { chargedTo } from './budget.js';
import { memberOf } from './members.js';
import { textsOf } from './text.js';

/** Options of later requests that a change sets, and functions that their answers pass through. */
interface Change {
  owner: Owner;
  options?: { path: readonly string[]; value: () => Value; module: SourceModule };
  answer?: FunctionValue;
}

/** A client is known by the call that made it, a library by its table. */
type Owner = { library: HttpLibrary } | { client: Place };

export interface ChangedOptions {
  base: Value | undefined;
  headers: Value[];
  query: Value[];
}

/** The options that later changes give to every request of a client (or of the library itself). */
export function changedOptions(
  context: Context,
  library: HttpLibrary,
  client: ClientValue | undefined,
): ChangedOptions {
  const result: ChangedOptions = { base: undefined, headers: [], query: [] };
  const { changes: names } = library;
  if (!names) return result;
  const bases: Value[] = [];
  for (const { options } of changesOf(context, library, client)) {
    if (!options) continue;
    const [head, ...rest] = options.path;
    if (head === undefined) {
      const whole = options.value();
      bases.push(memberOf(context, whole, names.base));
      result.headers.push(memberOf(context, whole, names.headers));
      result.query.push(memberOf(context, whole, names.query));
    } else if (head === names.base) bases.push(options.value());
    else if (head === names.url) bases.push(...prefixOf(options.value()));
    else if (head === names.headers) result.headers.push(headerAt(rest, options.value(), options.module));
    else if (head === names.query) result.query.push(nested(rest, options.value(), options.module));
  }
  const given = bases.filter((value) => value.kind !== 'constant' && !(isUnknown(value) && !('key' in value)));
  if (given.length > 0) result.base = union(given);
  return result;
}

/** What an answer becomes on its way through the client's functions: `(response) => response.data`. */
export function changedAnswer(
  context: Context,
  library: HttpLibrary,
  client: ClientValue | undefined,
  answer: Value,
  place: Place,
): Value {
  return changesOf(context, library, client).reduce((value, change) => {
    if (!change.answer) return value;
    const known = alternatives(callFunction(context, change.answer, [value], place)).filter((part) => !isUnknown(part));
    return known.length > 0 ? union(known) : value;
  }, answer);
}

function changesOf(context: Context, library: HttpLibrary, client: ClientValue | undefined): Change[] {
  if (!library.changes) return [];
  const owner = context.host ? 'project' : client?.place.module;
  const all = once(context, 'client-changes', owner, [] as Change[], () => findChanges(context, library, client));
  return all.filter(({ owner: changed }) =>
    'library' in changed ? changed.library === library : client !== undefined && isSame(changed.client, client.place),
  );
}

/** The same call, in the same frame where both know one: two clients of one factory stay apart. */
function isSame(a: Place, b: Place): boolean {
  return a.node === b.node && (a.frame === b.frame || a.frame === undefined || b.frame === undefined);
}

function findChanges(context: Context, library: HttpLibrary, client: ClientValue | undefined): Change[] {
  const { changes } = library;
  if (!changes) return [];
  const tokens = [changes.defaults, changes.request, changes.answer].map((path) => `.${path.split('.')[0] ?? ''}`);
  const modules = context.host?.modulesMentioning([...new Set(tokens)]) ?? (client ? [client.place.module] : []);
  return modules.flatMap((module) =>
    chargedTo(context, module, () => [
      ...indexOf(module).assignments.flatMap((item) => changeByAssignment(context, changes, item, module)),
      ...indexOf(module).calls.flatMap((call) => changeByCall(context, changes, call, module)),
    ]),
  );
}

type Names = NonNullable<HttpLibrary['changes']>;

function changeByAssignment(
  context: Context,
  names: Names,
  assignment: NodeOf<'AssignmentExpression'>,
  module: SourceModule,
): Change[] {
  const found = splitAt(assignment.left, names.defaults);
  if (!found) return [];
  const value = (): Value => context.evaluate(assignment.right, module, undefined);
  return ownersOf(context, found.root, module).map((owner) => ({
    owner,
    options: { path: found.rest, value, module },
  }));
}

function changeByCall(context: Context, names: Names, call: AnyNode, module: SourceModule): Change[] {
  if (call.type !== 'CallExpression') return [];
  const [first, second] = call.arguments;
  if (!first) return [];
  const assigned = isObjectAssign(call) && second ? splitAt(first, names.defaults) : undefined;
  if (assigned && second) {
    const value = (): Value => context.evaluate(second, module, undefined);
    const { root, rest: path } = assigned;
    return ownersOf(context, root, module).map((owner) => ({ owner, options: { path, value, module } }));
  }
  const request = splitAt(call.callee, names.request);
  const answer = request ? undefined : splitAt(call.callee, names.answer);
  const root = request?.root ?? answer?.root;
  if (!root) return [];
  const functions = alternatives(context.evaluate(first, module, undefined)).filter((part) => part.kind === 'function');
  return ownersOf(context, root, module).flatMap((owner) =>
    functions.flatMap((fn): Change[] =>
      request ? optionsSetBy(context, fn).map((options) => ({ owner, options })) : [{ owner, answer: fn }],
    ),
  );
}

/** The client whose requests or answers a call has passed through the function that it is given. */
export function clientChangedBy(context: Context, call: AnyNode, module: SourceModule): ClientValue | undefined {
  if (call.type !== 'CallExpression') return undefined;
  for (const { changes } of LIBRARIES) {
    const found = changes && (splitAt(call.callee, changes.request) ?? splitAt(call.callee, changes.answer));
    const root = found ? alternatives(context.evaluate(found.root, module, undefined)) : [];
    for (const value of root) if (value.kind === 'client') return value;
  }
  return undefined;
}

function ownersOf(context: Context, node: AnyNode, module: SourceModule): Owner[] {
  return alternatives(context.evaluate(node, module, undefined)).flatMap((value): Owner[] => {
    if (value.kind === 'client') return [{ client: value.place }];
    return value.kind === 'library' && value.path === '' && !value.client ? [{ library: value.library }] : [];
  });
}

/** Cuts `api.defaults.headers.common` at `.defaults`: the expression before it and the names after it. */
function splitAt(node: AnyNode, path: string): { root: AnyNode; rest: string[] } | undefined {
  const wanted = path.split('.');
  const names: string[] = [];
  for (let current = unwrap(node); current.type === 'MemberExpression'; current = unwrap(current.object)) {
    const name = memberName(current);
    if (name === undefined) return undefined;
    names.unshift(name);
    if (wanted.every((item, index) => names[index] === item)) {
      return { root: current.object, rest: names.slice(wanted.length) };
    }
  }
  return undefined;
}

/** The options that a function sets on its first parameter, or returns. */
function optionsSetBy(context: Context, fn: FunctionValue): NonNullable<Change['options']>[] {
  const { module, node } = fn;
  const [parameter] = node.params;
  const variable =
    parameter?.type === 'Identifier' && node.body ? variableAt(parameter.name, node.body, module) : undefined;
  const isParameter = (root: AnyNode): boolean =>
    root.type === 'Identifier' && variable !== undefined && variableAt(root.name, root, module) === variable;
  const found: NonNullable<Change['options']>[] = [];
  for (const { left, right } of nodesWithin('assignments', { node, module })) {
    const path = pathFrom(left, isParameter);
    if (path) found.push({ path, value: () => context.evaluate(right, module, fn.frame), module });
  }
  for (const call of nodesWithin('calls', { node, module })) {
    if (call.type !== 'CallExpression') continue;
    const path = pathFrom(call.callee, isParameter);
    const [name, value] = call.arguments;
    if (!path || (path.at(-1) !== 'set' && path.at(-1) !== 'append') || !name || !value) continue;
    const [text] = textsOf(context.evaluate(name, module, fn.frame));
    const part = text?.parts[0];
    if (!part || !('text' in part)) continue;
    const at = [...path.slice(0, -1), part.text];
    found.push({ path: at, value: () => context.evaluate(value, module, fn.frame), module });
  }
  for (const returned of returnedBy(fn.node, fn.module)) {
    // The parameter itself, changed or not, is no set of options of its own.
    if (pathFrom(returned, isParameter) || unwrap(returned).type === 'Identifier') continue;
    found.push({ path: [], value: () => objectsOf(context.evaluate(returned, module, fn.frame)), module });
  }
  return found;
}

function objectsOf(value: Value): Value {
  return mapValue(value, (part) => (part.kind === 'object' ? part : UNKNOWN));
}

/** The names of a member chain that begins at a parameter; a call or an unknown name breaks it. */
function pathFrom(node: AnyNode, isRoot: (root: AnyNode) => boolean): string[] | undefined {
  const names: string[] = [];
  let current = unwrap(node);
  while (current.type === 'MemberExpression') {
    const name = memberName(current);
    if (name === undefined) return undefined;
    names.unshift(name);
    current = unwrap(current.object);
  }
  return names.length > 0 && isRoot(current) ? names : undefined;
}

/** `headers.Authorization`, `headers.common.Authorization`: one header; `headers`, `headers.common`: all of them. */
function headerAt(path: readonly string[], value: Value, module: SourceModule): Value {
  return alternatives(value).some((part) => part.kind === 'object' || part.kind === 'array')
    ? value
    : nested(path.slice(-1), value, module);
}

function nested(path: readonly string[], value: Value, module: SourceModule): Value {
  return path.reduceRight<Value>((inner, name): ObjectValue => {
    const entries = new Map([[name, { value: () => inner, module }]]);
    return madeObject(entries);
  }, value);
}

/** `config.url = BASE + config.url`: what stands before the URL. */
function prefixOf(value: Value): Value[] {
  return textsOf(value).flatMap((text): Value[] => {
    const [first] = text.parts;
    return first && 'text' in first && /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(first.text)
      ? [{ kind: 'text', parts: [first] }]
      : [];
  });
}
