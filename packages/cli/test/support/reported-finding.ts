import { bundledSchedule } from '@curfew/schedule';
import type { ReportedFinding } from '../../src/describe-finding.js';
import type { Setting } from '../../src/resolve-options.js';

/** A finding as the pipeline describes it: `card.sub_type` in line 2 of a small file, after its sunset. */
export function reportedFinding(overrides: Partial<ReportedFinding> = {}): ReportedFinding {
  return {
    id: 'card-sub-type',
    kind: 'field',
    name: 'Card.sub_type',
    phase: 'sunset',
    sunset: '2024-12-31',
    confidence: 'certain',
    class: 'automatic',
    file: 'src/a.ts',
    path: '/project/src/a.ts',
    offset: 23,
    start: { line: 2, column: 11 },
    end: { line: 2, column: 19 },
    span: [23, 31],
    message: 'Card.sub_type is gone since the end of 2024-12-31.',
    replacement: 'Use Card.format_name.',
    evidence: ['base URL https://api.access.example'],
    fingerprint: '0123456789abcdef0123456789abcdef',
    plans: [{ title: 'Rename `sub_type` to `format_name`', class: 'automatic', edits: [], notes: [] }],
    failsGate: true,
    failsBecause: 'gone',
    site: '0123456789abcdef0123456789abcdef',
    text: 'const a = 1;\nshow(card.sub_type);\n',
    ...overrides,
  };
}

/** The bundled schedule on 2025-01-01, without configuration. */
export function settingForTests(): Setting {
  return { cwd: '/project', schedule: bundledSchedule(), config: {}, asOf: '2025-01-01', horizon: 90 };
}
