/** Reading a URL text: whose base it has, its path by segments, and its query, each with the place of its characters. */
import { once, type Context } from '../evaluate/context.js';
import { escapePattern } from '../syntax/escape-pattern.js';
import { slicePart } from '../evaluate/text.js';
import type { LiteralPart, TextPart, TextValue, Value } from '../values/value.js';

export interface Segment {
  /** The text of a segment without holes. */
  text: string | undefined;
  parts: TextPart[];
}

interface QueryPiece {
  name: string;
  /** The literal part whose text is exactly the name. */
  part: LiteralPart;
  value: string | undefined;
  /** The literal part whose text is exactly the value, also where a constant was put in for it. */
  valuePart?: LiteralPart;
}

/** Whose URL it is: by host, or not told (`key`: what the unknown base is). */
type Base = { owner: 'ours'; evidence: string } | { owner: 'foreign' } | { owner: 'unknown'; key?: string | object };

export interface PathReading {
  base: Base;
  segments: Segment[];
  query: QueryPiece[];
  /** Literal parts of the path itself, without base and query. */
  pieces: LiteralPart[];
  /** What passes the request on, where it goes by this beginning of the path. */
  passedBy?: PassedBy;
}

/** A configuration, and the beginning of the paths that it passes on. */
interface PassedBy {
  file: string;
  prefix: string;
}

/** Reads a URL text with no unexpanded text holes. */
export function readPath(context: Context, text: TextValue): PathReading | undefined {
  const { pathParts, queryParts } = splitQuery(text.parts);
  const located = splitBase(context, pathParts);
  if (!located) return undefined;
  const { base } = located;
  const passer = text.passedOn?.by;
  return {
    base:
      base.owner === 'ours' && passer !== undefined
        ? { ...base, evidence: `${base.evidence}, to which ${passer} passes requests on` }
        : base,
    segments: segmentsOf(located.rest),
    query: queryOf(queryParts),
    pieces: located.rest.filter((part): part is LiteralPart => 'text' in part && /[^/]/.test(part.text)),
    ...keptPrefix(text, located.rest),
  };
}

/** The beginning by which a server knows a path, where it does not take it away. */
function keptPrefix({ passedOn }: TextValue, path: readonly TextPart[]): Pick<PathReading, 'passedBy'> {
  const prefix = passedOn?.prefix.replace(/^\/+|\/+$/g, '') ?? '';
  const isKept = prefix !== '' && leadingText(path).replace(/^\/+/, '').startsWith(prefix);
  return passedOn && isKept ? { passedBy: { file: passedOn.by, prefix: `/${prefix}` } } : {};
}

/** The path below its first segments. */
export function belowSegments(reading: PathReading, count: number): PathReading {
  const [first] = reading.segments[count]?.parts ?? [];
  const start = first && 'text' in first ? first.span?.[0] : undefined;
  if (count === 0) return reading;
  const pieces = reading.pieces.flatMap((piece): LiteralPart[] => {
    if (start === undefined || !piece.span || piece.module !== first?.module || piece.span[0] >= start) return [piece];
    if (piece.span[1] <= start) return [];
    // The slash before the segment belongs to the path.
    const rest = slicePart(piece, Math.max(0, start - piece.span[0] - 1), piece.text.length);
    return rest.filter((part): part is LiteralPart => 'text' in part);
  });
  return { ...reading, segments: reading.segments.slice(count), pieces };
}

