/** `npm run fidelity:recast`: edits beside printing with recast, over 200 programs in every style, as a table. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const arguments_ = ['run', 'test/fidelity/compare-recast.test.ts', '--disable-console-intercept'];
const { status } = spawnSync(process.execPath, [vitest, ...arguments_], {
  cwd: join(import.meta.dirname, '../..'),
  stdio: 'inherit',
  env: { ...process.env, CURFEW_FIDELITY: 'all' },
});
process.exitCode = status ?? 1;
