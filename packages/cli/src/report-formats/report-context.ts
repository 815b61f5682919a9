import type { ShardContext } from '../shard/shard-report.js';
import type { Setting } from '../resolve-options.js';
import type { Colors } from '../terminal.js';
import type { Judged, Verdict } from '../verdict.js';

/** What a format needs beside the findings. */
export interface ReportContext {
  setting: Setting;
  verdict: Verdict;
  /** Arguments that lead to the same files, schedule and day, for the next command. */
  sameArguments: readonly string[];
  /** Of these, the arguments that lead to the same schedule and day, for a command about one file. */
  settingArguments: readonly string[];
  /** Colours of standard output; none in a file. */
  colors: Colors;
  /** Absolute path of the folder that code hosts take paths from. */
  repository: string;
  /** Whether a file (relative to the working directory) starts with a byte order mark. */
  hasBom: (file: string) => boolean;
  /** Where the report is one of several; JSON then carries what `curfew merge` needs. */
  shard?: ShardContext;
}

/** Makes the text of a report. Never decides about the exit code. */
export type ReportWriter = (report: Judged, context: ReportContext) => string;
