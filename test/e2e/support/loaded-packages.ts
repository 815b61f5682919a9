import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type Run, runCurfewProcess } from './run-curfew.js';

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
  const run = runCurfewProcess(cwd, args, { ...env, NODE_V8_COVERAGE: coverage });
  const urls = readdirSync(coverage).flatMap((name) => {
    const { result } = JSON.parse(readFileSync(path.join(coverage, name), 'utf8')) as { result: { url: string }[] };
    return result.map(({ url }) => url);
  });
  const own = urls.flatMap((url) => /\/packages\/(\w+)\/dist\/(.*)/.exec(url)?.slice(1).join('/') ?? []);
  const packages = urls.flatMap((url) => /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(url)?.[1] ?? []);
  return { ...run, packages: new Set(packages), own: new Set(own) };
}
