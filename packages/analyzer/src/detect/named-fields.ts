/** Matches of names in strings: a name, or a path of names, taken from a value of the service. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { splitPath, step } from '../evaluate/collection-calls.js';
import type { Context } from '../evaluate/context.js';
import { elementOf, ownersOf } from '../evaluate/members.js';
import { confidenceOf } from '../requests/confidence.js';
import { UNKNOWN, alternatives, onlyPart, union, type Value } from '../values/value.js';
import { isExcluded } from './conditions.js';
import { isField, isOtherSide } from './field-names.js';
import type { Found } from './match-list.js';

/** A text that names a field or a path, with the literal it stands in. */
export interface NameText {
  text: string;
  node: AnyNode;
  module: SourceModule;
}

/** The texts that a value may be, with their literals; those of a list one by one. Lists may hold themselves. */
export function nameTexts(value: Value, seen = new Set<object>()): NameText[] {
  return alternatives(value).flatMap((part): NameText[] => {
    if (part.kind === 'array') {
      const list = part.place?.node ?? part;
      if (seen.has(list)) return [];
      seen.add(list);
      return part.elements.flatMap((read) => nameTexts(read(), seen));
    }
    if (part.kind === 'list') return nameTexts(part.element, seen);
    const piece = onlyPart(part);
    return piece && 'text' in piece ? [{ text: piece.text, node: piece.node, module: piece.module }] : [];
  });
}

/**
 * Adds a match for each deprecated field on the path that the texts name, each text one or more steps of it. `elements`: what else than the
 * owner itself a name may be taken from.
 */
export function addNames(
  context: Context,
  owner: Value,
  path: readonly NameText[],
  call: AnyNode | undefined,
  list: { add(found: Found): void },
  elements: (value: Value) => Value = elementOf,
): void {
  let current = owner;
  for (const { text, node, module } of path) {
    for (const name of splitPath(text)) {
      addName(context, union([current, elements(current)]), name, { text: name, node, module }, call, list);
      current = step(context, current, name);
    }
  }
}

/** The elements of a list or of a table whose names are not known. For `{ card: Card }` a name is a key, no field of the card. */
export function rowsOf(value: Value): Value {
  return union(
    alternatives(value).map((part) => (part.kind === 'object' && part.added === undefined ? UNKNOWN : elementOf(part))),
  );
}

function addName(
  context: Context,
  owner: Value,
  name: string,
  at: NameText,
  call: AnyNode | undefined,
  list: { add(found: Found): void },
): void {
  const entries = context.index.fieldTargets.get(name);
  if (!entries) return;
  for (const value of ownersOf(owner, name)) {
    if (value.kind !== 'resource' || value.list) continue;
    for (const entry of entries) {
      if (!isField(context, entry.target, value.resource) || isOtherSide(entry.target, value.source)) continue;
      const verdict = isExcluded(context, entry.target, at.node, at.module);
      if (verdict === 'excluded') continue;
      const belief = confidenceOf(context, value.source);
      list.add({
        entry,
        module: at.module,
        node: at.node,
        spelling: name,
        belief: verdict === 'open' ? { ...belief, confidence: 'possible' } : belief,
        site: { form: 'string', node: at.node, ...(call ? { call } : {}) },
      });
    }
  }
}
