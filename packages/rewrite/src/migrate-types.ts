import type { Analysis, Finding, Match, SourceModule } from '@curfew/analyzer';
import type { Day, Schedule } from '@curfew/schedule';
import type { CompilerProblem } from './compiler-problems.js';
import type { Plan, SuppliedFacts } from './plan-types.js';

export interface MigrateOptions {
  schedule: Schedule;
  /** The files whose findings are rewritten. */
  modules: SourceModule[];
  /** The module of a file that is none of these, where a rewrite may change it with them: it uses what stands in one of them. */
  more?(file: string): SourceModule | undefined;
  /** A fresh analysis over the modules as they are now. */
  analyse(): Analysis;
  /** Parses a new text; a string says why it cannot be parsed. */
  reparse(file: string, text: string): SourceModule | string;
  /** The host sees this module from now on. */
  adopt(module: SourceModule): void;
  /** Ids to migrate; absent: all. */
  only?: ReadonlySet<string>;
  asOf: Day;
  horizon: number;
  /** `review`: also apply plans of class `review`. */
  apply: 'automatic' | 'review';
  supplied?: SuppliedFacts;
  /**
   * What earlier runs over the same files have proven to be the service's; this run adds to it. For runs in steps: a rewrite may
   * take the very path away that bound a client to the service.
   */
  proven?: Set<string>;
  /** What a compiler says of files, as the host sees them now, and of those that use them. Absent: none can be asked. */
  problems?(files: readonly string[]): readonly CompilerProblem[];
  /** Called before each file of each pass: how many are done, and of how many. */
  onFile?(done: number, total: number): void;
  /** Whether to rewrite a finding; absent: every one. `original`: where it begins in the text before all passes. */
  accepts?(match: Match, original: number): boolean;
}

export interface MigrateResult {
  /** Files with a new text, sorted by path; `ids` and `titles` in the order in which they were applied, each once. */
  changed: { file: string; before: string; after: string; ids: string[]; titles: string[] }[];
  /** Files left as they were, with the reason. */
  failed: { file: string; reason: string }[];
  /** Files whose analysis did not come to its end: more may be in them than was found. */
  cut: string[];
  /** What is still found in the files as they are now. */
  remaining: { finding: Finding; plans: Plan[] }[];
  /** What a compiler says of the new texts and did not say of the old ones; a person finishes it. */
  problems: CompilerProblem[];
}
