/** A parameter in the text of a query: `'/reports?interval=a/b'`, templates and concatenations alike. */
import type { AnyNode, Site, SourceModule } from '@curfew/analyzer';
import type { Edit } from '../plan-types.js';
import type { Situation } from '../situation.js';
import { insertAt, replaceNode, replaceRange, spanOf, type Range } from '../text/source-text.js';
import { templateTextRanges } from '../text/template-text.js';
import { quoteOf, writeString } from '../text/strings.js';
import { quoteOfFile } from '../text/file-style.js';
import { queryNamesIn, wholeText } from '../text/query-text.js';
import { opaque, type Expanded, type ExpandedNames } from './expand.js';
import {
  checkTime,
  TIME_BEHIND_DAY,
  twoDaysOf,
  twoDaysOfEnds,
  twoDaysOfText,
  type ReadContext,
  type TwoDays,
} from './interval-value.js';

/** A stretch of text, or a hole with an expression. `template`: the text around belongs to a template literal. */
type Piece = { range: Range; quote: string } | { hole: AnyNode; isInTemplate: boolean };

export function expandQueryText(
  situation: Situation,
  site: Extract<Site, { form: 'query-text' }>,
  names: ExpandedNames,
  reading: ReadContext,
): Expanded {
  const { match, context } = situation;
  const { module, spelling } = match;
  const root = wholeText(site.node, module, context.facts);
  const present = queryNamesIn(root, module);
  if (present.has(names.start) || present.has(names.end) || present.has(names.zone))
    return {
      missing: `\`${names.start}\`, \`${names.end}\` or \`${names.zone}\` is in this query already; decide which of them stays.`,
    };
  const pieces = piecesOf(module, root);
  const found = findName(module, pieces, spelling, site);
  if (!found) return { missing: `Where \`${spelling}\` stands in this text is not certain.` };
  const { name, value } = found;
  const text = value.length === 1 && value[0] && 'range' in value[0] ? value[0].range : undefined;
  if (text) {
    const days = twoDaysOfText(decode(module.text.slice(text.start, text.end)), reading);
    if (!days?.start.day || !days.end.day) return { missing: `The value of \`${spelling}\` is not two timestamps.` };
    const written = `${names.start}=${days.start.day}&${names.end}=${days.end.day}&${names.zone}=UTC`;
    return { edits: [replaceRange(module, { start: name.start, end: text.end }, written)], doubts: days.doubts };
  }
  return expandHoles(situation, names, reading, { name, value, next: found.next });
}

interface FoundName {
  name: Range;
  /** What the value is made of. */
  value: Piece[];
  /** Text right behind the value, where there is one. */
  next: number | undefined;
}

function expandHoles(situation: Situation, names: ExpandedNames, reading: ReadContext, found: FoundName): Expanded {
  const { module } = situation.match;
  const { name, value, next } = found;
  const [first, middle, last] = value;
  const rename = replaceRange(module, name, names.start);
  const daysInText = expandDays(module, names, found);
  if (daysInText) return daysInText;
  if (!first || !('hole' in first)) return { missing: 'The value is not two timestamps.' };
  if (value.length === 1) {
    const days = twoDaysOf(first.hole, reading);
    if (!days) return opaque(situation, first.hole, names);
    return {
      edits: [
        rename,
        replaceNode(module, first.hole, days.start.code),
        behind(module, first, next, names, days),
        ...days.edits,
      ],
      doubts: days.doubts,
    };
  }
  if (value.length !== 3 || !middle || !('range' in middle) || !last || !('hole' in last))
    return { missing: 'The value is not two timestamps.' };
  const separator = decode(module.text.slice(middle.range.start, middle.range.end));
  const days =
    separator === names.separator ? twoDaysOfEnds(unwrap(first.hole), unwrap(last.hole), reading) : undefined;
  if (!days) return opaque(situation, first.hole, names);
  return {
    edits: [
      rename,
      replaceNode(module, first.hole, days.start.code),
      replaceRange(module, middle.range, `&${names.end}=`),
      replaceNode(module, last.hole, days.end.code),
      behind(module, last, next, names, undefined),
    ],
    doubts: days.doubts,
  };
}

