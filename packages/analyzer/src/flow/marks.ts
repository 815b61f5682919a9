/** What the flow has reached so far, and the work that is left. */
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import type { World } from './world.js';

/**
 * How a node has to do with the service:
 * - `holds`: its value may hold something of it, or of its answers;
 * - `path`: and it may be a path, so that what it is joined with or given to is a base or a client;
 * - `from`: it may have made such a base or client;
 * - `needs`: a value of the others is read from it or made with it;
 * - `sends`: a function that may send a request, or what may call one.
 */
export type Way = 'holds' | 'path' | 'from' | 'needs' | 'sends';

/** A node and the module it stands in. */
export interface At<N extends AnyNode = AnyNode> {
  node: N;
  module: SourceModule;
}

export interface Step extends At {
  way: Way;
}

export interface Marks {
  context: Context;
  /** The module asked about, for projects without a host. */
  module: SourceModule;
  world: World;
  marked: Map<AnyNode, Set<Way>>;
  pending: Step[];
  /** Expressions whose functions are to receive it. */
  entering: Step[];
  /** Ways in which a variable, the name of a member, a function or an export was reached. */
  reached: Map<unknown, Set<string>>;
  /** What functions are called with, of those that were asked for it. */
  givenTo: Map<AnyNode, readonly At[]>;
}

const WIDER: Partial<Record<Way, Way>> = { holds: 'path', needs: 'from' };

/** Marks a node, once for each way. A value on its way as a path is one that holds something, too. */
export function mark(marks: Marks, node: AnyNode, module: SourceModule, way: Way): void {
  const ways = marks.marked.get(node);
  if (ways?.has(way) || ways?.has(WIDER[way] ?? way)) return;
  if (ways) ways.add(way);
  else marks.marked.set(node, new Set([way]));
  marks.pending.push({ node, module, way });
}

/** True the first time that something is reached in a way. */
export function isNew(marks: Marks, thing: VariableLike | AnyNode | string, way: string): boolean {
  const ways = marks.reached.get(thing);
  if (ways?.has(way)) return false;
  if (ways) ways.add(way);
  else marks.reached.set(thing, new Set([way]));
  return true;
}

/** The modules of the project whose text holds one of the tokens. */
export function modulesWith(
  { context, module }: Pick<Marks, 'context' | 'module'>,
  tokens: readonly string[],
): readonly SourceModule[] {
  if (tokens.length === 0) return [];
  if (context.host) return context.host.modulesMentioning(tokens);
  return tokens.some((token) => module.text.includes(token)) ? [module] : [];
}
