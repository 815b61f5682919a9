import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SourceModule } from '@curfew/analyzer';
import type { ProgramOracle } from '@curfew/project/types';
import type { Candidates } from './open-candidates.js';
import { relativePath } from './relative-path.js';
import { messageOf, UsageError } from './usage-error.js';

/**
 * Adds type information to candidates: the program of the nearest tsconfig.json of each, loaded once. The compiler itself is loaded here
 * and nowhere else. Throws `UsageError` for a file without a tsconfig.json above it, and where ts-morph is not installed.
 */
export async function withTypes(candidates: Candidates, cwd: string): Promise<Candidates> {
  const { createTypeOracle } = await import('@curfew/project/types');
  const oracles = new Map<string, ProgramOracle>();
  const ofFolder = new Map<string, ProgramOracle>();
  for (const { file } of candidates.modules) {
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
    types: {
      declarationsOf: (expression, module) =>
        ofFolder.get(path.dirname(module.file))?.declarationsOf(expression, module) ?? [],
      adopt: (module: SourceModule) => {
        for (const oracle of oracles.values()) oracle.adopt(module);
      },
    },
  };
}

async function opened<T>(open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    throw new UsageError(`--types: ${messageOf(error)}`, { cause: error });
  }
}

function nearestTsconfig(file: string): string | undefined {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    const tsconfig = path.join(folder, 'tsconfig.json');
    if (existsSync(tsconfig)) return tsconfig;
    if (folder === path.dirname(folder)) return undefined;
  }
}
