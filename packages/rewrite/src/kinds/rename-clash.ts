/** A new name that is there already beside the old one: two names that become one. */
import type { AnyNode, Match } from '@curfew/analyzer';
import { adviceOn, findDeprecation, type Replacement } from '@curfew/schedule';
import { spellLike } from '../text/casing.js';
import type { Edit } from '../plan-types.js';
import type { Situation } from '../situation.js';
import { removeElements } from '../text/list-layout.js';
import { isSamePlace, sourceOf, spanOf } from '../text/source-text.js';
import { queryNamesIn, wholeText } from '../text/query-text.js';
import { keyName, stringValue } from '../text/strings.js';
import { idChangesItsNoun } from './field-types.js';
import { membersOf } from './member-lists.js';

/** The old name goes, for the new one stands beside it; or the reason why that is for a person to decide. */
export type Clash = { edits: Edit[]; doubts: string[] } | { reason: string };

/** What to do where `to` stands, or comes to stand, beside the name of the match; undefined where it is alone. */
export function clashOf(situation: Situation, to: string): Clash | undefined {
  const { site } = situation.match;
  switch (site.form) {
    case 'key':
      return memberClash(situation, to, site.property, site.object);
    case 'type-member':
      return memberClash(situation, to, site.member, parentOf(situation, site.member));
    case 'string':
      return listClash(situation, to, site.node);
    case 'type-literal':
      return unionClash(situation, to, site.node);
    case 'query-text':
      return queryClash(situation, to, site.node);
    default:
      return undefined;
  }
}

function memberClash(
  situation: Situation,
  to: string,
  own: AnyNode,
  container: AnyNode | undefined,
): Clash | undefined {
  const { match } = situation;
  const { module, spelling, site } = match;
  const members = container ? namedIn(container) : [];
  const rival =
    members.find((member) => !isSamePlace(member, own) && isNamed(member, to)) ??
    members.find((member) => !isSamePlace(member, own) && becomes(situation, to, member));
  if (!rival) return undefined;
  const [mine, other] = [contentOf(situation, own), contentOf(situation, rival)];
  const isSame = mine === other && mine !== undefined;
  const isType = site.form === 'type-member';
  const twoIds = 'name' in match.target ? idChangesItsNoun(match.target.name, to) : undefined;
  // In a type the name says only what is there: what reads it is renamed, and looked at, place by place.
  const decided = isType && !holdsValue(own) && !holdsValue(rival);
  if (!decided && (twoIds !== undefined || !isSame))
    return {
      reason: isNamed(rival, to)
        ? `\`${to}\` is there already beside \`${spelling}\`; decide which of the two stays.`
        : `\`${spelling}\` and \`${nameOf(rival) ?? ''}\` both become \`${to}\`; decide which of the two stays.`,
    };
  if (!isNamed(rival, to) && stays(situation, own, rival)) return undefined;
  const removal = removeElements(module, members, new Set([members.findIndex((member) => isSamePlace(member, own))]));
  return {
    edits: removal.edits,
    doubts: [
      ...(twoIds === undefined ? [] : [twoIds]),
      ...(isSame ? [] : [`\`${oneLine(sourceOf(module, own))}\` goes, \`${oneLine(sourceOf(module, rival))}\` stays.`]),
      ...(removal.losesComment ? ['A comment goes with it.'] : []),
    ],
  };
}

/** Of two that become the same, the one that keeps its value stays, or else the first one. */
function stays(situation: Situation, own: AnyNode, rival: AnyNode): boolean {
  const other = matchOf(situation, rival);
  const changes = situation.replacement.kind === 'rename' && situation.replacement.value !== undefined;
  const otherReplacement = other && replacementOf(situation, other);
  const otherChanges = otherReplacement?.kind === 'rename' && otherReplacement.value !== undefined;
  return changes === otherChanges ? spanOf(own).start < spanOf(rival).start : otherChanges;
}

/** Functions that take a list of names as a set: naming one twice says nothing. */
const SETS_OF_NAMES: ReadonlySet<string> = new Set([
  'pick',
  'omit',
  'at',
  'sortBy',
  'orderBy',
  'hasIn',
  'project',
  'props',
]);

