import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'curfew-days-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const name of ['days', 'phases']) {
    const source = readFileSync(new URL(`../src/${name}.ts`, import.meta.url), 'utf8');
    const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 };
    writeFileSync(join(folder, `${name}.js`), ts.transpileModule(source, { compilerOptions: options }).outputText);
  }
  writeFileSync(
    join(folder, 'program.js'),
    `import { addDays, daysBetween, todayInUtc } from './days.js';
     import { phaseOn } from './phases.js';
     const phase = (asOf) => phaseOn({ sunset: '2025-11-30', asOf, horizon: 90, sunsetDay: 'lastDay' });
     const instants = ['2025-11-30T23:59:59Z', '2025-12-01T00:00:00Z'].map((text) => todayInUtc(new Date(text)));
     console.log(JSON.stringify({
       localHour: new Date('2025-11-30T23:59:59Z').getHours(),
       days: instants,
       phases: instants.map(phase),
       leap: [addDays('2024-02-28', 1), addDays('2024-02-29', 1), daysBetween('2024-02-28', '2024-03-01')],
       // Samoa had no 30 December 2011; UTC had.
       skipped: [addDays('2011-12-29', 1), daysBetween('2011-12-29', '2011-12-31')],
     }));`,
  );
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe.each([
  { zone: 'Pacific/Kiritimati', localHour: 13 },
  { zone: 'Pacific/Pago_Pago', localHour: 12 },
  { zone: 'Pacific/Apia', localHour: 12 },
  { zone: 'America/New_York', localHour: 18 },
  { zone: 'UTC', localHour: 23 },
])('on a machine in $zone', ({ zone, localHour }) => {
  it('days and phases are those of UTC', () => {
    const output = execFileSync(process.execPath, ['program.js'], { cwd: folder, env: { ...process.env, TZ: zone } });
    expect(JSON.parse(output.toString())).toEqual({
      localHour,
      days: ['2025-11-30', '2025-12-01'],
      phases: ['closing', 'sunset'],
      leap: ['2024-02-29', '2024-03-01', 2],
      skipped: ['2011-12-30', 2],
    });
  });
});
