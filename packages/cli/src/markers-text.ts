import type { Phase } from '@curfew/schedule';
import { counted } from './count-text.js';
import { phaseText } from './phase-text.js';
import type { Setting } from './resolve-options.js';
import type { Colors } from './terminal.js';
import { visibleLine } from './visible-text.js';

/** A marker. Line and column count from 1, columns in UTF-16 units. */
export interface LeftMarker {
  id: string;
  /** On the day of the report; absent for an id that the schedule does not have. */
  phase?: Phase;
  /** Relative to the working directory, with `/`. */
  file: string;
  line: number;
  column: number;
}

/** The list of markers for people. */
export function markersText(markers: readonly LeftMarker[], { schedule }: Setting, colors: Colors): string {
  if (markers.length === 0) return 'No markers are left.\n';
  const lines = markers.map(({ id, phase, file, line, column }) => {
    const deprecation = schedule.deprecations.find((each) => each.id === id);
    const when =
      deprecation && phase
        ? phaseText(phase, deprecation.sunset, schedule.service.sunsetDay, deprecation.goneInClient)
        : 'not in this schedule';
    return `  ${colors.underline(`${visibleLine(file)}:${line}:${column}`)}  ${colors.bold(id)}  ${when}`;
  });
  return `${colors.red(`The gate fails: ${counted(markers.length, 'marker')} left:`)}\n${lines.join('\n')}\n`;
}