function listClash(situation: Situation, to: string, node: AnyNode): Clash | undefined {
  const { module, spelling } = situation.match;
  const list = parentOf(situation, node);
  if (list?.type !== 'ArrayExpression' || stringValue(node) !== spelling) return undefined;
  const elements = list.elements.filter((element) => element !== null);
  const isThere =
    elements.some((element) => stringValue(element) === to) || earlier(situation, to, elements) !== undefined;
  if (!isThere) return undefined;
  const call = parentOf(situation, list);
  const callee = call?.type === 'CallExpression' ? call.callee : undefined;
  const name =
    callee?.type === 'Identifier'
      ? callee.name
      : callee?.type === 'MemberExpression' && callee.property.type === 'Identifier'
        ? callee.property.name
        : '';
  if (
    call?.type === 'CallExpression' &&
    call.arguments.some((argument) => argument !== list && argument.type === 'ArrayExpression')
  )
    return {
      reason: `\`${to}\` is in this list already, and another list goes with it entry by entry; decide which of the two stays.`,
    };
  const removal = removeElements(module, elements, new Set([elements.indexOf(node as never)]));
  return {
    edits: removal.edits,
    doubts: [
      ...(SETS_OF_NAMES.has(name) ? [] : [`\`${to}\` is in this list already: check that once is enough.`]),
      ...(removal.losesComment ? ['A comment goes with it.'] : []),
    ],
  };
}

function queryClash({ match, context }: Situation, to: string, text: AnyNode): Clash | undefined {
  const { module, spelling } = match;
  const whole = wholeText(text, module, context.facts);
  return queryNamesIn(whole, module).has(to)
    ? { reason: `\`${to}\` is in this query already beside \`${spelling}\`; decide which of the two stays.` }
    : undefined;
}

function unionClash(situation: Situation, to: string, node: AnyNode): Clash | undefined {
  const { module } = situation.match;
  const own = node.type === 'TSLiteralType' ? node : parentOf(situation, node);
  const union = own && parentOf(situation, own);
  if (!own || union?.type !== 'TSUnionType') return undefined;
  if (!union.types.some((type) => stringValue(type) === to) && !earlier(situation, to, union.types)) return undefined;
  const at = union.types.findIndex((type) => isSamePlace(type, own));
  const removal = removeElements(module, union.types, new Set([at]));
  return { edits: removal.edits, doubts: removal.losesComment ? ['A comment goes with it.'] : [] };
}

/** An element before the match's own that another match renames to the same name. */
function earlier(situation: Situation, to: string, elements: readonly AnyNode[]): AnyNode | undefined {
  const { start } = spanOf(situation.match.site.node);
  return elements.find((element) => spanOf(element).start < start && becomes(situation, to, element));
}

/** Whether another match renames this member or element to the same name. */
function becomes(situation: Situation, to: string, member: AnyNode): boolean {
  const other = matchOf(situation, member);
  return other !== undefined && renamedTo(situation, other) === to;
}

/** The match of the same deprecation at this member or element. */
function matchOf({ match, context }: Situation, member: AnyNode): Match | undefined {
  const name = 'key' in member ? member.key : member.type === 'TSLiteralType' ? member.literal : member;
  return context.siblings.find(
    (other) => other.id === match.id && (isSamePlace(name, other.site.node) || isSamePlace(member, other.site.node)),
  );
}

function replacementOf({ context, asOf }: Situation, { id, target }: Match): Replacement {
  const { schedule, horizon } = context;
  return adviceOn({ schedule, deprecation: findDeprecation(schedule, id), target, asOf, horizon }).replacement;
}

function renamedTo(situation: Situation, other: Match): string | undefined {
  const { schedule, siblings } = situation.context;
  const replacement = replacementOf(situation, other);
  if (replacement.kind !== 'rename' || !('name' in other.target)) return undefined;
  return spellLike(replacement.to, other.target.name, other.spelling, { schedule, module: other.module, siblings });
}

/** What a member says besides its name; undefined where it does something when it is evaluated. */
function contentOf({ match }: Situation, member: AnyNode): string | undefined {
  if (!('key' in member)) return undefined;
  if (member.type === 'Property') {
    const { value } = member;
    if (match.site.form === 'key' && !isPlain(value)) return undefined;
    return sourceOf(match.module, value).replace(/\s+/g, ' ');
  }
  const key = spanOf(member.key);
  const text = match.module.text.slice(key.end, spanOf(member).end);
  return text.replace(/[;,]\s*$/, '').replace(/\s+/g, ' ');
}

function isPlain(value: AnyNode): boolean {
  if (value.type === 'MemberExpression') return !value.computed && isPlain(value.object);
  return value.type === 'Literal' || value.type === 'Identifier' || value.type === 'ThisExpression';
}

function holdsValue(member: AnyNode): boolean {
  return member.type === 'PropertyDefinition' && member.value !== null;
}

function isNamed(member: AnyNode, name: string): boolean {
  return nameOf(member) === name;
}

function nameOf(member: AnyNode): string | undefined {
  if (!('key' in member) || ('computed' in member && member.computed)) return undefined;
  return keyName(member.key);
}

function namedIn(container: AnyNode): readonly AnyNode[] {
  return container.type === 'ClassBody' ? container.body : (membersOf(container) ?? []);
}

function parentOf({ match, context }: Situation, node: AnyNode): AnyNode | undefined {
  return context.facts.parentOf(node, match.module);
}

function oneLine(text: string): string {
  return text.replace(/[;,]\s*$/, '').replace(/\s+/g, ' ');
}
