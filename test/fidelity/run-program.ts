/** Migrates a program that exists in memory, and keeps what each pass planned. */
import { relative } from 'node:path';
import { createAnalysis, type Analysis, type Match, type SourceModule } from '@curfew/analyzer';
import {
  analyzerSettings,
  applyConfigToSchedule,
  loadConfig,
  openProject,
  parseModule,
  suppliedFacts,
} from '@curfew/project';
import { judgeWithPlan, migrate, type Edit, type Plan } from '@curfew/rewrite';
import { bundledSchedule, type Schedule } from '@curfew/schedule';
import type { Program } from './programs.js';

/** What one pass made of one file. */
interface Pass {
  file: string;
  before: string;
  after: string;
  /** The edits that were planned for the file, those of plans that were not taken among them. */
  planned: Edit[];
  /** What their plans say. */
  notes: string[];
}

export interface Outcome {
  /** Absolute path to text. */
  texts: ReadonlyMap<string, string>;
  /** Files with a new text. */
  changed: string[];
  /** `src/a.ts card-enroll automatic`, one entry a finding, in the order of the text. */
  findings: string[];
  /** The edits that were planned for the texts as they were given, with the ids they belong to. */
  edits: (Edit & { id: string })[];
  passes: Pass[];
  /** Why files were left as they were. */
  failures: string[];
}

/** @throws Error where a text does not parse */
export function runProgram({ root, others, texts, asOf, only, apply }: Program): Outcome {
  const config = loadConfig(root);
  const schedule = applyConfigToSchedule(bundledSchedule(), config);
  const project = openProject({ root, schedule, ignore: others });
  const modules = [...texts].map(([file, text]) => parsed(file, text));
  const current = new Map(modules.map((module) => [module.file, module]));
  for (const module of modules) project.adopt(module);
  const settings = analyzerSettings(config);
  const setting = { schedule, horizon: 90, supplied: suppliedFacts(config) };
  const passes: Pass[] = [];
  let findings: string[] | undefined;
  let edits: Outcome['edits'] | undefined;
  let planned: { file: string; plan: Plan }[] = [];
  const analyse = (): Analysis => {
    const analysis = createAnalysis({ schedule, settings, host: project });
    const judged = [...current.values()].flatMap((module) => plansIn(module, analysis, setting, asOf, only));
    findings ??= judged
      .filter(({ match }) => match.confidence !== 'possible')
      .map(({ match, plans }) => `${relative(root, match.module.file)} ${match.id} ${plans[0]?.class ?? 'manual'}`);
    edits ??= judged.flatMap(({ match, plans }) => (plans[0]?.edits ?? []).map((edit) => ({ ...edit, id: match.id })));
    // Nothing is rewritten that is merely possible.
    const sure = judged.filter(({ match }) => match.confidence !== 'possible');
    planned = sure.flatMap(({ plans }) => plans.flatMap((plan) => plan.edits.map(({ file }) => ({ file, plan }))));
    return analysis;
  };
  const { changed, failed } = migrate({
    ...setting,
    modules,
    analyse,
    reparse: (file, text) => {
      const module = parseModule(file, text);
      return 'reason' in module ? module.reason : module;
    },
    adopt: (module) => {
      const { file, text } = module;
      const plans = planned.flatMap((one) => (one.file === file ? [one.plan] : []));
      passes.push({
        file,
        before: current.get(file)?.text ?? '',
        after: text,
        planned: plans.flatMap(({ edits }) => edits.filter((edit) => edit.file === file)),
        notes: plans.flatMap(({ notes }) => notes),
      });
      current.set(file, module);
      project.adopt(module);
    },
    ...(only !== undefined && { only: new Set([only]) }),
    asOf,
    apply,
  });
  return {
    texts: new Map([...current].map(([file, { text }]) => [file, text])),
    changed: changed.map(({ file }) => file),
    findings: findings ?? [],
    edits: edits ?? [],
    passes,
    failures: failed.map(({ file, reason }) => `${relative(root, file)} was left as it was: ${reason}`),
  };
}

function parsed(file: string, text: string): SourceModule {
  const module = parseModule(file, text);
  if ('reason' in module) throw new Error(`${file}: ${module.reason}`);
  return module;
}

function plansIn(
  module: SourceModule,
  analysis: Analysis,
  setting: { schedule: Schedule; horizon: number; supplied: ReturnType<typeof suppliedFacts> },
  asOf: Program['asOf'],
  only: string | undefined,
): { match: Match; plans: Plan[] }[] {
  const siblings = analysis.matchesIn(module);
  const context = { ...setting, facts: analysis.facts, siblings };
  return siblings
    .filter(({ id }) => only === undefined || id === only)
    .flatMap((match) => {
      const judged = judgeWithPlan(match, context, asOf);
      return judged ? [{ match, plans: judged.plans }] : [];
    });
}
