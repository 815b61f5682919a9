import picocolors from 'picocolors';

/** What a command sees of the process around it; tests supply their own. */
export interface Terminal {
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
  now: () => Date;
  /** Writes to standard output: findings and other results. */
  out: (text: string) => void;
  /** Writes to standard error: progress and notices. */
  err: (text: string) => void;
  /** Whether a person can answer. */
  inIsTerminal?: boolean;
  outIsTerminal: boolean;
  errIsTerminal: boolean;
  /** Width of standard error; absent or 0 where it is no terminal, or one that does not say. */
  errColumns?: number;
}

export type Colors = ReturnType<typeof picocolors.createColors>;

/** Whether a stream is a terminal: on a pipe or a file Node leaves `isTTY` undefined, whatever its type says. */
function isTerminal(stream: { isTTY?: boolean }): boolean {
  return stream.isTTY === true;
}

/** The terminal of this process. */
export function processTerminal(): Terminal {
  return {
    cwd: process.cwd(),
    env: process.env,
    now: () => new Date(),
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    inIsTerminal: isTerminal(process.stdin),
    outIsTerminal: isTerminal(process.stdout),
    errIsTerminal: isTerminal(process.stderr),
    errColumns: process.stderr.columns,
  };
}

/** Whether a stream takes colours: `NO_COLOR` forbids them, `FORCE_COLOR` asks for them, else only a terminal has them. */
export function hasColors(terminal: Terminal, isTerminal: boolean): boolean {
  const { NO_COLOR: no, FORCE_COLOR: force, TERM: kind } = terminal.env;
  if (no !== undefined && no !== '') return false;
  if (force !== undefined && force !== '') return force !== '0' && force !== 'false';
  return isTerminal && kind !== 'dumb';
}

/** Colours for standard output. */
export function outColors(terminal: Terminal): Colors {
  return picocolors.createColors(hasColors(terminal, terminal.outIsTerminal));
}

/** Colours for standard error. */
export function errColors(terminal: Terminal): Colors {
  return picocolors.createColors(hasColors(terminal, terminal.errIsTerminal));
}

/** Text of files as it may be printed: control characters other than tab and line end cannot steer the terminal. */
export function printable(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '\u{fffd}');
}
