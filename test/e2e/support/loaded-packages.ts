import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type Run, runCurfew } from './run-curfew.js';

/**
 * The packages of which a run loads a script, as the coverage of the engine lists them, and the scripts of this repository's own
 * packages, as `analyzer/analysis.js`.
 */
export function packagesLoadedBy(
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Run & { packages: Set<string>; own: Set<string> } {
  const coverage = mkdtempSync(path.join(tmpdir(), 'curfew-loaded-'));
  onTestFinished(() => {
    rmSync(coverage, { recursive: true, force: true });
  });
  const run = runCurfew(cwd, args, { ...env, NODE_V8_COVERAGE: coverage });
  const urls = readdirSync(coverage).flatMap((name) => {
    const { result } = JSON.parse(readFileSync(path.join(coverage, name), 'utf8')) as { result: { url: string }[] };
    return result.map(({ url }) => url);
  });
  const own = urls.flatMap((url) => /\/packages\/(\w+)\/dist\/(.*)/.exec(url)?.slice(1).join('/') ?? []);
  return { ...run, packages: packagesOf(urls), own: new Set(own) };
}

/** Of these, the ones that it loads with `require`: told by the program itself, in a fifth of the time. */
export function packagesRequiredBy(cwd: string, args: readonly string[]): Run & { packages: Set<string> } {
  const folder = mkdtempSync(path.join(tmpdir(), 'curfew-loaded-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const list = path.join(folder, 'list');
  const probe = path.join(import.meta.dirname, 'list-required.cjs').replaceAll('\\', '/');
  const run = runCurfew(cwd, args, { NODE_OPTIONS: `--require "${probe}"`, LOADED_LIST: list });
  return { ...run, packages: packagesOf(readFileSync(list, 'utf8').split('\n')) };
}

function packagesOf(names: readonly string[]): Set<string> {
  return new Set(names.flatMap((name) => /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(name)?.[1] ?? []));
}
