/** Where configuration says that another resource has a field: the operation that lists it, and what links the two. */
import type { Operation, Schedule } from '@curfew/schedule';
import type { Situation } from '../../situation.js';

export interface HeldPlace {
  /** The operation that lists the other resource. */
  list: Operation;
  /** The name there; undefined where the field said whether there is one. */
  name: string | undefined;
  /** What both have: `id` of the card, `card_id` of its assignment. */
  link: { own: string; other: string };
}

/** The place of a field, the fact that is missing, or undefined where configuration says nothing of the field. */
export function configuredPlace(
  { context: { schedule, supplied } }: Situation,
  field: { resource: string; name: string },
  other: string,
): HeldPlace | { missing: string } | undefined {
  const fields = supplied?.fields ?? {};
  const to = nameElsewhere(fields, `${field.resource}.${field.name}`, other);
  if (to === undefined) return undefined;
  const list = schedule.operations.find(
    ({ method, response }) => method === 'GET' && response?.resource === other && response.list,
  );
  if (!list)
    return {
      missing: `Which operation lists ${other} is not known: give it among the \`operations\`, with \`lists\`.`,
    };
  const link = Object.keys(fields).flatMap((key) => {
    const name = nameElsewhere(fields, key, other)?.name;
    const own = key.startsWith(`${field.resource}.`) ? key.slice(field.resource.length + 1) : undefined;
    return name !== undefined && own !== undefined && !isDeprecated(schedule, field.resource, own)
      ? [{ own, other: name }]
      : [];
  })[0];
  if (!link)
    return {
      missing: `Which field of ${other} names the ${field.resource} is not known: say it among the \`fields\`, as in \`"${field.resource}.id": "${other}.…"\`.`,
    };
  return { list, name: to.name, link };
}

/** The name of a field on another resource, as configuration gives it; a name of `undefined` where it is the resource itself. */
export function nameElsewhere(
  fields: Readonly<Record<string, string | null>>,
  key: string,
  other: string,
): { name: string | undefined } | undefined {
  const to = Object.hasOwn(fields, key) ? fields[key] : undefined;
  if (to === other) return { name: undefined };
  return to?.startsWith(`${other}.`) ? { name: to.slice(other.length + 1) } : undefined;
}

function isDeprecated({ deprecations }: Schedule, resource: string, name: string): boolean {
  return deprecations.some(({ targets }) =>
    targets.some((target) => target.kind === 'field' && target.resource === resource && target.name === name),
  );
}
