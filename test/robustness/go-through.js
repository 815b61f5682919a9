// Everything that happens to a source: it is parsed, analysed, planned and rewritten, together with a client of the service.
import { basename } from 'node:path';
import { createAnalysis } from '@curfew/analyzer';
import { parseModule } from '@curfew/project';
import { judgeWithPlan, migrate } from '@curfew/rewrite';
import { bundledSchedule } from '@curfew/schedule';

/** @import { ModuleHost, SourceModule } from '@curfew/analyzer' */

const AS_OF = '2026-11-27';
const schedule = bundledSchedule();
const CLIENT = '/project/client.js';
const CLIENT_TEXT = `export const BASE = 'https://api.access.example';
export const api = { get: (path) => fetch(BASE + path).then((answer) => answer.json()) };
`;

/** Put after a source, binds it to the service, so that it is analysed in earnest. */
export const BOUND =
  ";import { BASE, api } from './client.js';\nfetch(BASE + '/cards').then((r) => r.json()).then((c) => c.sub_type);\n";

/**
 * What came of some sources.
 * @typedef {object} Passage
 * @property {number} ms
 * @property {number} read how many of the sources were parsed
 * @property {number} matches of all confidences
 * @property {number} rewritten files that were changed
 * @property {{ file: string, reason: string }[]} failed rewrites that the guard refused
 * @property {string[]} cut names of files whose analysis did not come to its end
 */

/**
 * The whole way: analysis, plans, and the rewrite of everything. What throws on the way is thrown.
 * @param {ReadonlyMap<string, string>} texts by absolute path
 * @returns {Passage}
 */
export function goThrough(texts) {
  const started = performance.now();
  let modules = [...[...texts].map(([file, text]) => parsed(file, text)), parsed(CLIENT, CLIENT_TEXT)].filter(
    (module) => module !== undefined,
  );
  const analyse = () => createAnalysis({ schedule, host: hostOf(modules) });
  const analysis = analyse();
  let matches = 0;
  for (const module of modules) {
    const siblings = analysis.matchesIn(module);
    matches += siblings.length;
    for (const match of siblings)
      judgeWithPlan(match, { schedule, facts: analysis.facts, horizon: 90, siblings }, AS_OF);
  }
  const cut = modules.filter((module) => analysis.isCut(module)).map(({ file }) => basename(file));
  const read = modules.length - 1;
  const { failed, changed } = migrate({
    schedule,
    modules,
    analyse,
    reparse: (file, text) => parsed(file, text) ?? 'does not parse',
    adopt: (module) => {
      modules = modules.map((each) => (each.file === module.file ? module : each));
    },
    asOf: AS_OF,
    horizon: 90,
    apply: 'review',
  });
  return { ms: performance.now() - started, read, matches, rewritten: changed.length, failed, cut };
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {SourceModule | undefined}
 */
function parsed(file, text) {
  const module = parseModule(file, text);
  return 'reason' in module ? undefined : module;
}

/**
 * Modules of one folder that import each other by name.
 * @param {readonly SourceModule[]} modules
 * @returns {ModuleHost}
 */
function hostOf(modules) {
  const byName = new Map(modules.map((module) => [basename(module.file), module]));
  /** @param {string} name */
  const importing = (name) => modules.filter(({ text }) => text.includes(`'./${name}'`));
  return {
    resolve: (specifier) => {
      const module = specifier.startsWith('./') ? byName.get(specifier.slice(2)) : undefined;
      return module ? { kind: 'module', module } : undefined;
    },
    importers: (module) => importing(basename(module.file)),
    modulesMentioning: (tokens) => modules.filter(({ text }) => tokens.some((token) => text.includes(token))),
  };
}
