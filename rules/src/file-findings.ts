import type { Finding, SourceModule } from '@curfew/analyzer';
import { candidatePattern } from '@curfew/analyzer/words';
import {
  analyzerSettings,
  applyClientVersions,
  applyConfigToSchedule,
  createPlaces,
  suppliedFacts,
  type Place,
} from '@curfew/project';
import { judgeWithPlan, type Plan } from '@curfew/rewrite';
import type { Schedule } from '@curfew/schedule';
import type { Rule } from 'eslint';
import type { CurfewSettings } from './curfew-settings.js';
import { effectiveSettings, type EffectiveSettings } from './effective-settings.js';
import { knownFindings } from './known-findings.js';
import { createSession, type Analysed, type ProjectSession } from './project-session.js';
import { createServicesOracle, type ServicesOracle } from './type-oracle.js';

/** A finding of a file, with the plans that rewrite it, best first. */
export interface PlannedFinding {
  finding: Finding;
  plans: readonly Plan[];
}

/** What all rules of a plugin share: the findings of the file a context stands for. */
export interface FileFindings {
  /**
   * Whether the file can hold a finding: one search of the text and one question to the project for all rules, and no syntax tree where
   * the text is that of the disk.
   *
   * @param id of the rule that asks; one that asks again asks about another run, though the text be the same
   */
  mayHold(id: string, context: Rule.RuleContext): boolean;
  /** Findings of one id; computed for all ids at the first question about a file. */
  of(id: string, context: Rule.RuleContext): readonly PlannedFinding[];
  /** Whether the rule of this id has to say that the file was not analysed to its end: the first that asks, and no other. */
  saysCut(id: string, context: Rule.RuleContext): boolean;
}

/** What is known of one syntax tree. */
interface FileState {
  findings: ById;
  cut: boolean;
  /** Id of the rule that says so. */
  saidBy?: string;
}

interface Workspace {
  settings: EffectiveSettings;
  schedule: Schedule;
  pattern: RegExp;
  session: ProjectSession;
  types: ServicesOracle;
  /** Where a baseline is looked for that no setting names. */
  folder: string;
}

type ById = ReadonlyMap<string, readonly PlannedFinding[]>;

const NOTHING: FileState = { findings: new Map(), cut: false };
const NO_SETTINGS: CurfewSettings = {};

/** Creates the shared part of the rules of one schedule. */
export function createFileFindings(schedule: Schedule): FileFindings {
  const placeOf = createPlaces();
  const workspaces = new Map<string, Workspace>();
  const settingsKeys = new WeakMap<object, string>();
  // Keyed by the syntax tree: it is new for every parse in every host, where some hosts keep one SourceCode for all files.
  const known = new WeakMap<object, { settings: unknown; state: FileState }>();
  // All rules ask about one file before the next one comes.
  let lastText: { text: string; pattern: RegExp; hit: boolean } | undefined;
  let lastAnswer: { sourceCode: object; text: string; file: string; askers: Set<string>; answer: boolean } | undefined;
  let lastPlace: { cwd: string; filename: string; place: Place } | undefined;
  let lastWorkspace: { root: string | undefined; given: object; day: string; workspace: Workspace } | undefined;

  function placeIn({ cwd, filename }: Rule.RuleContext): Place {
    if (lastPlace?.cwd !== cwd || lastPlace.filename !== filename)
      lastPlace = { cwd, filename, place: placeOf(cwd, filename) };
    return lastPlace.place;
  }

  function workspaceOf(context: Rule.RuleContext, root: string | undefined): Workspace {
    const given = givenSettings(context);
    const day = process.env['CURFEW_AS_OF'] ?? '';
    const last = lastWorkspace;
    if (last?.given === given && last.root === root && last.day === day) return last.workspace;
    const settingsKey = settingsKeys.get(given) ?? JSON.stringify(given);
    settingsKeys.set(given, settingsKey);
    const key = [root ?? '', day, settingsKey].join('\n');
    let workspace = workspaces.get(key);
    if (workspace === undefined) {
      workspace = openWorkspace(schedule, given, root, context.cwd);
      workspaces.set(key, workspace);
    }
    lastWorkspace = { root, given, day, workspace };
    return workspace;
  }

  function hasToken(text: string, pattern: RegExp): boolean {
    if (lastText?.text !== text || lastText.pattern !== pattern)
      lastText = { text, pattern, hit: text.search(pattern) !== -1 };
    return lastText.hit;
  }

  function stateOf(context: Rule.RuleContext): FileState {
    const { file, root } = placeIn(context);
    const workspace = workspaceOf(context, root);
    if (!hasToken(context.sourceCode.text, workspace.pattern)) return NOTHING;
    const { ast } = context.sourceCode;
    const settings = context.settings['curfew'];
    const earlier = known.get(ast);
    if (earlier !== undefined && earlier.settings === settings) return earlier.state;
    const module = moduleOf(context, file);
    const state = module ? analyseFile(module, context, workspace) : NOTHING;
    known.set(ast, { settings, state });
    return state;
  }

  function mayHold(id: string, context: Rule.RuleContext): boolean {
    const { sourceCode } = context;
    const { text } = sourceCode;
    const { file, root } = placeIn(context);
    const last = lastAnswer;
    if (last?.sourceCode === sourceCode && last.text === text && last.file === file && !last.askers.has(id)) {
      last.askers.add(id);
      return last.answer;
    }
    const { pattern, session } = workspaceOf(context, root);
    const answer = hasToken(text, pattern) && session.mayHold(file, text, () => moduleOf(context, file));
    lastAnswer = { sourceCode, text, file, askers: new Set([id]), answer };
    return answer;
  }

  function saysCut(id: string, context: Rule.RuleContext): boolean {
    const state = stateOf(context);
    if (!state.cut) return false;
    state.saidBy ??= id;
    return state.saidBy === id;
  }

  return { mayHold, of: (id, context) => stateOf(context).findings.get(id) ?? [], saysCut };
}

