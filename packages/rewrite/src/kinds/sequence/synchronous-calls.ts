/** Two calls of a client that waits for its answer: k6 and Apps Script. */
import type { AnyNode } from '@curfew/analyzer';
import type { Edit } from '../../plan-types.js';
import type { Situation } from '../../situation.js';
import { quoteOfFile } from '../../text/file-style.js';
import { insertAt, spanOf } from '../../text/source-text.js';
import { resourceOf } from './answer.js';
import { asArrowBlock, asStatement, type Parts } from './composition.js';
import type { Operations } from './compose-call.js';
import { freeName, namesTakenBefore } from './names.js';
import { SYNCHRONOUS, synchronousReads, type SynchronousAnswer } from './synchronous-reads.js';
import { sourceWith, twoCalls, type PathEdits, type TwoCalls } from './two-calls.js';
import { isSynchronous, placeOf, type WrittenCall } from './written-call.js';

/**
 * The first call in a statement in front, or in the path of the second where a statement would be too early; why they cannot be written
 * otherwise. Undefined where the call gives a promise.
 *
 * @param others calls in front of this one that take a name, and are no matches
 */
export function synchronousCalls(
  situation: Situation,
  written: WrittenCall,
  path: AnyNode,
  { idField, listField }: Operations,
  pathsFor: (id: string) => PathEdits | undefined,
  others: number,
): Edit[] | string | undefined {
  if (!isSynchronous(written.request, written.call, situation)) return undefined;
  const place = placeOf(written, situation);
  if (typeof place === 'string') return place;
  const { module, call, request } = written;
  const client = SYNCHRONOUS[request.library];
  const isDirect = call === request.sink.call;
  const isBody = !isDirect && situation.context.facts.answerOf(call, module)?.kind === 'body';
  if (!client || (!isDirect && !isBody))
    return 'What the function of the project makes of an answer is not seen to the end; write both calls by hand.';
  const taken = others + (place.kind === 'statement' ? namesTakenBefore(place.statement, situation) : 0);
  const name = freeName(resourceOf(situation), call, situation, taken);
  const quote = quoteOfFile(module);
  const callsFor = (id: string): TwoCalls | string => {
    const paths = pathsFor(id);
    if (!paths) return 'The text of the path is not plain enough to be written twice.';
    return twoCalls(situation, written, path, paths, { idField, listField, onLines: false });
  };
  const calls = callsFor(isDirect ? idOf(client, name, idField, quote) : `${name}.${idField}`);
  if (typeof calls === 'string') return calls;
  const reads = listField === undefined ? [] : readsFor(situation, written, client, isDirect, listField);
  if (typeof reads === 'string') return reads;
  const first = sourceWith(written, call, calls.create);
  const created = written.keyword === 'await' ? `(await ${first})` : first;
  if (place.kind !== 'statement' && place.kind !== 'arrow') {
    const nested = callsFor(isDirect ? client.read(created, idField, quote) : `${created}.${idField}`);
    return typeof nested === 'string' ? nested : [...nested.edits, ...reads];
  }
  const parts: Parts = {
    situation,
    written,
    calls,
    answer: { kind: 'body' },
    reads: { edits: reads },
    name,
    idField,
    edits: [],
  };
  if (isDirect && client.decoder === undefined) parts.decode = (made) => `JSON.parse(${made}.${client.text.name}())`;
  return place.kind === 'statement' ? asStatement(parts, place.statement) : asArrowBlock(parts, place.arrow);
}

/** The id of what was created: its answer is kept undecoded where the client reads single fields. */
function idOf(client: SynchronousAnswer, name: string, idField: string, quote: "'" | '"'): string {
  return client.decoder === undefined ? `${name}.${idField}` : client.read(name, idField, quote);
}

function readsFor(
  situation: Situation,
  written: WrittenCall,
  client: SynchronousAnswer,
  isDirect: boolean,
  field: string,
): Edit[] | string {
  if (isDirect) return synchronousReads(situation, written, client, field);
  const { module, call } = written;
  const parent = situation.context.facts.parentOf(call, module);
  return parent?.type === 'ExpressionStatement' ? [] : [insertAt(module, spanOf(call).end, `.${field}`)];
}
