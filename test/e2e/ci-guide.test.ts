import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withReportSamples } from '../../docs/scripts/report-samples.js';
import { commitAll, projectFolder } from './support/project-folder.js';
import { runCurfew } from './support/run-curfew.js';

const guide = readFileSync(new URL('../../docs/ci.md', import.meta.url), 'utf8');

/** The commands of the shell blocks, as lists of arguments. */
const commands = [...guide.matchAll(/^```sh\n(.*?)^```$/gms)]
  .flatMap(([, block = '']) => block.split('\n'))
  .filter((line) => line.startsWith('npx curfew '))
  // Where a shell would put the output is not the program's affair.
  .map((line) => line.replace(/ > \S+$/, ''))
  .map((line) =>
    [...line.slice('npx curfew '.length).matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? ''),
  );

describe('the guide for CI', () => {
  it('shows what the program prints; npm run docs writes it anew', () => {
    expect(guide.match(/<!-- sample: \w+ -->/g)).toHaveLength(2);
    expect(withReportSamples(guide)).toBe(guide);
  });

  it('has commands', () => {
    expect(commands.length).toBeGreaterThan(15);
  });

  it.each(commands.map((args) => [args.join(' '), args] as const))('shows a command that works: %s', (_, args) => {
    const folder = projectFolder('gone');
    commitAll(folder);
    if (args.includes('--prune')) runCurfew(folder, ['baseline']);
    const run = runCurfew(folder, args, { CURFEW_AS_OF: '2024-12-01' });
    expect([run.code, run.stderr.split('\n').filter((line) => line.startsWith('error:'))]).toEqual([
      args.includes('60d') ? 1 : 0,
      [],
    ]);
  });
});
