/** A token or UID in the place of an id: the expression put into a path parameter. */
import { spellings, type IdentifierTarget } from '@curfew/schedule';
import type { AnyNode, RequestSite } from '../contracts.js';
import { builtinRoot } from '../evaluate/transparent-calls.js';
import type { Belief } from '../requests/confidence.js';
import type { Segment } from '../requests/read-path.js';
import type { Entry } from '../schedule-index.js';
import { variableAt } from '../syntax/module-index.js';
import { isFunction, memberName, unwrap } from '../syntax/nodes.js';
import { alternatives, type Frame, type HolePart, type Place } from '../values/value.js';
import type { MatchList } from './match-list.js';

/** Adds a match when the expression is named, or read from, one of the fields that are no ids. */
export function detectIdentifier(
  entry: Entry<IdentifierTarget>,
  segment: Segment,
  belief: Belief,
  request: RequestSite,
  list: MatchList,
): void {
  for (const part of segment.parts) {
    if (!('hole' in part)) continue;
    const field = fieldOf(entry.target, part) ?? namedField(entry.target, part);
    if (field === undefined) continue;
    const origin = originOf(part);
    list.add({
      entry,
      module: origin.module,
      node: origin.node,
      spelling: field,
      belief,
      site: { form: 'identifier', node: origin.node, field, request },
    });
  }
}

/** The value was read from such a field of the resource. */
function fieldOf(target: IdentifierTarget, part: HolePart): string | undefined {
  for (const value of alternatives(part.hole)) {
    if (value.kind === 'field' && value.resource === target.resource && target.fields.includes(value.field)) {
      return value.field;
    }
  }
  return undefined;
}

/** The expression, or the argument it comes from, ends in the field's name: `token`, `card.uid`, `cardToken`. */
function namedField(target: IdentifierTarget, part: HolePart): string | undefined {
  for (const place of [originOf(part), part]) {
    const name = nameOf(builtinRoot(unwrap(place.node)));
    const found = target.fields.find((field) => name !== undefined && endsInWord(name, field));
    if (found !== undefined) return found;
  }
  return undefined;
}

function nameOf(node: AnyNode): string | undefined {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' ? memberName(node) : undefined;
}

/** True when the last word of a camelCase or snake_case name is the field. */
function endsInWord(name: string, field: string): boolean {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_');
  return words.at(-1) === field || spellings(field).includes(name);
}

/** The expression in the caller's code that becomes the hole: a parameter leads to its argument. */
function originOf(part: HolePart): Place {
  let place: Place = { module: part.module, node: part.node, frame: part.frame };
  for (let hops = 0; hops < 8; hops += 1) {
    const node = builtinRoot(unwrap(place.node));
    if (node.type !== 'Identifier' || !place.frame) return { ...place, node };
    const definition = variableAt(node.name, node, place.module)?.defs[0];
    const indexIn = ({ fn }: Frame): number =>
      isFunction(fn) ? fn.params.findIndex((parameter) => parameter === definition?.name) : -1;
    let frame: Frame = place.frame;
    while (frame.parent && indexIn(frame) < 0) frame = frame.parent;
    const index = indexIn(frame);
    const { call } = frame;
    const argument =
      index >= 0 && (call.node.type === 'CallExpression' || call.node.type === 'NewExpression')
        ? call.node.arguments[index]
        : undefined;
    if (!argument) return { ...place, node };
    place = { module: call.module, node: argument, frame: call.frame };
  }
  return place;
}
