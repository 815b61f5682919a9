import { expect, it } from 'vitest';
import { createFingerprints } from '../src/fingerprint.js';

const one = { id: 'event-id', name: 'Event.id', file: 'src/a.ts', lineText: '  use(event.id);\n' };

it('is 32 hexadecimal digits, and the same in every run', () => {
  const first = createFingerprints()(one);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(createFingerprints()(one)).toBe(first);
});

it('does not change when the line is indented anew', () => {
  expect(createFingerprints()({ ...one, lineText: '\t\tuse(event.id);\r\n' })).toBe(createFingerprints()(one));
});

it('tells apart what was found, the file and the line', () => {
  const others = [
    { ...one, id: 'event-references' },
    { ...one, name: 'Event.references' },
    { ...one, file: 'src/b.ts' },
    { ...one, lineText: 'log(event.id);' },
  ];
  const all = [one, ...others].map((identity) => createFingerprints()(identity));
  expect(new Set(all).size).toBe(5);
});

it('tells apart equal findings of one file', () => {
  const fingerprint = createFingerprints();
  expect(fingerprint(one)).not.toBe(fingerprint(one));
});
