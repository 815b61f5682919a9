/** Matching a path to the operations of the schedule, segment by segment. */
import type { Operation } from '@curfew/schedule';
import type { AnyNode } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import type { Route } from '../schedule-index.js';
import { parentOf } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { isFunction } from '../syntax/nodes.js';
import type { LiteralPart } from '../values/value.js';
import type { MethodFact } from './http-request.js';
import { mayOccurTogether } from './joint-branches.js';
import type { PathReading, Segment } from './read-path.js';

/** The operation a path and method mean; the one with the most literal segments wins. */
export function matchOperation(context: Context, reading: PathReading, method: MethodFact): Operation | undefined {
  const candidates = operationsAt(context, reading);
  const joint = methodsBesides(method, reading);
  const value = method.value ?? (joint?.length === 1 ? joint[0] : methodBeside(method, reading));
  if (value !== undefined) return candidates.find((operation) => isOf(operation, [value]));
  const possible = joint ?? method.among;
  return methodUnknown(context, possible ? candidates.filter((item) => isOf(item, possible)) : candidates);
}

function isOf(operation: Operation, methods: readonly string[]): boolean {
  return operation.method === '*' || methods.includes(operation.method);
}

/** The operations of a path, whatever the method. */
export function operationsAt(context: Context, reading: PathReading): Operation[] {
  const written = reading.segments.map((segment) => ({
    ...segment,
    name: segment.text && decodeSegment(segment.text),
  }));
  const fitting = context.index.routes
    .map((route) => ({ operation: route.operation, score: pathScore(route, written) }))
    .filter((match) => match.score >= 0);
  const best = Math.max(-1, ...fitting.map((match) => match.score));
  return fitting.filter((match) => match.score === best).map((match) => match.operation);
}

/** Where the method is not known, every operation of the path must be deprecated for one of them to count. */
function methodUnknown(context: Context, candidates: readonly Operation[]): Operation | undefined {
  const [first] = candidates;
  if (candidates.length === 1) return first;
  return candidates.every((operation) => context.index.endpointTargets.has(operation.id)) ? first : undefined;
}

/** The methods that are written where the path is not ruled out; undefined where it is ruled out beside none of them, or beside all. */
function methodsBesides(method: MethodFact, reading: PathReading): string[] | undefined {
  const written = method.written ?? [];
  const joint = written.filter((item) => reading.pieces.every((piece) => mayOccurTogether(item, piece)));
  if (joint.length === 0 || joint.length === written.length) return undefined;
  return [...new Set(joint.map((item) => item.name))];
}

/**
 * The method that is written beside the path: in the same entry of a table (`{ method: 'PATCH', path: '/cards/:id' }`), or in the nearest
 * block around it that writes one (`case 'list': method = 'GET'; path = '/cards'`).
 */
function methodBeside(method: MethodFact, reading: PathReading): string | undefined {
  const owners = new Map<AnyNode, Set<string>>();
  for (const written of method.written ?? []) {
    const [owner] = ownersOf(written);
    if (owner) owners.set(owner, (owners.get(owner) ?? new Set()).add(written.name));
  }
  const found = new Set(reading.pieces.flatMap((piece) => nearest(ownersOf(piece), owners)));
  return found.size === 1 ? [...found][0] : undefined;
}

/** The methods of the first of some nodes that has any. */
function nearest(nodes: readonly AnyNode[], owners: ReadonlyMap<AnyNode, ReadonlySet<string>>): string[] {
  const owner = nodes.find((node) => owners.has(node));
  return owner ? [...(owners.get(owner) ?? [])] : [];
}

const BLOCKS = new Set<AnyNode['type']>(['BlockStatement', 'SwitchCase', 'StaticBlock', 'Program']);

/** What a text is written in, from inside out: the object literal of which it is the value of a property, and blocks of its function. */
function ownersOf(part: Pick<LiteralPart, 'module' | 'node'>): AnyNode[] {
  const { module } = part;
  const owners: AnyNode[] = [];
  for (let { taker } = takenBy(part.node, module); taker && !isFunction(taker); taker = parentOf(taker, module)) {
    const entry = taker.type === 'Property' ? parentOf(taker, module) : undefined;
    if (entry?.type === 'ObjectExpression') return [entry];
    if (BLOCKS.has(taker.type)) owners.push(taker);
  }
  return owners;
}

interface WrittenSegment extends Segment {
  /** Its text without escapes. */
  name: string | undefined;
}

/** Number of literal segments that fit, or -1 where the path is another one. */
function pathScore({ operation, segments: wanted }: Route, segments: readonly WrittenSegment[]): number {
  if (segments.length < wanted.length || (segments.length > wanted.length && !operation.below)) return -1;
  let score = operation.below ? 0 : 1;
  for (const [index, want] of wanted.entries()) {
    const segment = segments[index];
    if (!segment) return -1;
    if (isParameter(want)) {
      if (segment.text !== undefined && segment.text === '') return -1;
      continue;
    }
    const last = index === segments.length - 1;
    if (!isLiteral(segment, want, last)) return -1;
    score += 10;
  }
  return score;
}

export function isParameter(segment: string): boolean {
  return segment.startsWith('{');
}

/** The same text; or the text followed by one hole at the end of the path, which then is a query string or a suffix. */
function isLiteral(segment: WrittenSegment, want: string, last: boolean): boolean {
  if (segment.text !== undefined) return segment.name === want;
  const [first, second] = segment.parts;
  return (
    last &&
    segment.parts.length === 2 &&
    first !== undefined &&
    'text' in first &&
    first.text === want &&
    second !== undefined &&
    'hole' in second
  );
}

function decodeSegment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
