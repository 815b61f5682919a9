/** What a name in a pattern is bound to: in declarations, parameters, loops and assignments. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { turnOf } from './named-writes.js';
import { parentOf } from '../syntax/module-index.js';
import { isFunction, propertyName } from '../syntax/nodes.js';
import { madeObject } from '../values/made-values.js';
import { UNDEFINED, UNKNOWN, isUnknown, mapValue, union, type Entry, type Frame, type Value } from '../values/value.js';
import { loopedOver } from './iteration.js';
import { propOfFile } from './component-files.js';
import type { Context } from './context.js';
import { memberWithWrites } from './member-writes.js';
import { computedName, elementAt, elementOf } from './members.js';
import { parameterValue } from './parameters.js';
import { routeData } from './route-modules.js';
import { annotatedValue } from './types.js';

/** A step from the value a pattern takes apart to the value of one name in it. */
type Step =
  | { kind: 'key'; name: string | undefined }
  | { kind: 'index'; index: number }
  | { kind: 'rest'; taken: readonly string[]; from: number }
  | { kind: 'default'; node: AnyNode };

/** The value that a name in a declaration, parameter or loop is bound to. */
export function bindingValue(context: Context, name: AnyNode, module: SourceModule, frame: Frame | undefined): Value {
  const steps: Step[] = [];
  let child = name;
  for (let node = parentOf(name, module); node; node = parentOf(node, module)) {
    switch (node.type) {
      case 'Property': {
        const key = node.computed ? computedName(context, node.key, module, frame) : propertyName(node);
        steps.unshift({ kind: 'key', name: key });
        break;
      }
      case 'ArrayPattern':
        // A rest element takes a part of the list, not one of its elements.
        if (child.type !== 'RestElement')
          steps.unshift({ kind: 'index', index: node.elements.findIndex((element) => element === child) });
        break;
      case 'RestElement':
        if (isFunction(parentOf(node, module) ?? node)) break;
        steps.unshift(restStep(node, module));
        break;
      case 'AssignmentPattern':
        steps.unshift({ kind: 'default', node: node.right });
        break;
      case 'ObjectPattern':
      case 'TSParameterProperty':
        break;
      default:
        return takeApart(context, rootValue(context, node, child, module, frame), steps, module, frame);
    }
    child = node;
  }
  return UNKNOWN;
}

/** The value that the outermost pattern (`pattern`, child of `owner`) takes apart. */
function rootValue(
  context: Context,
  owner: AnyNode,
  pattern: AnyNode,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  if (isFunction(owner)) return parameterValue(context, owner, pattern, module, frame);
  if (owner.type === 'VariableDeclarator') {
    if (owner.init) {
      const value = context.evaluate(owner.init, module, frame);
      return annotatedValue(context, value, owner.id, module);
    }
    const loop = parentOf(parentOf(owner, module) ?? owner, module);
    if (loop?.type === 'ForInStatement') return { kind: 'key', of: context.evaluate(loop.right, module, frame) };
    if (loop?.type === 'ForOfStatement') return turnOf(loop, frame) ?? loopedOver(context, loop.right, module, frame);
    const declared = annotatedValue(context, UNKNOWN, owner.id, module);
    return isUnknown(declared) && owner.id.type === 'Identifier'
      ? exportedProp(context, owner.id.name, module, frame)
      : declared;
  }
  if (owner.type === 'AssignmentExpression') return context.evaluate(owner.right, module, frame);
  if (owner.type === 'ForOfStatement') return loopedOver(context, owner.right, module, frame);
  return UNKNOWN;
}

/** `export let card;` of a component of Svelte. */
function exportedProp(context: Context, name: string, module: SourceModule, frame: Frame | undefined): Value {
  if (!module.parts) return UNKNOWN;
  const given = propOfFile(context, name, module, frame);
  return isUnknown(given) && name === 'data' ? routeData(context, module) : given;
}

function takeApart(
  context: Context,
  root: Value,
  steps: readonly Step[],
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  let value = root;
  for (const step of steps) {
    switch (step.kind) {
      case 'key':
        value = step.name === undefined ? elementOf(value) : memberWithWrites(context, value, step.name);
        break;
      case 'index':
        value = value.kind === 'array' ? elementAt(value, step.index) : elementOf(value);
        break;
      case 'rest':
        value = restOf(value, step.taken, step.from, module);
        break;
      case 'default':
        value = withDefault(value, () => context.evaluate(step.node, module, frame));
        break;
    }
  }
  return value;
}

function restStep(rest: AnyNode, module: SourceModule): Step {
  const pattern = parentOf(rest, module);
  if (pattern?.type === 'ArrayPattern') return { kind: 'rest', taken: [], from: pattern.elements.length - 1 };
  const properties = pattern?.type === 'ObjectPattern' ? pattern.properties : [];
  const taken = properties.flatMap((item) => (item.type === 'Property' ? (propertyName(item) ?? []) : []));
  return { kind: 'rest', taken, from: 0 };
}

/** What a rest element is left with: the object without the members that were taken, the list without its first elements. */
function restOf(value: Value, taken: readonly string[], from: number, module: SourceModule): Value {
  if (value.kind === 'array') return { ...value, place: undefined, elements: value.elements.slice(from) };
  if (taken.length === 0 || isUnknown(value)) return value;
  return mapValue(value, (part) => {
    if (part.kind !== 'object' && part.kind !== 'resource') return part;
    const entries = new Map<string, Entry>(taken.map((name) => [name, { value: () => UNDEFINED, module }]));
    return madeObject(entries, [() => part]);
  });
}

/** A default counts when the value is absent or not known. */
function withDefault(value: Value, fallback: () => Value): Value {
  if (value.kind === 'constant' && value.value === undefined) return fallback();
  return isUnknown(value) ? union([fallback(), value]) : value;
}

/** The value that an object or array pattern takes apart, wherever it stands. */
export function patternValue(
  context: Context,
  pattern: AnyNode,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  const parent = parentOf(pattern, module);
  if (!parent) return UNKNOWN;
  return bindingValue(context, pattern, module, frame);
}
