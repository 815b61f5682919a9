import { defineConfig } from 'vitest/config';

const ignored = [
  '**/node_modules/**',
  '**/dist/**',
  '**/fixtures/**',
  'test/integrations/**',
  'test/**/cases/**',
  'test/**/programs/**',
];

/** Tests that put modules of their own in the place of others, which no other test may see. */
const isolated = '**/*.isolated.test.ts';

const unit = ['{packages/*,rules,codemods}/test/**/*.test.ts', 'test/detection/**/*.test.ts'];

export default defineConfig({
  test: {
    // Most tests wait for programs that they start; one processor less would be half of them on a small machine.
    maxWorkers: '100%',
    // What is built runs as it does for users, and faster than through the module runner.
    server: { deps: { external: [/\/dist\//] } },
    // The same modules serve all files of a worker: to load them anew for each takes longer than most tests.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: unit, exclude: [...ignored, isolated], testTimeout: 15_000 },
      },
      {
        extends: true,
        test: { name: 'isolated', include: [isolated], exclude: ignored, isolate: true, testTimeout: 15_000 },
      },
      {
        extends: true,
        test: {
          // Real processes on real folders.
          name: 'end to end',
          include: ['test/**/*.test.ts'],
          exclude: [...ignored, 'test/detection/**', isolated],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
