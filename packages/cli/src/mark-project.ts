import type { SourceModule } from '@curfew/analyzer';
import { markSites, type MarkedSite, type MigrateResult } from '@curfew/rewrite';
import type { Candidates } from './open-candidates.js';

/** Which markers to add and to remove. */
export interface MarkQuestion {
  /** Ids whose findings are known. */
  ids: ReadonlySet<string>;
  /** Also add the missing ones (`--markers`). */
  add: boolean;
  /** Parses a new text; a string says why it cannot be parsed. */
  reparse: (file: string, text: string) => SourceModule | string;
}

/** Brings the markers of all files up to date, after their rewrites. Works on the result: its texts, findings and failures. */
export function markProject(result: MigrateResult, { project, modules }: Candidates, question: MarkQuestion): void {
  const failed = new Set(result.failed.map(({ file }) => file));
  for (const { file, text: before } of modules) {
    // Where findings may be missing, a marker without one says nothing.
    if (failed.has(file) || result.cut.includes(file)) continue;
    const module = project.open(file);
    if ('reason' in module) continue;
    const found = result.remaining.filter(({ finding }) => finding.match.module.file === file);
    const marked = markSites(module, { ...question, sites: found.map(siteOf) });
    if (typeof marked === 'string') {
      result.failed.push({ file, reason: `its markers were left as they are: ${marked}` });
      continue;
    }
    if (marked.edits.length === 0) continue;
    project.adopt(marked.module);
    const entry = changeOf(result, file, before);
    entry.after = marked.module.text;
    entry.ids = [...new Set([...entry.ids, ...marked.added, ...marked.removed])];
    entry.titles.push(...marked.added.map((id) => `Mark what ${id} leaves to do by hand`));
    entry.titles.push(...marked.removed.map((id) => `Remove the marker of ${id}`));
    for (const one of found) {
      const { match } = one.finding;
      const [start, end] = match.span;
      const shift = marked.edits
        .filter((edit) => edit.end <= start)
        .reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0);
      one.finding = { ...one.finding, match: { ...match, module: marked.module, span: [start + shift, end + shift] } };
    }
  }
  result.changed.sort((a, b) => (a.file < b.file ? -1 : 1));
}

function siteOf({ finding, plans }: MigrateResult['remaining'][number]): MarkedSite {
  const { match, sunset } = finding;
  const [best] = plans;
  const isManual = match.confidence !== 'possible' && best?.class === 'manual';
  return {
    id: match.id,
    span: match.span,
    sunset,
    ...(isManual && { reasons: [best.notes[0] ?? best.title] }),
  };
}

function changeOf(result: MigrateResult, file: string, before: string): MigrateResult['changed'][number] {
  const known = result.changed.find((change) => change.file === file);
  if (known) return known;
  const entry = { file, before, after: before, ids: [], titles: [] };
  result.changed.push(entry);
  return entry;
}
