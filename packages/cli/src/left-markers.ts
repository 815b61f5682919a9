/** The markers that `migrate --markers` left and nobody has worked off. */
import type { SourceModule } from '@curfew/analyzer';
import { MARKER_START, markersIn, markersOf } from '@curfew/rewrite';
import { phaseOf } from '@curfew/schedule';
import type { Listing } from './list-candidates.js';
import type { LeftMarker } from './markers-text.js';
import { lineStartsOf, positionAt } from './position.js';
import { relativePath } from './relative-path.js';
import type { Setting } from './resolve-options.js';

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
