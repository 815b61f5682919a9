/** Functions of packages that hand on what they are given, fill a path, or call the function they are given. */
import { fillingOf, handsOn, isPartial } from '../clients/package-functions.js';
import { UNKNOWN, alternatives, mapValue, union, type PackageValue, type Place, type Value } from '../values/value.js';
import { callValue, type CallNode } from './calls.js';
import type { Context } from './context.js';
import { formatText, namedInPath } from './path-templates.js';

/** What a call of a package's export gives, where it is one of these; undefined for all others. */
export function packageFunction(
  context: Context,
  value: PackageValue,
  args: readonly Value[],
  node: CallNode,
  place: Place,
): Value | undefined {
  const [first, second] = args;
  if (!first) return undefined;
  const name = exportOf(value);
  if (value.given) return mapValue(value.given, (text) => namedInPath(text, first));
  // A key that is converted (to another case, say) is still a key of its object.
  if (handsOn(value.name, name) || first.kind === 'key') return first;
  const values = node.type === 'TaggedTemplateExpression' ? [] : node.arguments;
  switch (fillingOf(value.name, name)) {
    case 'named':
      return second ? mapValue(first, (text) => namedInPath(text, second)) : first;
    case 'named-later':
      return { ...value, made: true, path: [...value.path, '()'], given: first };
    case 'format':
      return mapValue(first, (text) => formatText(text, args.slice(1), values.slice(1), place));
    case 'format-list': {
      const list = second?.kind === 'array' ? second.elements.map((element) => element()) : [];
      return mapValue(first, (text) => formatText(text, list, [], place));
    }
    default:
      return handedFunction(context, args, name, node, place);
  }
}

/** `humps.camelizeKeys`, `import { camelizeKeys }`, `import camelcaseKeys`: the name of the export. */
function exportOf({ path }: PackageValue): string {
  return path.length === 2 && (path[0] === 'default' || path[0] === '*') ? (path[1] ?? '') : path.join('.');
}

/**
 * A function handed to a package's function is called at once with the arguments after it (`call(api.get, '/events')`, `retry(fn)`), or
 * comes back (`memoize(fn)`, `debounce(fn, 100)`): the result may be either.
 */
function handedFunction(
  context: Context,
  [first = UNKNOWN, ...rest]: readonly Value[],
  name: string,
  node: CallNode,
  place: Place,
): Value | undefined {
  const handed = alternatives(first).filter(
    (part) => part.kind === 'function' || (part.kind === 'library' && part.path !== ''),
  );
  if (handed.length === 0) return undefined;
  if (isPartial(name)) {
    const given = rest[0]?.kind === 'array' ? rest[0].elements.map((element) => element()) : rest;
    return union(
      handed.map((part) => (part.kind === 'function' ? { ...part, bound: [...part.bound, ...given] } : part)),
    );
  }
  return union(handed.flatMap((part) => [callValue(context, part, node, rest, place.module, place.frame), part]));
}
