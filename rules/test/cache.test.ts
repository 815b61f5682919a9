import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempProject } from './temp-project.js';

const require = createRequire(import.meta.url);
const binaries = ['eslint', 'eslint9'].map(
  (name) => [name, path.join(path.dirname(require.resolve(`${name}/package.json`)), 'bin/eslint.js')] as const,
);

interface Run {
  status: number | null;
  severities: number[];
  /** The verdict came from the cache. */
  cached: boolean;
}

// card-sub-type: last day 2024-12-31.
describe.each(binaries)('%s --cache', (_name, binary) => {
  it('keeps verdicts on ordinary days and drops them exactly on the day one changes', { timeout: 120_000 }, () => {
    const { root } = tempProject({
      'eslint.config.js': `import curfew from 'eslint-plugin-curfew';\nexport default [curfew.configs.recommended];\n`,
      'src/label.js': [
        `const response = await fetch('https://api.access.example/cards/1');`,
        `const card = await response.json();`,
        `print(card.sub_type);`,
        ``,
      ].join('\n'),
    });

    function lint(day: string): Run {
      const { status, stdout, stderr } = spawnSync(process.execPath, [binary, '--cache', '--format', 'json', 'src'], {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, CURFEW_AS_OF: day, DEBUG: 'eslint:*' },
      });
      expect(stdout, stderr.slice(-2000)).toMatch(/^\[/);
      const [result] = JSON.parse(stdout) as { messages: { severity: number }[] }[];
      return {
        status,
        severities: result?.messages.map(({ severity }) => severity) ?? [],
        cached: stderr.includes(`Skipping file since it hasn't changed`),
      };
    }

    expect(lint('2024-09-01')).toEqual({ status: 0, severities: [], cached: false });
    expect(lint('2024-09-02')).toEqual({ status: 0, severities: [], cached: true });
    expect(lint('2024-12-30')).toEqual({ status: 0, severities: [1], cached: false });
    expect(lint('2024-12-31')).toEqual({ status: 0, severities: [1], cached: true });
    expect(lint('2025-01-01')).toEqual({ status: 1, severities: [2], cached: false });
    expect(lint('2025-01-02')).toEqual({ status: 1, severities: [2], cached: true });
  });
});
