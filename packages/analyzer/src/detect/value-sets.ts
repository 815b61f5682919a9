/** Which value set an expression, a type or a list belongs to. */
import type { Field } from '@curfew/schedule';
import type { AnyNode, SourceModule } from '../contracts.js';
import { once, type Context } from '../evaluate/context.js';
import { isBoundProject } from '../requests/bound-project.js';
import { assuming, confidenceOf, type Belief } from '../requests/confidence.js';
import { alternatives, type Value } from '../values/value.js';

export interface SetLink {
  set: string;
  belief: Belief;
}

/** What a value says about value sets: linked to one, known to be something else, or nothing. */
export type Linked = { kind: 'linked'; link: SetLink } | { kind: 'other' } | { kind: 'open' };

/** The set of a field's value. */
export function setOfValue(context: Context, value: Value): Linked {
  let open = false;
  for (const part of alternatives(value)) {
    if (part.kind === 'field') {
      const set = fieldNamed(context, part.resource, part.field)?.values;
      if (set !== undefined) return { kind: 'linked', link: { set, belief: confidenceOf(context, part.source) } };
      // A field that the schedule does not know may hold any set; one that it knows holds none.
      const known = context.schedule.resources[part.resource]?.fields[part.field];
      if (known) return { kind: 'other' };
      open = true;
    } else if (part.kind === 'unknown' || (part.kind === 'resource' && part.resource === '*')) open = true;
  }
  return open ? { kind: 'open' } : { kind: 'other' };
}

/** The field of a resource by its name in any spelling. */
function fieldNamed(context: Context, resource: string, name: string): Field | undefined {
  const own = context.index.fieldNames.get(name) ?? name;
  return context.schedule.resources[resource]?.fields[own];
}

/** The set of the field of this name, where a value is, or is a list of, a resource that has one. */
export function setOfMemberNamed(context: Context, owner: Value, name: string): Linked | undefined {
  for (const part of alternatives(owner)) {
    if (part.kind !== 'resource') continue;
    const field = fieldNamed(context, part.resource, name);
    if (field?.values === undefined) return { kind: part.resource === '*' ? 'open' : 'other' };
    const belief = assuming(confidenceOf(context, part.source), field.assumed ? `${part.resource}.${name}` : undefined);
    return { kind: 'linked', link: { set: field.values, belief } };
  }
  return undefined;
}

/**
 * The belief in a literal that nothing links to a field: distinctive values in a bound project, alone or listed together. `atLeast`: how
 * many values of the set there must be.
 */
export function beliefByValues(
  context: Context,
  set: string,
  values: readonly string[],
  module: SourceModule,
  atLeast = 1,
): Belief | undefined {
  const { count, distinctive } = once(context, `members of ${set}`, values, { count: 0, distinctive: undefined }, () =>
    membersAmong(context, set, values),
  );
  if (count < atLeast || distinctive === undefined) return undefined;
  const bound = isBoundProject(context, module);
  return {
    confidence: bound ? 'likely' : 'possible',
    evidence: [`'${distinctive}' is a value of this service alone`],
  };
}

/** How many values are of a set, and the first of them that this service alone has. */
function membersAmong(
  context: Context,
  set: string,
  values: readonly string[],
): { count: number; distinctive: string | undefined } {
  const members = new Set(context.schedule.valueSets[set]?.values.map((item) => item.value));
  const among = values.filter((value) => members.has(value));
  return { count: among.length, distinctive: among.find((value) => context.index.distinctiveValues.has(value)) };
}

/** The expression on the other side of an `===`, or undefined. */
export function otherSide(comparison: AnyNode, side: AnyNode): AnyNode | undefined {
  if (comparison.type !== 'BinaryExpression' || !['===', '!==', '==', '!='].includes(comparison.operator))
    return undefined;
  return comparison.left === side ? comparison.right : comparison.left;
}
