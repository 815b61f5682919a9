/** Stores that come with a setter which is told where to set what: `setState('cards', cards)`, `setState(produce((state) => { … }))` of Solid. */
import { parentOf, variableAt } from '../syntax/module-index.js';
import { outermost } from '../syntax/outermost.js';
import type { NodeOf } from '../syntax/nodes.js';
import { UNKNOWN, functionsAmong, plainText, type Place, type Value } from '../values/value.js';
import { calledName } from './called-name.js';
import { once, type Context } from './context.js';
import { usesOfVariable } from './function-uses.js';
import { callFunction } from './frames.js';
import { ELEMENT, type Step } from './state-paths.js';
import { reducerOf, stateAfter, writesOf, type StateWrite } from './state-writes.js';

/** What such a store holds, first, with its setter, of which nothing is known, in a list. `initial`: what it begins with. */
export function storeWithSetter(context: Context, initial: Value, place: Place): Value {
  const state = (): Value =>
    once<Value>(context, 'setter-stores', place.node, initial, () =>
      stateAfter(context, initial, writesThroughSetter(context, place)),
    );
  return { kind: 'array', place: undefined, elements: [state, () => UNKNOWN] };
}

function writesThroughSetter(context: Context, { node, module }: Place): StateWrite[] {
  const declarator = parentOf(outermost(node, module), module);
  const pattern = declarator?.type === 'VariableDeclarator' ? declarator.id : undefined;
  const setter = pattern?.type === 'ArrayPattern' ? pattern.elements[1] : undefined;
  const variable = setter?.type === 'Identifier' ? variableAt(setter.name, setter, module) : undefined;
  if (!variable) return [];
  return usesOfVariable(context, variable, module).flatMap((use) =>
    use.kind === 'call' && use.call.type === 'CallExpression'
      ? writesOfCall(context, use.call, { node: use.call, module: use.module, frame: undefined })
      : [],
  );
}

function writesOfCall(context: Context, call: NodeOf<'CallExpression'>, place: Place): StateWrite[] {
  const { module } = place;
  const last = call.arguments.at(-1);
  if (!last) return [];
  const path = call.arguments
    .slice(0, -1)
    .map((argument): Step => plainText(context.evaluate(argument, module, undefined)) ?? ELEMENT);
  const drafted = last.type === 'CallExpression' && calledName(last.callee, module) === 'produce' && last.arguments[0];
  if (drafted) {
    const functions = functionsAmong(context.evaluate(drafted, module, undefined));
    return functions.flatMap((fn) =>
      writesOf(context, reducerOf(fn)).map((write) => ({ ...write, path: [...path, ...write.path] })),
    );
  }
  const value = (): Value => {
    const given = context.evaluate(last, module, undefined);
    const [fn] = functionsAmong(given);
    return fn ? callFunction(context, fn, [UNKNOWN], place) : given;
  };
  return [{ path, value, module }];
}
