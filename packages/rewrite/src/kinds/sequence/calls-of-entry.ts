/** Two calls in place of each one whose path a constant or a table holds. */
import type { AnyNode, Site } from '@curfew/analyzer';
import type { Operation } from '@curfew/schedule';
import type { Edit } from '../../plan-types.js';
import type { Situation } from '../../situation.js';
import { replaceRange, sourceOf, spanOf } from '../../text/source-text.js';
import { alignPath, segmentsOf } from '../path-template.js';
import { APART } from './path-constant.js';
import { pathEntry } from './path-entry.js';
import type { PathEdits } from './two-calls.js';
import { writtenCall, type WrittenCall } from './written-call.js';

type PathSite = Extract<Site, { form: 'path' }>;

/** Composes the two calls of one use; `taken` names go to calls in front of it. */
type Compose = (
  situation: Situation,
  written: WrittenCall,
  path: AnyNode,
  paths: (id: string) => PathEdits | undefined,
  taken: number,
) => Edit[] | string;

/** The edits of the table and of every call, or why one of them cannot be written. */
export function callsOfEntry(
  situation: Situation,
  site: PathSite,
  from: Operation,
  create: Operation,
  compose: Compose,
): { edits: Edit[]; doubts: string[] } | string {
  const { facts } = situation.context;
  if (site.isSentElsewhere) return 'The text goes to another host as well; give each its own.';
  const segment = alignPath(site.pieces, segmentsOf(from.path), false)?.[0];
  const piece = segment && site.pieces[segment.piece];
  const [next] = segmentsOf(create.path).slice(-1);
  const uses = piece && facts.usesOfText(piece.node, piece.module);
  if (!piece || next === undefined) return APART;
  if (!uses)
    return 'One of the requests gets the path in a way that is not followed (by a key chosen at run time); write both calls by hand.';
  if (uses.length === 0) return 'No request is seen that has this path: take it out where nothing else uses it.';
  const entry = pathEntry(
    situation,
    piece,
    segment,
    next,
    uses.map(({ request, reference }) => ({ module: request.module, reference })),
  );
  if (typeof entry === 'string') return entry;
  const edits = [...entry.edits];
  const done = new Map<AnyNode | undefined, number>();
  for (const { request, reference } of uses) {
    const { module } = request;
    const at: Situation = { ...situation, match: { ...situation.match, module, site: { ...site, request } } };
    const where = uses.length > 1 ? ` (${sourceOf(module, request.call).split(/[\r\n]/)[0] ?? ''})` : '';
    const written = writtenCall(request, at);
    if (typeof written === 'string') return written + where;
    const path = pathAround(at, reference);
    const name = entry.named(reference, module);
    if (name === undefined || !path)
      return `\`${sourceOf(module, reference)}\` names the path in a way of its own; write both calls by hand.`;
    const around = functionAround(at, request.call);
    const taken = done.get(around) ?? 0;
    const composed = compose(at, written, path, (id) => pathsOf(at, path, reference, name, id), taken);
    if (typeof composed === 'string') return composed + where;
    done.set(around, taken + 1);
    edits.push(...composed);
  }
  return { edits, doubts: entry.doubts };
}

/** The function that makes a call, or else its module. */
function functionAround({ context, match }: Situation, call: AnyNode): AnyNode | undefined {
  for (let at: AnyNode | undefined = call; at; at = context.facts.parentOf(at, match.module))
    if (at.type.includes('Function') || at.type === 'Program') return at;
  return undefined;
}

/** The template or concatenation around a name, as far as it is nothing but text put together. */
function pathAround({ context, match }: Situation, reference: AnyNode): AnyNode | undefined {
  let path = reference;
  for (;;) {
    const parent = context.facts.parentOf(path, match.module);
    if (parent?.type === 'TemplateLiteral' || (parent?.type === 'BinaryExpression' && parent.operator === '+'))
      path = parent;
    else return parent?.type === 'CallExpression' || parent?.type === 'Property' ? path : undefined;
  }
}

/** The path of the first call with the query that is behind it, and that of the second without. */
function pathsOf(
  { match: { module } }: Situation,
  path: AnyNode,
  reference: AnyNode,
  name: string,
  id: string,
): PathEdits | undefined {
  const whole = spanOf(path);
  const { start, end } = spanOf(reference);
  const create = replaceRange(module, { start, end }, name);
  const head = module.text.slice(whole.start, start) + name;
  if (path === reference) return { create, fetch: replaceRange(module, whole, `\`\${${name}}/\${${id}}\``) };
  if (path.type === 'TemplateLiteral')
    return module.text.charAt(end) === '}' && path.expressions.includes(reference as never)
      ? { create, fetch: replaceRange(module, whole, `${head}}/\${${id}}\``) }
      : undefined;
  return /[(`]/.test(module.text.slice(whole.start, start))
    ? undefined
    : { create, fetch: replaceRange(module, whole, `${head} + \`/\${${id}}\``) };
}