/** Cuts at the first `?` (or `#`) that stands in literal text. */
function splitQuery(parts: readonly TextPart[]): { pathParts: TextPart[]; queryParts: TextPart[] } {
  for (const [index, part] of parts.entries()) {
    if (!('text' in part)) continue;
    const cut = part.text.search(/[?#]/);
    if (cut < 0) continue;
    return {
      pathParts: [...parts.slice(0, index), ...slicePart(part, 0, cut)],
      queryParts:
        part.text[cut] === '?' ? [...slicePart(part, cut + 1, part.text.length), ...parts.slice(index + 1)] : [],
    };
  }
  return { pathParts: [...parts], queryParts: [] };
}

function splitBase(context: Context, parts: readonly TextPart[]): { base: Base; rest: TextPart[] } | undefined {
  const [first] = parts;
  if (!first) return undefined;
  if ('hole' in first) {
    const base: Base = baseOfHole(first.hole, first.node);
    return { base, rest: parts.slice(1) };
  }
  const scheme = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.exec(first.text);
  const second = parts[1];
  if (scheme?.[0] === first.text && second && 'hole' in second) {
    return { base: baseOfHole(second.hole, second.node), rest: parts.slice(2) };
  }
  if (!scheme) return { base: { owner: 'unknown' }, rest: [...parts] };
  return absolute(context, parts, scheme[0].length);
}

function baseOfHole(hole: Value, node: object): Base {
  if (hole.kind === 'foreign') return { owner: 'foreign' };
  const unknown = hole.kind === 'union' ? hole.of.find((part) => part.kind === 'unknown') : hole;
  if (unknown?.kind === 'unknown' && unknown.key !== undefined) return { owner: 'unknown', key: unknown.key };
  return { owner: 'unknown', key: node };
}

/** Compares host and path prefix with the base URLs of the schedule and the configuration; the longest that fits counts. */
function absolute(
  context: Context,
  parts: readonly TextPart[],
  schemeLength: number,
): { base: Base; rest: TextPart[] } {
  const literal = leadingText(parts);
  const withoutScheme = literal.slice(schemeLength);
  let best: { length: number; url: string } | undefined;
  for (const { url, pattern } of basesOf(context)) {
    const length = pattern.exec(withoutScheme)?.[0].length;
    if (length !== undefined && length > (best?.length ?? -1)) best = { length, url };
  }
  if (!best) return { base: { owner: 'foreign' }, rest: [...parts] };
  return {
    base: { owner: 'ours', evidence: `base URL ${best.url}` },
    rest: dropText(parts, schemeLength + best.length),
  };
}

/** The host that a URL begins with, and what comes below it; undefined where it is not written whole. */
export function belowHost({ parts }: TextValue): { host: string; path: TextValue } | undefined {
  const [whole, host] = /^(?:[a-z][a-z0-9+.-]*:)?\/\/([^/?#]+)(?=[/?#])/i.exec(leadingText(parts)) ?? [];
  if (whole === undefined || host === undefined) return undefined;
  return { host, path: { kind: 'text', parts: dropText(parts, whole.length) } };
}

/** The text before the first hole. */
function leadingText(parts: readonly TextPart[]): string {
  let text = '';
  for (const part of parts) {
    if (!('text' in part)) break;
    text += part.text;
  }
  return text;
}

interface ServiceBase {
  url: string;
  /** Fits the beginning of a host and path that the base covers. */
  pattern: RegExp;
}

/** The base URLs of the service, those of the configuration too. */
function basesOf(context: Context): readonly ServiceBase[] {
  return once(context, 'service-bases', context, [] as ServiceBase[], () =>
    [...context.schedule.service.baseUrls, ...(context.settings.baseUrls ?? [])].map((url) => ({
      url,
      pattern: basePattern(url),
    })),
  );
}

function basePattern(base: string): RegExp {
  const wanted = base.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '').replace(/\/+$/, '');
  const pattern = wanted.split('*').map(escapePattern).join('[^./]+');
  // The default ports are the same origin; a port that is not known is believed to be one.
  return new RegExp(`^${pattern}(?::(?:443|80)?)?(?=$|[/?#])`, 'i');
}

function dropText(parts: readonly TextPart[], count: number): TextPart[] {
  let left = count;
  const rest: TextPart[] = [];
  for (const [index, part] of parts.entries()) {
    if (left === 0)
      return isPort(parts[index - 1], rest, part) ? parts.slice(index + 1) : [...rest, ...parts.slice(index)];
    if (!('text' in part)) {
      rest.push(part);
      continue;
    }
    const cut = Math.min(left, part.text.length);
    left -= cut;
    rest.push(...slicePart(part, cut, part.text.length));
  }
  return rest;
}

/** A hole right behind the dropped `host:`. */
function isPort(before: TextPart | undefined, rest: readonly TextPart[], part: TextPart): boolean {
  return 'hole' in part && rest.length === 0 && before !== undefined && 'text' in before && before.text.endsWith(':');
}

/** Splits at slashes; empty segments (leading, trailing, doubled slashes) are dropped. */
function segmentsOf(parts: readonly TextPart[]): Segment[] {
  const segments: TextPart[][] = [[]];
  for (const part of parts) {
    if (!('text' in part)) {
      segments.at(-1)?.push(part);
      continue;
    }
    let from = 0;
    for (const piece of part.text.split('/')) {
      if (from > 0) segments.push([]);
      segments.at(-1)?.push(...slicePart(part, from, from + piece.length));
      from += piece.length + 1;
    }
  }
  return segments
    .filter((segment) => segment.length > 0)
    .map((segment) => ({
      parts: segment,
      text: segment.every((part) => 'text' in part)
        ? segment.map((part) => ('text' in part ? part.text : '')).join('')
        : undefined,
    }));
}

/** Names and literal values of `a=1&b=2`; a hole may stand for a value or for further pairs. */
function queryOf(parts: readonly TextPart[]): QueryPiece[] {
  const pieces: QueryPiece[] = [];
  for (const [index, part] of parts.entries()) {
    if (!('text' in part)) continue;
    for (const match of part.text.matchAll(/(?:^|[?&])([^=&?#]+)(?:=([^&#]*))?/g)) {
      const name = match[1] ?? '';
      const start = match.index + match[0].indexOf(name);
      const isValue = match.index === 0 && !/^[?&]/.test(match[0]) && part !== parts[0];
      const [piece] = isValue ? [] : slicePart(part, start, start + name.length);
      if (!piece || !('text' in piece)) continue;
      const end = match.index + match[0].length;
      const next = end === part.text.length ? parts[index + 1] : undefined;
      const valuePart = match[2] === '' ? leadingValue(next) : literalSlice(part, end - (match[2]?.length ?? 0), end);
      const value = match[2] === '' ? undefined : match[2];
      pieces.push({ name: decode(name), part: piece, value, ...(valuePart ? { valuePart } : {}) });
    }
  }
  return pieces;
}

/** The value that a part begins with. */
function leadingValue(part: TextPart | undefined): LiteralPart | undefined {
  return part && 'text' in part ? literalSlice(part, 0, part.text.search(/[&#]|$/)) : undefined;
}

function literalSlice(part: LiteralPart, from: number, to: number): LiteralPart | undefined {
  const [piece] = slicePart(part, from, to);
  return piece && 'text' in piece ? piece : undefined;
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
