import { realpathSync } from 'node:fs';
import { resolveOutputs } from '../report-formats/outputs.js';
import { writeReports } from '../report-formats/write-reports.js';
import { mergeReports } from '../shard/merge-reports.js';
import { readReports } from '../shard/read-reports.js';
import { errColors, type Terminal } from '../terminal.js';
import { markersText } from '../markers-text.js';
import { UsageError } from '../usage-error.js';

/** Flags of `curfew merge`. */
export interface MergeFlags {
  format?: string[];
  output?: string[];
}

/** Makes one report of those of all shards and returns its exit code. Reads nothing but them. Throws `UsageError` where they do not fit. */
export async function merge(names: readonly string[], flags: MergeFlags, terminal: Terminal): Promise<number> {
  const cwd = realpathSync(terminal.cwd);
  const outputs = resolveOutputs(flags.format, flags.output, cwd);
  const [first, ...others] = readReports(names, cwd);
  if (first === undefined) throw new UsageError('Name the reports of all shards.');
  const { report, verdict, context } = mergeReports([first, ...others], cwd);
  await writeReports(outputs, report, context, terminal);
  if (report.markers && !outputs.some(({ format, file }) => format === 'pretty' && file === undefined))
    terminal.err(markersText(report.markers, context.setting, errColors(terminal)));
  return verdict.exitCode;
}
