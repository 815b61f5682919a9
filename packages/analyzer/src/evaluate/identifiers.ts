/** From a name to its value: variables, functions, classes, enums, imports, globals. */
import { libraryOfGlobal } from '../clients/all-libraries.js';
import { packageOfGlobal } from '../clients/package-functions.js';
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import { addTo } from '../group.js';
import { indexOf, variableAt, topLevelVariable } from '../syntax/module-index.js';
import type { AssignedName } from '../syntax/assigned-names.js';
import { isFunction, literalString, type NodeOf } from '../syntax/nodes.js';
import { objectOf } from '../values/made-values.js';
import {
  UNDEFINED,
  UNKNOWN,
  isUnknown,
  union,
  unionOfKnown,
  type Entry,
  type Frame,
  type Place,
  type Value,
} from '../values/value.js';
import { autoImportedValue } from './auto-imports.js';
import { commonJsName } from './common-js.js';
import { propOfFile, propsOfFile } from './component-files.js';
import { configuredHere } from './configured-clients.js';
import { sharedWithWindow } from './electron-messages.js';
import { once, type Context } from './context.js';
import { afterStatements } from './fluent-calls.js';
import { nameInTemplate } from './definitions.js';
import { isOpen } from './evaluator.js';
import { importedValue } from './imports.js';
import { withWrites } from './parameter-writes.js';
import { scriptValue } from './scripts.js';
import { joinTexts } from './text.js';
import { declaredFunction } from './types.js';
import { projectStore } from './vuex.js';
import { bindingValue } from './patterns.js';

/** The value a name has at a node. */
export function evaluateName(
  context: Context,
  node: AnyNode,
  name: string,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  const variable = variableAt(name, node, module);
  if (!variable || variable.defs.length === 0)
    return (
      commonJsName(context, name, module) ??
      nameInTemplate(context, node, name, module) ??
      storeOfName(context, node, name, module) ??
      propOfName(context, name, module, frame) ??
      reactiveName(context, name, module) ??
      sharedValue(context, name, { node, module, frame })
    );
  return variableValue(context, variable, module, frame);
}

/** The name of a prop in the template of a component. */
function propOfName(context: Context, name: string, module: SourceModule, frame: Frame | undefined): Value | undefined {
  const prop = module.parts && !(name in globalThis) ? propOfFile(context, name, module, frame) : UNKNOWN;
  return isUnknown(prop) ? undefined : prop;
}

/** `$: ({ card } = data)` in a component of Svelte: an assignment declares the name. */
function reactiveName(context: Context, name: string, module: SourceModule): Value | undefined {
  const written = module.parts ? indexOf(module).assignmentsTo.variable.get(name) : undefined;
  const values = (written ?? [])
    .filter(({ assignment }) => !isOpen(context, assignment.right, module, undefined))
    .map((item) => writtenValue(context, item, module, undefined));
  const value = unionOfKnown(values);
  return isUnknown(value) ? undefined : value;
}

/** `$cards` in a component: what the store `cards` holds. */
function storeOfName(context: Context, node: AnyNode, name: string, module: SourceModule): Value | undefined {
  const store = module.parts && name.startsWith('$') ? variableAt(name.slice(1), node, module) : undefined;
  return store && store.defs.length > 0 ? variableValue(context, store, module, undefined) : undefined;
}

/** The value of a name that its module does not declare: of the platform, or of another script. */
function sharedValue(context: Context, name: string, place: Place): Value {
  if (name === 'Astro' && place.module.parts) return astroValue(context, place.module);
  if (name === '$store' && place.module.parts) return projectStore(context, place.module);
  const value = globalValue(name, place);
  const isKnown = value.kind !== 'unknown' || value.key === 'global';
  if (isKnown) return value;
  return (
    sharedWithWindow(context, name) ??
    scriptValue(context, name, place.module) ??
    autoImportedValue(context, name, place.module) ??
    value
  );
}

/** `Astro.props` in a component of Astro. */
function astroValue(context: Context, module: SourceModule): Value {
  return objectOf({ props: () => propsOfFile(context, module) }, module);
}

/** The value of a name that no module declares. `place`: where it stands by itself. */
export function globalValue(name: string, place?: Place): Value {
  if (name === 'undefined') return UNDEFINED;
  const library = libraryOfGlobal(name);
  if (library) return { kind: 'library', ...library, client: undefined };
  const known = place && packageOfGlobal(name);
  if (known) return { kind: 'package', name: known[0], path: [known[1]], made: false, place };
  if (name === 'window' || name === 'globalThis' || name === 'self' || name === 'global') {
    return { kind: 'unknown', key: 'global' };
  }
  return { kind: 'unknown', key: `global:${name}` };
}

/** The value of a name that a module declares at its top; unknown where it declares none. */
export function valueDeclaredIn(context: Context, name: string, module: SourceModule): Value {
  const variable = topLevelVariable(name, module);
  return variable && variable.defs.length > 0 ? variableValue(context, variable, module, undefined) : UNKNOWN;
}

