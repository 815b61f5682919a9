/** What every part of the evaluator shares during one analysis. */
import type { Schedule } from '@curfew/schedule';
import type { AnalysisLimits, AnalyzerSettings, AnyNode, ModuleHost, SourceModule, TypeOracle } from '../contracts.js';
import type { HttpRequest } from '../requests/http-request.js';
import type { ScheduleIndex } from '../schedule-index.js';
import type { Frame, Value } from '../values/value.js';

/** What the questions of one module may still cost, and how often one stayed unanswered because it, or all together, cost too much. */
export interface Account {
  steps: number;
  cuts: number;
}

export interface Context {
  schedule: Schedule;
  index: ScheduleIndex;
  settings: AnalyzerSettings;
  host: ModuleHost | undefined;
  oracle: TypeOracle | undefined;
  /** Whether matches that are merely possible are asked for. */
  possible: boolean;
  limits: AnalysisLimits;
  /** The value of an expression, lazily, memoised by node and frame, safe against cycles. */
  evaluate(node: AnyNode, module: SourceModule, frame: Frame | undefined): Value;
  /** Memo of evaluations: frame (or none) to node to value. */
  memo: WeakMap<object, Map<AnyNode, Value>>;
  /** Evaluations under way and how deep each is nested, for cycles. */
  active: Map<object, Map<AnyNode, number>>;
  /** Steps left for the question being answered; how deep it is nested; whether something was cut off for that. */
  budget: {
    steps: number;
    depth: number;
    cut: boolean;
    /** Depth of the outermost open evaluation that one inside it asked for again; infinite where none did. */
    cycle: number;
    /** Memo entries that hold only until that evaluation is done. */
    passing: { memo: Map<AnyNode, Value>; node: AnyNode }[];
    /** Of the module whose questions are being answered. */
    account: Account;
  };
  requests: WeakMap<object, Map<AnyNode, Map<object, readonly HttpRequest[]>>>;
  /** Memo of anything else, by the name of what is remembered. */
  caches: Map<string, Map<unknown, unknown>>;
  /** Of memo tables: the keys whose answer lacks something because it cost too much. */
  lacking: WeakMap<object, Set<unknown>>;
}

/** A memo table of a context, by name. */
export function cache<K, V>(context: Context, name: string): Map<K, V> {
  let table = context.caches.get(name);
  if (!table) {
    table = new Map();
    context.caches.set(name, table);
  }
  return table as Map<K, V>;
}

/**
 * Computes once per key; `during` is the answer while the same question is being answered. Who gets an answer that was cut off is cut
 * off too, whoever asked first. What was charged to another module in between is told of that module alone.
 */
export function once<V>(context: Context, name: string, key: unknown, during: V, compute: () => V): V {
  const table = cache<unknown, V>(context, name);
  const { budget } = context;
  const known = table.get(key);
  if (known !== undefined || table.has(key)) {
    if (context.lacking.get(table)?.has(key)) budget.account.cuts += 1;
    return known as V;
  }
  table.set(key, during);
  const { account } = budget;
  const { cuts } = account;
  const value = compute();
  table.set(key, value);
  if (account.cuts > cuts) {
    const keys = context.lacking.get(table) ?? new Set();
    context.lacking.set(table, keys.add(key));
  }
  return value;
}

const VALUE_CACHES = ['parameters', 'expected-parameters', 'exports', 'type-nodes', 'state-setters', 'passed-values'];

/**
 * Answers a question whose intermediate values must not be kept: it is asked while something they depend on (which resource a type
 * models) is still open.
 */
export function isolated<T>(context: Context, ask: () => T): T {
  const { memo, caches, active } = context;
  context.memo = new WeakMap();
  context.active = new Map();
  context.caches = new Map([...caches].filter(([name]) => !VALUE_CACHES.includes(name)));
  try {
    return ask();
  } finally {
    for (const [name, table] of context.caches) if (!VALUE_CACHES.includes(name)) caches.set(name, table);
    context.memo = memo;
    context.active = active;
    context.caches = caches;
  }
}
