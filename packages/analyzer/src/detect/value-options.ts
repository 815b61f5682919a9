/** Values in the options of a form control: `<option value="legacy">`, `options={OPTIONS}`. */
import type { AnyNode, SourceModule } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import { memberOf } from '../evaluate/members.js';
import { annotatedValue } from '../evaluate/types.js';
import { childrenOf, parentOf } from '../syntax/module-index.js';
import { literalString, type NodeOf, unwrap } from '../syntax/nodes.js';
import { UNKNOWN, alternatives, union, type Value } from '../values/value.js';
import { asked, written, type Held } from './value-containers.js';

/** Attributes that say what a control with options holds. */
const HELD = new Set(['value', 'defaultValue', 'selectedValue', 'selected', 'modelValue']);

/** `value="legacy"` of an option: the control around it holds the field. Other attributes fill a property of their component. */
export function heldByAttribute(
  context: Context,
  attribute: NodeOf<'JSXAttribute'>,
  literal: AnyNode,
  module: SourceModule,
): Held {
  const held: Held = { ...written(context, attribute, literal, module), literal: attribute };
  if (attribute.name.type !== 'JSXIdentifier' || attribute.name.name !== 'value') return { ...held, weak: true };
  const control = controlAround(attribute, module);
  if (!control) return held;
  return {
    ...held,
    container: { kind: 'write', node: attribute, values: optionValues(control.element, module) },
    subjects: asked(control.holds, module),
  };
}

/** What the component of an attribute declares for the property that it fills. */
export function expectedByComponent(context: Context, attribute: AnyNode, module: SourceModule): Value {
  const element = parentOf(attribute, module);
  if (attribute.type !== 'JSXAttribute' || element?.type !== 'JSXOpeningElement') return UNKNOWN;
  const name = attribute.name.type === 'JSXIdentifier' ? attribute.name.name : undefined;
  const component = context.evaluate(element.name, module, undefined);
  return union(
    alternatives(component).map((part) => {
      const [properties] = part.kind === 'function' ? part.node.params : [];
      if (part.kind !== 'function' || !properties || name === undefined) return UNKNOWN;
      return memberOf(context, annotatedValue(context, UNKNOWN, properties, part.module), name);
    }),
  );
}

/** The nearest element around that of an attribute which says by an expression what it holds. */
function controlAround(attribute: AnyNode, module: SourceModule): { element: AnyNode; holds: AnyNode } | undefined {
  const own = parentOf(parentOf(attribute, module) ?? attribute, module);
  for (let node = own && parentOf(own, module); node; node = parentOf(node, module)) {
    if (node.type !== 'JSXElement') continue;
    const holds = heldValue(node.openingElement);
    if (holds) return { element: node, holds };
  }
  return undefined;
}

/** The expression of the attribute that says what a control holds. */
function heldValue(element: NodeOf<'JSXOpeningElement'>): AnyNode | undefined {
  for (const attribute of element.attributes) {
    if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue;
    const { value } = attribute;
    if (HELD.has(attribute.name.name) && value?.type === 'JSXExpressionContainer') return value.expression;
  }
  return undefined;
}

/** The literal values of all options below a control. */
function optionValues(control: AnyNode, module: SourceModule): string[] {
  const values: string[] = [];
  const stack = [control];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier' && node.name.name === 'value') {
      const { value } = node;
      const text = literalString(value?.type === 'JSXExpressionContainer' ? unwrap(value.expression) : value);
      if (text !== undefined) values.push(text);
    }
    stack.push(...childrenOf(node, module));
  }
  return values;
}

/** What the control of `options={…}` holds: the expression of its `value`. */
export function optionsOwner(container: AnyNode, module: SourceModule): AnyNode | undefined {
  const attribute = parentOf(container, module);
  const element = attribute && parentOf(attribute, module);
  return attribute?.type === 'JSXAttribute' && element?.type === 'JSXOpeningElement' ? heldValue(element) : undefined;
}
