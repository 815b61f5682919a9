import { daysLeft, type Phase, phaseOf, sunsetOf } from '@curfew/schedule';
import { calendarText } from '../calendar-text.js';
import { chooseFormat } from '../formats.js';
import { phaseColor } from '../phase-text.js';
import { adviceByTarget, shortReplacements } from '../replacement-text.js';
import { jsonHead, jsonText } from '../report-json.js';
import { headline } from '../report-pretty.js';
import { resolveSetting, type Setting, type SettingFlags } from '../resolve-options.js';
import { scheduleEvents } from '../schedule-events.js';
import { alignedColumns } from '../text-table.js';
import { outColors, type Terminal } from '../terminal.js';

/** Flags of `curfew schedule`. */
export interface ScheduleFlags extends SettingFlags {
  format?: string;
}

/** One row of the schedule on a day. */
interface Row {
  id: string;
  title: string;
  sunset: string;
  phase: Phase | 'withdrawn';
  /** First day without the old behaviour, minus the day of the report. */
  daysLeft: number;
  replacement: string;
  section: string;
}

/** Prints the schedule as it stands on a day. */
export function schedule(flags: ScheduleFlags, terminal: Terminal): number {
  const format = chooseFormat(flags.format, ['pretty', 'json', 'markdown', 'ics']);
  const setting = resolveSetting(flags, terminal);
  const rows = rowsOf(setting);
  if (format === 'json') terminal.out(jsonText({ ...jsonHead(setting), deprecations: rows }));
  else if (format === 'ics')
    terminal.out(calendarText(`${setting.schedule.service.name}: sunsets`, scheduleEvents(setting), setting.asOf));
  else if (format === 'markdown') terminal.out(markdown(rows, setting));
  else terminal.out(pretty(rows, setting, terminal));
  return 0;
}

function rowsOf({ schedule: whole, asOf, horizon }: Setting): Row[] {
  const { sunsetDay } = whole.service;
  return whole.deprecations.map((deprecation) => {
    const { id, title, section, withdrawn } = deprecation;
    const sunset = sunsetOf(deprecation);
    return {
      id,
      title,
      sunset,
      phase: withdrawn === true ? 'withdrawn' : phaseOf(whole, deprecation, undefined, { asOf, horizon }),
      daysLeft: daysLeft(sunset, asOf, sunsetDay),
      replacement: shortReplacements(adviceByTarget(whole, deprecation, asOf, horizon)),
      section,
    };
  });
}

function pretty(rows: readonly Row[], setting: Setting, terminal: Terminal): string {
  const colors = outColors(terminal);
  const table = alignedColumns([
    ['id', 'sunset', 'phase', 'title'],
    ...rows.map((row) => [row.id, row.sunset, row.phase, row.title]),
  ]);
  const [head = '', ...lines] = table;
  const body = rows.flatMap((row, index) => {
    const paint = row.phase === 'withdrawn' ? colors.dim : phaseColor(row.phase, colors);
    return [(lines[index] ?? '').replace(row.phase, paint(row.phase)), colors.dim(`  → ${row.replacement}`)];
  });
  return `${[headline(setting, colors), '', colors.bold(head), ...body].join('\n')}\n`;
}

function markdown(rows: readonly Row[], { schedule: whole, asOf }: Setting): string {
  const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);
  return `${[
    `# ${whole.service.name}: deprecations as of ${asOf}`,
    '',
    '| id | what is deprecated | sunset | phase | replacement |',
    '|---|---|---|---|---|',
    ...rows.map(
      (row) => `| \`${row.id}\` | ${[row.title, row.sunset, row.phase, row.replacement].map(cell).join(' | ')} |`,
    ),
  ].join('\n')}\n`;
}
