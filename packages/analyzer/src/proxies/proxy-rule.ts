/** One rule by which a server passes requests on, on paths with holes. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { callFunction } from '../evaluate/frames.js';
import type { Context } from '../evaluate/context.js';
import { flatText, readPattern, replaceMatches, sliceText } from '../evaluate/text-matches.js';
import { slicePart, textsOf } from '../evaluate/text.js';
import { escapePattern } from '../syntax/escape-pattern.js';
import {
  alternatives,
  plainText,
  type LiteralPart,
  type TextPart,
  type TextValue,
  type Value,
} from '../values/value.js';

export interface ProxyRule {
  /** What each path begins with that the rule takes, as far as it is plain; empty for all. */
  prefix: string;
  target: Value;
  /** The URLs that a path is passed on to; undefined where the rule does not take the path. */
  pass: (path: TextValue) => TextValue[] | undefined;
}

/** Where a rule is written. */
export interface RulePlace {
  context: Context;
  module: SourceModule;
  node: AnyNode;
}

/** A path that is looked for: a beginning, a glob, or a regular expression that begins with `^`. */
function pathTest(key: string): { prefix: string; pattern: RegExp } | undefined {
  if (key.startsWith('^')) {
    const pattern = readPattern(key);
    const plain = /^\^((?:[\w-]|\\?\/|\\\.)*)/.exec(key)?.[1] ?? '';
    const isWhole = /^(?:$|\$|\(?:\/)/.test(key.slice(plain.length + 1));
    const prefix = (isWhole ? plain : plain.replace(/[^/]*$/, '')).replaceAll('\\', '');
    return pattern && { prefix, pattern };
  }
  const [plain = ''] = key.split('*');
  const source = key
    .split(/\*+/)
    .map(escapePattern)
    .join('.*')
    .replace(/\/\.\*$/, '(?:/.*)?');
  return { prefix: plain, pattern: new RegExp(`^${source}`, 'd') };
}

/** The rule of a table of prefixes: `'/api': { target, rewrite }`. */
export function prefixRule(
  place: RulePlace,
  key: string,
  target: Value,
  changes: (path: TextValue) => readonly TextValue[] = (path) => [path],
): ProxyRule | undefined {
  const test = pathTest(key);
  if (!test) return undefined;
  return {
    prefix: test.prefix,
    target,
    pass: (path) => {
      test.pattern.lastIndex = 0;
      return test.pattern.test(flatText(path.parts)) ? joined(place, target, changes(path)) : undefined;
    },
  };
}

/** The URLs of paths behind a target. */
function joined({ module, node }: RulePlace, target: Value, paths: readonly TextValue[]): TextValue[] {
  const slash: TextPart = { text: '/', node, module };
  const known = textsOf(target);
  const bases: TextPart[][] =
    known.length > 0 ? known.map(({ parts }) => parts) : [[{ hole: target, node, module, frame: undefined }]];
  return bases.flatMap((base) =>
    paths.map((path) => ({ kind: 'text' as const, parts: [...base, slash, ...path.parts] })),
  );
}

/** The path without the beginning under which a middleware is mounted. */
export function withoutPrefix(path: TextValue, prefix: string): TextValue {
  const flat = flatText(path.parts);
  const length = prefix.replace(/\/?\*+$/, '').length;
  return { kind: 'text', parts: sliceText(path.parts, length, flat.length) };
}

/** What `rewrite` or `pathRewrite` makes of a path: a function, or a table of regular expressions of which the first that fits is used. */
export function rewritten({ context, module }: RulePlace, rewrite: Value, path: TextValue): TextValue[] {
  return alternatives(rewrite).flatMap((part): TextValue[] => {
    if (part.kind === 'function') {
      const [first] = path.parts;
      if (!first) return [path];
      // Each path has a call of its own.
      const place = { node: { ...first.node }, module: first.module, frame: undefined };
      return textsOf(callFunction(context, part, [path], place));
    }
    if (part.kind !== 'object') return [path];
    for (const [source, entry] of part.entries) {
      const pattern = readPattern(source);
      const by = entry.value();
      if (!pattern?.test(flatText(path.parts)) || plainText(by) === undefined) continue;
      pattern.lastIndex = 0;
      const place = { node: part.place?.node ?? module.ast, module, frame: undefined };
      const changed = replaceMatches(path, pattern, false, by, place);
      return changed ? [changed] : [];
    }
    return [path];
  });
}

const TOKEN = /:([A-Za-z_]\w*)(?:\(((?:[^()]|\([^()]*\))*)\))?([*+?]?)/g;

/** `{ source: '/access/:path*', destination: 'https://…/:path*' }`. */
export function rewriteRule(place: RulePlace, source: string, destination: Value): ProxyRule | undefined {
  const pattern = readPattern(`^${sourcePattern(source)}/*$`);
  if (!pattern) return undefined;
  return {
    prefix: source.split(/[:(*]/)[0]?.replace(/(.)\/$/, '$1') ?? '',
    target: destination,
    pass: (path) => {
      const { own, query } = splitAtQuery(path);
      pattern.lastIndex = 0;
      const match = pattern.exec(flatText(own));
      if (!match) return undefined;
      const groups = match.indices?.groups ?? {};
      const texts = textsOf(destination);
      if (texts.length === 0)
        return [
          {
            kind: 'text',
            parts: [{ hole: destination, node: place.node, module: place.module, frame: undefined }, ...path.parts],
          },
        ];
      return texts.map(({ parts }) => ({
        kind: 'text',
        parts: [...parts.flatMap((part) => ('text' in part ? filled(part, groups, own) : [part])), ...query],
      }));
    },
  };
}

/** The source of a route as a regular expression: `:name`, `:name*`, `:name(\\d+)`. */
function sourcePattern(source: string): string {
  let pattern = '';
  let done = 0;
  for (const token of source.matchAll(TOKEN)) {
    const [whole, name = '', inner, modifier] = token;
    const before = source.slice(done, token.index);
    const isOptional = modifier === '*' || modifier === '?';
    const slash = before.endsWith('/') ? '/+' : '';
    const own = inner ?? (modifier === '*' || modifier === '+' ? '.+?' : '[^/]+?');
    pattern += slashes(before.replace(/\/$/, ''));
    pattern += isOptional ? `(?:${slash}(?<${name}>${own})?)?` : `${slash}(?<${name}>${own})`;
    done = token.index + whole.length;
  }
  return pattern + slashes(source.slice(done).replace(/\/$/, ''));
}

/** Plain characters; a group without a name as it is. */
function slashes(text: string): string {
  return text
    .split(/(\([^()]*\))/)
    .map((piece) => (piece.startsWith('(') ? piece : escapePattern(piece).replaceAll('/', '/+')))
    .join('');
}

/** The text of a destination with what its names stand for. */
function filled(
  part: LiteralPart,
  groups: Partial<Record<string, [number, number]>>,
  own: readonly TextPart[],
): TextPart[] {
  const result: TextPart[] = [];
  let done = 0;
  for (const reference of part.text.matchAll(/:([A-Za-z_]\w*)[*+?]?/g)) {
    result.push(...slicePart(part, done, reference.index));
    const group = groups[reference[1] ?? ''];
    if (group) result.push(...sliceText(own, ...group));
    done = reference.index + reference[0].length;
  }
  return [...result, ...slicePart(part, done, part.text.length)];
}

function splitAtQuery({ parts }: TextValue): { own: TextPart[]; query: TextPart[] } {
  const flat = flatText(parts);
  const end = flat.search(/[?#]|$/);
  return { own: sliceText(parts, 0, end), query: sliceText(parts, end, flat.length) };
}
