/** What a project holds: from the cache where nothing changed, else by an analysis. */
import { hasSameAnswers, logQuestions, type Unread } from '@curfew/project';
import { cacheKey } from './cache/cache-key.js';
import { installedCacheFolder } from './cache/cache-folder.js';
import { type CacheEntry, readEntry, writeEntry } from './cache/finding-cache.js';
import type { FoundFinding } from './describe-finding.js';
import { filesWithTypes } from './files-with-types.js';
import { listCandidates, type Listing } from './list-candidates.js';
import type { Selection } from './project-report.js';
import type { Setting } from './resolve-options.js';
import { shardCandidates, shardOfListing } from './shard/shard.js';

/** How a command asks. */
export interface FindOptions extends Omit<Selection, 'gate'> {
  /** `--types` and `--no-types`. */
  types?: boolean | undefined;
  /** False: neither read nor write the cache. */
  cache?: boolean | undefined;
  /** Which files (absolute paths) the run reports on; all when absent. */
  has?: ((file: string) => boolean) | undefined;
}

/** What was found, and in what. */
export interface FoundInProject {
  findings: FoundFinding[];
  /** All files that could not be read or analysed; absolute paths. */
  unread: Unread[];
  /** The part of the project that is reported on. */
  listing: Listing;
  /** All files looked at, also those that are not reported on; absolute paths. */
  lookedAt: readonly string[];
}

/**
 * Lists the files under the paths and finds what the schedule deprecates in them. Throws `UsageError` as `listCandidates` and
 * `withTypes` do.
 */
export async function findInProject(
  setting: Setting,
  paths: readonly string[],
  { types, cache, has, ...selection }: FindOptions,
): Promise<FoundInProject> {
  const { all, progress } = selection;
  const listing = listCandidates(setting, paths, { all, progress });
  const reported = has ? shardOfListing(listing, has) : listing;
  if (listing.candidates.length === 0)
    return { findings: [], unread: listing.unread, listing: reported, lookedAt: listing.paths };
  // What the compiler reads is more than the project knows of: its answers are not kept.
  const folder = cache === false || types === true ? undefined : installedCacheFolder(setting.cwd);
  const key = folder && cacheKey(setting, { ...selection, typed: filesWithTypes(listing, types), reported, listing });
  const known = folder && key ? readEntry(folder, key) : undefined;
  if (known && hasSameAnswers(listing.project, known.questions))
    return { ...restored(known, reported), listing: reported, lookedAt: listing.paths };

  // Most of the program is analysis: a run that has nothing to analyse does not load it.
  const [{ findIn }, { openListed }, { withTypes }] = await Promise.all([
    import('./analyse-project.js'),
    import('./open-candidates.js'),
    import('./project-types.js'),
  ]);
  const { project, log } = folder ? logQuestions(listing.project) : { project: listing.project, log: () => undefined };
  // All candidates decide whether types are asked: a shard must not judge by less than the whole.
  const typed = await withTypes(openListed({ ...listing, project }, setting), setting, types, all);
  const candidates = has ? shardCandidates(typed, has) : typed;
  const found = findIn(candidates, setting, selection);
  const unread = [...candidates.unread, ...found.unread];
  const questions = candidates.types || found.hasFailed ? undefined : log();
  if (folder && key && questions) writeEntry(folder, key, { questions, ...kept(found, unread, reported) });
  return { findings: found.findings, unread, listing: reported, lookedAt: listing.paths };
}

/** What an entry holds: what is listed as unread is known without it. */
function kept(
  { findings }: Pick<CacheEntry, 'findings'>,
  unread: readonly Unread[],
  listing: Listing,
): Omit<CacheEntry, 'questions'> {
  return {
    findings: findings.map((finding) => ({ ...finding, text: '' })),
    unread: unread.filter((each) => !listing.unread.includes(each)),
  };
}

function restored({ findings, unread }: CacheEntry, listing: Listing): Pick<FoundInProject, 'findings' | 'unread'> {
  return {
    findings: findings.map((finding) => {
      const source = listing.project.read(finding.file);
      return { ...finding, text: 'text' in source ? source.text : '' };
    }),
    unread: [...listing.unread, ...unread],
  };
}
