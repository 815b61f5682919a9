import { createAnalysis } from '@curfew/analyzer';
import { openProject, parseModule } from '@curfew/project';
import { migrate } from '@curfew/rewrite';
import { bundledSchedule } from '@curfew/schedule';
import type { FixtureOptions } from './fixtures.js';

/** What the one place that applies edits makes of a file on the disk: its bytes, with the BOM. */
export function migrateDirectly(
  root: string,
  file: string,
  only: string | undefined,
  { asOf, review }: FixtureOptions,
): Buffer {
  const schedule = bundledSchedule();
  const project = openProject({ root, schedule });
  const source = project.read(file);
  const module = project.open(file);
  if ('reason' in source || 'reason' in module) throw new Error(`${file} is not read`);
  const { changed, failed } = migrate({
    schedule,
    modules: [module],
    analyse: () => {
      const analysis = createAnalysis({ schedule, host: project });
      // As everywhere, what is merely possible is not rewritten.
      return {
        ...analysis,
        matchesIn: (each) => analysis.matchesIn(each).filter((match) => match.confidence !== 'possible'),
      };
    },
    reparse: (name, text) => {
      const parsed = parseModule(name, text);
      return 'reason' in parsed ? parsed.reason : parsed;
    },
    adopt: (adopted) => {
      project.adopt(adopted);
    },
    ...(only === undefined ? {} : { only: new Set([only]) }),
    asOf,
    horizon: 90,
    apply: review ? 'review' : 'automatic',
  });
  if (failed.length > 0) throw new Error(JSON.stringify(failed));
  const after = changed.find((change) => change.file === module.file)?.after ?? source.text;
  return Buffer.from((source.bom ? '\uFEFF' : '') + after);
}
