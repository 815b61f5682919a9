import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import picocolors from 'picocolors';
import { expect, it } from 'vitest';
import { colorDiff, unifiedDiff } from '../src/unified-diff.js';
import { temporaryFolder } from './support/temporary-folder.js';

it('shows the changed line with three lines around it', () => {
  const before = 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\n';
  expect(unifiedDiff({ file: 'src/a.ts', before, after: before.replace('five', 'FIVE') })).toBe(
    [
      '--- a/src/a.ts',
      '+++ b/src/a.ts',
      '@@ -2,7 +2,7 @@',
      ' two',
      ' three',
      ' four',
      '-five',
      '+FIVE',
      ' six',
      ' seven',
      ' eight',
      '',
    ].join('\n'),
  );
});

it.each([
  ['LF', 'a\nold\nb\n'],
  ['CRLF', 'a\r\nold\r\nb\r\n'],
  ['mixed line ends', 'a\r\nold\nb\r\n'],
  ['no final line end', 'a\nold'],
  ['a BOM', '\u{feff}old\nb\n'],
])('makes a patch that git applies to the same bytes: %s', (_, before) => {
  const folder = temporaryFolder({ 'a.ts': before });
  const after = before.replace('old', 'new');
  writeFileSync(path.join(folder, 'p.patch'), unifiedDiff({ file: 'a.ts', before, after }));
  execFileSync('git', ['apply', '--whitespace=nowarn', 'p.patch'], { cwd: folder });
  expect(readFileSync(path.join(folder, 'a.ts'))).toEqual(Buffer.from(after));
});

it('has the colours of git where there are colours, and none elsewhere', () => {
  const diff = unifiedDiff({ file: 'a.ts', before: 'old\n', after: 'new\n' });
  expect(colorDiff(diff, picocolors.createColors(false))).toBe(diff);
  const colored = colorDiff(diff, picocolors.createColors(true)).split('\n');
  expect(colored).toContain('\u001b[31m-old\u001b[39m');
  expect(colored).toContain('\u001b[32m+new\u001b[39m');
});
