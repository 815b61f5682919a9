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
      if (known && order(known.confidence) >= order(found.belief.confidence)) return;
      matches.set(key, toMatch(context, found, span));
    },
    all: () => [...matches.values()],
  };
}

function toMatch(context: Context, found: Found, span: Span): Match {
  const { target, deprecation } = found.entry;
  return {
    id: deprecation.id,
    target,
    kind: target.kind,
    name: targetName(context.schedule, target),
    module: found.module,
    span,
    spelling: found.spelling,
    confidence: found.belief.confidence,
    evidence: [...new Set(found.belief.evidence)],
    site: found.site,
    ...(found.declaration ? { declaration: found.declaration } : {}),
  };
}
