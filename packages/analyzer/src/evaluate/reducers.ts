/** Reducers of a slice: `createSlice({ initialState, reducers: { added(state, action) { … } } })`. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { parentOf } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { propertyName, type FunctionNode } from '../syntax/nodes.js';
import { UNKNOWN, type Value } from '../values/value.js';
import type { Context } from './context.js';

const GROUPS = new Set(['reducers', 'extraReducers', 'selectors', 'getters', 'actions']);
const STATES = new Set(['initialState', 'state']);

/** What a function in such an object receives first: the state it begins with. */
export function reducerParameter(context: Context, fn: FunctionNode, index: number, module: SourceModule): Value {
  const property = takenBy(fn, module).taker;
  const group = property?.type === 'Property' ? parentOf(property, module) : undefined;
  const holder = group && takenBy(group, module).taker;
  if (index !== 0 || holder?.type !== 'Property' || !GROUPS.has(propertyName(holder) ?? '')) return UNKNOWN;
  const options: AnyNode | undefined = parentOf(holder, module);
  if (options?.type !== 'ObjectExpression') return UNKNOWN;
  for (const item of options.properties) {
    if (item.type === 'Property' && STATES.has(propertyName(item) ?? '')) {
      const state = context.evaluate(item.value, module, undefined);
      return state.kind === 'function' ? UNKNOWN : state;
    }
  }
  return UNKNOWN;
}
