import { findDeprecation, phaseOn, sunsetOf } from '@curfew/schedule';
import { phaseColor, phaseText } from '../phase-text.js';
import { adviceByTarget } from '../replacement-text.js';
import { headline } from '../report-pretty.js';
import { requireId, resolveSetting, type SettingFlags } from '../resolve-options.js';
import { type Colors, outColors, type Terminal } from '../terminal.js';

/** Explains one deprecation: what, until when, and before and after for each thing that goes away. */
export function explain(id: string, flags: SettingFlags, terminal: Terminal): number {
  const setting = resolveSetting(flags, terminal);
  const { schedule, asOf, horizon } = setting;
  requireId(id, schedule, 'explain');
  const deprecation = findDeprecation(schedule, id);
  const colors = outColors(terminal);
  const { sunsetDay } = schedule.service;
  const phaseLine = (sunset: string): string => {
    const phase = phaseOn({ sunset, asOf, horizon, sunsetDay });
    return phaseColor(phase, colors)(phaseText(phase, sunset, sunsetDay));
  };
  const sunset = sunsetOf(deprecation);
  const lines = [
    headline(setting, colors),
    '',
    `${colors.bold(id)}  ${deprecation.title}`,
    deprecation.withdrawn === true ? 'The deprecation was withdrawn: nothing has to change.' : phaseLine(sunset),
    ...(deprecation.announced === undefined ? [] : [`announced on ${deprecation.announced}`]),
    ...(deprecation.availableFrom === undefined ? [] : [`the replacement works from ${deprecation.availableFrom}`]),
    ...(deprecation.sdk === undefined
      ? []
      : [`gone in ${deprecation.sdk.package} ${deprecation.sdk.range}, whatever the day`]),
    '',
    ...adviceByTarget(schedule, deprecation, asOf, horizon).flatMap(({ name, text }, index) => {
      const target = deprecation.targets[index];
      const own = target?.sunset === undefined ? [] : [`          ${phaseLine(target.sunset)}`];
      return [
        ...beforeAndAfter(name, text, colors),
        ...own,
        ...(target?.note === undefined ? [] : [`          ${target.note}`]),
      ];
    }),
    ...(deprecation.notes ?? []).flatMap((note) => ['', note]),
    '',
    colors.dim(`Section ${deprecation.section} of the source of the schedule.`),
    `Find it: npx curfew check --only ${id}`,
  ];
  terminal.out(`${lines.join('\n')}\n`);
  return 0;
}

function beforeAndAfter(before: string, after: string, colors: Colors): string[] {
  return [`  before  ${colors.red(before)}`, `  after   ${colors.green(after)}`];
}
