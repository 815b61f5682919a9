/** A field or query parameter under another name. */
import type { AnyNode, Match } from '@curfew/analyzer';
import { adviceOn, findDeprecation, type Replacement } from '@curfew/schedule';
import { spellLike } from '../text/casing.js';
import { manual, rewrite } from '../plan-building.js';
import type { Edit, Plan } from '../plan-types.js';
import type { Situation } from '../situation.js';
import { insertAt, isSamePlace, replaceNode, replaceRange, sourceOf, spanOf } from '../text/source-text.js';
import { isIdentifierName, keyName, quoteOf, stringValue, writeKey, writeLike } from '../text/strings.js';
import { idChangesItsNoun, typeChange } from './field-types.js';

type Rename = Extract<Replacement, { kind: 'rename' }>;

/** Plans a rename of a field or query parameter, in the spelling and the quotes that the code uses. */
export function planRename(situation: Situation, replacement: Rename): Plan[] {
  const { match, context } = situation;
  const original = 'name' in match.target ? match.target.name : match.spelling;
  const to = spellLike(replacement.to, original, match.spelling, {
    schedule: context.schedule,
    module: match.module,
    siblings: context.siblings,
  });
  const title = `Rename \`${match.spelling}\` to \`${to}\``;
  const clash = clashOf(situation, to);
  if (clash !== undefined) return [manual(situation, title, clash)];
  const edits = renameEdits(situation, to);
  if (typeof edits === 'string') return [manual(situation, title, edits)];
  const types = typeChange(situation, replacement.to);
  const noun = idChangesItsNoun(original, replacement.to);
  const doubts = [...types.doubts, ...(noun ? [noun] : []), ...declarationDoubt(situation, replacement)];
  return [rewrite(situation, title, [...edits, ...types.edits], { doubts })];
}

/** A use is renamed with the type that declares it: where that needs a person, the use alone would not compile. */
function declarationDoubt(situation: Situation, replacement: Rename): string[] {
  const { match, context } = situation;
  const { declaration, ...use } = match;
  if (!declaration) return [];
  const { module, key, member } = declaration;
  const site = { form: 'type-member', node: key, member } as const;
  const siblings = context.siblings.filter((sibling) => sibling.module.file === module.file);
  const declared = { ...situation, match: { ...use, module, site }, context: { ...context, siblings } };
  const [plan] = planRename(declared, replacement);
  if (plan?.class === 'automatic') return [];
  return [`The type that declares \`${match.spelling}\` has to be renamed with it, and that needs a look.`];
}

/** Edits that write `to` where the match stands, or the reason why that cannot be written. */
function renameEdits({ match }: Situation, to: string): Edit[] | string {
  const { module, site, spelling } = match;
  switch (site.form) {
    case 'member':
      if (!isIdentifierName(to)) return `\`${to}\` cannot stand after a dot.`;
      return [replaceNode(module, site.node, to)];
    case 'bracket':
    case 'type-literal':
      return [replaceNode(module, site.node, writeLike(module, literalOf(site.node), to))];
    case 'destructuring':
    case 'key':
      return [keyEdit(match, site.node, site.property, to)];
    case 'type-member':
      if (site.member.type === 'TSParameterProperty')
        return `\`${spelling}\` is a parameter property: its name is a variable of the constructor too.`;
      return [keyEdit(match, site.node, site.member, to)];
    case 'string':
      return nameInText(match, site.node, to);
    case 'query-text': {
      if (site.span) return [replaceRange(module, { start: site.span[0], end: site.span[1] }, to)];
      return nameInText(match, site.node, to);
    }
    case 'path':
    case 'value':
    case 'missing-value':
    case 'identifier':
      return `\`${spelling}\` is written in a way that has no name to change.`;
  }
}

function keyEdit(match: Match, key: AnyNode, property: AnyNode, to: string): Edit {
  const { module } = match;
  if (property.type === 'Property' && property.shorthand) {
    return insertAt(module, spanOf(property).start, `${isIdentifierName(to) ? to : writeKey(module, key, to)}: `);
  }
  return replaceNode(module, key, writeKey(module, key, to));
}

/** The name as a whole word of a string (`card.sub_type`, `-sub_type`), so that what surrounds it stays. */
function nameInText(match: Match, node: AnyNode, to: string): Edit[] | string {
  const { module, spelling } = match;
  const start = spanOf(node).start;
  const word = new RegExp(`(?<![\\w$])${escapeForPattern(spelling)}(?![\\w$])`, 'g');
  const hits = [...sourceOf(module, node).matchAll(word)];
  const [hit] = hits;
  if (hit && hits.length === 1) {
    const from = start + hit.index;
    return [replaceRange(module, { start: from, end: from + spelling.length }, to)];
  }
  if (stringValue(node) === spelling && quoteOf(module, node) !== undefined)
    return [replaceNode(module, node, writeLike(module, node, to))];
  return hits.length > 1
    ? `\`${spelling}\` stands ${hits.length} times in this text; which of them is meant is not known.`
    : `\`${spelling}\` is written with escapes here.`;
}

/** Why the new name cannot be written beside what is already there. */
function clashOf(situation: Situation, to: string): string | undefined {
  const { match, context } = situation;
  const { site, module } = match;
  const own = site.form === 'key' ? site.property : site.form === 'type-member' ? site.member : undefined;
  if (!own) return undefined;
  const container = site.form === 'key' ? site.object : context.facts.parentOf(own, module);
  if (!container) return undefined;
  for (const member of membersOf(container)) {
    if (isSamePlace(member, own) || !('key' in member) || ('computed' in member && member.computed)) continue;
    const name = keyName(member.key);
    if (name === to) return `\`${to}\` is there already beside \`${match.spelling}\`; decide which of the two stays.`;
    const sibling = context.siblings.find(
      (other) => other.id === match.id && isSamePlace(keyNodeOf(other) ?? own, member.key as AnyNode),
    );
    if (sibling && renamedTo(situation, sibling) === to)
      return `\`${match.spelling}\` and \`${sibling.spelling}\` both become \`${to}\`; decide which of the two stays.`;
  }
  return undefined;
}

function renamedTo(situation: Situation, other: Match): string | undefined {
  const { schedule, horizon, siblings } = situation.context;
  const deprecation = findDeprecation(schedule, other.id);
  const advice = adviceOn({ schedule, deprecation, target: other.target, asOf: situation.asOf, horizon });
  if (advice.replacement.kind !== 'rename' || !('name' in other.target)) return undefined;
  return spellLike(advice.replacement.to, other.target.name, other.spelling, {
    schedule,
    module: other.module,
    siblings,
  });
}

function keyNodeOf(match: Match): AnyNode | undefined {
  return match.site.form === 'key' || match.site.form === 'type-member' ? match.site.node : undefined;
}

function membersOf(container: AnyNode): readonly AnyNode[] {
  switch (container.type) {
    case 'ObjectExpression':
      return container.properties;
    case 'TSInterfaceBody':
    case 'ClassBody':
      return container.body;
    case 'TSTypeLiteral':
      return container.members;
    default:
      return [];
  }
}

function literalOf(node: AnyNode): AnyNode {
  return node.type === 'TSLiteralType' ? node.literal : node;
}

function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
