import { readFileSync } from 'node:fs';
import path from 'node:path';
import typescriptParser from '@typescript-eslint/parser';
import { ESLint, type Linter } from 'eslint';
import { ESLint as ESLint9 } from 'eslint9';
import { describe, expect, it } from 'vitest';
import { createConfig, type ConfigOptions } from '../src/index.js';
import { tempProject } from './temp-project.js';

const majors = [
  ['ESLint 10', ESLint],
  ['ESLint 9', ESLint9 as unknown as typeof ESLint],
] as const;

const client = `import axios from 'axios';\nexport const api = axios.create({ baseURL: 'https://api.access.example' });\n`;
const label = [
  `import { api } from './client.js';`,
  `export async function label(number) {`,
  `  const { data: card } = await api.get('/cards/' + number);`,
  `  return card.sub_type;`,
  `}`,
  ``,
].join('\n');

describe.each(majors)('%s', (_major, Eslint) => {
  async function lint(
    root: string,
    options: ConfigOptions,
    more: Linter.Config[] = [],
    fix = false,
  ): Promise<Map<string, ESLint.LintResult>> {
    const eslint = new Eslint({
      cwd: root,
      overrideConfigFile: true,
      overrideConfig: [createConfig({ cwd: root, ...options }), ...more],
      fix,
    });
    const results = await eslint.lintFiles(['src']);
    return new Map(results.map((result) => [path.relative(root, result.filePath), result]));
  }

  const messagesOf = (results: Map<string, ESLint.LintResult>, file: string) =>
    results.get(file)?.messages.map(({ ruleId, severity, line, column }) => ({ ruleId, severity, line, column }));

  it.each([
    ['2024-09-01', []],
    ['2024-12-30', [1]],
    ['2024-12-31', [1]],
    ['2025-01-01', [2]],
    ['2026-11-27', [2]],
  ])('reports with the severity of %s, following an import', async (asOf, severities) => {
    const { root } = tempProject({ 'src/client.js': client, 'src/label.js': label });
    const results = await lint(root, { asOf });
    expect(messagesOf(results, 'src/label.js')).toEqual(
      severities.map((severity) => ({ ruleId: 'curfew/card-sub-type', severity, line: 4, column: 15 })),
    );
    expect(messagesOf(results, 'src/client.js')).toEqual([]);
  });

  it('names the date and the replacement, and never a number of days', async () => {
    const { root } = tempProject({ 'src/client.js': client, 'src/label.js': label });
    const text = (await lint(root, { asOf: '2024-12-30' })).get('src/label.js')?.messages[0]?.message ?? '';
    expect(text).toContain('2024-12-31');
    expect(text).toContain('format_name');
    expect(text).not.toMatch(/\bin \d+ days?\b/);
  });

  it('changes nothing with --fix unless autofix is asked for', async () => {
    const { root } = tempProject({ 'src/client.js': client, 'src/label.js': label });
    expect((await lint(root, { asOf: '2026-11-27' }, [], true)).get('src/label.js')?.output).toBeUndefined();
    const fixed = await lint(root, { asOf: '2026-11-27', autofix: true }, [], true);
    expect(fixed.get('src/label.js')?.output).toBe(label.replace('card.sub_type', 'card.format_name'));
    expect(messagesOf(fixed, 'src/label.js')).toEqual([]);
  });

  it('suggests edits that touch nothing else: CRLF, BOM, tabs, comments', async () => {
    const odd = `\uFEFF// Karte 😀\r\nconst r = await fetch('https://api.access.example/cards/1');\r\n\tconst card = await r.json(); // eins\r\nprint( card . sub_type )\r\n/* Ende */`;
    const { root, write } = tempProject({});
    write('src/odd.js', odd);
    const [message] = (await lint(root, { asOf: '2026-11-27' })).get('src/odd.js')?.messages ?? [];
    expect(message?.ruleId).toBe('curfew/card-sub-type');
    const fix = message?.suggestions?.[0]?.fix;
    const text = odd.slice(1);
    if (fix === undefined) throw new Error('no suggestion');
    expect(text.slice(0, fix.range[0]) + fix.text + text.slice(fix.range[1])).toBe(
      text.replace('sub_type', 'format_name'),
    );
    expect(readFileSync(path.join(root, 'src/odd.js'), 'utf8')).toBe(odd);
  });

  it('keeps a possible match silent unless it is asked for', async () => {
    const { root } = tempProject({
      'src/unbound.js': `import axios from 'axios';\nawait axios.post('/cards/enroll', body);\n`,
    });
    expect(messagesOf(await lint(root, { asOf: '2026-11-27' }), 'src/unbound.js')).toEqual([]);
    expect(messagesOf(await lint(root, { asOf: '2026-11-27', possible: true }), 'src/unbound.js')).toEqual([
      { ruleId: 'curfew/card-enroll', severity: 2, line: 2, column: 18 },
    ]);
  });

  it('reads TypeScript by the parser that ESLint is given', async () => {
    const { root } = tempProject({
      'src/client.ts': client,
      'src/label.ts': label.replace('number', 'number: number').replace(') {', '): Promise<string> {'),
    });
    const results = await lint(root, { asOf: '2026-11-27' }, [
      { files: ['**/*.ts'], languageOptions: { parser: typescriptParser } },
    ]);
    expect(messagesOf(results, 'src/label.ts')).toEqual([
      { ruleId: 'curfew/card-sub-type', severity: 2, line: 4, column: 15 },
    ]);
  });

  it('knows a base URL that is configured', async () => {
    const { root } = tempProject({
      'curfew.config.json': JSON.stringify({ baseUrls: ['https://gateway.example/access'] }),
      'src/label.js': `const r = await fetch('https://gateway.example/access/cards/1');\nprint((await r.json()).sub_type);\n`,
    });
    expect(messagesOf(await lint(root, { asOf: '2026-11-27' }), 'src/label.js')).toEqual([
      { ruleId: 'curfew/card-sub-type', severity: 2, line: 2, column: 24 },
    ]);
  });

  it('sees a file that changed on the disk between two runs of one process', async () => {
    const { root, write } = tempProject({ 'src/client.js': client, 'src/label.js': label });
    expect(messagesOf(await lint(root, { asOf: '2026-11-27' }), 'src/label.js')).toHaveLength(1);
    write('src/client.js', client.replace('api.access.example', 'api.elsewhere.example'));
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(messagesOf(await lint(root, { asOf: '2026-11-27' }), 'src/label.js')).toEqual([]);
  });

  it('sees the text of an editor, not that of the disk', async () => {
    const { root } = tempProject({ 'src/client.js': client, 'src/label.js': label });
    const eslint = new Eslint({
      cwd: root,
      overrideConfigFile: true,
      overrideConfig: [createConfig({ cwd: root, asOf: '2026-11-27' })],
    });
    const filePath = path.join(root, 'src/label.js');
    expect((await eslint.lintText(label, { filePath }))[0]?.messages).toHaveLength(1);
    expect((await eslint.lintText(label.replace('sub_type', 'format_name'), { filePath }))[0]?.messages).toEqual([]);
    expect((await eslint.lintText(`${label}// more\n`, { filePath }))[0]?.messages).toHaveLength(1);
  });
});
