/** Collects matches: one for each place and deprecation, the surest one kept. */
import { targetName } from '@curfew/schedule';
import type { AnyNode, Match, Site, SourceModule, Span } from '../contracts.js';
import { order, type Belief } from '../requests/confidence.js';
import type { Context } from '../evaluate/context.js';
import type { Entry } from '../schedule-index.js';
import { rangeOf } from '../syntax/nodes.js';

export interface MatchList {
  add(found: Found): void;
  all(): Match[];
}

export interface Found {
  entry: Entry;
  module: SourceModule;
  node: AnyNode;
  /** Where the finding stands, when it is not the whole node. */
  span?: Span;
  spelling: string;
  belief: Belief;
  site: Site;
  declaration?: Match['declaration'];
  request?: Match['request'];
  /** Belongs to another finding of the same deprecation: nothing less than certain is a finding of its own here. */
  covered?: true;
}

/** An empty list of matches. */
export function matchList(context: Context): MatchList {
  const matches = new Map<string, Match>();
  const covered = new Set<string>();
  return {
    add(found) {
      const span = found.span ?? rangeOf(found.node);
      const key = `${found.module.file}:${span[0]}:${span[1]}:${found.entry.deprecation.id}`;
      if (found.covered) covered.add(key);
      if (found.covered || (covered.has(key) && found.belief.confidence !== 'certain')) return;
      const known = matches.get(key);
      const match = toMatch(context, found, span);
      if (!known || isSurer(match, known)) matches.set(key, match);
    },
    all: () => [...matches.values()],
  };
}

/** Surer, or as sure without an inference. */
function isSurer(match: Match, known: Match): boolean {
  const difference = order(match.confidence) - order(known.confidence);
  return difference > 0 || (difference === 0 && known.assumed !== undefined && match.assumed === undefined);
}

function toMatch(context: Context, found: Found, span: Span): Match {
  const { target, deprecation } = found.entry;
  const name = targetName(context.schedule, target);
  const assumed = new Set(inferencesBelow(context, found));
  return {
    id: deprecation.id,
    target,
    kind: target.kind,
    name,
    module: found.module,
    span,
    spelling: found.spelling,
    confidence: found.belief.confidence,
    evidence: [...new Set(found.belief.evidence)],
    ...(assumed.size > 0 ? { assumed: [...assumed] } : {}),
    site: found.site,
    ...(found.declaration ? { declaration: found.declaration } : {}),
    ...(found.request ? { request: found.request } : {}),
  };
}

/** What a match rests on that the schedule only infers. A name or value that hardly any other service has speaks for itself. */
function inferencesBelow(context: Context, { entry: { target }, belief: { assumed = [] } }: Found): readonly string[] {
  const { index, schedule } = context;
  switch (target.kind) {
    case 'endpoint': {
      const operation = index.operations.find(({ id }) => id === target.operation);
      return operation?.assumed ? [...assumed, targetName(schedule, target)] : assumed;
    }
    case 'value':
    case 'eventKind':
      return index.distinctiveValues.has(target.value) ? [] : assumed;
    case 'field':
      return index.distinctiveFields.has(target.name) ? [] : assumed;
    case 'query':
    case 'identifier':
      return assumed;
  }
}
