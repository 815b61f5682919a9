/** `npm run mutate`: many variants of the detection cases (20,000 unless `--count` says otherwise; `--seed`, `--only` a number). */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', 'test/mutation', '--disable-console-intercept'], {
  cwd: join(import.meta.dirname, '../..'),
  stdio: 'inherit',
  env: {
    ...process.env,
    CURFEW_MUTATIONS: values.count,
    CURFEW_MUTATION_SEED: values.seed,
    ...(values.only !== undefined && { CURFEW_MUTATION_ONLY: values.only }),
  },
});
process.exitCode = status ?? 1;