/** `${year}-01-01T00:00:00Z/${year + 1}-01-01T00:00:00Z`: days that are put together, each with a time in the text. */
function expandDays(module: SourceModule, names: ExpandedNames, { name, value }: FoundName): Expanded | undefined {
  const last = value.at(-1);
  const middle = value.find(
    (piece) => 'range' in piece && textIn(module, piece.range).includes(names.separator) && piece !== last,
  );
  if (!middle || !last || !('range' in middle) || !('range' in last)) return undefined;
  const [before = '', after, ...more] = textIn(module, middle.range).split(names.separator);
  const from = TIME_BEHIND_DAY.exec(before);
  const to = TIME_BEHIND_DAY.exec(textIn(module, last.range));
  if (!from || !to || after === undefined || more.length > 0) return undefined;
  const doubts: string[] = [];
  checkTime(from[2] ?? '', doubts, false);
  checkTime(to[2] ?? '', doubts, true);
  const start = middle.range.start + (from[1] ?? '').length;
  return {
    edits: [
      replaceRange(module, name, names.start),
      replaceRange(
        module,
        { start, end: middle.range.start + before.length + names.separator.length },
        `&${names.end}=`,
      ),
      replaceRange(
        module,
        { start: last.range.start + (to[1] ?? '').length, end: last.range.end },
        `&${names.zone}=UTC`,
      ),
    ],
    doubts,
  };
}

const textIn = (module: SourceModule, { start, end }: Range): string => module.text.slice(start, end);

/** What follows the last hole: the rest of the new parameters. */
function behind(
  module: SourceModule,
  last: Extract<Piece, { hole: AnyNode }>,
  next: number | undefined,
  names: ExpandedNames,
  days: TwoDays | undefined,
): Edit {
  const zone = `&${names.zone}=UTC`;
  if (last.isInTemplate) {
    const end = days ? `&${names.end}=\${${days.end.code}}` : '';
    return insertAt(module, next ?? spanOf(last.hole).end, end + zone);
  }
  const quote = quoteOfFile(module);
  const end = days ? ` + ${writeString(`&${names.end}=`, quote)} + ${days.end.code}` : '';
  return insertAt(module, spanOf(last.hole).end, `${end} + ${writeString(zone, quote)}`);
}

function piecesOf(module: SourceModule, node: AnyNode): Piece[] {
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return [...piecesOf(module, node.left), ...piecesOf(module, node.right)];
  if (node.type === 'TemplateLiteral') {
    return templateTextRanges(module, node).flatMap((range, index): Piece[] => {
      const hole = node.expressions[index];
      return [{ range, quote: '`' }, ...(hole ? [{ hole, isInTemplate: true }] : [])];
    });
  }
  const quote = node.type === 'Literal' ? quoteOf(module, node) : undefined;
  if (quote === undefined) return [{ hole: node, isInTemplate: false }];
  const { start, end } = spanOf(node);
  return [{ range: { start: start + 1, end: end - 1 }, quote }];
}

function findName(
  module: SourceModule,
  pieces: readonly Piece[],
  spelling: string,
  site: Extract<Site, { form: 'query-text' }>,
): FoundName | undefined {
  for (const [index, piece] of pieces.entries()) {
    if (!('range' in piece)) continue;
    const text = module.text.slice(piece.range.start, piece.range.end);
    const hit = site.span
      ? site.span[0] >= piece.range.start && site.span[1] <= piece.range.end
        ? site.span[0] - piece.range.start
        : -1
      : new RegExp(`(?<=^|[?&])${spelling}(?==)`).exec(text)?.index;
    if (hit === undefined || hit < 0 || text.charAt(hit + spelling.length) !== '=') continue;
    const name = { start: piece.range.start + hit, end: piece.range.start + hit + spelling.length };
    return { name, ...valueBehind(module, pieces, index, name.end + 1) };
  }
  return undefined;
}

function valueBehind(
  module: SourceModule,
  pieces: readonly Piece[],
  from: number,
  start: number,
): { value: Piece[]; next: number | undefined } {
  const value: Piece[] = [];
  for (const [offset, piece] of pieces.slice(from).entries()) {
    if ('hole' in piece) {
      value.push(piece);
      continue;
    }
    const begin = offset === 0 ? start : piece.range.start;
    const text = module.text.slice(begin, piece.range.end);
    const stop = text.search(/[&#]/);
    const end = stop === -1 ? piece.range.end : begin + stop;
    if (end > begin) value.push({ range: { start: begin, end }, quote: piece.quote });
    const isLast = from + offset === pieces.length - 1;
    if (stop !== -1 || isLast) return { value, next: end };
  }
  return { value, next: undefined };
}

function unwrap(node: AnyNode): AnyNode {
  const [argument] = node.type === 'CallExpression' ? node.arguments : [];
  const isEncoding =
    node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'encodeURIComponent';
  return isEncoding && argument ? argument : node;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
