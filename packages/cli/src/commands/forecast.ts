import type { Unread } from '@curfew/project';
import { reportOf } from '../project-report.js';
import { type CalendarEvent, calendarText } from '../calendar-text.js';
import { counted } from '../count-text.js';
import { exitCodeOf } from '../exit-code.js';
import { findInProject } from '../find-in-project.js';
import { type ForecastRow, forecastRows } from '../forecast-rows.js';
import { chooseFormat } from '../formats.js';
import { DEFAULT_GATE } from '../gate.js';
import { code, heading, markdownText, paragraph, prose, table } from '../markdown-text.js';
import { phaseColor } from '../phase-text.js';
import { withProgress } from '../progress.js';
import { jsonHead, jsonText } from '../report-json.js';
import { headline, unreadText } from '../report-pretty.js';
import { resolveOnly, resolvePaths, resolveSetting, type Setting, type SettingFlags } from '../resolve-options.js';
import { settingArguments } from '../same-arguments.js';
import { errColors, outColors, printable, type Terminal } from '../terminal.js';
import { alignedColumns } from '../text-table.js';

/** Flags of `curfew forecast`. */
export interface ForecastFlags extends SettingFlags {
  only?: string[];
  all?: boolean;
  types?: boolean;
  cache?: boolean;
  format?: string;
}

/**
 * Prints what breaks on which day in this code, soonest first. It judges nothing: the exit code is 0, or 3 where a file could not be
 * analysed. Throws `UsageError` for wrong use.
 */
export async function forecast(paths: readonly string[], flags: ForecastFlags, terminal: Terminal): Promise<number> {
  const format = chooseFormat(flags.format, ['pretty', 'json', 'ics', 'markdown', 'html']);
  const setting = resolveSetting(flags, terminal);
  const only = resolveOnly(flags.only, setting.schedule);
  const where = resolvePaths(paths, setting.cwd);
  const report = await withProgress(terminal, async (progress) => {
    const { all, types, cache } = flags;
    const found = await findInProject(setting, where, { only, all, types, cache, progress });
    return reportOf(found, found.listing, setting, DEFAULT_GATE);
  });
  const rows = forecastRows(report.findings, setting.schedule);
  if (format === 'json') terminal.out(jsonText({ ...jsonHead(setting), forecast: rows, unread: report.unread }));
  else if (format === 'ics') terminal.out(calendar(rows, setting));
  else if (format === 'markdown') terminal.out(markdown(rows, setting));
  else if (format === 'html') {
    const { htmlPage } = await import('../report-html/page.js');
    terminal.out(htmlPage(report, { title: 'What breaks when', setting, settingArguments: settingArguments(flags) }));
  } else terminal.out(pretty(rows, setting, terminal));
  if (format !== 'json') reportUnread(report.unread, terminal);
  return exitCodeOf({ failing: 0, unread: report.unread.length });
}

function reportUnread(unread: readonly Unread[], terminal: Terminal): void {
  if (unread.length > 0) terminal.err(`${unreadText(unread, 'analysed', errColors(terminal))}\n`);
}

function pretty(rows: readonly ForecastRow[], setting: Setting, terminal: Terminal): string {
  const colors = outColors(terminal);
  if (rows.length === 0) return `${headline(setting, colors)}\n\nNothing here breaks on any day of the schedule.\n`;
  const [head = '', ...lines] = alignedColumns([
    ['breaks on', 'deprecation', 'findings', 'files', 'automatic', 'review', 'by hand', 'what'],
    ...rows.map((row) => [
      row.breaksOn,
      row.id,
      ...[row.findings, row.files.length, row.automatic, row.review, row.manual].map(String),
      shortNames(row.names),
    ]),
  ]);
  const painted = rows.map((row, index) =>
    (lines[index] ?? '').replace(row.breaksOn, phaseColor(row.phase, colors)(row.breaksOn)),
  );
  const gone = rows.filter(({ phase }) => phase === 'sunset').reduce((sum, { findings }) => sum + findings, 0);
  const next = rows.find(({ phase }) => phase !== 'sunset');
  const last = [
    ...(gone === 0 ? [] : [`${counted(gone, 'finding breaks', 'findings break')} already.`]),
    next === undefined ? 'Nothing more breaks later.' : `Next: ${next.id} on ${next.breaksOn}.`,
  ].join(' ');
  return `${[headline(setting, colors), '', colors.bold(head), ...painted, '', last].join('\n')}\n`;
}

function shortNames(names: readonly string[]): string {
  const shown = names.slice(0, 3).map(printable).join(', ');
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}

function markdown(rows: readonly ForecastRow[], { schedule, asOf }: Setting): string {
  const title = heading(2, `${schedule.service.name}: what breaks when, as of ${asOf}`);
  if (rows.length === 0)
    return markdownText([title, paragraph(...prose('Nothing here breaks on any day of the schedule.'))]);
  const head = ['breaks on', 'deprecation', 'what', 'findings', 'files', 'automatic', 'review', 'by hand'];
  return markdownText([
    title,
    table([
      head.map(prose),
      ...rows.map((row) => [
        prose(row.breaksOn),
        [code(row.id)],
        row.names.flatMap((name, index) => (index === 0 ? [code(name)] : [...prose(', '), code(name)])),
        ...[row.findings, row.files.length, row.automatic, row.review, row.manual].map((each) => prose(String(each))),
      ]),
    ]),
  ]);
}

function calendar(rows: readonly ForecastRow[], { schedule, asOf }: Setting): string {
  const { id: service, name } = schedule.service;
  const seen = new Map<string, number>();
  const events = rows.map((row): CalendarEvent => {
    // A deprecation whose targets have sunsets of their own has several rows; the first keeps the plain name.
    const earlier = seen.get(row.id) ?? 0;
    seen.set(row.id, earlier + 1);
    return {
      uid: `forecast.${service}.${row.id}${earlier === 0 ? '' : `.${earlier + 1}`}@curfew`,
      day: row.breaksOn,
      title: `${name}: ${counted(row.findings, 'place breaks', 'places break')} (${row.id})`,
      description: [
        row.names.join(', '),
        ...row.files.map(({ file, findings }) => `${file}: ${counted(findings, 'finding')}`),
        `npx curfew migrate --only ${row.id}`,
      ].join('\n'),
    };
  });
  return calendarText(`${name}: what breaks when`, events, asOf);
}
