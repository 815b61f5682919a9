import { expect, it } from 'vitest';
import { createFingerprints } from '../src/fingerprint.js';

const site = '0123456789abcdef0123456789abcdef';

it('is that of the place, and the same in every run', () => {
  expect(createFingerprints()(site)).toBe(site);
});

it('tells apart equal places of one file', () => {
  const fingerprint = createFingerprints();
  const all = [fingerprint(site), fingerprint(site), fingerprint(site)];
  expect(new Set(all).size).toBe(3);
  for (const each of all) expect(each).toMatch(/^[0-9a-f]{32}$/);
});
