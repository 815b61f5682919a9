import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from './support/project-folder.js';
import { runCurfew } from './support/run-curfew.js';

const AFTER = ['--as-of', '2026-11-27'];

interface Report {
  findings: { id: string; file: string; line: number; column: number; confidence: string; class: string }[];
  unread: { file: string; reason: string }[];
}

const check = (folder: string, ...args: string[]): { code: number | null; report: Report } => {
  const run = runCurfew(folder, ['check', '--format', 'json', ...AFTER, ...args]);
  return { code: run.code, report: JSON.parse(run.stdout) as Report };
};

const places = ({ findings }: Report): string[] =>
  findings.map(({ file, line, column, id }) => `${file}:${line}:${column} ${id}`);

describe('components', () => {
  it('are checked in scripts and templates; a template that nothing reads is never clean', () => {
    const { code, report } = check(projectFolder('components'));
    expect(code).toBe(1);
    expect(places(report).filter((place) => place.startsWith('src/vue-setup.vue'))).toEqual([
      'src/vue-setup.vue:7:3 card-sub-type',
      'src/vue-setup.vue:8:3 card-assignment',
      'src/vue-setup.vue:16:15 card-enroll',
      'src/vue-setup.vue:21:28 card-sub-type',
      'src/vue-setup.vue:30:20 card-sub-type',
      'src/vue-setup.vue:33:28 card-sub-type',
      'src/vue-setup.vue:35:21 card-assignment',
      'src/vue-setup.vue:39:15 card-sub-type',
    ]);
    expect(report.unread).toEqual([{ file: 'src/Pug.vue', reason: 'templates in pug are not read' }]);
  });

  it('are migrated inside their code alone, byte by byte', () => {
    const folder = projectFolder('components');
    const read = (file: string): string => readFileSync(path.join(folder, 'src', file), 'utf8');
    const before = { vue: read('vue-setup.vue'), svelte: read('svelte-runes.svelte'), astro: read('page.astro') };
    runCurfew(folder, ['migrate', '--write', ...AFTER]);
    const renamed = (text: string): string =>
      text
        .replaceAll(/(\.|^ {2,4})sub_type(?=[\s:;)}\]"])/gm, (whole, lead: string, at: number) =>
          text.startsWith('.sub_type::', at) || text.startsWith('.sub_type {', at) ? whole : `${lead}format_name`,
        )
        .replace('/cards/enroll', '/cards');
    expect(read('vue-setup.vue')).toBe(renamed(before.vue));
    expect(read('svelte-runes.svelte')).toBe(renamed(before.svelte));
    expect(read('page.astro')).toBe(renamed(before.astro));
    expect(before.svelte).toContain('\r\n');
    const again = runCurfew(folder, ['migrate', ...AFTER]);
    expect(again.stdout).not.toContain('---');
  });
});

describe('requests and documents that are no source code', () => {
  it('are looked at under --all, and never fail the gate', () => {
    const folder = projectFolder('texts');
    const { code, report } = check(folder, '--all');
    expect(code).toBe(0);
    expect(places(report)).toEqual([
      '.env:1:38 card-enroll',
      'collection.json:4:81 member-export-reporter',
      'collection.json:5:89 card-member-id-filter',
      'docs/guide.md:6:40 card-enroll',
      'openapi.yaml:5:3 card-enroll',
      'requests.http:4:17 card-enroll',
      'requests.http:11:30 card-member-id-filter',
      'requests.http:14:18 card-assignment',
      'requests.http:22:4 card-member-id-filter',
    ]);
    expect(new Set(report.findings.map((finding) => `${finding.confidence} ${finding.class}`))).toEqual(
      new Set(['possible manual']),
    );
  });

  it('are left alone otherwise', () => {
    const { code, report } = check(projectFolder('texts'));
    expect(code).toBe(0);
    expect(report.findings).toEqual([]);
  });
});
