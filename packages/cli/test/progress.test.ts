import { afterEach, describe, expect, it, vi } from 'vitest';
import { progressText, withProgress } from '../src/progress.js';
import { testTerminal } from './support/test-terminal.js';

const PERSON = { errIsTerminal: true, errColumns: 80, env: {} };

/** What a step that takes `milliseconds` draws on standard error. */
async function drawnIn(milliseconds: number, setting: Parameters<typeof testTerminal>[0]): Promise<string> {
  vi.useFakeTimers({ toFake: ['performance'] });
  let drawn = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    drawn += String(chunk);
    return true;
  });
  await withProgress(testTerminal(setting), (report) => {
    for (let at = 0; at <= milliseconds; at += 10) {
      report('Analysing', { done: at / 10, total: 1000, findings: 2 });
      vi.advanceTimersByTime(10);
    }
  });
  return drawn;
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('progress', () => {
  it('draws nothing for work that is over within a second', async () => {
    expect(await drawnIn(900, PERSON)).toBe('');
  });

  it('draws a line about ten times a second from then on, by the reports alone', async () => {
    const drawn = await drawnIn(2000, PERSON);
    const lines = drawn.match(/Analysing: .*? left/g) ?? [];
    expect(lines).toHaveLength(11);
    // 100 files in the first second: 100 a second, and nine more seconds for the other 900.
    expect(lines[0]).toBe('Analysing: 100 of 1,000 files, 2 findings, 100 files/s, 9 s left');
  });

  it('never hides the cursor, so that nothing has to bring it back', async () => {
    expect(await drawnIn(2000, PERSON)).not.toContain('\u001b[?25');
  });

  it('draws nothing without a terminal, on one that says no width, and on a build machine', async () => {
    expect(await drawnIn(2000, {})).toBe('');
    expect(await drawnIn(2000, { ...PERSON, errColumns: 0 })).toBe('');
    expect(await drawnIn(2000, { ...PERSON, env: { CI: 'true' } })).toBe('');
  });

  it('keeps to one line of the terminal', async () => {
    const drawn = await drawnIn(1200, { ...PERSON, errColumns: 20 });
    expect(drawn).toContain('Analysing: 100 of');
    expect(drawn).not.toContain('1,000');
  });

  it('passes on what the step gives and throws', async () => {
    await expect(withProgress(testTerminal(), () => 42)).resolves.toBe(42);
    const failing = (): never => {
      throw new Error('no');
    };
    await expect(withProgress(testTerminal(PERSON), failing)).rejects.toThrow('no');
  });
});

describe('the text of progress', () => {
  it('has no rate before anything is done, and no findings where nothing is looked for', () => {
    expect(progressText('Reading', { done: 0, total: 12 }, 0)).toBe('Reading: 0 of 12 files');
  });

  it('says longer times in minutes', () => {
    // 50 a second; 9,950 are left, which are 199 seconds.
    expect(progressText('Reading', { done: 50, total: 10_000, findings: 1 }, 1000)).toBe(
      'Reading: 50 of 10,000 files, 1 finding, 50 files/s, 3 min 19 s left',
    );
  });
});
