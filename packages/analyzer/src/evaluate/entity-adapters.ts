/** Adapters of entities of Redux Toolkit: tables of rows by their ids, and what reads and writes them. */
import { ENTITY_METHODS, writesEntities } from '../clients/redux.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { parentOf } from '../syntax/module-index.js';
import { memberName, propertyName, type FunctionNode } from '../syntax/nodes.js';
import { takenBy } from '../syntax/outermost.js';
import { madeObject, objectOf, returning } from '../values/made-values.js';
import {
  UNKNOWN,
  alternatives,
  isUnknown,
  union,
  unionOfKnown,
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
      ...Object.fromEntries(ENTITY_METHODS.map((method) => [method, () => writing(context, method, module)])),
    },
    module,
  );
}

/** `adapter.setAll(state, cards)`: the state with what is put into it. */
function writing(context: Context, method: string, module: SourceModule): SignatureValue {
  const how = writesEntities(method);
  return {
    ...returning(() => UNKNOWN),
    apply: ([state = UNKNOWN, given = UNKNOWN]) => {
      const entity = how ? entitiesIn(context, how, given) : UNKNOWN;
      if (isUnknown(entity)) return state;
      const before = (): Value => memberOf(context, state, 'entities');
      const entities = (): Value => unionOfKnown([before(), table(entity, 'names')]);
      return madeObject(new Map([['entities', { value: entities, module }]]), [() => state]);
    },
  };
}

/** The entities, each alone, that a method is given: by themselves, or as the payload of an action. */
function entitiesIn(context: Context, how: 'one' | 'many', given: Value): Value {
  const payload = memberOf(context, given, 'payload');
  const entities = isUnknown(payload) ? given : payload;
  return how === 'one' ? entities : elementOf(entities);
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
    const own = alternatives(select).map((part) => {
      if (part.kind === 'signature') return part.apply?.([state]) ?? part.returns();
      return part.kind === 'function' ? callFunction(context, part, [state], place) : state;
    });
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
  return () => entitiesIn(context, how, given());
}
