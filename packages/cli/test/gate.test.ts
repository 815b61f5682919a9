import { describe, expect, it } from 'vitest';
import { exitCodeOf } from '../src/exit-code.js';
import { failsGate } from '../src/gate.js';

const gone = { phase: 'sunset', confidence: 'certain', daysLeft: 0 } as const;
const closing = { phase: 'closing', confidence: 'likely', daysLeft: 60 } as const;

describe('failsGate', () => {
  it('fails on what is gone', () => {
    expect(failsGate(gone, undefined)).toBe(true);
  });

  it('lets pass what is still closing', () => {
    expect(failsGate(closing, undefined)).toBe(false);
  });

  it('fails on what closes within the time given, its last day included', () => {
    expect(failsGate(closing, 59)).toBe(false);
    expect(failsGate(closing, 60)).toBe(true);
  });

  it('never fails on what is merely possible', () => {
    expect(failsGate({ ...gone, confidence: 'possible' }, 60)).toBe(false);
    expect(failsGate({ ...gone, confidence: 'possible', severity: 'error' }, 60)).toBe(false);
  });

  it('obeys the severity that configuration sets', () => {
    expect(failsGate({ ...gone, severity: 'warn' }, undefined)).toBe(false);
    expect(failsGate({ ...closing, severity: 'error' }, undefined)).toBe(true);
  });
});

describe('exitCodeOf', () => {
  it.each([
    [{ failing: 0, unread: 0 }, 0],
    [{ failing: 2, unread: 0 }, 1],
    [{ failing: 1, unread: 1 }, 1],
    [{ failing: 0, unread: 1 }, 3],
  ])('of %o is %i', (run, code) => {
    expect(exitCodeOf(run)).toBe(code);
  });
});
