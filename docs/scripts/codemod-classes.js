// What becomes of each deprecation in each idiom, from the plans over the cases of the detection matrix and the fixtures of the codemods.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { createAnalysis } from '@curfew/analyzer';
import { analyzerSettings, applyConfigToSchedule, loadConfig, openProject, suppliedFacts } from '@curfew/project';
import { judgeWithPlan } from '@curfew/rewrite';
import { bundledSchedule, sunsetOf } from '@curfew/schedule';

const root = path.resolve(import.meta.dirname, '../..');
const CASES = path.join(root, 'test/detection/cases');
const EXAMPLES = path.join(root, 'codemods/test/fixtures');
const SOURCE = /\.([cm]?[jt]sx?|vue|svelte|astro)$/;

/** Stands for the idiom of what the tests of the codemods run on. */
export const FIXTURES = 'fixtures';

/** @typedef {import('@curfew/rewrite').PlanClass} PlanClass */
/** @typedef {{ id: string, idiom: string, when: 'before' | 'after', class: PlanClass, notes: string[] }} Seen One finding on one day. */
/** @typedef {{ idiom: string, root: string, files: string[], others: string[] }} Program */

/** The days on which an id is looked at: the day before its sunset, and the day after the last sunset of the schedule.
 * @param {string} id
 * @returns {{ before: string, after: string }}
 */
export function daysOf(id) {
  const { deprecations } = bundledSchedule();
  const deprecation = deprecations.find((each) => each.id === id);
  if (!deprecation) throw new Error(`There is no ${id} in the schedule.`);
  const last = deprecations.map((each) => sunsetOf(each)).reduce((a, b) => (a > b ? a : b));
  return { before: moved(sunsetOf(deprecation), -1), after: moved(last, 1) };
}

/** @param {string} day @param {number} days */
function moved(day, days) {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/**
 * The title of each idiom, by its folder in `test/detection/cases`.
 * @returns {Record<string, string>}
 */
export function idiomTitles() {
  /** @type {unknown} */
  const titles = JSON.parse(readFileSync(path.join(root, 'test/detection/idiom-titles.json'), 'utf8'));
  return Object.fromEntries(Object.entries(titles ?? {}).map(([folder, title]) => [folder, String(title)]));
}

/** Folders of the idioms. */
export function idiomFolders() {
  return readdirSync(CASES, { encoding: 'utf8' }).sort();
}

/**
 * Every finding of the cases and fixtures on both days.
 * @returns {Seen[]}
 */
export function seenClasses() {
  return programs().flatMap(seenIn);
}

/** @returns {Program[]} */
function programs() {
  const cases = idiomFolders().flatMap((idiom) => {
    const names = readdirSync(path.join(CASES, idiom)).sort();
    return names.map((name) => {
      const file = path.join(CASES, idiom, name);
      if (statSync(file).isDirectory()) return { idiom, root: file, files: sourcesBelow(file), others: [] };
      const others = names
        .filter((other) => other !== name)
        .map((other) => (SOURCE.test(other) ? other : `${other}/**`));
      return { idiom, root: path.dirname(file), files: [file], others };
    });
  });
  const ids = bundledSchedule().deprecations.map(({ id }) => id);
  const fixtures = ids.flatMap((id) =>
    readdirSync(path.join(EXAMPLES, id)).map((name) => {
      const folder = path.join(EXAMPLES, id, name);
      const files = sourcesBelow(folder).filter((file) => !path.basename(file).startsWith('expected.'));
      return { idiom: FIXTURES, root: folder, files, others: ['expected.*'] };
    }),
  );
  return [...cases, ...fixtures];
}

/** @param {string} folder */
function sourcesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/**
 * @param {Program} program
 * @returns {Seen[]}
 */
function seenIn({ idiom, root: folder, files, others }) {
  const config = loadConfig(folder);
  const schedule = applyConfigToSchedule(bundledSchedule(), config);
  const project = openProject({ root: folder, schedule, ignore: others });
  const analysis = createAnalysis({ schedule, settings: analyzerSettings(config), host: project, possible: false });
  const setting = { schedule, horizon: 90, supplied: suppliedFacts(config), facts: analysis.facts };
  return files.flatMap((file) => {
    const module = project.open(file);
    if ('reason' in module) throw new Error(`${file}: ${module.reason}`);
    const siblings = analysis.matchesIn(module);
    return siblings.flatMap((match) => {
      if (match.confidence === 'possible') return [];
      const days = daysOf(match.id);
      return /** @type {const} */ (['before', 'after']).flatMap((when) => {
        const judged = judgeWithPlan(match, { ...setting, siblings }, days[when]);
        return judged ? [{ id: match.id, idiom, when, class: judged.class, notes: judged.plans[0]?.notes ?? [] }] : [];
      });
    });
  });
}
