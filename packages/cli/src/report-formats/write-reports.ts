import { appendFileSync, closeSync, mkdirSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import picocolors from 'picocolors';
import { outColors, type Terminal } from '../terminal.js';
import { messageOf, UsageError } from '../usage-error.js';
import { writeText } from '../write-text.js';
import { writerOf } from './check-formats.js';
import type { Output } from './outputs.js';
import type { Judged } from '../verdict.js';
import type { ReportContext } from './report-context.js';

/** What the caller knows; the rest of the context is the same for every command. */
export type ReportFacts = Omit<ReportContext, 'colors' | 'hasBom'> & Partial<Pick<ReportContext, 'hasBom'>>;

/**
 * Writes every report asked for. The verdict is the last line of standard output where that is for people, else of standard error.
 * Throws `UsageError` for a file that cannot be written.
 */
export async function writeReports(
  outputs: readonly Output[],
  report: Judged,
  facts: ReportFacts,
  terminal: Terminal,
): Promise<void> {
  const { setting } = facts;
  const context: ReportContext = {
    hasBom: (file) => startsWithBom(path.resolve(setting.cwd, file)),
    ...facts,
    colors: outColors(terminal),
  };
  const plain = { ...context, colors: picocolors.createColors(false) };
  // Annotations first: the last line is for the verdict.
  const ordered = outputs.toSorted((a, b) => Number(a.format === 'pretty') - Number(b.format === 'pretty'));
  for (const { format, file } of ordered) {
    const write = await writerOf(format);
    if (file === undefined) terminal.out(write(report, context));
    else writeReport(file, write(report, plain));
  }
  if (outputs.some(({ format }) => format === 'github')) await writeStepSummary(report, plain, terminal);
  if (!outputs.some(({ format, file }) => format === 'pretty' && file === undefined))
    terminal.err(`${facts.verdict.text}\n`);
}

function writeReport(file: string, text: string): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeText(file, text);
  } catch (error) {
    throw new UsageError(`--output: ${file} cannot be written: ${messageOf(error)}`, { cause: error });
  }
}

/** All findings for the page of the workflow run. A summary that cannot be written is a notice: the annotations are there. */
async function writeStepSummary(report: Judged, context: ReportContext, terminal: Terminal): Promise<void> {
  const file = terminal.env['GITHUB_STEP_SUMMARY'];
  if (file === undefined || file === '') return;
  const { stepSummary } = await import('./markdown.js');
  try {
    appendFileSync(file, stepSummary(report, context));
  } catch (error) {
    terminal.err(`GITHUB_STEP_SUMMARY: ${file} cannot be written: ${messageOf(error)}\n`);
  }
}

const BOM = Buffer.from('\u{feff}');

function startsWithBom(file: string): boolean {
  try {
    const descriptor = openSync(file, 'r');
    try {
      const start = Buffer.alloc(BOM.length);
      readSync(descriptor, start);
      return start.equals(BOM);
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return false;
  }
}
