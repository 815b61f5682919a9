/** Plain actions of Redux: `dispatch({ type: 'LOADED', cards })`, read as `action.cards` where a reducer found that it is of that type. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { indexOf, parentOf, referencesOf } from '../syntax/module-index.js';
import { propertyName, unwrap, type FunctionNode, type NodeOf } from '../syntax/nodes.js';
import { outermost, takenBy } from '../syntax/outermost.js';
import { readOf } from '../syntax/read-path-of.js';
import { isUnknown, plainText, union, type Frame, type Value } from '../values/value.js';
import { calledName } from './called-name.js';
import { once, type Context } from './context.js';
import { placesOfFunction, variableOf } from './function-uses.js';
import type { Reference } from './importers.js';
import { memberOf } from './members.js';

/** What a name of unknown value is that stands for the action of a reducer, or for a member of it, below a test of the action's type. */
export function actionRead(
  context: Context,
  node: AnyNode,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  const read = readOf(node, module);
  if (read?.root.kind !== 'parameter' || read.root.index !== 1 || !isReducer(read.root.fn, module)) return undefined;
  const { names, root } = read;
  // A function that makes the reducer may make its actions, too.
  const around = frame?.fn === root.fn ? frame.parent : frame;
  const values = typesAt(context, node, root.fn, module).flatMap(({ node: type, module: at }) =>
    actionsOfType(context, type, at, around),
  );
  const known = values
    .map((value) => names.reduce((object, name) => memberOf(context, object, name), value))
    .filter((value) => !isUnknown(value) && !(value.kind === 'constant' && value.value === undefined));
  return known.length > 0 ? union(known) : undefined;
}

const STATE = /^(?:state|draft|prev(?:ious)?|\w+State)$/;

/** What takes a reducer: `useReducer`, `combineReducers`, `createStore` and their like. */
const TAKES_REDUCER = /reducer|createStore$/i;

/** A function that is given a state, by its default or its name, or that is given to what takes a reducer, and an action. */
export function isReducer(fn: FunctionNode, module: SourceModule): boolean {
  const [state] = fn.params;
  if (state?.type === 'AssignmentPattern') return true;
  if (state?.type !== 'Identifier') return false;
  return STATE.test(state.name) || isGivenAsReducer(fn, module);
}

const givenAsReducer = new WeakMap<FunctionNode, boolean>();

function isGivenAsReducer(fn: FunctionNode, module: SourceModule): boolean {
  const known = givenAsReducer.get(fn);
  if (known !== undefined) return known;
  const variable = variableOf(outermost(fn, module), module);
  const places = variable ? referencesOf(variable, module) : [fn];
  const isGiven = places.some((use) => {
    const { place, taker } = takenBy(use, module);
    if (taker?.type !== 'CallExpression' || taker.arguments[0] !== place) return false;
    return TAKES_REDUCER.test(calledName(taker.callee, module));
  });
  givenAsReducer.set(fn, isGiven);
  return isGiven;
}

/**
 * What says the types that the action of a reducer may have at a place in it: expressions that it is compared with, or the properties
 * that hold the reducer: `{ [LOADED]: (state, action) => … }`.
 */
function typesAt(context: Context, node: AnyNode, fn: FunctionNode, module: SourceModule): Reference[] {
  let child = node;
  for (
    let parent = parentOf(child, module);
    parent && child !== fn;
    child = parent, parent = parentOf(parent, module)
  ) {
    const types = typesBy(parent, child, fn, module);
    if (types.length > 0) return types.map((type) => ({ node: type, module }));
  }
  return placesOfFunction(context, fn, module).flatMap(({ node: mention, module: at }) => {
    const { place, taker } = takenBy(mention, at);
    return taker?.type === 'Property' && taker.value === place ? [{ node: taker, module: at }] : [];
  });
}

function typesBy(parent: AnyNode, child: AnyNode, fn: FunctionNode, module: SourceModule): AnyNode[] {
  switch (parent.type) {
    case 'SwitchCase': {
      const owner = parentOf(parent, module);
      if (owner?.type !== 'SwitchStatement' || !isType(owner.discriminant, fn, module) || child === parent.test)
        return [];
      return labelsOf(owner, parent);
    }
    case 'IfStatement':
    case 'ConditionalExpression':
      return parent.consequent === child ? typesIn(parent.test, fn, module) : [];
    case 'LogicalExpression':
      return parent.operator === '&&' && parent.right === child ? typesIn(parent.left, fn, module) : [];
    default:
      return [];
  }
}

/** The labels of a case and of the empty ones that fall into it. */
function labelsOf({ cases }: NodeOf<'SwitchStatement'>, own: NodeOf<'SwitchCase'>): AnyNode[] {
  let first = cases.indexOf(own);
  while (first > 0 && cases[first - 1]?.consequent.length === 0) first -= 1;
  return cases.slice(first, cases.indexOf(own) + 1).flatMap(({ test }) => test ?? []);
}

/** The types that a test compares with: `action.type === A || action.type === B`. */
function typesIn(written: AnyNode, fn: FunctionNode, module: SourceModule): AnyNode[] {
  const test = unwrap(written);
  if (test.type === 'LogicalExpression') return [test.left, test.right].flatMap((side) => typesIn(side, fn, module));
  if (test.type !== 'BinaryExpression' || !/^===?$/.test(test.operator)) return [];
  if (isType(test.left, fn, module)) return [test.right];
  return isType(test.right, fn, module) ? [test.left] : [];
}

function isType(node: AnyNode, fn: FunctionNode, module: SourceModule): boolean {
  const read = readOf(node, module);
  if (read?.root.kind !== 'parameter' || read.root.fn !== fn || read.root.index !== 1) return false;
  return read.names.length === 1 && read.names[0] === 'type';
}

/** The objects of the project whose `type` is what a label says. */
function actionsOfType(
  context: Context,
  label: AnyNode,
  module: SourceModule,
  frame: Frame | undefined,
): readonly Value[] {
  const isKey = label.type === 'Property' && !label.computed;
  const key = label.type === 'Property' ? label.key : label;
  const text = isKey ? propertyName(label) : plainText(context.evaluate(key, module, frame));
  if (text === undefined) return [];
  // Other modules speak of it by its name: `LOADED` of `types.LOADED`.
  const name = isKey ? text : calledName(key, module);
  return once(context, `actions-of-type ${text} ${name}`, frame ?? context, [] as Value[], () => {
    const places = context.host?.modulesMentioning([text, name].filter((token) => token !== '')) ?? [module];
    return places.flatMap((place) =>
      indexOf(place).properties.flatMap((property) => {
        const owner = parentOf(property, place);
        if (propertyName(property) !== 'type' || owner?.type !== 'ObjectExpression') return [];
        const type = context.evaluate(property.value, place, frame);
        return plainText(type) === text ? [context.evaluate(owner, place, frame)] : [];
      }),
    );
  });
}
