/** What the last run wrote, kept so that it can be undone: also after a crash, for it is written before the first file is. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { Day } from '@curfew/schedule';
import { makeCacheFolder } from './cache/cache-folder.js';

/** A file that a run wrote, or was about to write. */
export interface JournalEntry {
  /** Relative to the folder of the journal, with the separators of the system. */
  file: string;
  /** Text before the run, with its BOM. */
  before: string;
  /** Text that the run writes. */
  after: string;
  /** SHA-256, in hexadecimal, of what a formatter made of it. */
  formatted?: string;
}

/** The journal of one run. */
export interface Journal {
  version: 1;
  /** UTC calendar day of the run. */
  day: Day;
  /** False while the run writes: the files are a mixture then, and temporary ones may lie beside them. */
  finished: boolean;
  entries: JournalEntry[];
}

const NAME = 'last-run.json';

/** The journal, or undefined where there is none. Throws `Error` where it cannot be read. */
export function readJournal(folder: string): Journal | undefined {
  const file = path.join(folder, NAME);
  if (!existsSync(file)) return undefined;
  const journal: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isJournal(journal)) throw new Error(`${file} is no journal of this version; remove it to go on.`);
  return journal;
}

function isJournal(value: unknown): value is Journal {
  if (typeof value !== 'object' || value === null || !('version' in value) || value.version !== 1) return false;
  return 'entries' in value && Array.isArray(value.entries) && 'finished' in value;
}

/** Writes the journal in one step. */
export function writeJournal(folder: string, journal: Journal): void {
  makeCacheFolder(folder);
  writeFileAtomic.sync(path.join(folder, NAME), JSON.stringify(journal), { mode: 0o600 });
}

export function removeJournal(folder: string): void {
  rmSync(path.join(folder, NAME), { force: true });
}

/** SHA-256 of a text as UTF-8, in hexadecimal. */
export function hashOf(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Removes what a run that was killed left beside its files: parts of the new texts under the names of their temporary files. */
export function sweep(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) if (/^last-run\.json\.\d+$/.test(name)) rmSync(path.join(folder, name));
  const journal = readJournal(folder);
  if (!journal || journal.finished) return;
  for (const { file, before, after } of journal.entries) {
    const full = path.resolve(folder, file);
    if (!existsSync(path.dirname(full))) continue;
    for (const name of readdirSync(path.dirname(full))) {
      if (!name.startsWith(`${path.basename(full)}.`) || !/^\.\d+$/.test(name.slice(path.basename(full).length)))
        continue;
      const temporary = path.join(path.dirname(full), name);
      if (statSync(temporary).isFile() && beginsOneOf(readFileSync(temporary), [after, before])) rmSync(temporary);
    }
  }
}

function beginsOneOf(part: Buffer, texts: readonly string[]): boolean {
  return texts.some((text) => Buffer.from(text, 'utf8').subarray(0, part.length).equals(part));
}
