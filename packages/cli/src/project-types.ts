import path from 'node:path';
import type { Match, SourceModule } from '@curfew/analyzer';
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
 *   field or value, a tsconfig.json is above it and ts-morph is installed
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
  if (asked === true) return withPrograms(candidates, candidates.modules, setting.cwd);
  const files = new Set(filesWithTypes(candidates, asked));
  const typed = candidates.modules.filter(({ file }) => files.has(file));
  const wanted = typed.length > 0 && declaresDeprecated(candidates, typed, setting, possible);
  return wanted ? withPrograms(candidates, typed, setting.cwd) : candidates;
}

async function withPrograms(
  candidates: Candidates,
  modules: readonly SourceModule[],
  cwd: string,
): Promise<Candidates> {
  return { ...candidates, analyses: new Map(), types: joined(await oraclesByFolder(modules, cwd)) };
}

/** For the folder of each module the oracle of the program that its nearest tsconfig.json describes, opened once. */
async function oraclesByFolder(modules: readonly SourceModule[], cwd: string): Promise<Map<string, ProgramOracle>> {
  const { createTypeOracle } = await import('@curfew/project/types');
  const byTsconfig = new Map<string, ProgramOracle>();
  const byFolder = new Map<string, ProgramOracle>();
  for (const { file } of modules) {
    const tsconfig = nearestTsconfig(file);
    if (tsconfig === undefined)
      throw new UsageError(
        `--types needs a tsconfig.json in a folder above ${relativePath(cwd, file)}, and there is none.`,
      );
    const oracle = byTsconfig.get(tsconfig) ?? (await opened(() => createTypeOracle({ tsconfig })));
    byTsconfig.set(tsconfig, oracle);
    byFolder.set(path.dirname(file), oracle);
  }
  return byFolder;
}

/** The oracles of several programs as one, which asks that of the module's folder. */
function joined(byFolder: ReadonlyMap<string, ProgramOracle>): ProgramOracle {
  const oracleOf = ({ file }: SourceModule): ProgramOracle | undefined => byFolder.get(path.dirname(file));
  return {
    declarationsOf: (expression, module, member) => oracleOf(module)?.declarationsOf(expression, module, member) ?? [],
    keyOwnersOf: (literal, module, member) => oracleOf(module)?.keyOwnersOf(literal, module, member) ?? [],
    adopt: (module) => {
      for (const oracle of new Set(byFolder.values())) oracle.adopt(module);
    },
    problems: (files) => [...new Set(byFolder.values())].flatMap((oracle) => oracle.problems(files)),
  };
}

/** What a file that declares types has in it. */
const DECLARES = /\b(?:interface|type|class)\s/;

/** Whether a type in one of the modules declares a deprecated field or value. */
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
      return analysis.matchesIn(module).some((match) => match.confidence !== 'possible' && declares(match));
    } catch {
      // The file's own analysis fails in the same way, and is reported there.
      return false;
    }
  });
}

/** Whether a match stands in the declaration of a type: a member, or a value that a type is made of. */
function declares({ site }: Match): boolean {
  if (site.form === 'value') return site.container.kind === 'union' || site.container.kind === 'enum';
  return site.form === 'type-member';
}

async function opened<T>(open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    throw new UsageError(`--types: ${messageOf(error)}`, { cause: error });
  }
}
