/** Reading configuration of development and web servers: the rules by which they pass requests on, in the order in which they are tried. */
import { callFunction } from '../evaluate/frames.js';
import { textsOf } from '../evaluate/text.js';
import { alternatives, plainText, type Entry, type ObjectValue, type Value } from '../values/value.js';
import { prefixRule, rewriteRule, rewritten, withoutPrefix, type ProxyRule, type RulePlace } from './proxy-rule.js';

/** How a table is read: as that of Vite, webpack and Angular; with its prefix taken away (Nitro); or as rules for routes (Nuxt). */
export type TableKind = 'proxy' | 'stripping' | 'routes' | 'rewrites';

const MAX_DEPTH = 3;

/** The rules of what stands as `proxy`, `devProxy`, `routeRules` or `rewrites`. */
export function rulesIn(place: RulePlace, value: Value, kind: TableKind, depth = 0): ProxyRule[] {
  if (depth > MAX_DEPTH) return [];
  return alternatives(value).flatMap((part): ProxyRule[] => {
    switch (part.kind) {
      case 'function':
        return rulesIn(
          place,
          callFunction(place.context, part, [], { node: place.node, module: place.module, frame: undefined }),
          kind,
          depth + 1,
        );
      case 'array':
        return part.elements.flatMap((element) => rulesIn(place, element(), kind, depth + 1));
      case 'object':
        return kind === 'rewrites' ? rulesOfRewrites(place, part, depth) : rulesOfTable(place, part, kind, depth);
      default:
        return [];
    }
  });
}

/** `{ source, destination }`, or lists of such: `{ beforeFiles: […], afterFiles: […] }`. */
function rulesOfRewrites(place: RulePlace, part: ObjectValue, depth: number): ProxyRule[] {
  const source = memberText(part, 'source');
  const destination = part.entries.get('destination')?.value();
  if (source !== undefined && destination) return [rewriteRule(place, source, destination) ?? []].flat();
  const lists = [...part.entries.values()].map((entry) => entry.value);
  return [...lists, ...part.spreads].flatMap((read) => rulesIn(place, read(), 'rewrites', depth + 1));
}

const isPath = (key: string): boolean => /^[/^*]/.test(key);

/** The place of one rule: who sends by another, to a host that is not known, need not send to the same. */
function at(place: RulePlace, { property, module }: Entry): RulePlace {
  return property ? { ...place, module, node: property } : place;
}

function rulesOfTable(place: RulePlace, part: ObjectValue, kind: TableKind, depth: number): ProxyRule[] {
  const target = part.entries.get('target')?.value();
  if (target && kind === 'proxy') {
    const contexts = contextsOf(part) ?? ['/'];
    return contexts.flatMap((key) => optionRule(place, key, part, target, kind) ?? []);
  }
  const own = [...part.entries].flatMap(([key, entry]): ProxyRule[] =>
    alternatives(entry.value()).flatMap((value): ProxyRule[] => {
      if (!isPath(key))
        return value.kind === 'object' || value.kind === 'array' ? rulesIn(place, value, kind, depth + 1) : [];
      if (kind === 'routes') return [routeRule(at(place, entry), key, value) ?? []].flat();
      if (value.kind !== 'object')
        return textsOf(value).length > 0
          ? [optionRule(at(place, entry), key, undefined, value, kind) ?? []].flat()
          : [];
      const inner = value.entries.get('target')?.value();
      return inner ? [optionRule(at(place, entry), key, value, inner, kind) ?? []].flat() : [];
    }),
  );
  return [...own, ...part.spreads.flatMap((spread) => rulesIn(place, spread(), kind, depth + 1))];
}

/** `context: ['/api', '/auth']` of webpack, `pathFilter: '/api'`. */
export function contextsOf(options: ObjectValue): string[] | undefined {
  const value = (options.entries.get('context') ?? options.entries.get('pathFilter'))?.value();
  return value ? stringsOf(value) : undefined;
}

/** The plain texts of a value or a list. */
export function stringsOf(value: Value): string[] {
  return alternatives(value).flatMap((part) =>
    part.kind === 'array' ? part.elements.flatMap((element) => plainText(element()) ?? []) : (plainText(part) ?? []),
  );
}

function optionRule(
  place: RulePlace,
  key: string,
  options: ObjectValue | undefined,
  target: Value,
  kind: TableKind,
): ProxyRule | undefined {
  const rewrite = (options?.entries.get('rewrite') ?? options?.entries.get('pathRewrite'))?.value();
  return prefixRule(place, key, target, (path) => {
    const own = kind === 'stripping' ? withoutPrefix(path, key) : path;
    return rewrite ? rewritten(place, rewrite, own) : [own];
  });
}

/** `'/api/**': { proxy: 'https://…/**' }`, or `{ proxy: { to } }`: the rest of the path goes where the stars of the target stand. */
function routeRule(place: RulePlace, key: string, options: Value): ProxyRule | undefined {
  const given = options.kind === 'object' ? options.entries.get('proxy')?.value() : undefined;
  const to = given?.kind === 'object' ? given.entries.get('to')?.value() : given;
  if (!to) return undefined;
  return rewriteRule(place, key.replace(/\/?\*\*$/, '/:rest*'), starsAsRest(to));
}

/** The target of a route rule with the name of the rest in the place of its stars. */
function starsAsRest(to: Value): Value {
  const texts = textsOf(to);
  if (texts.length === 0) return to;
  const [first, ...more] = texts.map(({ parts }) => ({
    kind: 'text' as const,
    parts: parts.map((part) => ('text' in part ? { ...part, text: part.text.replace(/\*\*$/, ':rest*') } : part)),
  }));
  return first && more.length === 0
    ? first
    : { kind: 'union', of: [first, ...more].filter((text) => text !== undefined) };
}

function memberText(object: ObjectValue, name: string): string | undefined {
  const value = object.entries.get(name)?.value();
  return value && plainText(value);
}
