import { expect, it } from 'vitest';
import { tool } from '../src/tool.js';
import { checkToJson, jsonText, migrationToJson } from '../src/report-json.js';
import { reportedFinding, settingForTests } from './support/reported-finding.js';

const head = {
  version: 1,
  tool: { name: 'curfew', version: tool.version },
  schedule: { service: 'access-control', revision: settingForTests().schedule.revision },
  asOf: '2025-01-01',
};
const finding = {
  id: 'card-sub-type',
  kind: 'field',
  name: 'Card.sub_type',
  phase: 'sunset',
  sunset: '2024-12-31',
  confidence: 'certain',
  class: 'automatic',
  file: 'src/a.ts',
  line: 2,
  column: 11,
  endLine: 2,
  endColumn: 19,
  message: 'Card.sub_type is gone since the end of 2024-12-31.',
  replacement: 'Use Card.format_name.',
  evidence: ['base URL https://api.access.example'],
  fingerprint: '0123456789abcdef0123456789abcdef',
};
const unread = [{ file: 'src/b.ts', reason: 'line 1: unexpected token' }];

it('is the stable shape of a check, and nothing more', () => {
  const report = { files: 3, findings: [reportedFinding(), reportedFinding({ phase: 'closing' })], unread };
  expect(checkToJson(report, settingForTests())).toStrictEqual({
    ...head,
    summary: { files: 3, findings: 2, sunset: 1, closing: 1, announced: 0, unread: 1 },
    findings: [finding, { ...finding, phase: 'closing' }],
    unread,
  });
});

it('is the stable shape of a migration, and nothing more', () => {
  const report = { files: 3, findings: [reportedFinding()], unread };
  const changed = [{ file: 'src/c.ts', ids: ['event-id'], titles: ['not part of it'] }];
  expect(migrationToJson(report, changed, true, settingForTests())).toStrictEqual({
    ...head,
    summary: { files: 3, findings: 1, sunset: 1, closing: 0, announced: 0, unread: 1 },
    written: true,
    changed: [{ file: 'src/c.ts', edits: ['event-id'] }],
    remaining: [finding],
    unread,
  });
});

it('is indented and ends with a line end', () => {
  expect(jsonText({ a: [1] })).toBe('{\n  "a": [\n    1\n  ]\n}\n');
});
