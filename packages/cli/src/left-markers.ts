/** The markers that `migrate --markers` left and nobody has worked off. */
import type { SourceModule } from '@curfew/analyzer';
import { MARKER_START, markersIn, markersOf } from '@curfew/rewrite';
import { phaseOf, type Phase } from '@curfew/schedule';
import type { Listing } from './open-candidates.js';
import { lineStartsOf, positionAt } from './position.js';
import { relativePath } from './relative-path.js';
import { counted } from './count-text.js';
import { phaseText } from './phase-text.js';
import type { Setting } from './resolve-options.js';
import { type Colors, printable } from './terminal.js';

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

/** All markers in the files looked at, in order of file and place; `only` these ids. */
export function leftMarkers(
  { project, paths }: Pick<Listing, 'project' | 'paths'>,
  setting: Setting,
  only: ReadonlySet<string> | undefined,
): LeftMarker[] {
  const { schedule, asOf, horizon, cwd } = setting;
  return paths.flatMap((path) => {
    const source = project.read(path);
    if ('reason' in source || !source.text.includes(MARKER_START)) return [];
    const starts = lineStartsOf(source.text);
    const opened = project.open(path);
    return wordsIn(opened, source.text)
      .filter(({ id }) => only?.has(id) ?? true)
      .map(({ id, start }) => {
        const deprecation = schedule.deprecations.find((each) => each.id === id);
        const phase = deprecation && phaseOf(schedule, deprecation, undefined, { asOf, horizon });
        return { id, ...(phase && { phase }), file: relativePath(cwd, path), ...positionAt(starts, start) };
      });
  });
}

/** In a file that no parser reads, every mention counts: it may be a marker. */
function wordsIn(opened: SourceModule | { reason: string }, text: string): { id: string; start: number }[] {
  return 'reason' in opened ? markersIn(text) : markersOf(opened);
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
    return `  ${colors.underline(`${printable(file)}:${line}:${column}`)}  ${colors.bold(id)}  ${when}`;
  });
  return `${colors.red(`The gate fails: ${counted(markers.length, 'marker')} left:`)}\n${lines.join('\n')}\n`;
}
