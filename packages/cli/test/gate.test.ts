import { describe, expect, it } from 'vitest';
import { exitCodeOf } from '../src/exit-code.js';
import { applyMax, DEFAULT_GATE, type Gate, gateReason } from '../src/gate.js';

const gone = { phase: 'sunset', confidence: 'certain', daysLeft: 0 } as const;
const closing = { phase: 'closing', confidence: 'likely', daysLeft: 60 } as const;

const by = (gate: Partial<Gate> = {}): Gate => ({ ...DEFAULT_GATE, ...gate });

describe('gateReason', () => {
  it('fails on what is gone', () => {
    expect(gateReason(gone, by())).toBe('gone');
  });

  it('lets pass what is still closing', () => {
    expect(gateReason(closing, by())).toBeUndefined();
  });

  it('fails on what closes within the time given, its last day included', () => {
    expect(gateReason(closing, by({ within: 59 }))).toBeUndefined();
    expect(gateReason(closing, by({ within: 60 }))).toBe('closing');
  });

  it('never fails below the confidence that is asked for, by default on what is merely possible', () => {
    const possible = { ...gone, confidence: 'possible' } as const;
    expect(gateReason(possible, by({ within: 60 }))).toBeUndefined();
    expect(gateReason({ ...possible, severity: 'error' }, by())).toBeUndefined();
    expect(gateReason(possible, by({ failOn: 'possible' }))).toBe('gone');
    const likely = { ...gone, confidence: 'likely' } as const;
    expect(gateReason(likely, by())).toBe('gone');
    expect(gateReason(likely, by({ failOn: 'certain' }))).toBeUndefined();
  });

  it('obeys the severity that configuration sets', () => {
    expect(gateReason({ ...gone, severity: 'warn' }, by())).toBeUndefined();
    expect(gateReason({ ...closing, severity: 'error' }, by())).toBe('severity');
  });

  it('lets pass what a baseline knows, and fails on all else in any phase', () => {
    const announced = { ...closing, phase: 'announced', daysLeft: 400 } as const;
    expect(gateReason({ ...closing, status: 'known' }, by({ within: 60 }))).toBeUndefined();
    expect(gateReason({ ...closing, status: 'known', severity: 'error' }, by())).toBeUndefined();
    expect(gateReason({ ...announced, status: 'new' }, by())).toBe('new');
    expect(gateReason({ ...announced, status: 'new', severity: 'warn' }, by())).toBeUndefined();
    expect(gateReason({ ...announced, status: 'new', confidence: 'possible' }, by())).toBeUndefined();
    expect(gateReason({ ...closing, status: 'expired' }, by())).toBe('expired');
    expect(gateReason({ ...gone, status: 'new' }, by())).toBe('gone');
  });
});

describe('applyMax', () => {
  const finding = (id: string, failsGate = true): { id: string; failsGate: boolean } => ({ id, failsGate });
  const failing = (max: [string, number][], findings: { id: string; failsGate: boolean }[]): string[] =>
    applyMax(findings, new Map(max)).flatMap(({ id, failsGate }) => (failsGate ? [id] : []));

  it('lets findings pass up to the number, and none of them beyond it', () => {
    expect(failing([['a', 2]], [finding('a'), finding('a'), finding('b')])).toEqual(['b']);
    expect(failing([['a', 1]], [finding('a'), finding('a')])).toEqual(['a', 'a']);
    expect(failing([['a', 0]], [finding('a')])).toEqual(['a']);
  });

  it('counts only what would fail', () => {
    expect(failing([['a', 1]], [finding('a', false), finding('a')])).toEqual([]);
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
