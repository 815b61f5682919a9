import { type Analysis, createAnalysis, type SourceModule } from '@curfew/analyzer';
import { analyzerSettings, distinctiveTokens } from '@curfew/project';
import type { ProgramOracle } from '@curfew/project/types';
import type { CandidateOptions } from './candidate-files.js';
import { listCandidates, type Listing } from './list-candidates.js';
import type { Setting } from './resolve-options.js';

/** A listing with its candidates parsed. */
export interface Candidates extends Listing {
  modules: SourceModule[];
  /** Type information, where it was asked for. */
  types?: ProgramOracle;
  /** Analyses of the modules as they are; see `analysisOf`. Whoever changes the modules or the types starts with none. */
  analyses: Map<boolean, Analysis>;
}

/**
 * The analysis of the candidates as they are, made once: it keeps what it learnt.
 *
 * @param possible whether what is merely possible is looked for, too
 */
export function analysisOf(candidates: Candidates, { schedule, config }: Setting, possible: boolean): Analysis {
  const { project, types, analyses } = candidates;
  const settings = analyzerSettings(config);
  const analysis =
    analyses.get(possible) ?? createAnalysis({ schedule, settings, host: project, ...(types && { types }), possible });
  analyses.set(possible, analysis);
  return analysis;
}

/** Parses the files of a listing. */
export function openListed(listing: Listing, { schedule, config }: Setting): Candidates {
  const { project, candidates } = listing;
  const tokens = distinctiveTokens(schedule, config.baseUrls);
  const modules: SourceModule[] = [];
  const unread = [...listing.unread];
  for (const file of candidates) {
    const opened = project.open(file);
    if ('reason' in opened) {
      unread.push(opened);
      continue;
    }
    modules.push(opened);
    const part = opened.unreadParts?.find(({ start, end }) => {
      const held = opened.text.slice(start, end);
      return tokens.some((token) => held.includes(token));
    });
    if (part) unread.push({ file, reason: part.reason });
  }
  unread.sort((a, b) => (a.file < b.file ? -1 : 1));
  return { ...listing, modules, unread, analyses: new Map() };
}

/** Lists the files under the paths that may hold a match, and parses them. Throws as `listCandidates`. */
export function openCandidates(setting: Setting, paths: readonly string[], options: CandidateOptions = {}): Candidates {
  return openListed(listCandidates(setting, paths, options), setting);
}
