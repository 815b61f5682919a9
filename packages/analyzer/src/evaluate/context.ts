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

type Memo = WeakMap<object, Map<AnyNode, Value>>;

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
  memo: Memo;
  /** Evaluations of before the question that is answered in isolation: they hold in it, too. */
  settled: Memo | undefined;
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

/** The calls that were opened in an isolated question, each with the list that has it: what they are given may not be kept either. */
const FRAMES_OPENED = 'frames-opened';

/** Remembers a call that an isolated question opened. */
export function noteOpened(context: Context, frame: Frame, among: Frame[]): void {
  if (context.settled) cache<Frame, Frame[]>(context, FRAMES_OPENED).set(frame, among);
}

const VALUE_CACHES = [
  'parameters',
  'expected-parameters',
  'exports',
  'common-js',
  'type-nodes',
  'state-setters',
  'passed-values',
  'passed-in-frames',
  FRAMES_OPENED,
];

/**
 * Answers a question whose intermediate values must not be kept: it is asked while something they depend on (which resource a type
 * models) is still open.
 */
export function isolated<T>(context: Context, ask: () => T): T {
  const { memo, settled, caches, active } = context;
  // What is open was asked for by nothing that is known already, but for what holds only until a cycle is closed.
  context.settled ??= context.budget.passing.length === 0 ? memo : new WeakMap();
  context.memo = new WeakMap();
  context.active = new Map();
  const tables = VALUE_CACHES.map((name) => [name, caches.get(name)] as const);
  for (const name of VALUE_CACHES) caches.delete(name);
  try {
    return ask();
  } finally {
    for (const [frame, among] of cache<Frame, Frame[]>(context, FRAMES_OPENED)) among.splice(among.indexOf(frame), 1);
    for (const [name, table] of tables)
      if (table) caches.set(name, table);
      else caches.delete(name);
    context.memo = memo;
    context.settled = settled;
    context.active = active;
  }
}
