/** The two calls as text: the first from a copy of the old one, the second by edits of it. */
import type { AnyNode } from '@curfew/analyzer';
import { applyEdits } from '../../apply-edits.js';
import type { Edit } from '../../plan-types.js';
import type { Situation } from '../../situation.js';
import { insertAt, replaceRange, sourceOf, spanOf } from '../../text/source-text.js';
import { jqueryCalls } from './jquery-calls.js';
import { methodEdits } from './post-method.js';
import { queryEdits } from './moved-query.js';
import type { WrittenCall } from './written-call.js';

export interface TwoCalls {
  /** What changes in a copy of the call, so that it creates. */
  create: Edit[];
  /** What changes in the call that stays. */
  edits: Edit[];
  /** What is chained behind the second call: where errors of either go. */
  behind?: string;
}

/** Edits of the path, for the call that creates and for the one that fetches. */
export interface PathEdits {
  create: Edit;
  fetch: Edit;
}

/**
 * Writes both calls, or says why they cannot be written.
 *
 * @param listField the field of the created resource that holds what the old call returned
 * @param idField the field that names the created resource
 * @param onLines what the first call sends has each property on a line
 */
export function twoCalls(
  situation: Situation,
  written: WrittenCall,
  path: AnyNode,
  paths: PathEdits,
  { listField, idField, onLines }: { listField: string | undefined; idField: string; onLines: boolean },
): TwoCalls | string {
  const { module, call, request } = written;
  if (request.library === 'jquery' && call === request.sink.call) {
    const both = jqueryCalls(written, path, listField);
    if (typeof both === 'string') return both;
    const { create, fetch, ...behind } = both;
    return { create: [paths.create, ...create], edits: [{ ...paths.fetch, file: module.file }, ...fetch], ...behind };
  }
  const method = methodEdits(situation, written, path);
  if (typeof method === 'string') return method;
  const query = queryEdits(written, path, onLines);
  const types = typeEdits(written, listField, `{ ${idField}: string | number }`);
  return {
    create: [paths.create, ...query.create, ...method, ...types.create],
    edits: [{ ...paths.fetch, file: module.file }, ...query.fetch, ...types.fetch],
  };
}

/** The source of a node with edits inside of it. */
export function sourceWith({ module }: Pick<WrittenCall, 'module'>, node: AnyNode, edits: readonly Edit[]): string {
  const { start } = spanOf(node);
  return applyEdits(
    sourceOf(module, node),
    edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start })),
  );
}

/** Clients whose calls give `any` without a type argument. */
const UNTYPED: ReadonlySet<string> = new Set(['axios', 'fetch', 'nest-axios', 'superagent']);

/** Clients whose answers are `unknown` where no type argument says more: the last call of the chain takes it. */
const UNKNOWN_BY_DEFAULT: ReadonlySet<string> = new Set(['got', 'ky']);

/**
 * `get<Event[]>` said what the old call returned: the field of the second answer holds it now.
 *
 * @param made the type of what the first call answers
 */
export function typeEdits(
  { module, request, unit, call }: WrittenCall,
  listField: string | undefined,
  made: string,
): { create: Edit[]; fetch: Edit[] } {
  const create: Edit[] = [];
  const fetch: Edit[] = [];
  const isTyped = /\.[cm]?tsx?$/.test(module.file);
  if (isTyped && UNKNOWN_BY_DEFAULT.has(request.library) && !sourceOf(module, unit).includes('>(')) {
    const at = unit.type === 'CallExpression' ? spanOf(unit.callee).end : spanOf(unit).end;
    create.push(insertAt(module, at, `<${made}>`));
    if (listField !== undefined) fetch.push(insertAt(module, at, `<{ ${listField}: unknown }>`));
    return { create, fetch };
  }
  const isOwn = request.call !== request.sink.call;
  for (let at: AnyNode = unit; at.type === 'CallExpression';) {
    const types = at.typeArguments;
    const [only] = types?.params ?? [];
    if (types && only && types.params.length === 1) {
      create.push(
        UNTYPED.has(request.library) && !isOwn
          ? replaceRange(module, spanOf(types), '')
          : replaceRange(module, spanOf(only), made),
      );
      if (listField !== undefined)
        fetch.push(replaceRange(module, spanOf(only), `{ ${listField}: ${sourceOf(module, only)} }`));
    }
    if (at === call || at.callee.type !== 'MemberExpression') break;
    at = at.callee.object;
  }
  return { create, fetch };
}
