/** Deprecated values and event kinds in comparisons, switches, lists, types and tables; and lists that lack an added value. */
import type { EventKindTarget, ValueTarget } from '@curfew/schedule';
import type { AnyNode, SourceModule } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import { contextualValue } from '../evaluate/contextual.js';
import { refill } from '../evaluate/evaluator.js';
import { elementOf } from '../evaluate/members.js';
import type { Entry } from '../schedule-index.js';
import { indexOf, parentOf } from '../syntax/module-index.js';
import { literalString, propertyName } from '../syntax/nodes.js';
import { alternatives, union, type Value } from '../values/value.js';
import type { MatchList } from './match-list.js';
import { recordKeyType, setOfUnion } from './type-sets.js';
import { containerOf, heldByRecord, keysOf, type Held } from './value-containers.js';
import { beliefByValues, setOfValue, type Linked } from './value-sets.js';

/** Adds the matches of value literals of a module. */
export function detectValues(context: Context, module: SourceModule, list: MatchList): void {
  const wanted = context.index.valueTargets;
  for (const literal of indexOf(module).literals) {
    const text = literalString(literal);
    if (text === undefined || !wanted.has(text)) continue;
    detectAt(context, literal, text, containerOf(context, literal, module), module, list);
  }
  for (const key of keysOf(module)) {
    if (!wanted.has(key.name) || key.node.type !== 'Identifier') continue;
    const object = parentOf(parentOf(key.node, module) ?? key.node, module);
    if (object?.type !== 'ObjectExpression') continue;
    detectAt(context, key.node, key.name, heldByRecord(context, object, module), module, list);
  }
  detectMissing(context, module, list);
}

function detectAt(
  context: Context,
  node: AnyNode,
  text: string,
  held: Held | undefined,
  module: SourceModule,
  list: MatchList,
): void {
  if (!held) return;
  refill(context);
  for (const entry of context.index.valueTargets.get(text) ?? []) {
    const linked = linkOf(context, held, entry, module);
    if (!linked) continue;
    list.add({
      entry,
      module,
      node,
      spelling: text,
      belief: linked,
      site: { form: 'value', node, container: held.container },
    });
  }
}

/** The belief that the values of a container are those of the entry's set; undefined where they are something else. */
function linkOf(
  context: Context,
  held: Held,
  entry: Entry<ValueTarget | EventKindTarget>,
  module: SourceModule,
): { confidence: 'certain' | 'likely' | 'possible'; evidence: string[] } | undefined {
  const { set } = entry.target;
  const answers = answersOf(context, held, module);
  const linked = answers.find((answer) => answer.kind === 'linked' && answer.link.set === set);
  if (linked?.kind === 'linked') return linked.link.belief;
  if (answers.length > 0 && answers.every((answer) => answer.kind === 'other' || answer.kind === 'linked'))
    return undefined;
  return beliefByValues(context, set, held.container.values, module);
}

/** What everything around a container says about the set of its values. */
function answersOf(context: Context, held: Held, module: SourceModule): Linked[] {
  const answers = held.subjects.map((subject) => setOfSubject(context, subject.node, subject.module, 0));
  const { container } = held;
  if (container.kind === 'union') {
    const link = setOfUnion(context, container.node, container.values, module);
    if (link) answers.push({ kind: 'linked', link });
  }
  if (container.kind === 'enum') {
    const link = setOfUnion(context, container.node, container.values, module);
    if (link) answers.push({ kind: 'linked', link });
  }
  if (held.literal) answers.push(...contextualSets(context, held, held.literal, module));
  return answers;
}

function contextualSets(context: Context, held: Held, literal: AnyNode, module: SourceModule): Linked[] {
  const { container } = held;
  if (container.kind === 'record') {
    const type = recordKeyType(context, literal, module);
    return type ? [setOfTypedValue(context, type, 0)].filter((answer) => answer.kind !== 'other') : [];
  }
  const value = contextualValue(context, literal, module);
  if (container.kind === 'array') {
    const element = elementOf(value);
    return [setOfValue(context, element), setOfTypedValue(context, element, 0)].filter(
      (answer) => answer.kind === 'linked',
    );
  }
  if (container.kind === 'write' && container.node.type === 'Property') {
    const name = propertyName(container.node);
    for (const part of alternatives(value)) {
      if (part.kind !== 'resource' || name === undefined) continue;
      const own = context.index.fieldNames.get(name) ?? name;
      const set = context.schedule.resources[part.resource]?.fields[own]?.values;
      if (set !== undefined) {
        return [setOfValue(context, { kind: 'field', resource: part.resource, field: own, source: part.source })];
      }
      return [{ kind: 'open' }];
    }
  }
  return [];
}

const MAX_DEPTH = 4;

/** The set of the field that an expression reads, or of the type it is declared with. */
function setOfSubject(context: Context, node: AnyNode, module: SourceModule, depth: number): Linked {
  const value = context.evaluate(node, module, undefined);
  const direct = setOfValue(context, union([value, elementOf(value)]));
  if (direct.kind === 'linked' || depth > MAX_DEPTH) return direct;
  const typed = setOfTypedValue(context, value, depth);
  if (typed.kind === 'linked') return typed;
  return alternatives(value).every((part) => part.kind === 'text') ? typed : direct;
}

/** Texts that come from a literal type, an enum or a list belong to the set of that type, enum or list. */
function setOfTypedValue(context: Context, value: Value, depth: number): Linked {
  for (const part of alternatives(value)) {
    const piece = part.kind === 'text' ? part.parts[0] : undefined;
    if (!piece || !('text' in piece)) continue;
    const parent = parentOf(piece.node, piece.module);
    if (parent?.type !== 'TSLiteralType' && parent?.type !== 'TSEnumMember' && parent?.type !== 'ArrayExpression')
      continue;
    const held = depth > MAX_DEPTH ? undefined : containerOf(context, piece.node, piece.module);
    if (!held) continue;
    const linked = answersOf(context, held, piece.module).find((answer) => answer.kind === 'linked');
    return linked ?? { kind: 'open' };
  }
  return { kind: 'other' };
}

/** Lists, unions and switches over a set that will have a value they do not know. */
function detectMissing(context: Context, module: SourceModule, list: MatchList): void {
  for (const entry of context.index.addedValues) {
    const known = new Set(
      context.schedule.valueSets[entry.target.set]?.values
        .map((item) => item.value)
        .filter((value) => value !== entry.target.value),
    );
    for (const literal of indexOf(module).literals) {
      const text = literalString(literal);
      if (text === undefined || !known.has(text)) continue;
      const held = containerOf(context, literal, module);
      if (!held || !isList(held) || held.container.values.includes(entry.target.value)) continue;
      refill(context);
      const linked = answersOf(context, held, module).find(
        (answer) => answer.kind === 'linked' && answer.link.set === entry.target.set,
      );
      if (linked?.kind !== 'linked') continue;
      const node = held.container.kind === 'case' ? held.container.switch : held.container.node;
      list.add({
        entry,
        module,
        node,
        spelling: entry.target.value,
        belief: linked.link.belief,
        site: { form: 'missing-value', node, container: held.container },
      });
    }
  }
}

function isList(held: Held): boolean {
  const { kind } = held.container;
  return kind === 'array' || kind === 'union' || kind === 'enum' || kind === 'case' || kind === 'record';
}
