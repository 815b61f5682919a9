/** Deprecated values and event kinds in comparisons, switches, lists, types and tables; and lists that lack an added value. */
import type { ValueTarget } from '@curfew/schedule';
import type { AnyNode, SourceModule } from '../contracts.js';
import { once, type Context } from '../evaluate/context.js';
import { refill } from '../evaluate/budget.js';
import { modelOfSchema } from '../evaluate/schema-model.js';
import { collectRequests } from '../requests/collect-requests.js';
import { describeRequest } from '../requests/describe.js';
import type { Entry } from '../schedule-index.js';
import { ancestor, indexOf, parentOf } from '../syntax/module-index.js';
import { literalString, propertyName } from '../syntax/nodes.js';
import type { MatchList } from './match-list.js';
import { requestSite } from './requests.js';
import { containerOf, type Held } from './value-containers.js';
import { linkOfHeld } from './value-links.js';
import { heldByRecord } from './value-lists.js';
import { beliefByValues, setOfValue } from './value-sets.js';

/** Adds the matches of values that stand in a module. */
export function detectValues(context: Context, module: SourceModule, list: MatchList): void {
  const added = context.index.addedValues.map((entry) => ({ entry, known: knownBefore(context, entry) }));
  for (const { node, text, held } of valuesIn(context, module)) {
    const entries = context.index.valueTargets.get(text) ?? [];
    const missing = added.filter(({ known }) => known.has(text));
    if (entries.length === 0 && missing.length === 0) continue;
    const container = held();
    if (!container) continue;
    refill(context);
    for (const entry of entries) {
      const link = linkOfHeld(context, container, entry.target.set);
      if (link.kind === 'other' || (link.kind === 'open' && isSentElsewhere(context, node, module))) continue;
      const { values } = container.container;
      const { set } = entry.target;
      const belief =
        link.kind === 'linked'
          ? link.link.belief
          : beliefByValues(context, set, values, module, container.weak ? 2 : 1);
      if (!belief) continue;
      const site = { form: 'value', node, container: container.container } as const;
      list.add({ entry, module, node, spelling: text, belief, site });
    }
    for (const { entry } of missing) addMissing(context, entry, container, list);
  }
}

/** True for what is written in a call that sends a request to somebody else. */
function isSentElsewhere(context: Context, node: AnyNode, module: SourceModule): boolean {
  const calls = foreignCalls(context, module);
  return calls.size > 0 && ancestor(node, module, (around) => calls.has(around)) !== undefined;
}

function foreignCalls(context: Context, module: SourceModule): ReadonlySet<AnyNode> {
  return once(context, 'foreign-calls', module, new Set<AnyNode>(), () => {
    const calls = collectRequests(context, module).flatMap((request) => {
      const targets = describeRequest(context, request);
      if (targets.length === 0 || targets.some((target) => target.owner !== 'foreign')) return [];
      const { call, module: home } = requestSite(request);
      return home === module ? [call] : [];
    });
    return new Set<AnyNode>(calls);
  });
}

interface ValueAt {
  node: AnyNode;
  text: string;
  held: () => Held | undefined;
}

/** Every string literal and every key of an object literal. */
function* valuesIn(context: Context, module: SourceModule): Generator<ValueAt> {
  for (const literal of indexOf(module).literals) {
    const text = literalString(literal);
    if (text !== undefined) yield { node: literal, text, held: () => containerOf(context, literal, module) };
  }
  for (const property of indexOf(module).properties) {
    const text = property.computed || property.key.type !== 'Identifier' ? undefined : propertyName(property);
    const object = parentOf(property, module);
    if (text === undefined || object?.type !== 'ObjectExpression') continue;
    yield { node: property.key, text, held: () => heldByRecord(context, object, module) };
  }
}

/** The values of a set before one was added. */
function knownBefore(context: Context, entry: Entry<ValueTarget>): ReadonlySet<string> {
  const values = context.schedule.valueSets[entry.target.set]?.values ?? [];
  return new Set(values.map((item) => item.value).filter((value) => value !== entry.target.value));
}

/** Lists, unions and switches over a set that will have a value they do not know. */
function addMissing(context: Context, entry: Entry<ValueTarget>, held: Held, list: MatchList): void {
  for (const holder of [held, ...(held.uses ?? [])]) {
    const { container, module } = holder;
    if (!isList(context, holder, entry.target.set) || container.values.includes(entry.target.value)) continue;
    const link = linkOfHeld(context, holder, entry.target.set);
    if (link.kind !== 'linked') continue;
    const node = container.kind === 'case' ? container.switch : container.node;
    const site = { form: 'missing-value', node, container } as const;
    list.add({ entry, module, node, spelling: entry.target.value, belief: link.link.belief, site });
  }
}

/** A lone value of a schema (`z.literal('User')`) refuses all others. */
function isList(context: Context, held: Held, set: string): boolean {
  const { kind } = held.container;
  if (kind !== 'write') return kind !== 'comparison' && kind !== 'query-text';
  return (held.schemas ?? []).some((schema) => {
    const link = setOfValue(context, modelOfSchema(context, schema.node, schema.module));
    return link.kind === 'linked' && link.link.set === set;
  });
}
