/** A field or query parameter under another name. */
import type { AnyNode, Match } from '@curfew/analyzer';
import { escapePattern } from '@curfew/analyzer/words';
import type { Replacement } from '@curfew/schedule';
import { spellLike } from '../text/casing.js';
import { manual, rewrite } from '../plan-building.js';
import type { Edit, Plan } from '../plan-types.js';
import type { Situation } from '../situation.js';
import { insertAt, replaceNode, replaceRange, sourceOf, spanOf } from '../text/source-text.js';
import { isIdentifierName, quoteOf, stringValue, writeKey, writeLike } from '../text/strings.js';
import { namedConstant, sharedConstantDoubt } from '../named-constant.js';
import { changedValue } from './changed-value.js';
import { clashOf } from './rename-clash.js';
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
  if (clash && 'reason' in clash) return [manual(situation, title, clash.reason)];
  if (clash)
    return [
      rewrite(situation, `Remove \`${match.spelling}\`, for \`${to}\` is there`, clash.edits, { doubts: clash.doubts }),
    ];
  const edits = renameEdits(situation, to);
  if (typeof edits === 'string') return [manual(situation, title, edits)];
  const types = typeChange(situation, replacement.to);
  const value = replacement.value && changedValue(situation, replacement.value);
  // What the note of the schedule asks for is done where the value follows.
  const cautions = situation.cautions.filter((caution) => !value || caution !== replacement.note);
  const noun = idChangesItsNoun(original, replacement.to);
  const doubts = [
    ...(value?.doubts ?? []),
    ...types.doubts,
    ...(noun ? [noun] : []),
    ...declarationDoubt(situation, replacement),
    ...placeDoubts(situation, to),
  ];
  const all = [...edits, ...types.edits, ...(value?.edits ?? [])];
  return [rewrite({ ...situation, cautions }, title, all, { doubts })];
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

/** What the place of the name says: a constant with other uses, a rest that loses the new name. */
function placeDoubts({ match, context }: Situation, to: string): string[] {
  const { site, module, spelling } = match;
  if (site.form === 'string' || site.form === 'bracket') {
    const constant = namedConstant(site.node, module, context.facts);
    const doubt = constant && sharedConstantDoubt(constant, `\`${match.name}\` of the service`);
    return doubt === undefined ? [] : [doubt];
  }
  if (site.form !== 'destructuring') return [];
  const pattern = context.facts.parentOf(site.property, module);
  const rest = pattern?.type === 'ObjectPattern' ? pattern.properties.at(-1) : undefined;
  if (rest?.type !== 'RestElement') return [];
  return [
    `\`${to}\` is no longer in \`${sourceOf(module, rest)}\`: it is taken out there in place of \`${spelling}\`.`,
  ];
}

/** Edits that write `to` where the match stands, or the reason why that cannot be written. */
function renameEdits({ match }: Situation, to: string): Edit[] | string {
  const { module, site, spelling } = match;
  switch (site.form) {
    case 'member':
      if (!isIdentifierName(to)) return `\`${to}\` cannot stand after a dot.`;
      return [replaceNode(module, site.node, to)];
    case 'attribute':
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
  const value = property.type === 'Property' && key.type === 'Identifier' ? property.value : undefined;
  const name = value?.type === 'AssignmentPattern' ? value.left : value;
  if (value && name?.type === 'Identifier' && name.name === to) {
    // `{ sub_type: format_name }`: the two names agree now.
    const range = { start: spanOf(key).start, end: spanOf(value).start };
    const isBare = /^[\w$]+\s*:\s*$/.test(module.text.slice(range.start, range.end));
    if (isBare && /=>|\b(?:const|let)\b/.test(module.text)) return replaceRange(module, range, '');
  }
  return replaceNode(module, key, writeKey(module, key, to));
}

/** The name as a whole word of a string (`card.sub_type`, `-sub_type`), so that what surrounds it stays. */
function nameInText(match: Match, node: AnyNode, to: string): Edit[] | string {
  const { module, spelling } = match;
  const start = spanOf(node).start;
  const word = new RegExp(`(?<![\\w$])${escapePattern(spelling)}(?![\\w$])`, 'g');
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

function literalOf(node: AnyNode): AnyNode {
  return node.type === 'TSLiteralType' ? node.literal : node;
}
