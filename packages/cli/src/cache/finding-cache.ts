/** What earlier runs found, in files of the cache folder. A file that is damaged or foreign is as good as none. */
import { hash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { QuestionLog, Unread } from '@curfew/project';
import writeFileAtomic from 'write-file-atomic';
import type { FoundFinding } from '../describe-finding.js';
import { makeCacheFolder } from './cache-folder.js';

/** What a run found, and what it stands for. Files are absolute paths. */
export interface CacheEntry {
  questions: QuestionLog;
  /** Without their texts, which are those of the files. */
  findings: FoundFinding[];
  unread: Unread[];
}

/** Entries that are kept: branches, flags and shards have their own. */
const KEPT = 20;
const PREFIX = 'findings-';

/** The entry of a key (hexadecimal); undefined where there is none that can be read. */
export function readEntry(folder: string, key: string): CacheEntry | undefined {
  try {
    const content = readFileSync(fileOf(folder, key), 'utf8');
    const end = content.indexOf('\n');
    const body = content.slice(end + 1);
    return content.slice(0, end) === sealOf(key, body) ? (JSON.parse(body) as CacheEntry) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes the entry of a key in one step, so that a run beside this one reads all of it or nothing, and removes the oldest ones. Where nothing can
 * be written (a read-only disk), nothing is: the next run is as slow as this one.
 */
export function writeEntry(folder: string, key: string, entry: CacheEntry): void {
  try {
    makeCacheFolder(folder);
    const body = JSON.stringify(entry);
    writeFileAtomic.sync(fileOf(folder, key), `${sealOf(key, body)}\n${body}`, { mode: 0o600, fsync: false });
    removeOld(folder);
  } catch {
    // Said above.
  }
}

function fileOf(folder: string, key: string): string {
  return path.join(folder, `${PREFIX}${key.slice(0, 32)}.json`);
}

/** Says that the body was written whole, for this key. */
function sealOf(key: string, body: string): string {
  return `${key} ${hash('sha256', body, 'hex')}`;
}

/** Another run may remove the same files. Temporary files of runs that were killed are among them. */
function removeOld(folder: string): void {
  const written = readdirSync(folder)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, time: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.time - a.time);
  for (const { file } of written.slice(KEPT)) rmSync(file, { force: true });
}
