#!/usr/bin/env node
import { run } from './program.js';
import { processTerminal } from './terminal.js';

// A reader that stops early (`curfew check | head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await run(process.argv.slice(2), processTerminal());
