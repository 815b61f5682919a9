import { analyseProject, type ProjectReport } from '../analyse-project.js';
import { leftMarkers, markersText } from '../left-markers.js';
import { openCandidates } from '../open-candidates.js';
import { withProgress } from '../progress.js';
import { withTypes } from '../project-types.js';
import { resolveOutputs } from '../report-formats/outputs.js';
import { writeReports } from '../report-formats/write-reports.js';
import { parseWithin, resolveOnly, resolvePaths, resolveSetting, type SettingFlags } from '../resolve-options.js';
import { scanText } from '../scan-text.js';
import { sameArguments, settingArguments } from '../same-arguments.js';
import { errColors, type Terminal } from '../terminal.js';
import { verdictOf } from '../verdict.js';

/** Flags of `curfew check`. */
export interface CheckFlags extends SettingFlags {
  within?: string;
  only?: string[];
  all?: boolean;
  failOnMarkers?: boolean;
  format?: string[];
  output?: string[];
  types?: boolean;
}

/** The gate: reports findings and returns the exit code. Throws `UsageError` for wrong use. */
export async function check(paths: readonly string[], flags: CheckFlags, terminal: Terminal): Promise<number> {
  const within = flags.within === undefined ? undefined : parseWithin(flags.within);
  const resolved = resolveSetting(flags, terminal);
  // Advice must outlive the time for which the gate stands.
  const setting = { ...resolved, horizon: Math.max(resolved.horizon, within ?? 0) };
  const only = resolveOnly(flags.only, setting.schedule);
  const where = resolvePaths(paths, setting.cwd);
  const outputs = resolveOutputs(flags.format, flags.output, setting.cwd);
  const report: ProjectReport = await withProgress('Looking for deprecated API surface', terminal, async () => {
    const candidates = openCandidates(setting, where);
    const known = await withTypes(candidates, setting, flags.types);
    const inTexts = flags.all === true ? scanText(where, setting, known.project) : [];
    const analysed = analyseProject(known, setting, { only, all: flags.all, within }, inTexts);
    return flags.failOnMarkers === true ? { ...analysed, markers: leftMarkers(known, setting, only) } : analysed;
  });
  const verdict = verdictOf(report);
  const facts = {
    setting,
    verdict,
    sameArguments: sameArguments(paths, flags),
    settingArguments: settingArguments(flags),
  };
  await writeReports(outputs, report, facts, terminal);
  // The pretty report has them; of the formats for machines, only JSON has a place for them.
  if (report.markers && !outputs.some(({ format, file }) => format === 'pretty' && file === undefined))
    terminal.err(markersText(report.markers, setting, errColors(terminal)));
  return verdict.exitCode;
}
