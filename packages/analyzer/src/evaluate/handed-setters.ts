/** Functions that set a state, as the function that makes the state is handed them: `create((set, get) => …)`, `readable([], (set) => …)`. */
import { parentOf, referencesOf, variableAt } from '../syntax/module-index.js';
import { memberName } from '../syntax/nodes.js';
import { takenBy } from '../syntax/outermost.js';
import { alternatives, type FunctionValue, type Place } from '../values/value.js';
import type { Context } from './context.js';

/** How far a function that sets is handed on: to the slices of a store. */
const MAX_HOPS = 3;

/**
 * What a function that sets is given, by the index of the parameter it is: `set({ cards })`, `set((state) => ({ … }))`; also where the
 * parameter is handed on: `(set, get) => ({ ...cardsSlice(set, get) })`, `(...handed) => ({ ...cardsSlice(...handed) })`.
 */
export function setBy(context: Context, fn: FunctionValue, index = 0, hops = 0): Place[] {
  const { node, module, frame } = fn;
  const at = Math.min(index, node.params.length - 1);
  const parameter = node.params[at];
  const name = parameter?.type === 'RestElement' ? parameter.argument : index === at ? parameter : undefined;
  if (name?.type !== 'Identifier') return [];
  const variable = variableAt(name.name, node.body ?? node, module);
  return (variable ? referencesOf(variable, module) : []).flatMap((reference) => {
    const { place, taker } = takenBy(reference, module);
    const call = taker?.type === 'SpreadElement' ? parentOf(taker, module) : taker;
    if (call?.type !== 'CallExpression') return [];
    if (call.callee === place) {
      const [given] = call.arguments;
      return given ? [{ node: given, module, frame }] : [];
    }
    const { callee } = call;
    // `load().then(set)`
    if (callee.type === 'MemberExpression' && memberName(callee) === 'then')
      return [{ node: callee.object, module, frame }];
    const position = call.arguments.findIndex((argument) => argument === place || argument === taker);
    if (position < 0 || hops >= MAX_HOPS) return [];
    const handed = position + (taker?.type === 'SpreadElement' ? index - at : 0);
    return alternatives(context.evaluate(call.callee, module, frame)).flatMap((part) =>
      part.kind === 'function' ? setBy(context, part, handed, hops + 1) : [],
    );
  });
}
