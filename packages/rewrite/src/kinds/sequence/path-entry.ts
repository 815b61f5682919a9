/** The constant, or the entry of a table, that holds the text of a path: the new path is written beside it, or in its place. */
import type { AnyNode, SourceModule, TextPiece } from '@curfew/analyzer';
import type { Edit } from '../../plan-types.js';
import type { Situation } from '../../situation.js';
import { separatorText } from '../../text/list-layout.js';
import { insertAt, isSamePlace, replaceNode, replaceRange, sourceOf, spanOf } from '../../text/source-text.js';
import { keyName, stringValue, writeKey, writeLike } from '../../text/strings.js';
import type { WrittenSegment } from '../path-template.js';
import { nameFor } from './entry-name.js';
import { isNamedOnlyBy, type Named } from './entry-uses.js';
import { APART, pathConstant } from './path-constant.js';

/** How the new path is written down, and named. */
export interface PathEntry {
  /** Edits of the module of the piece. */
  edits: Edit[];
  /** The expression for the new path, made of the one for the old. Undefined where it names the entry in another way. */
  named: (reference: AnyNode, module: SourceModule) => string | undefined;
  /** What is left to check. */
  doubts: string[];
}

/**
 * Reads where a text stands, or says why no other can be written for it.
 *
 * @param segment the segment of the old path in the piece
 * @param next the segment that takes its place
 * @param uses every expression that stands for the text in a request
 */
export function pathEntry(
  situation: Situation,
  piece: TextPiece,
  segment: WrittenSegment,
  next: string,
  uses: readonly Named[],
): PathEntry | string {
  const { module, span } = piece;
  const { facts } = situation.context;
  if (!span || piece.text.slice(segment.end) !== '')
    return 'More than the path stands in the constant; write both calls by hand.';
  const change = replaceRange(module, { start: span[0] + segment.start, end: span[0] + segment.end }, next);
  let value = piece.node;
  let holder = facts.parentOf(value, module);
  while (holder?.type === 'TSAsExpression' || holder?.type === 'TSSatisfiesExpression') {
    value = holder;
    holder = facts.parentOf(value, module);
  }
  if (!holder) return APART;
  if (holder.type === 'VariableDeclarator')
    return pathConstant(situation, { declarator: holder, module, value }, change, segment.text, uses);
  const members = membersAround(situation, holder, value, module);
  const key = members && 'key' in holder ? holder.key : holder.type === 'TSEnumMember' ? holder.id : undefined;
  const old = key && keyName(key);
  if (!members || !key || old === undefined) return APART;
  const name = nameFor(next, old, segment.text);
  const text = writtenWith(module, value, change);
  const present = members.find((member) => memberKey(member) === name);
  if (
    present &&
    sourceOf(module, present).replace(/[;,]\s*$/, '') !== entryText(module, holder, key, name, value, text)
  )
    return `\`${name}\` is there already, and is something else.`;
  const named: PathEntry['named'] = (reference, from) => memberNamed(reference, from, old, name);
  if (!present && isNamedOnlyBy(facts, holder, module, uses))
    return { edits: [replaceNode(module, key, writeKey(module, key, name)), change], named, doubts: [] };
  const between = separatorText(
    module,
    members,
    members.findIndex((member) => isSamePlace(member, holder)),
    separatorOf(holder),
  );
  return {
    edits: present
      ? []
      : [insertAt(module, spanOf(holder).end, between + entryText(module, holder, key, name, value, text))],
    named,
    doubts: [`\`${old}\` stays for what else uses it: take it out where nothing does.`],
  };
}

/** The entries of the table that one of them stands in. */
function membersAround(
  { context }: Situation,
  holder: AnyNode,
  value: AnyNode,
  module: SourceModule,
): readonly AnyNode[] | undefined {
  const around = context.facts.parentOf(holder, module);
  if (holder.type === 'Property')
    return around?.type === 'ObjectExpression' && !holder.computed && holder.value === value
      ? around.properties
      : undefined;
  if (holder.type === 'TSEnumMember') return around?.type === 'TSEnumBody' ? around.members : undefined;
  if (holder.type === 'PropertyDefinition')
    return around?.type === 'ClassBody' && holder.static && !holder.computed ? around.body : undefined;
  return undefined;
}

const separatorOf = (holder: AnyNode): ',' | '' => (holder.type === 'PropertyDefinition' ? '' : ',');

function memberKey(member: AnyNode): string | undefined {
  if (member.type === 'TSEnumMember') return keyName(member.id);
  return 'key' in member ? keyName(member.key) : undefined;
}

function writtenWith(module: SourceModule, value: AnyNode, change: Edit): string {
  const { start, end } = spanOf(value);
  return module.text.slice(start, change.start) + change.text + module.text.slice(change.end, end);
}

/** The entry with another key and another value. */
function entryText(
  module: SourceModule,
  holder: AnyNode,
  key: AnyNode,
  name: string,
  value: AnyNode,
  text: string,
): string {
  const { start, end } = spanOf(holder);
  const { text: source } = module;
  return (
    source.slice(start, spanOf(key).start) +
    writeKey(module, key, name) +
    source.slice(spanOf(key).end, spanOf(value).start) +
    text +
    (holder.type === 'PropertyDefinition' ? source.slice(spanOf(value).end, end) : '')
  );
}

/** `ROUTES.events` -> `ROUTES.eventSets`. */
function memberNamed(reference: AnyNode, module: SourceModule, old: string, name: string): string | undefined {
  if (reference.type !== 'MemberExpression') return undefined;
  const { property } = reference;
  const { start } = spanOf(reference);
  const at = spanOf(property);
  if (reference.computed) {
    if (stringValue(property) !== old) return undefined;
    return (
      module.text.slice(start, at.start) +
      writeLike(module, property, name) +
      module.text.slice(at.end, spanOf(reference).end)
    );
  }
  return keyName(property) === old ? module.text.slice(start, at.start) + name : undefined;
}
