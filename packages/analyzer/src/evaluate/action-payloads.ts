/** What the actions of a slice carry: what their creators are called with, what prepares them, what their types declare. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { parentOf } from '../syntax/module-index.js';
import { isFunction, propertyName, type FunctionNode } from '../syntax/nodes.js';
import { takenBy } from '../syntax/outermost.js';
import { UNKNOWN, isUnknown, unionOfKnown, type Value } from '../values/value.js';
import { mentionsOf } from './called-name.js';
import { once, type Context } from './context.js';
import { importersWithBarrels } from './importers.js';
import { memberOf } from './members.js';
import { returnedValue } from './returned-value.js';
import { annotatedValue } from './types.js';

/** What the action of a reducer carries: what its type says, what prepares it, or what its creator is called with. `name`: its key in the slice. */
export function payloadOf(context: Context, reducer: AnyNode, name: string, module: SourceModule): Value {
  return once<Value>(context, 'payloads', reducer, UNKNOWN, () => {
    const declared = isFunction(reducer) ? declaredPayload(context, reducer, module) : UNKNOWN;
    if (!isUnknown(declared)) return declared;
    const prepared = isFunction(reducer) ? preparedPayload(context, reducer, module) : UNKNOWN;
    return isUnknown(prepared) ? givenToCreator(context, reducer, name, module) : prepared;
  });
}

function declaredPayload(context: Context, { params }: FunctionNode, module: SourceModule): Value {
  const [, parameter] = params;
  return parameter ? memberOf(context, annotatedValue(context, UNKNOWN, parameter, module), 'payload') : UNKNOWN;
}

/** `{ reducer(state, action) { … }, prepare(cards) { return { payload: cards } } }` */
function preparedPayload(context: Context, reducer: FunctionNode, module: SourceModule): Value {
  const { taker } = takenBy(reducer, module);
  const owner = taker?.type === 'Property' && propertyName(taker) === 'reducer' ? parentOf(taker, module) : undefined;
  if (owner?.type !== 'ObjectExpression') return UNKNOWN;
  const prepare = memberOf(context, context.evaluate(owner, module, undefined), 'prepare');
  if (prepare.kind !== 'function') return UNKNOWN;
  const made = returnedValue(context, prepare.node, prepare.module, prepare.frame);
  return memberOf(context, made, 'payload');
}

/** What the calls of an action creator are given, in all modules: `loaded(cards)`. `made`: the node that the creator was made for. */
export function givenToCreator(context: Context, made: AnyNode, name: string, module: SourceModule): Value {
  const places = [module, ...importersWithBarrels(context, module)];
  return unionOfKnown(places.flatMap((place) => argumentsGiven(context, made, name, place)));
}

function argumentsGiven(context: Context, made: AnyNode, name: string, module: SourceModule): Value[] {
  return mentionsOf(name, module).flatMap((node) => {
    const parent = parentOf(node, module);
    const callee = parent?.type === 'MemberExpression' && parent.property === node ? parent : node;
    const { place, taker } = takenBy(callee, module);
    if (taker?.type !== 'CallExpression' || taker.callee !== place || !taker.arguments[0]) return [];
    const creator = context.evaluate(callee, module, undefined);
    if (creator.kind !== 'signature' || creator.creates !== made) return [];
    return [context.evaluate(taker.arguments[0], module, undefined)];
  });
}
