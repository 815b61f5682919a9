/** Writes the files of a run: each in one step, with a journal that can bring them back. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Unread } from '@curfew/project';
import { type Day } from '@curfew/schedule';
import type { Rewritten } from './migrate-project.js';
import { hashOf, type Journal, type JournalEntry, readJournal, sweep, writeJournal } from './run-journal.js';
import { asUsage } from './usage-error.js';
import { writeSource } from './write-source.js';

/** A run that writes, in one step or in several. */
export interface WriteRun {
  /** Writes files; returns those that could not be, with the reason. */
  write(rewritten: readonly Rewritten[]): Unread[];
  /** Remembers what a formatter or a hook made of files; true when every one is as it was written. */
  settle(written: readonly Rewritten[]): boolean;
  finish(): void;
}

/**
 * Begins a run: cleans up behind one that was killed, and keeps what that one wrote in the journal.
 *
 * @param folder of the journal
 * @param day UTC calendar day of the run
 * @throws UsageError when the journal cannot be read
 */
export function beginRun(folder: string, day: Day): WriteRun {
  asUsage(() => {
    sweep(folder);
  });
  const earlier = asUsage(() => readJournal(folder));
  const entries = new Map<string, JournalEntry>();
  if (earlier && !earlier.finished)
    for (const entry of earlier.entries) if (isAsWritten(folder, entry)) entries.set(entry.file, entry);
  const save = (finished: boolean): void => {
    const journal: Journal = { version: 1, day, finished, entries: [...entries.values()] };
    writeJournal(folder, journal);
  };
  return {
    write(rewritten) {
      if (rewritten.length === 0) return [];
      for (const { path: file, before, after } of rewritten) {
        const key = path.relative(folder, file);
        entries.set(key, { file: key, before: entries.get(key)?.before ?? before, after });
      }
      asUsage(() => {
        save(false);
      });
      return rewritten.flatMap(({ path: full, file, before, after }) => {
        const reason = writeSource(full, before, after);
        return reason === undefined ? [] : [{ file, reason }];
      });
    },
    settle(written) {
      let isSame = true;
      for (const { path: file, after } of written) {
        const hash = hashOf(readFileSync(file));
        if (hash === hashOf(after)) continue;
        isSame = false;
        const entry = entries.get(path.relative(folder, file));
        if (entry) entry.formatted = hash;
      }
      if (!isSame) save(false);
      return isSame;
    },
    finish() {
      if (entries.size > 0) save(true);
    },
  };
}

/** Whether a file holds what a run wrote to it. */
export function isAsWritten(folder: string, { file, after, formatted }: JournalEntry): boolean {
  try {
    const hash = hashOf(readFileSync(path.resolve(folder, file)));
    return hash === hashOf(after) || hash === formatted;
  } catch {
    return false;
  }
}
