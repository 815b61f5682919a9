/** Functions that an element is given, as an attribute or between its tags: they receive what its component calls them with. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { parentOf, referencesOf, variableAt } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { isFunction, memberName, propertyName, type NodeOf } from '../syntax/nodes.js';
import { UNKNOWN, alternatives, union, unionOfKnown, type Frame, type Value } from '../values/value.js';
import { calledByFile } from './component-files.js';
import type { Context } from './context.js';
import { propsOfElement } from './component-props.js';
import { openFrame } from './frames.js';
import { passedInFrame } from './passed-values.js';

/** What a function (or a name for it) that stands in JSX receives as its argument number `index` from a component of the project. */
export function calledByComponent(context: Context, callback: AnyNode, index: number, module: SourceModule): Value {
  const prop = propAt(callback, module);
  if (!prop) return calledByFile(context, callback, index, module);
  if (prop.element.name.type === 'JSXNamespacedName') return UNKNOWN;
  const { element, name } = prop;
  const values = alternatives(context.evaluate(element.name, module, undefined)).map((part) => {
    if (part.kind !== 'function') return UNKNOWN;
    // One component shows what each of its elements gives it.
    const place = { node: element, module, frame: undefined };
    const frame = openFrame(context, part, [propsOfElement(context, element, module)], place);
    return frame ? passedAsProp(context, frame, name, index) : UNKNOWN;
  });
  return unionOfKnown(values);
}

/** The element that a function is given to, and the name of the prop. */
function propAt(
  callback: AnyNode,
  module: SourceModule,
): { element: NodeOf<'JSXOpeningElement'>; name: string } | undefined {
  const { taker: container } = takenBy(callback, module);
  const holder = container?.type === 'JSXExpressionContainer' ? parentOf(container, module) : undefined;
  if (holder?.type === 'JSXElement') return { element: holder.openingElement, name: 'children' };
  const element = holder && parentOf(holder, module);
  if (holder?.type !== 'JSXAttribute' || element?.type !== 'JSXOpeningElement') return undefined;
  return holder.name.type === 'JSXIdentifier' ? { element, name: holder.name.name } : undefined;
}

/** What a component calls a prop with: `({ render }) => render(card)`, `(props) => props.render(card)`. */
function passedAsProp(context: Context, frame: Frame, name: string, index: number): Value {
  const { fn } = frame;
  const [parameter] = isFunction(fn) ? fn.params : [];
  const pattern = parameter?.type === 'AssignmentPattern' ? parameter.left : parameter;
  return pattern ? passedByPattern(context, pattern, name, index, frame) : UNKNOWN;
}

/** The same, by the pattern that takes the props: `props`, `{ render }`. */
export function passedByPattern(context: Context, pattern: AnyNode, name: string, index: number, frame: Frame): Value {
  const { module } = frame;
  if (pattern.type === 'Identifier') return passedToMember(context, pattern, name, index, frame);
  if (pattern.type !== 'ObjectPattern') return UNKNOWN;
  for (const item of pattern.properties) {
    if (item.type !== 'Property' || propertyName(item) !== name) continue;
    const binding = item.value.type === 'AssignmentPattern' ? item.value.left : item.value;
    const variable = binding.type === 'Identifier' ? variableAt(binding.name, binding, module) : undefined;
    return variable ? passedInFrame(context, variable, index, frame) : UNKNOWN;
  }
  return UNKNOWN;
}

function passedToMember(
  context: Context,
  props: NodeOf<'Identifier'>,
  name: string,
  index: number,
  frame: Frame,
): Value {
  const { module } = frame;
  const variable = variableAt(props.name, props, module);
  const values = (variable ? referencesOf(variable, module) : []).flatMap((reference) => {
    const { place, taker: member } = takenBy(reference, module);
    if (member?.type !== 'MemberExpression' || member.object !== place || memberName(member) !== name) return [];
    const { place: callee, taker: call } = takenBy(member, module);
    const given = call?.type === 'CallExpression' && call.callee === callee ? call.arguments[index] : undefined;
    return given ? [context.evaluate(given, module, frame)] : [];
  });
  return union(values);
}
