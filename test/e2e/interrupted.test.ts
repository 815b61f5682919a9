import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { spawn } from '@lydell/node-pty';
import { describe, expect, it } from 'vitest';
import { commitAll, projectFolder } from './support/project-folder.js';
import { bin } from './support/run-curfew.js';

const FILES = 500;
const SOURCE = Array.from(
  { length: 40 },
  (_, index) => `export const enroll${index} = (body: string) =>
  fetch('https://api.access.example/cards/enroll', { method: 'POST', body });
`,
).join('');

/** A project whose check takes seconds, committed. */
function largeProject(): string {
  const folder = projectFolder('current');
  for (let index = 0; index < FILES; index += 1) writeFileSync(path.join(folder, `card-${index}.ts`), SOURCE);
  commitAll(folder);
  return folder;
}

interface TerminalRun {
  /** All that the terminal got. */
  screen: string;
  code: number;
  signal: number | undefined;
}

/** Runs curfew on a terminal of its own; presses Ctrl+C once the screen shows `stopAt`. */
async function onTerminal(cwd: string, args: readonly string[], stopAt?: RegExp): Promise<TerminalRun> {
  const unset = new Set(['CI', 'CURFEW_AS_OF']);
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !unset.has(name)));
  const terminal = spawn(process.execPath, [bin, ...args], { cwd, env, cols: 100, rows: 30 });
  let screen = '';
  let isStopped = false;
  terminal.onData((data) => {
    screen += data;
    if (isStopped || stopAt?.test(screen) !== true) return;
    isStopped = true;
    terminal.write('\u0003');
  });
  return new Promise((resolve) => {
    terminal.onExit(({ exitCode, signal }) => {
      resolve({ screen, code: exitCode, signal });
    });
  });
}

const PROGRESS = /(?:Analysing|Planning rewrites): [\d,]+ of 50\d files,.* files\/s, .* left/;
const HIDDEN_CURSOR = '\u001b[?25l';

describe('on a terminal', () => {
  it('check shows how far it is, and clears the line before its report', async () => {
    const { screen, code } = await onTerminal(largeProject(), ['check', '--only', 'event-id']);
    expect(screen).toMatch(PROGRESS);
    expect(screen).not.toContain(HIDDEN_CURSOR);
    const cleared = screen.lastIndexOf('\u001b[0K');
    expect(screen.slice(cleared)).not.toContain('files/s');
    expect(screen.slice(cleared)).toContain('Nothing found.');
    expect(code).toBe(0);
  });

  it.each([
    ['check', ['check']],
    ['migrate --write', ['migrate', '--write']],
  ])('Ctrl+C ends %s at once, and leaves cursor and files as they were', async (_name, args) => {
    const folder = largeProject();
    const names = readdirSync(folder);
    const { screen, signal } = await onTerminal(folder, args, PROGRESS);
    expect(signal).toBe(2);
    expect(screen).not.toContain(HIDDEN_CURSOR);
    // The line had just been drawn: nothing of a report follows it.
    expect(screen).not.toContain('Found');
    expect(readdirSync(folder)).toEqual(names);
    for (const name of names.filter((each) => each.startsWith('card-')))
      expect(readFileSync(path.join(folder, name), 'utf8')).toBe(SOURCE);
  });
});
