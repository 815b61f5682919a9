/** Composes the two calls from what is written in place of each part of the one. */
import type { AnyNode } from '@curfew/analyzer';
import type { Operation } from '@curfew/schedule';
import type { Edit } from '../../plan-types.js';
import type { Situation } from '../../situation.js';
import { linesAt } from '../../text/break-lines.js';
import { isTooWide } from '../../text/final-lines.js';
import { indentAt, lineStart, replaceRange, spanOf } from '../../text/source-text.js';
import { answerPlaceOf } from './answer-place.js';
import { awaitedReads, promisedReads, resourceOf, type ReadChange } from './answer.js';
import { callbackCalls } from './callback-calls.js';
import { asArrowBlock, asChain, asStatement, creation, type Parts } from './composition.js';
import { freeName, namesTakenBefore } from './names.js';
import { asObservable } from './observable.js';
import { synchronousCalls } from './synchronous-calls.js';
import { sourceWith, twoCalls, type PathEdits } from './two-calls.js';
import { placeOf, type Place, type WrittenCall } from './written-call.js';

/** The old operation, and those that take over. */
export interface Operations {
  create: Operation;
  from: Operation;
  fetch: Operation;
  idField: string;
  listField: string | undefined;
}

/**
 * Two calls where the one is written, or why there cannot be two.
 *
 * @param path the expression of the path in the call
 * @param pathsFor edits of the path, the second with this code for the id
 * @param others calls in front of this one that take a name, and are no matches
 */
export function composeCall(
  situation: Situation,
  written: WrittenCall,
  path: AnyNode,
  operations: Operations,
  pathsFor: (id: string) => PathEdits | undefined,
  others = 0,
): Edit[] | string {
  const synchronous = synchronousCalls(situation, written, path, operations, pathsFor, others);
  if (synchronous !== undefined) return synchronous;
  const handed = callbackCalls(situation, written, path, operations, pathsFor);
  if (handed !== undefined) return handed;
  const { idField, listField } = operations;
  const place = placeOf(written, situation);
  if (typeof place === 'string') return place;
  const { call, whole } = written;
  const taken = others + (place.kind === 'statement' ? namesTakenBefore(place.statement, situation) : 0);
  const name = freeName(resourceOf(situation), call, situation, taken);
  const paths = pathsFor(`${name}.${idField}`);
  if (!paths) return 'The text of the path is not plain enough to be written twice.';
  const names = { listField, idField };
  const calls = twoCalls(situation, written, path, paths, { ...names, onLines: false });
  if (typeof calls === 'string') return calls;
  const answer = answerPlaceOf(situation, written);
  if (!answer && call === written.request.sink.call)
    return 'The options ask for something else than the body; write both calls by hand.';
  if (!answer)
    return 'What the function of the project makes of an answer is not seen to the end; write both calls by hand.';
  const reads = readsAt(situation, written, place, answer, listField);
  if (typeof reads === 'string') return reads;
  // Angular is asked for the body alone where something is created.
  const made: Parts['answer'] = written.request.library === 'angular' ? { kind: 'body' } : answer;
  const parts: Parts = { situation, written, calls, answer: made, reads, name, idField, edits: [] };
  if (isTooWide(situation, firstCallText(parts, place), replaceRange(written.module, spanOf(call), ''))) {
    const onLines = twoCalls(situation, written, path, paths, { ...names, onLines: true });
    if (typeof onLines !== 'string') parts.calls = onLines;
  }
  switch (place.kind) {
    case 'statement':
      return asStatement(parts, place.statement);
    case 'arrow':
      return asArrowBlock(parts, place.arrow);
    case 'chain':
      return asChain(parts, whole);
    case 'observable':
      return asObservable(parts);
    case 'nested':
      return 'The call does not stand in a statement.';
  }
}

/** The first call with what stands in front of it on its line. */
function firstCallText(parts: Parts, place: Place): string {
  const { written, calls } = parts;
  const { module } = written;
  const { text } = module;
  if (place.kind === 'statement') return indentAt(text, spanOf(place.statement).start) + creation(parts);
  if (place.kind === 'arrow') return linesAt(module, spanOf(place.arrow).start).inner + creation(parts);
  const { start } = spanOf(written.whole);
  return text.slice(lineStart(text, start), start) + sourceWith(written, written.unit, calls.create);
}

function readsAt(
  situation: Situation,
  written: WrittenCall,
  place: Place,
  answer: Parts['answer'],
  listField: string | undefined,
): ReadChange | string {
  if (listField === undefined) return { edits: [] };
  const awaited = 'awaited' in place ? place.awaited : undefined;
  return awaited
    ? awaitedReads(situation, written, awaited, answer, listField)
    : promisedReads(situation, written, answer, listField);
}
