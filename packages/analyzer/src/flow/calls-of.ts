/** Where functions are called: by names, without evaluating anything. */
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import { MAX_INHERITANCE } from '../evaluate/classes.js';
import { hasConstructor, ownReferences, superCalls } from '../evaluate/function-uses.js';
import { exportedAs } from '../evaluate/exported-names.js';
import { importedReferences } from '../evaluate/importers.js';
import { parentOf, referencesOf, variableAt } from '../syntax/module-index.js';
import { isClass, memberName, propertyName, type ClassNode, type FunctionNode } from '../syntax/nodes.js';
import { chosenBy, outermost } from '../syntax/outermost.js';
import { type At, type Marks } from './marks.js';
import { membersNamed } from './member-names.js';

type Call = Extract<AnyNode, { type: 'CallExpression' | 'NewExpression' | 'JSXOpeningElement' }>;

/** The calls that may call a function: by its variable, in other modules too, or by the name under which something holds it. */
export function callsOf(marks: Marks, fn: FunctionNode, module: SourceModule): At<Call>[] {
  const place = outermost(fn, module);
  const parent = parentOf(place, module);
  if (parent?.type === 'MethodDefinition' && parent.kind === 'constructor') {
    const owner = classAround(parent, module);
    return owner ? callsOfConstructor(marks, owner, module, 0) : [];
  }
  const mentions = [
    ...mentionsOf(marks, place, module),
    ...(parent ? [{ node: throughOptions(place, module), module }] : []),
  ];
  return mentions.flatMap(({ node, module: at }) => callAround(node, at) ?? []);
}

/** `new Class(…)`, and `super(…)` or `new Sub(…)` of the classes that extend it. */
function callsOfConstructor(marks: Marks, owner: ClassNode, module: SourceModule, depth: number): At<Call>[] {
  const mentions = [...mentionsOf(marks, owner, module), ...ownReferences(owner, module)];
  return mentions.flatMap(({ node, module: at }): At<Call>[] => {
    const sub = parentOf(outermost(node, at), at);
    if (!sub || !isClass(sub)) return [callAround(node, at)].flatMap((call) => call ?? []);
    if (depth > MAX_INHERITANCE) return [];
    return hasConstructor(sub)
      ? superCalls(sub, at).map((call) => ({ node: call, module: at }))
      : callsOfConstructor(marks, sub, at, depth + 1);
  });
}

/** Where a function or class stands, and where it may be named. */
function mentionsOf(marks: Marks, place: AnyNode, module: SourceModule): At[] {
  const names: string[] = [];
  const mentions: At[] = [{ node: place, module }];
  const addVariable = (variable: VariableLike | undefined): void => {
    if (!variable) return;
    names.push(variable.name);
    mentions.push(...referencesOf(variable, module).map((node) => ({ node, module })));
    for (const name of exportedAs(variable.name, variable, module)) {
      names.push(name);
      mentions.push(...importedReferences(marks.context, module, name));
    }
  };
  if ((isClass(place) || place.type === 'FunctionDeclaration') && place.id?.type === 'Identifier')
    addVariable(variableAt(place.id.name, parentOf(place, module) ?? place, module));
  const holder = holderOf(chosenBy(place, module).place, module);
  if (holder?.type === 'VariableDeclarator' && holder.id.type === 'Identifier')
    addVariable(variableAt(holder.id.name, holder.id, module));
  if (holder?.type === 'ExportDefaultDeclaration')
    mentions.push(...importedReferences(marks.context, module, 'default'));
  const key = holder && nameOf(holder);
  if (key !== undefined) names.push(key);
  for (const name of new Set(names)) {
    for (const at of marks.world.named(name))
      mentions.push(...membersNamed(name, at).reads.map((node) => ({ node, module: at })));
  }
  return mentions;
}

/** The options object, of a call, that a function is part of: `createSlice({ reducers: { add(state) { … } } })`. */
function throughOptions(place: AnyNode, module: SourceModule): AnyNode {
  let node = place;
  for (let parent = parentOf(node, module); parent; parent = parentOf(node, module)) {
    if (parent.type !== 'Property' && parent.type !== 'ObjectExpression' && parent.type !== 'ArrayExpression')
      return node;
    node = parent;
  }
  return node;
}

/** What holds a function, through calls that wrap it: `const load = useCallback(async () => …)`. */
function holderOf(place: AnyNode, module: SourceModule): AnyNode | undefined {
  let holder = parentOf(place, module);
  while (holder?.type === 'CallExpression') holder = parentOf(outermost(holder, module), module);
  return holder;
}

function nameOf(holder: AnyNode): string | undefined {
  switch (holder.type) {
    case 'MethodDefinition':
    case 'Property':
    case 'PropertyDefinition':
      return propertyName(holder);
    case 'AssignmentExpression':
      return holder.left.type === 'MemberExpression' ? memberName(holder.left) : undefined;
    default:
      return undefined;
  }
}

function classAround(member: AnyNode, module: SourceModule): ClassNode | undefined {
  const owner = parentOf(parentOf(member, module) ?? member, module);
  return owner && isClass(owner) ? owner : undefined;
}

/** The call that a mention of a function is made for: it is called there, handed over, or extended. */
function callAround(mention: AnyNode, module: SourceModule): At<Call> | undefined {
  const { taker: parent } = chosenBy(mention, module);
  switch (parent?.type) {
    case 'CallExpression':
    case 'NewExpression':
    case 'JSXOpeningElement':
      return { node: parent, module };
    case 'MemberExpression': {
      // `send.call(this, path)`.
      const call = parentOf(parent, module);
      return call?.type === 'CallExpression' && call.callee === parent ? { node: call, module } : undefined;
    }
    default:
      return undefined;
  }
}