function openWorkspace(base: Schedule, given: CurfewSettings, root: string | undefined, cwd: string): Workspace {
  const settings = effectiveSettings(given, root ?? cwd);
  const schedule = applyClientVersions(applyConfigToSchedule(base, settings), root ?? cwd);
  const types = createServicesOracle();
  const known = analyzerSettings(settings);
  const session = createSession({ root, schedule, known, settings, types });
  return { settings, schedule, pattern: candidatePattern(schedule), session, types, folder: root ?? cwd };
}

function analyseFile(module: SourceModule, context: Rule.RuleContext, workspace: Workspace): FileState {
  const analysed = workspace.session.analyse(module);
  if (analysed === undefined) return NOTHING;
  workspace.types.learn(analysed.module, module, context.sourceCode.parserServices);
  const findings = judged(analysed, workspace);
  return { findings, cut: analysed.analysis.isCut(analysed.module) };
}

function judged({ analysis, module }: Analysed, { settings, schedule, folder }: Workspace): ById {
  const matches = analysis.matchesIn(module);
  const supplied = suppliedFacts(settings);
  const planContext = { schedule, facts: analysis.facts, horizon: settings.horizon, supplied, siblings: matches };
  const results = matches
    .filter(({ confidence }) => confidence !== 'possible' || settings.possible === true)
    .flatMap((match) => judgeWithPlan(match, planContext, settings.asOf) ?? []);
  const known = knownFindings(
    results.map(({ finding }) => finding),
    settings,
    schedule,
    folder,
  );
  const byId = new Map<string, PlannedFinding[]>();
  for (const { finding, plans } of results) {
    if (known.has(finding) || (finding.phase === 'announced' && settings.announced !== true)) continue;
    const { id } = finding.match;
    const list = byId.get(id) ?? [];
    list.push({ finding, plans });
    byId.set(id, list);
  }
  return byId;
}

/** Undefined for other languages (CSS, JSON, Markdown), which have trees of their own. */
function moduleOf({ sourceCode }: Rule.RuleContext, file: string): SourceModule | undefined {
  if ((sourceCode.ast.type as string) !== 'Program') return undefined;
  return {
    file,
    text: sourceCode.text,
    // One tree in two vocabularies: ESLint types it by `estree`, the analyzer by the superset of all parsers.
    ast: sourceCode.ast as unknown as SourceModule['ast'],
    scopes: sourceCode.scopeManager,
    visitorKeys: sourceCode.visitorKeys,
  };
}

function givenSettings(context: Rule.RuleContext): CurfewSettings {
  const given: unknown = context.settings['curfew'];
  return typeof given === 'object' && given !== null ? given : NO_SETTINGS;
}
