import path from 'node:path';
import { readSchedule } from '@curfew/schedule';
import { counted } from '../count-text.js';
import { requireFile } from '../resolve-options.js';
import type { Terminal } from '../terminal.js';
import { asUsage } from '../usage-error.js';

/** Checks a schedule file. Throws `UsageError` with the JSON path and the reason of each problem. */
export function validateSchedule(file: string, terminal: Terminal): number {
  requireFile(file, terminal.cwd, 'schedule validate');
  const { service, revision, deprecations, operations, resources } = asUsage(() =>
    readSchedule(path.resolve(terminal.cwd, file)),
  );
  const parts = [
    counted(deprecations.length, 'deprecation'),
    counted(operations.length, 'operation'),
    counted(Object.keys(resources).length, 'resource'),
  ];
  terminal.out(`${file} is a valid schedule of ${service.name} (${revision}): ${parts.join(', ')}.\n`);
  return 0;
}
