/** `npm run fidelity`: every program in every style, with a table (`--only` a part of a program's name, `--style` a style's name). */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { only: { type: 'string' }, style: { type: 'string' } } });
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
// The comparison with a printer takes every style; `npm run fidelity:recast` asks for it alone.
const isPart = values.only !== undefined || values.style !== undefined;
const tests = isPart ? 'test/fidelity/fidelity.test.ts' : 'test/fidelity';
const { status } = spawnSync(process.execPath, [vitest, 'run', tests, '--disable-console-intercept'], {
  cwd: join(import.meta.dirname, '../..'),
  stdio: 'inherit',
  env: {
    ...process.env,
    CURFEW_FIDELITY: 'all',
    ...(values.only !== undefined && { CURFEW_FIDELITY_ONLY: values.only }),
    ...(values.style !== undefined && { CURFEW_FIDELITY_STYLE: values.style }),
  },
});
process.exitCode = status ?? 1;
