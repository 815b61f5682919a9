/** Names for what the first call gives. */
import type { AnyNode, Match, RequestSite } from '@curfew/analyzer';
import type { Situation } from '../../situation.js';
import { isInside } from '../../text/source-text.js';
import { handedCall, statementOf } from './handed-call.js';
import { placeOf, writtenCall, type WrittenCall } from './written-call.js';

/** `EventSet` -> `eventSet`, `eventSet2` …: the first that is free at a place, after those that calls in front of it take. */
export function freeName(base: string, node: AnyNode, { match, context }: Situation, taken = 0): string {
  const first = base.charAt(0).toLowerCase() + base.slice(1);
  let left = taken;
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? first : `${first}${count}`;
    if (!context.facts.isNameFree(name, node, match.module)) continue;
    if (left === 0) return name;
    left -= 1;
  }
}

/** How many calls of findings in front of this one, in the same block or one around it, get a statement with a name of its own. */
export function namesTakenBefore(statement: AnyNode, situation: Situation): number {
  const { match, context } = situation;
  const { module, id, span } = match;
  const block = context.facts.parentOf(statement, module);
  return context.siblings
    .filter((other) => other.id === id && other.span[0] < span[0])
    .flatMap((other) => requestsOf(other, situation))
    .filter((request) => {
      if (!block || request.module.file !== module.file) return false;
      const written = writtenCall(request, situation);
      const named = typeof written === 'string' ? undefined : statementWithName(written, situation);
      const around = named && context.facts.parentOf(named, module);
      return around !== undefined && isInside(block, around);
    }).length;
}

/** The statement of a call that gets another with a name in front of it. */
function statementWithName(written: WrittenCall, situation: Situation): AnyNode | undefined {
  const handed = handedCall(situation, written);
  if (handed) return statementOf(situation, written, handed.call);
  const place = placeOf(written, situation);
  return typeof place !== 'string' && place.kind === 'statement' ? place.statement : undefined;
}

/** The requests of a path: the one it stands in, or all that use the constant. */
function requestsOf({ site, module }: Match, { context }: Situation): RequestSite[] {
  if (site.form !== 'path' || !site.request) return [];
  const { request } = site;
  if (request.module.file === module.file && isInside(site.node, request.call)) return [request];
  return (context.facts.usesOfText(site.node, module) ?? []).map((use) => use.request);
}
