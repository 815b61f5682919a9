import { readFileSync } from 'node:fs';
import { parseDay, readJsonText } from '@curfew/schedule';
import { schemaProblems } from '../schema-problems.js';
import { type Baseline, type BaselineEntry, BaselineError } from './baseline-contracts.js';

const SCHEMA = new URL('../../schema/curfew.baseline.schema.json', import.meta.url);

/**
 * Reads a baseline.
 * @param file absolute path
 * @throws BaselineError The file cannot be read, holds marks of a merge conflict, is no JSON, or is not what its schema says: with
 *   line or JSON path, reason, and what to do.
 */
export function readBaseline(file: string): Baseline {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    throw new BaselineError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const conflict = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?$/m.exec(text.replaceAll('\r\n', '\n'));
  if (conflict) {
    const line = text.slice(0, text.indexOf(conflict[0])).split('\n').length;
    throw new BaselineError(
      `${file}:${line} holds the marks of a merge conflict ("${conflict[0].trim()}"). Keep the entries of both sides, take the marks out, and run \`curfew baseline --prune\`.`,
    );
  }
  const parsed = readJsonText(text);
  if ('problem' in parsed) {
    const { line, column, reason } = parsed.problem;
    throw new BaselineError(`${file}:${line}:${column} is broken JSON: ${reason}. Mend it, or write it anew.`);
  }
  const problems = schemaProblems(SCHEMA, parsed.value);
  if (problems.length > 0) throw invalid(file, problems);
  const { findings } = parsed.value as { findings: (Omit<BaselineEntry, 'count'> & { count?: number })[] };
  const entries = findings.map((entry) => ({ ...entry, count: entry.count ?? 1 }));
  const faults = [...dayFaults(entries), ...repeated(entries)];
  if (faults.length > 0) throw invalid(file, faults);
  return { file, entries };
}

function invalid(file: string, problems: readonly { path: string; reason: string }[]): BaselineError {
  const lines = problems.map(({ path, reason }) => `  ${path}: ${reason}`);
  return new BaselineError([`${file} is no baseline:`, ...lines].join('\n'));
}

function dayFaults(entries: readonly BaselineEntry[]): { path: string; reason: string }[] {
  return entries.flatMap(({ expires }, index) => {
    if (expires === undefined) return [];
    try {
      parseDay(expires);
      return [];
    } catch (error) {
      return [{ path: `$.findings[${index}].expires`, reason: error instanceof Error ? error.message : String(error) }];
    }
  });
}

/** A merge can leave one entry twice: which count holds is for a person to say. */
function repeated(entries: readonly BaselineEntry[]): { path: string; reason: string }[] {
  const first = new Map<string, number>();
  return entries.flatMap(({ fingerprint }, index) => {
    const earlier = first.get(fingerprint);
    if (earlier === undefined) {
      first.set(fingerprint, index);
      return [];
    }
    return [
      {
        path: `$.findings[${index}].fingerprint`,
        reason: `stands in $.findings[${earlier}] too; keep one of them, with the right count`,
      },
    ];
  });
}
