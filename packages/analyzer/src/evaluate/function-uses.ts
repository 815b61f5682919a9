/** Where a function is used: called, passed on, or rendered as a JSX element; in its module and in those that import it. */
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import { ancestor, indexOf, parentOf, referencesOf, variableAt } from '../syntax/module-index.js';
import { chosenBy, outermost, takenBy } from '../syntax/outermost.js';
import { isClass, memberName, propertyName, type ClassNode, type FunctionNode, type NodeOf } from '../syntax/nodes.js';
import { nodesWithin } from '../syntax/nodes-within.js';
import { alternatives } from '../values/value.js';
import { once, type Context } from './context.js';
import { exportedBy, hasCommonJsExports } from './common-js.js';
import { importedReferences, importersWithBarrels, type Reference } from './importers.js';
import { exportedAs } from './exported-names.js';
import { isInStatic } from '../syntax/class-members.js';

export type FunctionUse =
  | { kind: 'call'; call: NodeOf<'CallExpression' | 'NewExpression'>; module: SourceModule }
  | { kind: 'argument'; call: NodeOf<'CallExpression' | 'NewExpression'>; argument: AnyNode; module: SourceModule }
  | { kind: 'element'; element: NodeOf<'JSXOpeningElement'>; module: SourceModule }
  /** An element is given it, as an attribute or between its tags. */
  | { kind: 'attribute'; mention: AnyNode; module: SourceModule };

const MAX_USES = 60;
const TRANSPARENT = new Set([
  'useCallback',
  'memo',
  'forwardRef',
  'observer',
  'React.memo',
  'React.useCallback',
  'React.forwardRef',
]);

/** All known uses of a function, at most sixty. */
export function usesOfFunction(context: Context, fn: FunctionNode, module: SourceModule): FunctionUse[] {
  return once(context, 'function-uses', fn, [] as FunctionUse[], () =>
    findUses(context, fn, module).slice(0, MAX_USES),
  );
}

function findUses(context: Context, fn: FunctionNode, module: SourceModule): FunctionUse[] {
  const place = throughWrappers(fn, module);
  const uses: FunctionUse[] = [];
  const direct = useAt(place, module);
  if (direct) uses.push(direct);
  const variable = variableOf(chosenBy(place, module).place, module);
  if (variable) uses.push(...usesOfVariable(context, variable, module));
  const parent = parentOf(place, module);
  // Others are found by the name by which they are called.
  if (exportedAt(place, module) === 'default') uses.push(...importedUses(context, module, 'default'));
  if (parent?.type === 'MethodDefinition' && parent.kind === 'constructor') {
    const owner = parentOf(parentOf(parent, module) ?? parent, module);
    return owner && isClass(owner) ? usesOfConstructor(context, owner, module, 0) : uses;
  }
  const name = calledAs(place, variable, module);
  if (name !== undefined) uses.push(...usesByName(context, name, fn, module));
  return uses;
}

/** The name by which a function is called on something that holds it: its key, its export, or what it is assigned to. */
function calledAs(place: AnyNode, variable: VariableLike | undefined, module: SourceModule): string | undefined {
  const parent = parentOf(place, module);
  switch (parent?.type) {
    case 'MethodDefinition':
    case 'Property':
    case 'PropertyDefinition':
      return propertyName(parent);
    case 'AssignmentExpression':
      return parent.right === place && parent.left.type === 'MemberExpression' ? memberName(parent.left) : undefined;
    default:
      return variable && (hasCommonJsExports(module) || isHeld(variable, module)) ? variable.name : undefined;
  }
}

/** True where an object or class holds the function under a name: `{ load }`, `exports.load = load`. */
function isHeld(variable: VariableLike, module: SourceModule): boolean {
  return referencesOf(variable, module).some((reference) => {
    const parent = parentOf(reference, module);
    return parent?.type === 'Property' || parent?.type === 'PropertyDefinition';
  });
}

const MAX_INHERITANCE = 6;

/** `new Class(…)`, and `super(…)` or `new Sub(…)` of the classes that extend it. */
function usesOfConstructor(context: Context, owner: ClassNode, module: SourceModule, depth: number): FunctionUse[] {
  return referencesToNamed(context, owner, module).flatMap(({ node, module: at }) => {
    const use = useAt(node, at);
    if (use) return [use];
    const sub = parentOf(node, at);
    if (!sub || !isClass(sub) || sub.superClass !== node || depth > MAX_INHERITANCE) return [];
    return hasConstructor(sub)
      ? superCalls(sub, at).map((call) => ({ kind: 'call', call, module: at }))
      : usesOfConstructor(context, sub, at, depth + 1);
  });
}

