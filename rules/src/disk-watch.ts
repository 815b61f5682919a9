import { hash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Remembers what some files held when they were read, and tells later whether the disk still says the same. */
export interface DiskWatch {
  /** Remembers a file with the text (without BOM) that was read from it. Where it was read before and held another, that is a change. */
  remember(file: string, text: string): void;
  /** Whether this is the text that is remembered of a file; undefined where none is. Does not look at the disk. */
  remembers(file: string, text: string): boolean | undefined;
  /** Whether the disk has this text of a file, which is then remembered: told from time and size where it is. */
  holds(file: string, text: string): boolean;
  /** True when a remembered file has another text now or is gone, or when a file came into or left one of their folders. */
  hasChanged(): boolean;
}

const SHORTEST_PAUSE_MS = 1000;
/** A check may take a two-hundredth of the time between two checks. */
const PAUSE_PER_CHECK = 200;

interface FileState {
  stamp: string;
  /** Of its text: texts of all files would be too much to keep. */
  digest: string;
}

interface FolderState {
  stamp: string;
  names: string;
}

/** A watch that looks at the disk at most once a second, and less often when looking takes long. */
export function createDiskWatch(now: () => number = () => performance.now()): DiskWatch {
  const files = new Map<string, FileState>();
  const folders = new Map<string, FolderState>();
  let nextCheck = now() + SHORTEST_PAUSE_MS;
  let hasOtherText = false;

  function remember(file: string, text: string): void {
    const digest = digestOf(text);
    const before = files.get(file)?.digest ?? digest;
    if (before !== digest) hasOtherText = true;
    note(file, digest);
  }

  function note(file: string, digest: string): void {
    const stamp = stampOf(file);
    if (stamp === undefined) return;
    files.set(file, { stamp, digest });
    const folder = path.dirname(file);
    if (folders.has(folder)) return;
    folders.set(folder, { stamp: stampOf(folder) ?? '', names: namesIn(folder) });
  }

  function holds(file: string, text: string): boolean {
    const known = files.get(file);
    if (known !== undefined && stampOf(file) === known.stamp) return digestOf(text) === known.digest;
    const isSame = textOf(file) === text;
    // The one who lints it knows.
    if (isSame) note(file, digestOf(text));
    return isSame;
  }

  function remembers(file: string, text: string): boolean | undefined {
    const digest = files.get(file)?.digest;
    return digest === undefined ? undefined : digest === digestOf(text);
  }

  function hasChanged(): boolean {
    if (hasOtherText) return true;
    const start = now();
    if (start < nextCheck) return false;
    const changed =
      [...files].some(([file, state]) => fileChanged(file, state)) ||
      [...folders].some(([folder, state]) => folderChanged(folder, state));
    const end = now();
    nextCheck = end + Math.max(SHORTEST_PAUSE_MS, PAUSE_PER_CHECK * (end - start));
    return changed;
  }

  return { remember, remembers, holds, hasChanged };
}

function fileChanged(file: string, state: FileState): boolean {
  const stamp = stampOf(file);
  if (stamp === state.stamp) return false;
  // An editor that saves a text already seen touches the file and changes nothing.
  const text = stamp === undefined ? undefined : textOf(file);
  if (stamp === undefined || text === undefined || digestOf(text) !== state.digest) return true;
  state.stamp = stamp;
  return false;
}

function folderChanged(folder: string, state: FolderState): boolean {
  const stamp = stampOf(folder);
  if (stamp === state.stamp) return false;
  // Saving through a temporary file touches the folder; only other names count.
  if (stamp === undefined || namesIn(folder) !== state.names) return true;
  state.stamp = stamp;
  return false;
}

function digestOf(text: string): string {
  return hash('sha1', text, 'base64');
}

function stampOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? undefined : `${String(stats.mtimeMs)} ${String(stats.size)}`;
}

/** Text of a file without BOM; undefined when it cannot be read. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch {
    return undefined;
  }
}

function namesIn(folder: string): string {
  try {
    return readdirSync(folder).sort().join('\n');
  } catch {
    return '';
  }
}
