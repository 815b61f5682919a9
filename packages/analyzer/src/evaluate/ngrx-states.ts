/** Which reducers of NgRx are registered under which names. */
import { REGISTERING } from '../clients/ngrx.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { indexOf } from '../syntax/module-index.js';
import { plainText, type Value } from '../values/value.js';
import { calledName } from './called-name.js';
import type { Context } from './context.js';
import { memberOf } from './members.js';

interface RegisteredState {
  name: string;
  reducer: () => Value;
  module: SourceModule;
}

/** `StoreModule.forFeature('cards', reducer)`, `provideState(cardsFeature)`, `provideStore({ cards: reducer })`, `createFeature({ name, reducer })`. */
export function statesRegistered(context: Context, module: SourceModule): RegisteredState[] {
  const words = [...REGISTERING.one, ...REGISTERING.several, 'createFeature'].map((name) => `${name}(`);
  const modules = context.host?.modulesMentioning(words) ?? [module];
  return modules.flatMap((at) =>
    indexOf(at).calls.flatMap((call): RegisteredState[] =>
      call.type === 'CallExpression' ? registeredBy(context, calledName(call.callee, at), call.arguments, at) : [],
    ),
  );
}

function registeredBy(
  context: Context,
  called: string,
  [first, second]: readonly AnyNode[],
  module: SourceModule,
): RegisteredState[] {
  if (!first) return [];
  const read = (node: AnyNode): Value => context.evaluate(node, module, undefined);
  const isOneOf = (names: readonly string[]): boolean => names.includes(called);
  if (isOneOf(REGISTERING.one)) {
    const name = plainText(read(first));
    return name !== undefined && second ? [{ name, reducer: () => read(second), module }] : [];
  }
  if (called !== 'createFeature' && !isOneOf(REGISTERING.several)) return [];
  const given = read(first);
  if (given.kind !== 'object') return [];
  if (called === 'createFeature') {
    const name = plainText(memberOf(context, given, 'name'));
    return name === undefined ? [] : [{ name, reducer: () => memberOf(context, given, 'reducer'), module }];
  }
  return [...given.entries].map(([name, entry]) => ({ name, reducer: entry.value, module }));
}
