import { readFileSync } from 'node:fs';
import { createAnalysis, type SourceModule } from '@curfew/analyzer';
import { candidatePattern } from '@curfew/analyzer/words';
import {
  analyzerSettings,
  createPlaces,
  openProject,
  parseModule,
  suppliedFacts,
  type CurfewConfig,
  type Project,
} from '@curfew/project';
import { migrate, type MigrateResult } from '@curfew/rewrite';
import type { Schedule } from '@curfew/schedule';
import { describeRemaining } from './remaining-work.js';
import type { TransformSetting } from './transform-options.js';
import type { FileInfo } from './transform-types.js';

/** What becomes of one file. */
export interface FileOutcome {
  /** The new text; absent when nothing changes. */
  text?: string;
  /** What stays to be done by hand or after a review, one line each. */
  remaining: string[];
}

const BOM = '\uFEFF';

const placeOf = createPlaces();

/**
 * Migrates one file, seen in its project, by the same plans as everywhere.
 * @param only ids to migrate; undefined: all
 * @param cwd absolute path of the working directory
 * @throws Error when the file is no UTF-8, no parser reads it, or its new text fails the guard
 */
export function migrateFile(
  file: FileInfo,
  only: ReadonlySet<string> | undefined,
  setting: TransformSetting,
  cwd: string,
): FileOutcome {
  const bom = file.source.startsWith(BOM) ? BOM : '';
  const text = file.source.slice(bom.length);
  const { schedule, config, asOf, horizon, apply } = setting;
  const settings = analyzerSettings(config);
  if (text.search(candidatePattern(schedule)) === -1) return { remaining: [] };
  const place = placeOf(cwd, file.path);
  refuseForeignBytes(text, place.file);
  const parsed = parseModule(place.file, text);
  if ('reason' in parsed) throw new Error(`not analysed: ${parsed.reason}`);
  const project = place.root === undefined ? undefined : projectAt(place.root, schedule, config.ignore ?? []);
  project?.adopt(parsed);
  const result = migrate({
    schedule,
    modules: [parsed],
    analyse: () => createAnalysis({ schedule, settings, ...(project && { host: project }) }),
    reparse,
    adopt: (module) => {
      project?.adopt(module);
    },
    only: idsWanted(only, schedule, config),
    asOf,
    horizon,
    apply,
    supplied: suppliedFacts(config),
  });
  return outcomeOf(result, place.file, text, bom);
}

/** The ids asked for, without those that configuration switches off. */
function idsWanted(
  only: ReadonlySet<string> | undefined,
  schedule: Schedule,
  { overrides }: CurfewConfig,
): ReadonlySet<string> {
  const ids = schedule.deprecations.map((deprecation) => deprecation.id);
  return new Set(ids.filter((id) => (only?.has(id) ?? true) && overrides?.[id]?.severity !== 'off'));
}

function outcomeOf(
  { changed, failed, cut, remaining }: MigrateResult,
  file: string,
  before: string,
  bom: string,
): FileOutcome {
  const failure = failed[0];
  if (failure !== undefined) throw new Error(`left as it was: ${failure.reason}`);
  const after = changed.find((change) => change.file === file)?.after ?? before;
  return {
    ...(after === before ? {} : { text: bom + after }),
    remaining: [
      ...(cut.includes(file) ? ['1:1 too entangled to be analysed to the end; findings may be missing'] : []),
      // Nobody is told of what is merely possible.
      ...describeRemaining(
        remaining.filter(({ finding }) => finding.match.confidence !== 'possible'),
        file,
        after,
      ),
    ],
  };
}

function reparse(file: string, text: string): SourceModule | string {
  const parsed = parseModule(file, text);
  return 'reason' in parsed ? parsed.reason : parsed;
}

/** jscodeshift decodes every file as UTF-8 and writes replacement characters for what is none. */
function refuseForeignBytes(text: string, file: string): void {
  if (!text.includes('\uFFFD')) return;
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return;
  }
  if (!isUtf8(bytes)) throw new Error('not analysed: not UTF-8');
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** A run hands over one file after the other; after a pause the disk may say something else. */
const PROJECT_LIVES_IDLE_MS = 1000;

let current: { key: string; schedule: Schedule; project: Project; lastUse: number } | undefined;

function projectAt(root: string, schedule: Schedule, ignore: readonly string[]): Project {
  const key = JSON.stringify([root, ignore]);
  const time = performance.now();
  if (current?.key !== key || current.schedule !== schedule || time - current.lastUse > PROJECT_LIVES_IDLE_MS) {
    current = { key, schedule, project: openProject({ root, schedule, ignore }), lastUse: time };
  }
  current.lastUse = time;
  return current.project;
}
