import { defineConfig } from 'vitest/config';

const ignored = [
  '**/node_modules/**',
  '**/dist/**',
  '**/fixtures/**',
  'test/integrations/**',
  'test/**/cases/**',
  'test/**/programs/**',
];

export default defineConfig({
  test: {
    // Most tests wait for programs that they start; one processor less would be half of them on a small machine.
    maxWorkers: '100%',
    // What is built runs as it does for users, and faster than through the module runner.
    server: { deps: { external: [/\/dist\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages/*,rules,codemods}/test/**/*.test.ts', 'test/detection/**/*.test.ts'],
          exclude: ignored,
          testTimeout: 15_000,
        },
      },
      {
        extends: true,
        test: {
          // Real processes on real folders.
          name: 'end to end',
          include: ['test/**/*.test.ts'],
          exclude: [...ignored, 'test/detection/**'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
