import { findDeprecation, phaseOn, sunsetOf } from '@curfew/schedule';
import { phaseColor, phaseText } from '../phase-text.js';
import { adviceByTarget, type TargetAdvice } from '../replacement-text.js';
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
    const client = deprecation.goneInClient;
    const phase = client === undefined ? phaseOn({ sunset, asOf, horizon, sunsetDay }) : 'sunset';
    return phaseColor(phase, colors)(phaseText(phase, sunset, sunsetDay, client));
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
    ...beforeAndAfter(adviceByTarget(schedule, deprecation, asOf, horizon), phaseLine, colors),
    ...(deprecation.notes ?? []).flatMap((note) => ['', note]),
    '',
    colors.dim(`Section ${deprecation.section} of the source of the schedule.`),
    `Find it: npx curfew check --only ${id}`,
  ];
  terminal.out(`${lines.join('\n')}\n`);
  return 0;
}

/** What goes away and what to use instead, neighbours with the same advice together. */
function beforeAndAfter(
  advice: readonly TargetAdvice[],
  phaseLine: (sunset: string) => string,
  colors: Colors,
): string[] {
  const groups: { names: string[]; after: string[] }[] = [];
  for (const { target, name, text } of advice) {
    const after = [
      `  after   ${colors.green(text)}`,
      ...(target.sunset === undefined ? [] : [`          ${phaseLine(target.sunset)}`]),
      ...(target.note === undefined ? [] : [`          ${target.note}`]),
    ];
    const last = groups.at(-1);
    if (last?.after.join('\n') === after.join('\n')) last.names.push(name);
    else groups.push({ names: [name], after });
  }
  return groups.flatMap(({ names, after }) => [
    ...names.map((name, index) => `  ${index === 0 ? 'before' : '      '}  ${colors.red(name)}`),
    ...after,
  ]);
}
