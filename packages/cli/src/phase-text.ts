import type { Day, Phase } from '@curfew/schedule';
import type { Colors } from './terminal.js';

/** Worst first. */
export const phaseOrder: readonly Phase[] = ['sunset', 'closing', 'announced'];

/**
 * What a phase means for people, with its date: never "in N days", which is wrong tomorrow. `client`: the installed client that lacks
 * the old surface, whatever the date.
 */
export function phaseText(phase: Phase, sunset: Day, sunsetDay: 'lastDay' | 'firstGone', client?: string): string {
  if (client !== undefined) return `gone in ${client}, which is installed`;
  const when = sunsetDay === 'lastDay' ? 'after' : 'from';
  if (phase === 'sunset') return `gone ${sunsetDay === 'lastDay' ? 'since the end of' : 'since'} ${sunset}`;
  if (phase === 'closing') return `closing: gone ${when} ${sunset}`;
  return `announced: gone ${when} ${sunset}`;
}

/** The colour of a phase. */
export function phaseColor(phase: Phase, colors: Colors): (text: string) => string {
  if (phase === 'sunset') return colors.red;
  return phase === 'closing' ? colors.yellow : colors.cyan;
}
