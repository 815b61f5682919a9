import type { Operation } from '@curfew/schedule';
import { badRequest, Refusal } from '../server/refusal.js';
import { copyBothWays } from './answer-on-day.js';
import { countsFor } from './condition.js';
import { plainRename, type Rule, type Surface } from './surface.js';
import { acceptedValue } from './values.js';

/** The parts of a request that deprecations speak of. */
export interface RequestParts {
  query: Record<string, string>;
  /** Without the key that wraps it. */
  body: Record<string, unknown>;
}

/**
 * Refuses what is gone on the day, and tells `touch` what is deprecated and used. Names that were only renamed are there under both
 * names afterwards, so that a handler needs to know one.
 *
 * @throws {Refusal} `goneStatus` for an operation, 400 for a parameter, field or value
 */
export function checkRequest(
  surface: Surface,
  operation: Operation,
  parts: RequestParts,
  { goneStatus, touch }: { goneStatus: number; touch: (rule: Rule) => void },
): void {
  const endpoint = surface.endpoint(operation.id);
  if (endpoint?.gone === true) {
    throw new Refusal(goneStatus, goneText(`${operation.method} ${operation.path}`, endpoint), {
      deprecation: endpoint.deprecation.id,
    });
  }
  if (endpoint) touch(endpoint);
  checkQuery(surface, operation, parts.query, touch);
  if (operation.request) checkFields(surface, operation.request.resource, parts.body, touch);
}

function checkQuery(
  surface: Surface,
  operation: Operation,
  query: Record<string, string>,
  touch: (rule: Rule) => void,
): void {
  for (const rule of surface.queries(operation.id)) {
    if (query[rule.target.name] !== undefined) use(rule, `The query parameter ${rule.target.name}`, touch);
  }
  for (const rule of surface.queries(operation.id)) copyBothWays(query, rule.target.name, plainRename(rule));
  for (const [name, parameter] of Object.entries(operation.query ?? {})) {
    const given = query[name];
    if (given === undefined) continue;
    if (parameter.values !== undefined) checkValue(surface, parameter.values, name, given, touch);
    if (parameter.type === 'integer' && !given.split(',').every((part) => /^-?\d{1,15}$/.test(part)))
      throw badRequest(`The query parameter ${name} must be an integer.`);
  }
}

function checkFields(
  surface: Surface,
  resource: string,
  body: Record<string, unknown>,
  touch: (rule: Rule) => void,
): void {
  const rules = surface.fields(resource).filter(({ target }) => target.side !== 'response' && countsFor(target, body));
  for (const rule of rules) {
    if (body[rule.target.name] !== undefined) use(rule, `The field ${rule.target.name}`, touch);
  }
  for (const rule of rules) copyBothWays(body, rule.target.name, plainRename(rule));
  for (const [name, field] of Object.entries(surface.schedule.resources[resource]?.fields ?? {})) {
    const given = body[name];
    if (given === undefined || given === null) continue;
    if (field.values !== undefined) checkValue(surface, field.values, name, given, touch);
    if (field.resource === undefined) continue;
    for (const inner of Array.isArray(given) ? (given as unknown[]) : [given]) {
      if (typeof inner === 'object' && inner !== null)
        checkFields(surface, field.resource, inner as Record<string, unknown>, touch);
    }
  }
}

function checkValue(surface: Surface, set: string, name: string, given: unknown, touch: (rule: Rule) => void): void {
  const accepted = typeof given === 'string' ? acceptedValue(surface, set, given) : 'unknown';
  if (accepted === 'unknown') {
    const rule = typeof given === 'string' ? surface.value(set, given) : undefined;
    throw badRequest(`${JSON.stringify(given)} is no known value of ${name}.`, rule?.deprecation.id);
  }
  if (accepted.rule) touch(accepted.rule);
}

function use(rule: Rule, what: string, touch: (rule: Rule) => void): void {
  if (rule.gone) throw badRequest(goneText(what, rule), rule.deprecation.id);
  touch(rule);
}

function goneText(what: string, { sunset }: Rule): string {
  return `${what} is gone; its sunset was ${sunset}.`;
}
