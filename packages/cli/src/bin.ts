#!/usr/bin/env node
import { WRONG_USE } from './exit-code.js';
import { run } from './program.js';
import { processTerminal } from './terminal.js';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that stops early (`curfew check | head`) is no fault.
  if (error.code === 'EPIPE') process.exit();
  process.stderr.write(`error: standard output cannot be written: ${error.message}\n`);
  process.exit(WRONG_USE);
});
// Notices and progress that nobody takes change no verdict.
process.stderr.on('error', () => undefined);

process.exitCode = await run(process.argv.slice(2), processTerminal());
