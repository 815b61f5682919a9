import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { compile } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { projectFolder } from './support/project-folder.js';
import { runCurfew } from './support/run-curfew.js';

const DAY = ['--as-of', '2026-11-27'];
const ONLY = ['--only', 'card-assignment', ...DAY];
const WORDS =
  'TODO(curfew card-assignment): The data lives on CardAssignment; which of its fields stands for Card.user_id, and which CardAssignment is meant here, is not shown. (sunset 2025-11-30)';

function textsOf(folder: string): Record<string, string> {
  const src = path.join(folder, 'src');
  return Object.fromEntries(readdirSync(src).map((name) => [name, readFileSync(path.join(src, name), 'utf8')]));
}

function write(folder: string, change: (text: string) => string): void {
  for (const [name, text] of Object.entries(textsOf(folder)))
    writeFileSync(path.join(folder, 'src', name), change(text));
}

/** The fixture with a marker at each of its sites. */
function expected(name: string, text: string): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  return text
    .replace(/^([ \t]*)(?=.*cards\.map\(\(card\) => card\.user_id\))/m, `$1// ${WORDS}${eol}$1`)
    .replace(/^( {2})(?=user_id: number)/m, `$1// ${WORDS}\n$1`)
    .replace(/(:title="|\{\{ |<p>\{|<li>\{)(?=card\.user_id)/g, `$1/* ${WORDS} */ `)
    .replace('$1', name);
}

describe('curfew migrate --markers', () => {
  it('marks each manual site once, in every kind of file, and takes the markers away again', () => {
    const folder = projectFolder('by-hand');
    const before = textsOf(folder);
    expect(runCurfew(folder, ['migrate', '--write', '--markers', ...ONLY]).code).toBe(1);
    const marked = textsOf(folder);
    for (const [name, text] of Object.entries(before)) expect(marked[name], name).toBe(expected(name, text));
    expect(Object.values(marked).join('').split('TODO(').length - 1).toBe(10);
    compile(marked['Cards.svelte'] ?? '', { generate: 'server', experimental: { async: true } });

    const again = runCurfew(folder, ['migrate', '--write', '--markers', ...ONLY]);
    expect(again.stdout).toContain('There is nothing to rewrite.');
    expect(textsOf(folder)).toEqual(marked);

    write(folder, (text) => text.replaceAll('user_id', 'holder'));
    const cleaned = runCurfew(folder, ['migrate', '--write', ...ONLY]);
    expect(cleaned.stdout).toContain('Remove the marker of card-assignment');
    expect(textsOf(folder)).toEqual(
      Object.fromEntries(Object.entries(before).map(([name, text]) => [name, text.replaceAll('user_id', 'holder')])),
    );
  });

  it('finds its markers where a formatter put them', async () => {
    const folder = projectFolder('by-hand');
    runCurfew(folder, ['migrate', '--write', '--markers', ...ONLY]);
    const config = (await resolveConfig(import.meta.filename)) ?? {};
    for (const name of ['client.ts', 'Cards.vue', 'crlf.js']) {
      const file = path.join(folder, 'src', name);
      writeFileSync(file, await format(readFileSync(file, 'utf8'), { ...config, filepath: file }));
    }
    const formatted = textsOf(folder);
    runCurfew(folder, ['migrate', '--write', '--markers', ...ONLY]);
    expect(textsOf(folder)).toEqual(formatted);
  });

  it('leaves none without the flag', () => {
    const folder = projectFolder('by-hand');
    runCurfew(folder, ['migrate', '--write', ...ONLY]);
    expect(Object.values(textsOf(folder)).join('')).not.toContain('TODO(');
  });

  it('shows markers as part of the diff', () => {
    const run = runCurfew(projectFolder('by-hand'), ['migrate', '--markers', ...ONLY]);
    expect(run.stdout).toContain(`+  // ${WORDS}\n   user_id: number;\n`);
    expect(run.stderr).toContain('npx curfew migrate --write --markers --only card-assignment --as-of 2026-11-27');
  });
});

describe('curfew check --fail-on-markers', () => {
  it('lists the markers with their phase, also where nothing else is found', () => {
    const folder = projectFolder('current');
    writeFileSync(
      path.join(folder, 'src/left.ts'),
      "// TODO(curfew event-id): Ask. (sunset 2024-04-15)\nexport const text = 'TODO(curfew event-id)'; // TODO(curfew other-id): Ask.\n",
    );
    expect(runCurfew(folder, ['check', ...DAY]).code).toBe(0);
    const run = runCurfew(folder, ['check', '--fail-on-markers', '--as-of', '2024-03-01']);
    expect(run.code).toBe(1);
    expect(run.stdout).toContain(
      'The gate fails: 2 markers left:\n  src/left.ts:1:4  event-id  closing: gone after 2024-04-15\n  src/left.ts:2:49  other-id  not in this schedule\n',
    );
    const json = runCurfew(folder, ['check', '--fail-on-markers', '--format', 'json', ...DAY]);
    expect(json.code).toBe(1);
    expect(JSON.parse(json.stdout)).toMatchObject({
      findings: [],
      markers: [
        { id: 'event-id', phase: 'sunset', file: 'src/left.ts', line: 1, column: 4 },
        { id: 'other-id', file: 'src/left.ts', line: 2, column: 49 },
      ],
    });
    expect(runCurfew(folder, ['check', '--fail-on-markers', '--only', 'card-enroll', ...DAY]).code).toBe(0);
  });

  it('is content where none is left', () => {
    const run = runCurfew(projectFolder('current'), ['check', '--fail-on-markers', ...DAY]);
    expect(run.code).toBe(0);
    expect(run.stdout).toContain('No markers are left.');
  });
});
