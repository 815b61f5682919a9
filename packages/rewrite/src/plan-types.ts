/** The contracts of rewriting, on one page: a plan is a set of edits on the original text, and how much to trust it. */
import type { AnalysisFacts, Match } from '@curfew/analyzer';
import type { Day, Schedule } from '@curfew/schedule';

/** Replaces `[start, end)` (UTF-16 units of the text without BOM) by `text`. */
export interface Edit {
  file: string;
  start: number;
  end: number;
  text: string;
}

/**
 * `automatic`: meaning kept, proven. `review`: right in shape; a person must check what the notes say.
 * `manual`: needs a value or a fact that is not there; the notes say which; no edits.
 */
export type PlanClass = 'automatic' | 'review' | 'manual';

export interface Plan {
  /** What the edit does, as an ESLint suggestion says it: "Rename `sub_type` to `format_name`". */
  title: string;
  class: PlanClass;
  edits: Edit[];
  notes: string[];
}

/** Facts that the source of a schedule does not show, supplied by configuration. */
export interface SuppliedFacts {
  /** Operation id to what configuration supplies of it. */
  operations?: Readonly<Record<string, SuppliedOperation>>;
  /**
   * `Resource.field` to its new name, or to null where it has none; `Other.field` where another resource has it, `Other` where the field
   * said whether there is one.
   */
  fields?: Readonly<Record<string, string | null>>;
}

/** An operation that the source of a schedule does not show. */
export interface SuppliedOperation {
  method: string;
  path: string;
  /** Ids of the operations that it takes over from. */
  replaces?: readonly string[];
  /** Field of its body to the parameter of the path of those that goes there. */
  body?: Readonly<Record<string, string>>;
}

export interface PlanContext {
  schedule: Schedule;
  facts: AnalysisFacts;
  /** Days before a sunset that count as closing. */
  horizon: number;
  supplied?: SuppliedFacts;
  /** All matches of the module, so that a plan sees its neighbours (two cases of one switch). */
  siblings: readonly Match[];
}

/** Plans for a match on a day, best first; never empty (a manual plan says what is missing). */
export type Planner = (match: Match, context: PlanContext, asOf: Day) => Plan[];