/** The value of a variable: what it is declared with and what is assigned to it later. */
function variableValue(
  context: Context,
  variable: VariableLike,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  const configured =
    topLevelVariable(variable.name, module) === variable ? configuredHere(context, variable.name, module) : undefined;
  if (configured) return configured;
  const values = variable.defs.map((def) => definitionValue(context, def, variable, module, frame));
  const value = union(values);
  return isUnknown(value) && value.kind === 'unknown' && value.key === undefined
    ? { kind: 'unknown', key: variable }
    : value;
}

/**
 * Parameters whose names say what a framework or a caller hands in, by the global that is like it: `load({ fetch })` of SvelteKit,
 * `function ($http) { … }` of AngularJS.
 */
const HANDED_IN: ReadonlyMap<string, string> = new Map([
  ['fetch', 'fetch'],
  ['$http', 'axios'],
]);

function definitionValue(
  context: Context,
  def: VariableLike['defs'][number],
  variable: VariableLike,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  const node = def.node as AnyNode;
  const name = def.name as AnyNode;
  switch (def.type) {
    case 'FunctionName':
      if (node.type === 'TSDeclareFunction') {
        // Overloads of a function say less than the function.
        const isDeclaredOnly = variable.defs.every((other) => !isFunction(other.node as AnyNode));
        return isDeclaredOnly ? declaredFunction(context, node, module) : UNKNOWN;
      }
      return isFunction(node) ? { kind: 'function', node, module, frame, self: undefined, bound: [] } : UNKNOWN;
    case 'ClassName':
      return node.type === 'ClassDeclaration' || node.type === 'ClassExpression'
        ? { kind: 'class', node, module, frame }
        : UNKNOWN;
    case 'ImportBinding':
      return importedValue(context, node, def.parent as AnyNode | undefined, module);
    case 'TSEnumName':
      return node.type === 'TSEnumDeclaration' ? enumValue(context, node, module, frame) : UNKNOWN;
    case 'Parameter': {
      const given = withAssignments(context, bindingValue(context, name, module, frame), variable, module, frame);
      const value = withWrites(context, given, variable, module, frame);
      const handedIn = isUnknown(value) ? HANDED_IN.get(variable.name) : undefined;
      return handedIn === undefined ? value : globalValue(handedIn);
    }
    case 'Variable': {
      const made = afterStatements(context, bindingValue(context, name, module, frame), variable, module, frame);
      return withAssignments(context, made, variable, module, frame);
    }
    default:
      return UNKNOWN;
  }
}

/** Adds what is assigned to a variable after its declaration. */
function withAssignments(
  context: Context,
  value: Value,
  variable: VariableLike,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  const values: Value[] = [];
  for (const written of assignmentsTo(context, variable, module)) {
    const { assignment } = written;
    // `options = { ...options, ...more }`: what is read there is what was there before.
    if (isOpen(context, assignment.right, module, frame)) continue;
    const right = writtenValue(context, written, module, frame);
    values.push(
      assignment.operator === '+=' ? appended(value, right, { node: assignment.right, module, frame }) : right,
    );
  }
  if (values.length === 0) return value;
  const known = value.kind === 'constant' || isUnknown(value) ? [] : [value];
  return union([...known, ...values]);
}

/** What an assignment gives to a name or member on its left side. */
export function writtenValue(
  context: Context,
  { target, assignment }: AssignedName,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  return target === assignment.left
    ? context.evaluate(assignment.right, module, frame)
    : bindingValue(context, target, module, frame);
}

/** The assignments to a variable; those to all variables of the same name are told apart at once. */
function assignmentsTo(context: Context, variable: VariableLike, module: SourceModule): readonly AssignedName[] {
  const all = indexOf(module).assignmentsTo.variable.get(variable.name);
  if (!all) return [];
  type Groups = Map<VariableLike | undefined, AssignedName[]>;
  const byVariable = once<Groups>(context, 'assignments', all, new Map(), () => {
    const groups: Groups = new Map();
    for (const written of all) {
      addTo(groups, variableAt(variable.name, written.target, module), written);
    }
    return groups;
  });
  return byVariable.get(variable) ?? [];
}

/** `text += more`. */
function appended(value: Value, more: Value, place: Place): Value {
  return value.kind === 'text'
    ? joinTexts(
        [
          { value, place },
          { value: more, place },
        ],
        '',
      )
    : UNKNOWN;
}

function enumValue(
  context: Context,
  node: NodeOf<'TSEnumDeclaration'>,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  const entries = new Map<string, Entry>();
  const members = 'body' in node ? node.body.members : [];
  for (const member of members) {
    const key: AnyNode = member.id;
    const name = key.type === 'Identifier' ? key.name : literalString(key);
    const { initializer } = member;
    if (name === undefined) continue;
    entries.set(name, {
      value: () => (initializer ? context.evaluate(initializer, module, frame) : UNKNOWN),
      key,
      property: member,
      module,
    });
  }
  return { kind: 'object', place: { node, module, frame }, entries, spreads: [] };
}
