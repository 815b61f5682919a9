/** What questions may cost: each on its own, and those of a module together. */
import type { AnalysisLimits, SourceModule } from '../contracts.js';
import { indexOf } from '../syntax/module-index.js';
import { once, type Account, type Context } from './context.js';

/** The limits where none are given. */
export const DEFAULT_LIMITS: AnalysisLimits = {
  stepsPerQuestion: 40_000,
  stepsPerModule: 150_000,
  stepsPerCall: 40,
  stepsBeforeFlow: 1000,
  nesting: 200,
};

/** What is still granted when a module has spent its steps: enough for a request with its URL beside it. */
const STEPS_WHEN_SPENT = 50;

/** Grants a fresh budget: each question of a detector is bounded on its own. */
export function refill({ budget, limits }: Context): void {
  budget.steps =
    budget.account.steps > 0 ? limits.stepsPerQuestion : Math.min(STEPS_WHEN_SPENT, limits.stepsPerQuestion);
}

/** Answers questions for a module: they count against what it may cost as a whole. */
export function chargedTo<T>(context: Context, module: SourceModule, ask: () => T): T {
  const { budget } = context;
  const { account } = budget;
  budget.account = accountOf(context, module);
  refill(context);
  try {
    return ask();
  } finally {
    budget.account = account;
    refill(context);
  }
}

/** True where a question of a module stayed unanswered because it, or the module as a whole, had cost too much. */
export function isCut(context: Context, module: SourceModule): boolean {
  return accountOf(context, module).cuts > 0;
}

/** Says that something of a module stayed unanswered. */
export function cut(context: Context, module: SourceModule): void {
  accountOf(context, module).cuts += 1;
}

function accountOf(context: Context, module: SourceModule): Account {
  const { limits } = context;
  return once(context, 'accounts', module, newAccount(limits), () => {
    const account = newAccount(limits);
    return { ...account, steps: account.steps + limits.stepsPerCall * indexOf(module).calls.length };
  });
}

/** What the questions of one module may cost, however small it is, as nothing is spent. */
export function newAccount({ stepsPerModule }: AnalysisLimits): Account {
  return { steps: stepsPerModule, cuts: 0 };
}