/** Where a function stands, and where it is named, in all modules. */
export function placesOfFunction(context: Context, fn: AnyNode, module: SourceModule): readonly Reference[] {
  const own: Reference[] = [{ node: fn, module }];
  return once(context, 'places-of-functions', fn, own, () => [...own, ...referencesToNamed(context, fn, module)]);
}

/** The references to what an expression or declaration gives, by the variable that holds it and as a default export, in all modules. */
export function referencesToNamed(context: Context, place: AnyNode, module: SourceModule): Reference[] {
  const variable = variableOf(place, module);
  const references = variable ? referencesAnywhere(context, variable, module) : [];
  if (isClass(place)) references.push(...ownReferences(place, module));
  const exported = exportedAt(place, module);
  if (exported !== undefined) references.push(...importedReferences(context, module, exported));
  return references;
}

/** The name under which what stands at a place is exported without one of its own: `export default …`, `exports.name = …`. */
function exportedAt(place: AnyNode, module: SourceModule): string | undefined {
  const parent = parentOf(place, module);
  if (parent?.type === 'ExportDefaultDeclaration') return 'default';
  return parent?.type === 'AssignmentExpression' && parent.right === place ? exportedBy(parent.left) : undefined;
}

/** The references to a class in its own body: its name is declared once more there, and `new this(…)` in a static method means it, too. */
export function ownReferences(owner: ClassNode, module: SourceModule): Reference[] {
  const named = owner.id ? variableAt(owner.id.name, owner.body, module) : undefined;
  const isInner = named !== variableOf(owner, module) && named?.defs.some((def) => def.node === owner);
  const names = named && isInner ? referencesOf(named, module) : [];
  const statics = nodesWithin('calls', { node: owner, module }).flatMap((call) =>
    call.type === 'NewExpression' &&
    call.callee.type === 'ThisExpression' &&
    ancestor(call, module, isClass) === owner &&
    isInStatic(owner, call, module)
      ? [call.callee]
      : [],
  );
  return [...names, ...statics].map((node) => ({ node, module }));
}

/** True for a class with a constructor of its own. */
export function hasConstructor(owner: ClassNode): boolean {
  return owner.body.body.some((member) => member.type === 'MethodDefinition' && member.kind === 'constructor');
}

/** The calls by which a class calls the constructor of the class that it extends. */
export function superCalls(owner: ClassNode, module: SourceModule): NodeOf<'CallExpression'>[] {
  return nodesWithin('calls', { node: owner, module }).flatMap((call) =>
    call.type === 'CallExpression' && call.callee.type === 'Super' ? [call] : [],
  );
}

/** `useCallback(fn)`, `memo(fn)`: the call stands for the function. */
function throughWrappers(fn: AnyNode, module: SourceModule): AnyNode {
  let place = outermost(fn, module);
  for (;;) {
    const parent = parentOf(place, module);
    if (parent?.type !== 'CallExpression' || parent.arguments[0] !== place) return place;
    const { callee } = parent;
    const name =
      callee.type === 'Identifier'
        ? callee.name
        : callee.type === 'MemberExpression' && callee.object.type === 'Identifier'
          ? `${callee.object.name}.${memberName(callee) ?? ''}`
          : '';
    if (!TRANSPARENT.has(name)) return place;
    place = outermost(parent, module);
  }
}

/** The variable that holds a function, through calls that give it again. */
export function variableOfFunction(fn: FunctionNode, module: SourceModule): VariableLike | undefined {
  return variableOf(chosenBy(throughWrappers(fn, module), module).place, module);
}

/** The variable that holds what stands at a place: of a declaration, or of a constant that begins with it. */
export function variableOf(place: AnyNode, module: SourceModule): VariableLike | undefined {
  if ((place.type === 'FunctionDeclaration' || place.type === 'ClassDeclaration') && place.id)
    return variableAt(place.id.name, parentOf(place, module) ?? place, module);
  const parent = parentOf(place, module);
  if (parent?.type === 'VariableDeclarator' && parent.init === place && parent.id.type === 'Identifier') {
    return variableAt(parent.id.name, parent.id, module);
  }
  return undefined;
}

/** The use that a reference to a function is, by what stands around it. */
function useAt(mention: AnyNode, module: SourceModule): FunctionUse | undefined {
  const { place: reference, taker: parent } = chosenBy(mention, module);
  if (!parent) return undefined;
  if (parent.type === 'CallExpression' || parent.type === 'NewExpression') {
    if (parent.callee === reference) return { kind: 'call', call: parent, module };
    if (parent.arguments.includes(reference as never))
      return { kind: 'argument', call: parent, argument: reference, module };
  }
  const bound = boundAt(reference, parent, module);
  if (bound) return useAt(bound, module);
  if (parent.type === 'JSXOpeningElement') return { kind: 'element', element: parent, module };
  if (parent.type === 'JSXExpressionContainer' || elementGiven(reference, module))
    return { kind: 'attribute', mention: reference, module };
  return undefined;
}

