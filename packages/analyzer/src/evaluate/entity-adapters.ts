/** Adapters of entities of Redux Toolkit: tables of rows by their ids, and what reads and writes them. */
import { writesEntities } from '../clients/redux.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { parentOf } from '../syntax/module-index.js';
import { memberName, propertyName, type FunctionNode } from '../syntax/nodes.js';
import { takenBy } from '../syntax/outermost.js';
import { objectOf, returning } from '../values/made-values.js';
import {
  UNKNOWN,
  alternatives,
  isUnknown,
  union,
  type Place,
  type SignatureValue,
  type Value,
} from '../values/value.js';
import { calledName } from './called-name.js';
import type { Context } from './context.js';
import { callFunction } from './frames.js';
import { elementOf, memberOf } from './members.js';
import { listOf, table } from './named-types.js';
import { typeNodeValue } from './types.js';

/** The adapter that a call makes: its entities are what its type argument says, or what the state holds that it is used with. */
export function entityAdapter(context: Context, { node, module }: Place): Value {
  const type = node.type === 'CallExpression' ? node.typeArguments?.params[0] : undefined;
  const entity = type ? typeNodeValue(context, type, module) : UNKNOWN;
  const state = (): Value => objectOf(isUnknown(entity) ? {} : { entities: () => table(entity, 'names') }, module);
  return objectOf(
    {
      getInitialState: () => ({ ...returning(state), apply: ([more = UNKNOWN]) => union([state(), more]) }),
      getSelectors: () => ({
        ...returning(() => UNKNOWN),
        apply: ([select = UNKNOWN]) => selectors(context, entity, select, { node, module, frame: undefined }),
      }),
    },
    module,
  );
}

const OF_ENTITIES = new Set(['selectId', 'sortComparer']);

/** What an option of an adapter is given: `createEntityAdapter<Card>({ selectId: (card) => card.id })`. */
export function entityParameter(context: Context, fn: FunctionNode, _index: number, module: SourceModule): Value {
  const { place, taker: property } = takenBy(fn, module);
  if (property?.type !== 'Property' || property.value !== place || !OF_ENTITIES.has(propertyName(property) ?? ''))
    return UNKNOWN;
  const options = parentOf(property, module);
  const call = options && takenBy(options, module).taker;
  if (call?.type !== 'CallExpression' || calledName(call.callee, module) !== 'createEntityAdapter') return UNKNOWN;
  const [type] = call.typeArguments?.params ?? [];
  return type ? typeNodeValue(context, type, module) : UNKNOWN;
}

function selectors(context: Context, entity: Value, select: Value, place: Place): Value {
  const entities = (state: Value): Value => {
    const own = alternatives(select).map((part) =>
      part.kind === 'function' ? callFunction(context, part, [state], place) : state,
    );
    return memberOf(context, union(own), 'entities');
  };
  const each = (state: Value): Value => (isUnknown(entity) ? elementOf(entities(state)) : entity);
  const reading = (read: (state: Value) => Value): SignatureValue => ({
    ...returning(() => read(UNKNOWN)),
    apply: ([state = UNKNOWN]) => read(state),
  });
  return objectOf(
    {
      selectAll: () => reading((state) => listOf(each(state))),
      selectById: () => reading(each),
      selectEntities: () => reading((state) => table(each(state), 'names')),
    },
    place.module,
  );
}

/** The entities that a method of an adapter puts into a state, of what it is given: `cards.setAll(state, given)`; undefined for what is none. */
export function entitiesPut(
  context: Context,
  callee: AnyNode,
  given: () => Value,
  module: SourceModule,
): (() => Value) | undefined {
  const how = callee.type === 'MemberExpression' ? writesEntities(memberName(callee) ?? '') : undefined;
  if (callee.type !== 'MemberExpression' || !how) return undefined;
  const owner = context.evaluate(callee.object, module, undefined);
  if (owner.kind !== 'object' || !owner.entries.has('getSelectors')) return undefined;
  return () => {
    const value = given();
    const payload = memberOf(context, value, 'payload');
    const entities = isUnknown(payload) ? value : payload;
    return how === 'one' ? entities : elementOf(entities);
  };
}
