/** Markers at the sites of a module that no rewrite can fix: each once, and gone when its site is fixed. */
import type { SourceModule, Span } from '@curfew/analyzer';
import type { Day } from '@curfew/schedule';
import { applyEdits } from '../apply-edits.js';
import { guardProblem } from '../guard.js';
import type { Edit } from '../plan-types.js';
import { endOfLineAt } from '../text/file-style.js';
import { insertAt } from '../text/source-text.js';
import { markersAmong, speaksOf, type FoundMarker } from './found-markers.js';
import { markerPlaces, type MarkerPlace } from './marker-place.js';
import { MARKER_START, markerWords } from './marker-text.js';
import { removeMarkers } from './remove-marker.js';
import { syntaxShape } from './syntax-shape.js';
import { textPlacesOf } from './text-places.js';

/** A finding of a module. */
export interface MarkedSite {
  id: string;
  span: Span;
  /** Effective UTC calendar day. */
  sunset: Day;
  /** What is missing, where it has to be done by hand; absent where a rewrite is known. Such a site keeps its marker and gets none. */
  reasons?: readonly string[];
}

export interface MarkOptions {
  /** All findings of the module, also merely possible ones. */
  sites: readonly MarkedSite[];
  /** Ids whose findings are all known; markers of other ids are left alone. */
  ids: ReadonlySet<string>;
  /** Also mark the sites to be done by hand; else markers are only removed. */
  add: boolean;
  /** Parses a new text; a string says why it cannot be parsed. */
  reparse: (file: string, text: string) => SourceModule | string;
}

/** The module with its markers as they should be. */
export interface MarkedModule {
  module: SourceModule;
  /** Edits of the text before; none where nothing changes. */
  edits: Edit[];
  added: string[];
  removed: string[];
}

/**
 * Adds and removes markers. A string says why the module was left as it was.
 *
 * A site has one marker an id, above its line or in place; sites of one id on one line share it.
 */
export function markSites(module: SourceModule, options: MarkOptions): MarkedModule | string {
  const unchanged: MarkedModule = { module, edits: [], added: [], removed: [] };
  const wanted = options.add ? options.sites.filter(({ reasons }) => reasons !== undefined) : [];
  if (wanted.length === 0 && !module.text.includes(MARKER_START)) return unchanged;
  const { missing, stale } = compare(module, options);
  const edits = [...removals(module, stale), ...insertions(module, missing)];
  if (edits.length === 0) return unchanged;
  const after = options.reparse(module.file, applyEdits(module.text, edits));
  if (typeof after === 'string') return `the text with its markers does not parse: ${after}`;
  const problem = guardProblem(module, after, edits);
  if (problem !== undefined) return problem;
  if (syntaxShape(module) !== syntaxShape(after)) return 'its markers would change what the code means';
  const idsOf = (list: readonly { id: string }[]): string[] => [...new Set(list.map(({ id }) => id))].sort();
  return { module: after, edits, added: idsOf(missing), removed: idsOf(stale) };
}

interface MissingMarker {
  id: string;
  sunset: Day;
  reasons: string[];
  place: MarkerPlace;
}

/** Sites without a marker, and markers without a site. */
function compare(module: SourceModule, options: MarkOptions): { missing: MissingMarker[]; stale: FoundMarker[] } {
  const { text } = module;
  const places = textPlacesOf(module);
  const markers = markersAmong(text, places.comments).filter(({ id }) => options.ids.has(id));
  const kept = new Set<FoundMarker>();
  const missing: MissingMarker[] = [];
  const covering = (id: string, offset: number): FoundMarker | undefined =>
    markers.findLast((marker) => marker.id === id && speaksOf(text, marker, offset));
  const isLegal = legality(module, options);
  const open: { site: MarkedSite; candidates: MarkerPlace[]; best: MarkerPlace | undefined }[] = [];
  for (const site of options.sites) {
    const candidates = markerPlaces(module, site.span, places);
    const best = candidates.findIndex((place) => covering(site.id, place.of) !== undefined || isLegal(place));
    const place = candidates[best];
    const marker = covering(site.id, site.span[0]) ?? (place && covering(site.id, place.of));
    if (marker) kept.add(marker);
    else open.push({ site, candidates, best: place });
  }
  for (const { site, candidates, best } of open) {
    // A person may have moved it, or the code around it.
    const moved = candidates
      .map(({ of }) => covering(site.id, of))
      .find((marker) => marker !== undefined && !kept.has(marker));
    if (moved) kept.add(moved);
    else if (options.add && site.reasons && best) addMissing(missing, site, site.reasons, best);
  }
  return { missing, stale: markers.filter((marker) => !kept.has(marker)) };
}

function addMissing(missing: MissingMarker[], site: MarkedSite, reasons: readonly string[], place: MarkerPlace): void {
  const same = missing.find(
    ({ id, place: other }) => id === site.id && other.form === place.form && other.at === place.at,
  );
  if (!same) missing.push({ id: site.id, sunset: site.sunset, reasons: [...reasons], place });
  else {
    same.reasons.push(...reasons);
    if (site.sunset < same.sunset) same.sunset = site.sunset;
  }
}

/** A line of its own is legal wherever it is offered; whether another comment is, the parser says. */
function legality(module: SourceModule, { reparse }: MarkOptions): (place: MarkerPlace) => boolean {
  let shape: string | undefined;
  const known = new Map<string, boolean>();
  return (place) => {
    if (place.form === 'line') return true;
    const key = `${place.form} ${place.at}`;
    const answer = known.get(key);
    if (answer !== undefined) return answer;
    const comment = commentAt(module, place, [markerWords('a', [], '2000-01-01', templateOf(place))]);
    const after = reparse(module.file, applyEdits(module.text, [insertAt(module, place.at, comment)]));
    shape ??= syntaxShape(module);
    const legal = typeof after !== 'string' && syntaxShape(after) === shape;
    known.set(key, legal);
    return legal;
  };
}

function templateOf({ forbidden }: MarkerPlace): { forbidden: string } | undefined {
  return forbidden === undefined ? undefined : { forbidden };
}

function commentAt({ text }: SourceModule, place: MarkerPlace, words: readonly string[]): string {
  if (place.form === 'inline') return words.map((each) => `/* ${each} */ `).join('');
  const indent = /[^\S\r\n]*$/.exec(text.slice(0, place.of))?.[0] ?? '';
  const eol = endOfLineAt(text, place.at);
  return words.map((each) => `${indent}${place.form === 'line' ? `// ${each}` : `{/* ${each} */}`}${eol}`).join('');
}

function insertions(module: SourceModule, missing: readonly MissingMarker[]): Edit[] {
  const atPlaces = new Map<string, MissingMarker[]>();
  for (const marker of missing) {
    const key = String(marker.place.at);
    atPlaces.set(key, [...(atPlaces.get(key) ?? []), marker]);
  }
  return [...atPlaces.values()].flatMap((markers) => {
    const [first] = markers;
    if (!first) return [];
    const words = markers
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, reasons, sunset, place }) => markerWords(id, reasons, sunset, templateOf(place)));
    return [insertAt(module, first.place.at, commentAt(module, first.place, words))];
  });
}

function removals(module: SourceModule, stale: readonly FoundMarker[]): Edit[] {
  const comments = new Set(stale.map(({ comment }) => comment));
  return [...comments].flatMap((comment) =>
    removeMarkers(
      module,
      comment,
      stale.filter((marker) => marker.comment === comment),
    ),
  );
}
