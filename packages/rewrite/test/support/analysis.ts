import type { Analysis, AnalysisFacts, AnyNode, Match, SourceModule } from '@curfew/analyzer';
import { bundledSchedule, type Schedule } from '@curfew/schedule';
import { applyEdits, planRewrites, type Edit, type Plan, type SuppliedFacts } from '../../src/index.js';
import { findMatches, type FindOptions } from './find-matches.js';
import { nodesOf, parentsOf, parse } from './parse.js';

export const TODAY = '2026-11-27';

export const facts: AnalysisFacts = {
  parentOf: (node, module) => parentsOf(module).get(node),
  stringOf: (node, module) => {
    if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
    const initializer = initializerOf(node, module);
    return initializer?.type === 'Literal' && typeof initializer.value === 'string' ? initializer.value : undefined;
  },
  isNameFree: (name, _node, module) =>
    !nodesOf(module).some((node) => node.type === 'Identifier' && node.name === name),
  initializerOf,
  // What an expression holds of a resource is for the tests with the analyzer.
  variableOf,
  fieldOf: () => undefined,
  requestOf: () => undefined,
  // Where an answer has its body, and what a wrapper does, is for the tests with the analyzer.
  answerOf: () => undefined,
  calledFunction: () => undefined,
  usesOfText: () => undefined,
  usesOfVariable: () => undefined,
};

function variableOf(name: string, _at: AnyNode, module: SourceModule): ReturnType<AnalysisFacts['variableOf']> {
  const parents = parentsOf(module);
  const named = nodesOf(module).filter((node) => node.type === 'Identifier' && node.name === name);
  const binding = named.find((node) => isBinding(node, parents.get(node)));
  const uses = named.filter((node) => node !== binding && !isName(node, parents.get(node)));
  return binding && { binding, uses };
}

function isBinding(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (parent?.type === 'VariableDeclarator') return parent.id === node;
  if (parent?.type === 'ImportSpecifier') return parent.local === node;
  if (parent?.type === 'ImportNamespaceSpecifier') return true;
  return parent !== undefined && 'params' in parent && (parent.params as AnyNode[]).includes(node);
}

function isName(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.property === node && !parent.computed;
  return parent?.type === 'Property' && parent.key === node && parent.value !== node;
}

function initializerOf(identifier: AnyNode, module: SourceModule): AnyNode | undefined {
  if (identifier.type !== 'Identifier') return undefined;
  for (const node of nodesOf(module)) {
    if (node.type !== 'VariableDeclaration' || node.kind !== 'const') continue;
    for (const { id, init } of node.declarations)
      if (id.type === 'Identifier' && id.name === identifier.name) return init ?? undefined;
  }
  return undefined;
}

export interface Question {
  ids: readonly string[];
  file?: string;
  asOf?: string;
  horizon?: number;
  schedule?: Schedule;
  confidence?: Match['confidence'];
  library?: string;
  supplied?: SuppliedFacts;
  /** What the analyzer would answer. */
  facts?: Partial<AnalysisFacts>;
}

/** The matches of a snippet with their plans. */
export function plansOf(text: string, question: Question): { match: Match; plans: Plan[] }[] {
  const schedule = question.schedule ?? bundledSchedule();
  const module = parse(question.file ?? 'a.ts', text);
  const siblings = findMatches(module, { schedule, ...question });
  const { horizon = 90, asOf = TODAY, supplied } = question;
  const context = {
    schedule,
    facts: { ...facts, ...question.facts },
    horizon,
    siblings,
    ...(supplied ? { supplied } : {}),
  };
  return siblings.map((match) => ({ match, plans: planRewrites(match, context, asOf) }));
}

/** The first plan of the first match: its class, its notes, and the text with its edits. */
export function firstPlan(
  text: string,
  question: Question,
): { class: Plan['class']; text: string; notes: string[]; title: string } {
  const [first] = plansOf(text, question);
  const plan = first?.plans[0];
  if (!plan) throw new Error(`no match in ${text}`);
  const result = applyEdits(text, plan.edits);
  parse(question.file ?? 'a.ts', result);
  return { class: plan.class, text: result, notes: plan.notes, title: plan.title };
}

/** The text with the best plans of all matches together. */
export function withAllPlans(text: string, question: Question): string {
  const edits: Edit[] = plansOf(text, question).flatMap(({ plans }) => plans[0]?.edits ?? []);
  const result = applyEdits(text, edits);
  parse(question.file ?? 'a.ts', result);
  return result;
}

/** An analysis in which every name, value and path of the ids belongs to the service. */
export function analysisOf(options: FindOptions): Analysis {
  return { schedule: options.schedule, matchesIn: (module) => findMatches(module, options), isCut: () => false, facts };
}
