import type { Terminal } from '../../src/terminal.js';

/** A terminal that keeps what is written to it. */
export interface TestTerminal extends Terminal {
  stdout: string;
  stderr: string;
}

/** A terminal for tests: not a real one, in the folder of the process, on a fixed day unless told otherwise. */
export function testTerminal(overrides: Partial<Terminal> = {}): TestTerminal {
  const terminal: TestTerminal = {
    cwd: process.cwd(),
    env: {},
    now: () => new Date('2026-11-27T12:00:00Z'),
    out: (text) => {
      terminal.stdout += text;
    },
    err: (text) => {
      terminal.stderr += text;
    },
    outIsTerminal: false,
    errIsTerminal: false,
    stdout: '',
    stderr: '',
    ...overrides,
  };
  return terminal;
}
