/** An operation that takes in its body what the path of the old one had: `POST /cards/{id}/assign` -> `POST /assignments` with `card_id`. */
import type { AnyNode, RequestSite, SourceModule, TextPiece } from '@curfew/analyzer';
import type { Edit } from '../plan-types.js';
import type { Situation } from '../situation.js';
import { quoteOfFile } from '../text/file-style.js';
import { insertAt, isInside, isSamePlace, replaceNode, replaceRange, sourceOf, spanOf } from '../text/source-text.js';
import { keyName, writeString } from '../text/strings.js';
import type { WrittenSegment } from './path-template.js';

const APART = 'The path is put together apart from its call; write it, and the body, there.';

/**
 * The edits of path and body, or why they cannot be written.
 *
 * @param placed the segments of the old path as they are written; undefined for a hole
 * @param path the new path, without parameters
 */
export function bodyParameterEdits(
  { match, context }: Situation,
  { pieces, request }: { pieces: readonly TextPiece[]; request?: RequestSite },
  placed: readonly (WrittenSegment | undefined)[],
  { path, field }: { path: string; field: string },
): Edit[] | string {
  const { module } = match;
  const [first, last] = [placed[0], placed.at(-1)];
  const from = first && pieces[first.piece];
  const to = last && pieces[last.piece];
  if (!first || !last || !from?.span || !to?.span || !request) return APART;
  const isHere = (piece: TextPiece): boolean => piece.module.file === module.file && isInside(piece.node, request.call);
  if (request.module.file !== module.file || !isHere(from) || !isHere(to)) return APART;
  const text = textAround(from.node, (node) => context.facts.parentOf(node, module));
  if (!text || !isPart(from.node, text) || !isPart(to.node, text)) return APART;
  const start = from.span[0] + first.start;
  const end = to.span[0] + last.end;
  const holes = holesIn(text).filter((hole) => spanOf(hole).start >= start && spanOf(hole).end <= end);
  const [hole] = holes;
  if (!hole || holes.length > 1) return APART;
  const given = sourceOf(module, bare(hole, module));
  const body = bodyEdit(module, request, context.schedule.service.wrapperKeys, `${field}: ${given}`, given === field);
  return typeof body === 'string' ? body : [pathEdit(module, text, holes.length, { start, end }, path), body];
}

/** The whole template or concatenation that a piece of text is part of. */
function textAround(node: AnyNode, parentOf: (node: AnyNode) => AnyNode | undefined): AnyNode | undefined {
  let text = node;
  for (let parent = parentOf(text); parent; parent = parentOf(parent)) {
    if (parent.type !== 'TemplateLiteral' && !(parent.type === 'BinaryExpression' && parent.operator === '+')) break;
    text = parent;
  }
  return text.type === 'TemplateLiteral' || text.type === 'BinaryExpression' ? text : undefined;
}

/** Whether a piece stands in a text itself, not in something that is put into it. */
function isPart(node: AnyNode, text: AnyNode): boolean {
  if (text.type === 'BinaryExpression') return isPart(node, text.left) || isPart(node, text.right);
  return isSamePlace(node, text);
}

function holesIn(text: AnyNode): AnyNode[] {
  if (text.type === 'TemplateLiteral') return text.expressions;
  if (text.type === 'BinaryExpression') return [...holesIn(text.left), ...holesIn(text.right)];
  return text.type === 'Literal' ? [] : [text];
}

/** `encodeURIComponent(id)` and `String(id)` are for paths: a body takes the value. */
function bare(hole: AnyNode, module: SourceModule): AnyNode {
  const [argument] = hole.type === 'CallExpression' ? hole.arguments : [];
  return argument &&
    hole.type === 'CallExpression' &&
    /^(?:encodeURIComponent|String)$/.test(sourceOf(module, hole.callee))
    ? argument
    : hole;
}

/** The old segments give way to the new path; a template without a hole left is a plain text. */
function pathEdit(
  module: SourceModule,
  text: AnyNode,
  holes: number,
  { start, end }: { start: number; end: number },
  path: string,
): Edit {
  const whole = spanOf(text);
  if (text.type === 'TemplateLiteral') {
    if (text.expressions.length > holes) return replaceRange(module, { start, end }, path.slice(1));
    const before = module.text.slice(whole.start + 1, start);
    const after = module.text.slice(end, whole.end - 1);
    return replaceNode(module, text, writeString(before + path.slice(1) + after, quoteOfFile(module)));
  }
  // `'/cards/' + id + '/assign'`: the text before and the text behind are one.
  return replaceRange(module, { start, end }, path.slice(1));
}

/** The field in front of what the body says already. */
function bodyEdit(
  module: SourceModule,
  { body, call, library, methodSite }: RequestSite,
  wrappers: readonly string[],
  entry: string,
  isShorthand: boolean,
): Edit | string {
  const written = isShorthand ? entry.slice(0, entry.indexOf(':')) : entry;
  if (body?.node.type === 'ObjectExpression' && body.module.file === module.file) {
    const inner = wrapped(body.node, wrappers);
    const [first] = inner.properties;
    return first ? insertAt(module, spanOf(first).start, `${written}, `) : replaceNode(module, inner, `{ ${written} }`);
  }
  const isVerb = methodSite?.form === 'verb' && ['axios', 'angular', 'nest-axios'].includes(library);
  if (!isVerb || call.type !== 'CallExpression')
    return `The body is not written in the call: give it \`${written}\`, and the path as it is from now on.`;
  const [url, second] = call.arguments;
  if (url && !second) return insertAt(module, spanOf(url).end, `, { ${written} }`);
  if (second?.type === 'Identifier') return replaceNode(module, second, `{ ${written}, ...${second.name} }`);
  return `What the body holds is not seen: give it \`${written}\`, and the path as it is from now on.`;
}

type ObjectLiteral = Extract<AnyNode, { type: 'ObjectExpression' }>;

/** `{ card: { … } }`: the object below the wrapper. */
function wrapped(body: ObjectLiteral, wrappers: readonly string[]): ObjectLiteral {
  const [only, ...others] = body.properties;
  if (only?.type !== 'Property' || others.length > 0 || only.value.type !== 'ObjectExpression') return body;
  return wrappers.includes(keyName(only.key) ?? '') ? only.value : body;
}
