import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bundledSchedule } from '@curfew/schedule';
import { relativePath } from '../relative-path.js';
import { jsonText } from '../report-json.js';
import { messageOf, UsageError } from '../usage-error.js';
import { githubWorkflow, gitlabJobs } from './ci-files.js';
import { eslintEntry } from './eslint-entry.js';
import type { BuildServer, ProjectFacts } from './project-facts.js';

/** What the user wants. */
export interface Wishes {
  servers: readonly BuildServer[];
  eslint: boolean;
  /** Replace what is there and was not written by this command. */
  force: boolean;
  baseUrls: readonly string[];
  /** Path of a schedule file, relative to the configuration. */
  schedule?: string | undefined;
  /** Time of the scheduled job: `60d`. */
  within: string;
}

/** One thing to set up. `file` is relative to the working directory. */
export type Step =
  | { kind: 'write'; file: string; before?: string; after: string }
  | { kind: 'present'; file: string; note: string }
  | { kind: 'manual'; file: string; reason: string; lines: string };

const OTHERS = 'is there and says something else; --force replaces it';

/** What there is to do, in order. Writes nothing. Throws `UsageError` for a configuration that is broken JSON. */
export function planSteps(facts: ProjectFacts, wishes: Wishes): Step[] {
  return [
    ...configStep(facts, wishes),
    ...(wishes.eslint ? [...eslintSteps(facts), ...oxlintSteps(facts)] : []),
    ...(wishes.servers.includes('github') ? githubSteps(facts, wishes) : []),
    ...(wishes.servers.includes('gitlab') ? gitlabSteps(facts, wishes) : []),
  ];
}

function configStep({ cwd }: ProjectFacts, { baseUrls, schedule, force }: Wishes): Step[] {
  const file = 'curfew.config.json';
  const wanted = { ...(schedule !== undefined && { schedule }), ...(baseUrls.length > 0 && { baseUrls }) };
  const before = textOf(path.join(cwd, file));
  if (before === undefined && hasPackageEntry(cwd)) {
    const note = 'the configuration is "curfew" in it';
    if (Object.keys(wanted).length === 0) return [{ kind: 'present', file: 'package.json', note }];
    return [{ kind: 'manual', file: 'package.json', reason: note, lines: jsonText({ curfew: wanted }) }];
  }
  if (before === undefined) return [{ kind: 'write', file, after: jsonText({ ...schemaOf(cwd), ...wanted }) }];
  const known = parsed(before, file);
  const isSaid = Object.entries(wanted).every(([key, value]) => JSON.stringify(known[key]) === JSON.stringify(value));
  if (isSaid) return [{ kind: 'present', file, note: 'is there' }];
  if (!force) return [{ kind: 'present', file, note: OTHERS }];
  // Everything else that it says is kept.
  return [{ kind: 'write', file, before, after: jsonText({ ...known, ...wanted }) }];
}

/** Where an editor finds the schema; only where it is really there. */
function schemaOf(cwd: string): { $schema?: string } {
  const file = './node_modules/@curfew/project/schema/curfew.config.schema.json';
  return existsSync(path.join(cwd, file)) ? { $schema: file } : {};
}

function hasPackageEntry(cwd: string): boolean {
  const text = textOf(path.join(cwd, 'package.json'));
  return text !== undefined && Object.hasOwn(parsed(text, 'package.json'), 'curfew');
}

function parsed(text: string, file: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch (error) {
    throw new UsageError(`${file} is broken JSON: ${messageOf(error)}. Mend it first.`, { cause: error });
  }
  throw new UsageError(`${file} holds no JSON object. Mend it first.`);
}

function eslintSteps({ cwd, eslint, legacyEslint }: ProjectFacts): Step[] {
  if (eslint === undefined) {
    if (legacyEslint === undefined) return [];
    const reason = 'the plugin needs a flat configuration';
    const lines = '# https://eslint.org/docs/latest/use/configure/migration-guide\n';
    return [{ kind: 'manual', file: relativePath(cwd, legacyEslint), reason, lines }];
  }
  const file = relativePath(cwd, eslint);
  const before = readFileSync(eslint, 'utf8');
  const entry = eslintEntry(eslint, before);
  if (entry.kind === 'present') return [{ kind: 'present', file, note: 'has the plugin' }];
  if (entry.kind === 'edit') return [{ kind: 'write', file, before, after: entry.after }];
  return [{ ...entry, file }];
}

/** Its configuration is JSON with comments, and may be extended: a person places the lines. */
function oxlintSteps({ cwd, oxlint }: ProjectFacts): Step[] {
  if (oxlint === undefined) return [];
  const file = relativePath(cwd, oxlint);
  if (textOf(oxlint)?.includes('eslint-plugin-curfew') === true)
    return [{ kind: 'present', file, note: 'has the plugin' }];
  const rules = Object.fromEntries(bundledSchedule().deprecations.map(({ id }) => [`curfew/${id}`, 'error']));
  const reason = 'Oxlint takes the rules one by one; what is only announced stays silent';
  return [{ kind: 'manual', file, reason, lines: jsonText({ jsPlugins: ['eslint-plugin-curfew'], rules }) }];
}

function githubSteps(facts: ProjectFacts, { within, force }: Wishes): Step[] {
  const folder = path.join(facts.repository, '.github/workflows');
  const own = path.join(folder, 'curfew.yml');
  const other = existsSync(folder)
    ? readdirSync(folder)
        .map((name) => path.join(folder, name))
        .find((each) => each !== own && /\.ya?ml$/.test(each) && textOf(each)?.includes('curfew check') === true)
    : undefined;
  if (other !== undefined)
    return [{ kind: 'present', file: relativePath(facts.cwd, other), note: 'runs curfew check' }];
  return [ownFile(facts, own, githubWorkflow(facts, within), force)];
}

function gitlabSteps(facts: ProjectFacts, { within, force }: Wishes): Step[] {
  const { cwd, repository } = facts;
  const main = path.join(repository, '.gitlab-ci.yml');
  const local = '.gitlab/curfew.gitlab-ci.yml';
  const jobs = path.join(repository, local);
  const text = textOf(main);
  const file = relativePath(cwd, main);
  if (text?.includes('curfew check') === true) return [{ kind: 'present', file, note: 'runs curfew check' }];
  const step = ownFile(facts, jobs, gitlabJobs(facts, within), force);
  const lines = `include:\n  - local: ${local}\n`;
  if (text === undefined) return [step, { kind: 'write', file, after: lines }];
  if (text.includes(local)) return [step, { kind: 'present', file, note: 'includes the jobs' }];
  return [step, { kind: 'manual', file, reason: 'the jobs must be included', lines }];
}

function ownFile({ cwd }: ProjectFacts, absolute: string, after: string, force: boolean): Step {
  const file = relativePath(cwd, absolute);
  const before = textOf(absolute);
  if (before === after) return { kind: 'present', file, note: 'is there' };
  if (before === undefined) return { kind: 'write', file, after };
  return force ? { kind: 'write', file, before, after } : { kind: 'present', file, note: OTHERS };
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
