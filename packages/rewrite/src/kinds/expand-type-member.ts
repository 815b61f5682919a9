/** One member of a type or schema that becomes several. */
import type { AnyNode, Site } from '@curfew/analyzer';
import type { Situation } from '../situation.js';
import { separatorText } from '../text/list-layout.js';
import { replaceNode, sourceOf, spanOf } from '../text/source-text.js';
import { keyName, writeKey } from '../text/strings.js';
import type { Expanded, ExpandedNames } from './expand.js';
import { membersOf } from './member-lists.js';

/** Writes the member once for each name, with its optionality, its type and its separator. */
export function expandTypeMember(
  { match, context }: Situation,
  site: Extract<Site, { form: 'type-member' }>,
  names: ExpandedNames,
): Expanded {
  const { module, spelling } = match;
  const { member, node: key } = site;
  const container = context.facts.parentOf(member, module);
  const siblings = membersOf(container);
  if (!siblings || (member.type !== 'TSPropertySignature' && member.type !== 'Property'))
    return {
      missing: `\`${spelling}\` is not a plain member of a type here; write ${Object.values(names).slice(0, 3).join(', ')}.`,
    };
  const present = siblings.flatMap((other) => ('key' in other ? [keyName(other.key as AnyNode)] : []));
  if (present.includes(names.start) || present.includes(names.end))
    return { missing: `\`${names.start}\` or \`${names.end}\` is there already; decide which of the two stays.` };
  const whole = sourceOf(module, member);
  const isProperty = member.type === 'Property';
  const mark = isProperty ? '' : (/[;,]$/.exec(whole)?.[0] ?? '');
  const start = spanOf(member).start;
  const head = module.text.slice(start, spanOf(key).start);
  const tail = module.text.slice(spanOf(key).end, spanOf(member).end - mark.length);
  const texts = [names.start, names.end, names.zone]
    .filter((name) => !present.includes(name))
    .map((name) => head + writeKey(module, key, name) + tail);
  const at = siblings.findIndex((other) => spanOf(other).start === start);
  const between = separatorText(module, siblings, at, isProperty ? ',' : '');
  const inner =
    isProperty || mark !== '' || /[\r\n]/.test(between)
      ? mark
      : (/[;,]$/.exec(sourceOf(module, siblings[0] ?? member))?.[0] ?? ';');
  const annotation = member.type === 'TSPropertySignature' ? member.typeAnnotation?.typeAnnotation.type : undefined;
  return {
    edits: [replaceNode(module, member, texts.join(inner + between) + mark)],
    doubts:
      annotation === undefined || annotation === 'TSStringKeyword'
        ? []
        : ['The type of the old member is kept for the new ones; each of them is a string.'],
  };
}
