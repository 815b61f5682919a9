import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseSchedule, readSchedule } from '../src/parse-schedule.js';
import { ScheduleError } from '../src/schedule-error.js';
import { smallSchedule } from './small-schedule.js';

const folder = mkdtempSync(join(tmpdir(), 'curfew-schedules-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function failureOf(action: () => unknown): ScheduleError {
  try {
    action();
  } catch (error) {
    if (error instanceof ScheduleError) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
}

function reading(content: string | Uint8Array): ScheduleError {
  const file = join(folder, 'schedule.json');
  writeFileSync(file, content);
  return failureOf(() => readSchedule(file));
}

describe('data that is no schedule', () => {
  it.each<[string, unknown, string, string]>([
    ['null', null, '$', 'must be of type object, is null'],
    ['a text', 'schedule', '$', 'must be of type object, is string'],
    ['a list', [], '$', 'must be of type object, is array'],
    ['undefined', undefined, '$', 'a value of type undefined is not JSON data'],
    ['a function', { service: () => 1 }, '$.service', 'a value of type function is not JSON data'],
    ['a number that JSON has not', { format: Number.NaN }, '$.format', 'NaN is not a JSON number'],
    [
      'a key __proto__',
      JSON.parse('{ "resources": { "__proto__": { "fields": {} } } }'),
      '$.resources.__proto__',
      'the key __proto__ is not allowed',
    ],
  ])('is refused: %s', (_what, data, path, reason) => {
    expect(failureOf(() => parseSchedule(data, 'data')).problems[0]).toEqual({ path, reason });
  });

  it('is refused when it refers to itself', () => {
    const data: Record<string, unknown> = {};
    data['service'] = data;
    expect(failureOf(() => parseSchedule(data, 'data')).problems[0]?.reason).toBe('nested deeper than 64 levels');
  });

  it('is refused when it is huge, in good time', () => {
    const values = Array.from({ length: 300_000 }, (_, index) => ({ value: `v${String(index)}` }));
    const data = { ...smallSchedule(), valueSets: { State: { complete: true, values } } };
    expect(failureOf(() => parseSchedule(data, 'data')).problems[0]?.reason).toBe(
      'the schedule holds more than 100000 values',
    );
  });

  it('does not change Object.prototype', () => {
    const text = '{ "__proto__": { "polluted": true }, "constructor": { "prototype": { "polluted": true } } }';
    expect(reading(text).problems[0]).toEqual({ path: '$.__proto__', reason: 'the key __proto__ is not allowed' });
    expect(failureOf(() => parseSchedule({ constructor: { prototype: {} } }, 'data')).problems).toContainEqual({
      path: '$.constructor',
      reason: expect.stringMatching(/^unknown property; known are: \$schema, format, /) as string,
    });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('a file that is no JSON', () => {
  it.each([
    ['{', 'line 1, column 2: expected a key in double quotes but found the end'],
    ['', 'line 1, column 1: expected a value but found the end'],
    ['{\n  "format": 1,\n}', 'line 3, column 1: expected a key in double quotes but found "}"'],
    ['{\r\n  "format" 1\r\n}', 'line 2, column 12: expected ":" after the key but found "1"'],
    ['{ "format": 1 "revision": "x" }', 'line 1, column 15: expected "," or "}" but found "\\""'],
    ['[1, 2', 'line 1, column 6: expected "," or "]" but found the end'],
    ['{ "format": 01 }', 'line 1, column 14: expected "," or "}" but found "1"'],
    ['{ "format": 1 } // end', 'line 1, column 17: expected the end but found "/"'],
    ["{ 'format': 1 }", `line 1, column 3: expected a key in double quotes but found "'"`],
    ['{ "format": NaN }', 'line 1, column 13: expected a value but found "N"'],
    ['{ "🚪": "open }', 'line 1, column 9: this string is not closed, or holds a character that must be escaped'],
    ['{ "a": 1, "a": 2 }', 'line 1, column 11: the key "a" stands twice in one object'],
    ['{ "a": 1, "\\u0061": 2 }', 'line 1, column 11: the key "a" stands twice in one object'],
    ['['.repeat(100_000), 'line 1, column 258: nested deeper than 256 levels'],
  ])('is refused with line and column: %j', (text, where) => {
    expect(reading(text).problems).toEqual([{ path: '$', reason: `broken JSON at ${where}` }]);
  });

  it('is refused when it is not UTF-8', () => {
    expect(reading(Uint8Array.from([0x22, 0xe9, 0x22])).problems).toEqual([
      { path: '$', reason: 'the file is not UTF-8' },
    ]);
  });

  it('is refused when it is too large to be a schedule', () => {
    expect(reading(' '.repeat(16 * 1024 * 1024 + 1)).problems[0]?.reason).toBe(
      'the file has 16777217 bytes, more than the 16777216 allowed',
    );
  });

  it('is refused when there is no such file, or it is a folder', () => {
    const missing = join(folder, 'missing.json');
    const error = failureOf(() => readSchedule(missing));
    expect(error.source).toBe(missing);
    expect(error.problems[0]?.reason).toMatch(/^the file cannot be read: ENOENT/);
    mkdirSync(join(folder, 'sub'));
    expect(failureOf(() => readSchedule(join(folder, 'sub'))).problems[0]?.reason).toMatch(
      /^the file cannot be read: EISDIR/,
    );
  });
});

describe('a file that is a schedule', () => {
  it.each([
    ['as editors write it', (text: string) => text],
    ['with a BOM', (text: string) => `\uFEFF${text}`],
    ['with CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
  ])('is read %s', (_what, change) => {
    const file = join(folder, 'good.json');
    writeFileSync(file, change(JSON.stringify(smallSchedule(), null, 2)));
    expect(readSchedule(file).service.id).toBe('parcels');
  });

  it('is read with every form of JSON value in its error shape', () => {
    const errors = {
      number: [-0.5e-3, 0, 1e10],
      word: [true, false, null],
      text: ['\u2028 "\\ \u{1F6AA}', ''],
      empty: {},
    };
    const data = smallSchedule();
    const file = join(folder, 'values.json');
    writeFileSync(file, JSON.stringify({ ...data, service: { ...data.service, errors } }));
    expect(readSchedule(file).service.errors).toEqual(errors);
  });
});

describe('a schedule with thousands of faults', () => {
  it('is refused with reasons of bounded length', () => {
    const operations = Array.from({ length: 5000 }, (_, index) => ({
      id: `op${String(index)}`,
      method: 'GET',
      path: `/p${String(index)}`,
    }));
    const targets = Array.from(
      { length: 5000 },
      (_, index) => ({ kind: 'endpoint', operation: `no${String(index)}` }) as const,
    );
    const data = { ...smallSchedule([{ targets }]), operations };
    const { problems, message } = failureOf(() => parseSchedule(data, 'data'));
    expect(problems).toHaveLength(5000);
    expect(problems[0]?.reason).toMatch(/^there is no operation 'no0'; known are: op0, .*, op39 and 4960 more$/);
    expect(message.length).toBeLessThan(20_000);
  });
});