/** The call that stands for the element of a template which is given something as a prop: `Row({ render: (row) => … })`. */
export function elementGiven(given: AnyNode, module: SourceModule): NodeOf<'CallExpression'> | undefined {
  const { place, taker: property } = takenBy(given, module);
  if (!module.parts || property?.type !== 'Property' || property.value !== place) return undefined;
  const object = parentOf(property, module);
  const { place: props, taker: call } = object ? takenBy(object, module) : { place: given, taker: undefined };
  return call?.type === 'CallExpression' && call.arguments[0] === props ? call : undefined;
}

/** `this.renderRow.bind(this)`: the call that stands for the function. */
function boundAt(fn: AnyNode, member: AnyNode, module: SourceModule): AnyNode | undefined {
  if (member.type !== 'MemberExpression' || member.object !== fn || memberName(member) !== 'bind') return undefined;
  const call = parentOf(member, module);
  return call?.type === 'CallExpression' && call.callee === member && call.arguments.length === 1 ? call : undefined;
}

/** Uses of a variable in its module and, if it is exported, where it is imported. */
export function usesOfVariable(context: Context, variable: VariableLike, module: SourceModule): FunctionUse[] {
  return referencesAnywhere(context, variable, module).flatMap(({ node, module: at }) => useAt(node, at) ?? []);
}

/** The references to a variable in its module and, if it is exported, where it is imported. */
export function referencesAnywhere(context: Context, variable: VariableLike, module: SourceModule): Reference[] {
  const own = referencesOf(variable, module).map((node) => ({ node, module }));
  const names = exportedAs(variable.name, variable, module);
  return [...own, ...names.flatMap((exported) => importedReferences(context, module, exported))];
}

function importedUses(context: Context, module: SourceModule, exported: string): FunctionUse[] {
  return importedReferences(context, module, exported).flatMap(({ node, module: at }) => useAt(node, at) ?? []);
}

/** Uses of `x.name` and of `{ name }` taken out of something, in the module and those that import it, where they are the function. */
function usesByName(context: Context, name: string, fn: FunctionNode, module: SourceModule): FunctionUse[] {
  return [module, ...importersWithBarrels(context, module)].flatMap((place) =>
    mentionsOf(context, name, place).flatMap((mention) => {
      // What is used is looked at first: that is cheap.
      const uses =
        mention.type === 'Identifier'
          ? usesOfLocal(mention, place)
          : [useAt(mention, place)].flatMap((use) => use ?? []);
      return uses.length > 0 && isFunctionAt(context, mention, fn, place) ? uses : [];
    }),
  );
}

/** Where something of a name may be a function: members, names taken out of something, and calls in the template of a component. */
function mentionsOf(context: Context, name: string, place: SourceModule): readonly AnyNode[] {
  const table = once(
    context,
    'mentions',
    place,
    new Map<string, readonly AnyNode[]>(),
    () => new Map<string, readonly AnyNode[]>(),
  );
  const known = table.get(name);
  if (known) return known;
  const found = (indexOf(place).names.get(name) ?? []).flatMap((node): AnyNode[] => {
    const parent = parentOf(node, place);
    if (parent?.type === 'MemberExpression') return parent.property === node && !parent.computed ? [parent] : [];
    if (parent?.type === 'JSXMemberExpression') return parent.property === node ? [parent] : [];
    if (parent?.type === 'CallExpression')
      return place.parts && parent.callee === node && (variableAt(name, node, place)?.defs.length ?? 0) === 0
        ? [node]
        : [];
    if (parent?.type !== 'Property' || parent.key !== node || parent.value.type !== 'Identifier') return [];
    return parentOf(parent, place)?.type === 'ObjectPattern' ? [parent.value] : [];
  });
  table.set(name, found);
  return found;
}

/** The uses of a name that was taken out of something; of a call in a template, which declares none, that call. */
function usesOfLocal(local: AnyNode, module: SourceModule): FunctionUse[] {
  const variable = local.type === 'Identifier' ? variableAt(local.name, local, module) : undefined;
  if (!variable || variable.defs.length === 0) return [useAt(local, module)].flatMap((use) => use ?? []);
  return referencesOf(variable, module).flatMap((reference) => useAt(reference, module) ?? []);
}

function isFunctionAt(context: Context, member: AnyNode, fn: FunctionNode, module: SourceModule): boolean {
  const value = context.evaluate(member, module, undefined);
  return alternatives(value).some((part) => part.kind === 'function' && part.node === fn);
}
