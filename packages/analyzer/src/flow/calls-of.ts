/** Where functions are called: by names, without evaluating anything. */
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import { ownReferences } from '../evaluate/function-uses.js';
import { exportedAs } from '../evaluate/exported-names.js';
import { importedReferences } from '../evaluate/importers.js';
import { parentOf, referencesOf, variableAt } from '../syntax/module-index.js';
import { isClass, memberName, propertyName, type ClassNode, type FunctionNode } from '../syntax/nodes.js';
import { outermost } from '../syntax/outermost.js';
import { type At, type Marks } from './marks.js';
import { membersNamed } from './member-names.js';

type Call = Extract<AnyNode, { type: 'CallExpression' | 'NewExpression' | 'JSXOpeningElement' }>;

/** The calls that may call a function: by its variable, in other modules too, or by the name under which something holds it. */
export function callsOf(marks: Marks, fn: FunctionNode, module: SourceModule): At<Call>[] {
  const place = outermost(fn, module);
  const parent = parentOf(place, module);
  const names: string[] = [];
  const mentions: At[] = [
    { node: place, module },
    ...(parent ? [{ node: throughOptions(place, module), module }] : []),
  ];
  const addVariable = (variable: VariableLike | undefined): void => {
    if (!variable) return;
    names.push(variable.name);
    mentions.push(...referencesOf(variable, module).map((node) => ({ node, module })));
    for (const name of exportedAs(variable.name, variable, module)) {
      names.push(name);
      mentions.push(...importedReferences(marks.context, module, name));
    }
  };
  const owner =
    parent?.type === 'MethodDefinition' && parent.kind === 'constructor' ? classAround(parent, module) : undefined;
  const named = owner ?? (place.type === 'FunctionDeclaration' ? place : undefined);
  if (named && 'id' in named && named.id?.type === 'Identifier')
    addVariable(variableAt(named.id.name, parentOf(named, module) ?? named, module));
  if (owner) mentions.push(...ownReferences(owner, module));
  const holder = holderOf(owner ?? place, module);
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
  return mentions.flatMap(({ node, module: at }) => callAround(node, at) ?? []);
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
  const parent = parentOf(outermost(mention, module), module);
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
