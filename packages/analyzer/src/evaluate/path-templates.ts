/** Texts with places to fill: `/cards/:id`, `/cards/{id}`, `/cards/%s`. */
import type { AnyNode } from '../contracts.js';
import { UNKNOWN, alternatives, type Place, type TextPart, type Value } from '../values/value.js';
import { appendValue, slicePart } from './text.js';

/** Puts the values of an object into the `:name` and `{name}` places of a path; what the object does not give stays a hole. */
export function namedInPath(text: Value, params: Value): Value {
  if (text.kind !== 'text') return text;
  return fill(text.parts, /:[a-z_]\w*[?*+]?|\{[^/{}]+\}/gi, ([name], place) =>
    named(params, name.replace(/^[:{]/, '').replace(/[?*+}]+$/, ''), place),
  );
}

/** The value that an object gives under a name, where it is written. */
function named(params: Value, key: string, place: Place): { value: Value; place: Place } {
  for (const part of alternatives(params)) {
    const entry = part.kind === 'object' ? part.entries.get(key) : undefined;
    if (part.kind !== 'object' || !entry) continue;
    const node = entry.property?.type === 'Property' ? entry.property.value : (entry.key ?? place.node);
    return { value: entry.value(), place: { node, module: entry.module, frame: part.place?.frame } };
  }
  return { value: UNKNOWN, place };
}

/**
 * Puts values into the places of a text as `printf` does: `%s` and `%d` one after another, `%2$s` by number, `%(id)s` by the keys of
 * the first value.
 */
export function formatText(text: Value, values: readonly Value[], nodes: readonly AnyNode[], place: Place): Value {
  if (text.kind !== 'text') return text;
  let next = 0;
  return fill(text.parts, /%(?:(\d+)\$|\((\w+)\))?[-+0-9.]*[sdifjoxu]/g, ([, number, name], here) => {
    if (name !== undefined) return named(values[0] ?? UNKNOWN, name, here);
    const index = number === undefined ? next : Number(number) - 1;
    if (number === undefined) next += 1;
    return { value: values[index] ?? UNKNOWN, place: { ...place, node: nodes[index] ?? place.node } };
  });
}

function fill(
  parts: readonly TextPart[],
  pattern: RegExp,
  valueOf: (match: RegExpExecArray, place: Place) => { value: Value; place: Place },
): Value {
  const filled: TextPart[] = [];
  for (const part of parts) {
    if (!('text' in part)) {
      filled.push(part);
      continue;
    }
    let from = 0;
    for (const match of part.text.matchAll(pattern)) {
      filled.push(...slicePart(part, from, match.index));
      const { value, place } = valueOf(match, { node: part.node, module: part.module, frame: undefined });
      appendValue(filled, value, place);
      from = match.index + match[0].length;
    }
    filled.push(...slicePart(part, from, part.text.length));
  }
  return { kind: 'text', parts: filled };
}
