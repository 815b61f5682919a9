/** Elements of user interfaces: those of JSX, and the calls that stand for elements of components in templates. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { parentOf } from '../syntax/module-index.js';
import { contains, propertyName, type NodeOf } from '../syntax/nodes.js';

/** `<Column field="sub_type" />`: the opening tag; in a template, the call that is written for it. */
export type ElementNode = NodeOf<'JSXOpeningElement' | 'CallExpression'>;

/** A prop that an element is given. */
export interface Prop {
  name: string;
  value: AnyNode;
}

/** The props of an element that are written out. */
export function propsIn(element: ElementNode): Prop[] {
  if (element.type === 'JSXOpeningElement')
    return element.attributes.flatMap((attribute) => {
      if (attribute.type !== 'JSXAttribute' || !attribute.value) return [];
      return attribute.name.type === 'JSXIdentifier' ? [{ name: attribute.name.name, value: attribute.value }] : [];
    });
  const [props] = element.arguments;
  if (props?.type !== 'ObjectExpression') return [];
  return props.properties.flatMap((property) => {
    const name = property.type === 'Property' ? propertyName(property) : undefined;
    return property.type === 'Property' && name !== undefined ? [{ name, value: property.value }] : [];
  });
}

/** The element that a prop (an attribute, or a property of a call that stands for an element) is given to. */
export function elementOfProp(prop: AnyNode, module: SourceModule): ElementNode | undefined {
  const owner = parentOf(prop, module);
  if (prop.type === 'JSXAttribute') return owner?.type === 'JSXOpeningElement' ? owner : undefined;
  const call = owner?.type === 'ObjectExpression' ? parentOf(owner, module) : undefined;
  return call && isWritten(call, module) ? call : undefined;
}

/** The elements around a node, from the innermost outwards; first the one whose prop it is in. */
export function* elementsAround(node: AnyNode, module: SourceModule): Generator<ElementNode> {
  for (let current: AnyNode | undefined = node; current; current = parentOf(current, module)) {
    if (current.type === 'JSXOpeningElement') yield current;
    else if (current.type === 'JSXElement' && !contains(current.openingElement, node)) yield current.openingElement;
    else if (module.parts && isWritten(current, module)) yield current;
    else if (module.parts && current.type === 'BlockStatement') {
      const before = statementBefore(current, module);
      if (before) yield before;
    }
  }
}

/** True for a function that stands for what is between the tags of an element: `<template #item="{ item }">`. */
export function isSlot(fn: AnyNode, module: SourceModule): boolean {
  return module.parts !== undefined && parentOf(fn, module)?.type === 'ExpressionStatement';
}

/** A call that the reader of a component writes for an element. */
function isWritten(node: AnyNode, module: SourceModule): node is NodeOf<'CallExpression'> {
  if (!module.parts || node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return false;
  return /^[A-Z]/.test(node.callee.name) && parentOf(node, module)?.type === 'ExpressionStatement';
}

/** What is between the tags of an element is written as a block behind its call. */
function statementBefore(block: AnyNode, module: SourceModule): NodeOf<'CallExpression'> | undefined {
  const outer = parentOf(block, module);
  const body = outer && 'body' in outer && Array.isArray(outer.body) ? (outer.body as AnyNode[]) : [];
  const statement = body[body.indexOf(block) - 1];
  const call = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  return call && isWritten(call, module) ? call : undefined;
}
