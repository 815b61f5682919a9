import type { SourceModule } from '@curfew/analyzer';
import { bundledSchedule } from '@curfew/schedule';
import { migrate, type MigrateOptions, type MigrateResult } from '../../src/index.js';
import { analysisOf, TODAY } from './analysis.js';
import { parse, tryParse } from './parse.js';

/** Migrates texts by file name; returns the result and the texts that the host ends up with. */
export function migrateTexts(
  texts: Readonly<Record<string, string>>,
  ids: readonly string[],
  options: Partial<MigrateOptions> = {},
): { result: MigrateResult; texts: Record<string, string> } {
  const schedule = bundledSchedule();
  const host = new Map<string, SourceModule>();
  for (const [file, text] of Object.entries(texts)) host.set(file, parse(file, text));
  const result = migrate({
    schedule,
    modules: [...host.values()],
    analyse: () => analysisOf({ schedule, ids }),
    reparse: tryParse,
    adopt: (module) => {
      host.set(module.file, module);
    },
    asOf: TODAY,
    horizon: 90,
    apply: 'automatic',
    ...options,
  });
  return { result, texts: Object.fromEntries([...host].map(([file, { text }]) => [file, text])) };
}
