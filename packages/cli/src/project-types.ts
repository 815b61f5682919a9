import path from 'node:path';
import type { SourceModule } from '@curfew/analyzer';
import type { ProgramOracle } from '@curfew/project/types';
import { filesWithTypes, nearestTsconfig } from './files-with-types.js';
import { analysisOf, type Candidates } from './open-candidates.js';
import type { Setting } from './resolve-options.js';
import { relativePath } from './relative-path.js';
import { messageOf, UsageError } from './usage-error.js';

/**
 * Adds type information to candidates: the program of the nearest tsconfig.json of each, loaded once. The compiler itself is loaded here
 * and nowhere else.
 *
 * @param asked true (`--types`): always; false (`--no-types`): never; undefined: where a type of the project declares a deprecated
 *   field, a tsconfig.json is above it and ts-morph is installed
 * @param possible whether the command also looks for what is merely possible
 * @throws UsageError `--types` was given, and a file has no tsconfig.json above it or ts-morph is not installed
 */
export async function withTypes(
  candidates: Candidates,
  setting: Setting,
  asked: boolean | undefined,
  possible = false,
): Promise<Candidates> {
  if (asked === false) return candidates;
  if (asked === true) return loaded(candidates, candidates.modules, setting.cwd);
  const files = new Set(filesWithTypes(candidates, asked));
  const typed = candidates.modules.filter(({ file }) => files.has(file));
  const wanted = typed.length > 0 && declaresDeprecated(candidates, typed, setting, possible);
  return wanted ? loaded(candidates, typed, setting.cwd) : candidates;
}

async function loaded(candidates: Candidates, modules: readonly SourceModule[], cwd: string): Promise<Candidates> {
  const { createTypeOracle } = await import('@curfew/project/types');
  const oracles = new Map<string, ProgramOracle>();
  const ofFolder = new Map<string, ProgramOracle>();
  for (const { file } of modules) {
    const tsconfig = nearestTsconfig(file);
    if (tsconfig === undefined)
      throw new UsageError(
        `--types needs a tsconfig.json in a folder above ${relativePath(cwd, file)}, and there is none.`,
      );
    const oracle = oracles.get(tsconfig) ?? (await opened(() => createTypeOracle({ tsconfig })));
    oracles.set(tsconfig, oracle);
    ofFolder.set(path.dirname(file), oracle);
  }
  return {
    ...candidates,
    analyses: new Map(),
    types: {
      declarationsOf: (expression, module, member) =>
        ofFolder.get(path.dirname(module.file))?.declarationsOf(expression, module, member) ?? [],
      keyOwnersOf: (literal, module, member) =>
        ofFolder.get(path.dirname(module.file))?.keyOwnersOf(literal, module, member) ?? [],
      adopt: (module: SourceModule) => {
        for (const oracle of oracles.values()) oracle.adopt(module);
      },
    },
  };
}

/** What a file that declares types has in it. */
const DECLARES = /\b(?:interface|type|class)\s/;

/** Whether a type in one of the modules declares a deprecated field. */
function declaresDeprecated(
  candidates: Candidates,
  modules: readonly SourceModule[],
  setting: Setting,
  possible: boolean,
): boolean {
  const analysis = analysisOf(candidates, setting, possible);
  return modules.some((module) => {
    if (!DECLARES.test(module.text)) return false;
    try {
      return analysis
        .matchesIn(module)
        .some(({ site, confidence }) => site.form === 'type-member' && confidence !== 'possible');
    } catch {
      // The file's own analysis fails in the same way, and is reported there.
      return false;
    }
  });
}

async function opened<T>(open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    throw new UsageError(`--types: ${messageOf(error)}`, { cause: error });
  }
}
