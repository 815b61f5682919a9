/** Which part of a project a run reports on: files are dealt out by the hash of their path, so that no run has to know another. */
import { createHash } from 'node:crypto';
import type { Listing } from '../list-candidates.js';
import type { Candidates } from '../open-candidates.js';
import { relativePath } from '../relative-path.js';
import { UsageError } from '../usage-error.js';

/** Shard `index` (from 1) of `of`. */
export interface Shard {
  index: number;
  of: number;
}

const MOST_SHARDS = 1000;

/** Reads `--shard`: `2/5`. Throws `UsageError` for anything else. */
export function parseShard(text: string): Shard {
  const [, index, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text)?.map(Number) ?? [];
  if (index !== undefined && of !== undefined && index >= 1 && index <= of && of <= MOST_SHARDS) return { index, of };
  throw new UsageError(
    `--shard: "${text}" is no shard. Write which one of how many, for example 1/4 for the first of four (at most ${MOST_SHARDS}).`,
  );
}

/**
 * The number (from 1) of the shard that a file belongs to. It depends on the path alone: not on other files, the machine or the order
 * in which a file system lists them.
 *
 * @param file relative to the working directory, with `/`
 */
export function shardOf(file: string, of: number): number {
  const hash = createHash('sha256').update(file.normalize('NFC')).digest();
  return (hash.readUIntBE(0, 6) % of) + 1;
}

/** Tells of absolute paths whether they belong to the shard. */
export function shardFilter({ index, of }: Shard, cwd: string): (file: string) => boolean {
  return (file) => shardOf(relativePath(cwd, file), of) === index;
}

/** The part of a listing that the shard reports on. The project stays whole: imports lead to files of other shards. */
export function shardOfListing<Part extends Listing>(listing: Part, has: (file: string) => boolean): Part {
  const paths = listing.paths.filter(has);
  return {
    ...listing,
    files: paths.length,
    paths,
    candidates: listing.candidates.filter(has),
    unread: listing.unread.filter(({ file }) => has(file)),
  };
}

/** The candidates that the shard reports on. */
export function shardCandidates(candidates: Candidates, has: (file: string) => boolean): Candidates {
  return { ...shardOfListing(candidates, has), modules: candidates.modules.filter(({ file }) => has(file)) };
}
