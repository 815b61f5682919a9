import type { Terminal } from './terminal.js';

/** Shows that something is going on while a step runs, on standard error and only where that is a terminal. */
export async function withProgress<T>(text: string, terminal: Terminal, step: () => T | Promise<T>): Promise<T> {
  const { errIsTerminal, errColumns = 0, env } = terminal;
  // On a terminal without a width the spinner would clear lines for ever.
  if (!errIsTerminal || errColumns <= 0 || env['CI'] !== undefined) return step();
  const { default: ora } = await import('ora');
  const spinner = ora({ text, stream: process.stderr, discardStdin: false }).start();
  // The step may be synchronous: give the spinner the one turn it needs to appear.
  await new Promise((resolve) => setTimeout(resolve, 0));
  try {
    return await step();
  } finally {
    spinner.stop();
  }
}
