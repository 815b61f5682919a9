/** Types that a value of the service meets: what the code declares for it, it may declare elsewhere. */
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import { referencesToNamed } from '../evaluate/function-uses.js';
import { exportedVariable } from '../evaluate/imports.js';
import { childrenOf, indexOf, parentOf, variableAt } from '../syntax/module-index.js';
import { isClass } from '../syntax/nodes.js';
import { markVariable } from './bindings.js';
import { isNew, mark, type Marks } from './marks.js';

/** Marks every type that an annotation, type arguments or the members of a declaration name. */
export function markTypesIn(marks: Marks, type: AnyNode, module: SourceModule): void {
  if (!isNew(marks, type, 'types')) return;
  const pending = [type];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.type === 'TSQualifiedName') markQualified(marks, node.right.name);
    else if (node.type === 'Identifier') markType(marks, variableAt(node.name, node, module), module);
    pending.push(...childrenOf(node, module));
  }
}

function markType(marks: Marks, variable: VariableLike | undefined, module: SourceModule): void {
  if (!variable) return;
  for (const { node } of variable.defs) markArgumentsOf(marks, node as AnyNode, module);
  const origin = exportedVariable(marks.context, variable, module) ?? { variable, module };
  markVariable(marks, variable, module, 'holds');
  markVariable(marks, origin.variable, origin.module, 'holds');
}

/** The type arguments that stand for a parameter of a class or a function: `extends Resource<Card>`, `createResource<Card>('cards')`. */
function markArgumentsOf(marks: Marks, parameter: AnyNode, module: SourceModule): void {
  const list = parameter.type === 'TSTypeParameter' ? parentOf(parameter, module) : undefined;
  const owner = list && parentOf(list, module);
  if (!owner || !isNew(marks, parameter, 'arguments')) return;
  for (const { node, module: at } of referencesToNamed(marks.context, owner, module)) {
    const parent = parentOf(node, at);
    if (!parent) continue;
    const isHeir = isClass(parent) && parent.superClass === node;
    const isCalled = (parent.type === 'CallExpression' || parent.type === 'NewExpression') && parent.callee === node;
    const given = isHeir ? parent.superTypeArguments : isCalled ? parent.typeArguments : undefined;
    if (!given) continue;
    markTypesIn(marks, given, at);
    mark(marks, isHeir ? node : parent, at, 'holds');
  }
}

/** `Access.Card`: any type of the last name. */
function markQualified(marks: Marks, name: string): void {
  if (!isNew(marks, `type ${name}`, 'holds')) return;
  for (const module of marks.world.named(name)) {
    for (const node of indexOf(module).names.get(name) ?? []) {
      mark(marks, node, module, 'holds');
      markDeclaration(marks, parentOf(node, module) ?? node, module);
    }
  }
}

/** Marks the declared type that a member is part of. */
export function markDeclarationAround(marks: Marks, member: AnyNode, module: SourceModule): void {
  for (let node = parentOf(member, module); node; node = parentOf(node, module)) markDeclaration(marks, node, module);
}

/** A declared type, with the types of its members and those it extends. */
export function markDeclaration(marks: Marks, node: AnyNode, module: SourceModule): void {
  const isType =
    node.type === 'TSInterfaceDeclaration' ||
    node.type === 'TSTypeAliasDeclaration' ||
    node.type === 'ClassDeclaration';
  if (!isType || !isNew(marks, node, 'declaration')) return;
  mark(marks, node, module, 'holds');
  if (node.type !== 'ClassDeclaration') {
    markTypesIn(marks, node, module);
    return;
  }
  if (node.superClass) markTypesIn(marks, node.superClass, module);
  for (const member of node.body.body) {
    if (member.type === 'PropertyDefinition' && member.typeAnnotation)
      markTypesIn(marks, member.typeAnnotation, module);
  }
}
