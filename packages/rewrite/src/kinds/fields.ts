/** One field that several others stand for: a look-up in a list of references becomes the field that holds its id. */
import type { AnyNode, Match } from '@curfew/analyzer';
import type { Replacement } from '@curfew/schedule';
import { spellLike } from '../text/casing.js';
import { manual, rewrite } from '../plan-building.js';
import type { Plan } from '../plan-types.js';
import type { Situation } from '../situation.js';
import { replaceNode, replaceRange, sourceOf, spanOf } from '../text/source-text.js';
import { planDestructured } from './destructured-lookup.js';
import { fieldsOfType } from './fields-of-type.js';
import { entryOf, lookupOf, objectOf } from './reference-lookup.js';

type Fields = Extract<Replacement, { kind: 'fields' }>;

/** Plans `event.references.find((r) => r.type === 'Place')?.id` -> `event.place_id`; everything else is for a person. */
export function planFields(situation: Situation, replacement: Fields): Plan[] {
  const { match, context } = situation;
  const { site, module, spelling } = match;
  const names = replacement.into.map((name) => `\`${name}\``).join(', ');
  const title = `Use ${names} in place of \`${spelling}\``;
  const missing = `Which of ${names} stands for this use of \`${spelling}\` is not there to be read.`;
  if (site.form === 'type-member') {
    const isLeft = (other: Match): boolean =>
      planFields({ ...situation, match: other }, replacement).every((plan) => plan.class === 'manual');
    return [fieldsOfType(situation, site, { replacement, title, missing, isLeft })];
  }
  if (site.form === 'destructuring')
    return [planDestructured(situation, site, replacement.into) ?? manual(situation, title, missing)];
  if (site.form !== 'member') return [manual(situation, title, missing)];
  const lookup = lookupOf(site.member, situation);
  const field = lookup && replacement.into.find((name) => name === `${lookup.entry}_id`);
  if (!lookup) return planTest(situation, replacement) ?? [manual(situation, title, missing)];
  if (field === undefined)
    return [
      manual(
        situation,
        title,
        `It looks up the ${lookup.entry}; ${names} stand for others, and for that one nothing is shown.`,
      ),
    ];
  const original = 'name' in match.target ? match.target.name : spelling;
  const to = spellLike(field, original, spelling, { schedule: context.schedule, module, siblings: context.siblings });
  const edits = [
    replaceRange(module, { start: spanOf(site.node).start, end: spanOf(lookup.whole).end }, to),
    // What was looked up is kept in a variable: it holds the id from now on.
    ...lookup.ids.map((id) => replaceNode(module, id, sourceOf(module, objectOf(id)))),
  ];
  return [
    rewrite(situation, `Use \`${to}\` in place of a look-up in \`${spelling}\``, edits, {
      doubts: [
        `What \`${spelling}\` holds is not shown: check that \`${to}\` is the id that \`${sourceOf(module, lookup.whole).replace(/\s+/g, ' ')}\` finds.`,
      ],
    }),
  ];
}

/** `event.references.some((r) => r.type === 'Place' && r.id === id)` -> `event.place_id === id`. */
function planTest(situation: Situation, replacement: Fields): Plan[] | undefined {
  const { match, context } = situation;
  const { site, module, spelling } = match;
  if (site.form !== 'member') return undefined;
  const parentOf = (node: AnyNode): AnyNode | undefined => context.facts.parentOf(node, module);
  const some = parentOf(site.member);
  const call = some && parentOf(some);
  if (some?.type !== 'MemberExpression' || sourceOf(module, some.property) !== 'some') return undefined;
  if (call?.type !== 'CallExpression' || call.arguments.length !== 1) return undefined;
  const [callback] = call.arguments;
  if (callback?.type !== 'ArrowFunctionExpression' || callback.params.length !== 1) return undefined;
  const { body } = callback;
  if (body.type !== 'LogicalExpression' || body.operator !== '&&') return undefined;
  const [first, second] = isTypeTest(body.left) ? [body.left, body.right] : [body.right, body.left];
  const entry = entryOf(first);
  const id = idTest(second);
  const field = replacement.into.find((name) => name === `${entry ?? ''}_id`);
  const parameter = sourceOf(module, callback.params[0] as AnyNode)
    .replace(/[:=].*/s, '')
    .trim();
  if (!id || field === undefined) return undefined;
  const value = sourceOf(module, id.value);
  // What is compared must mean the same outside of the callback.
  if (
    id.value.type !== 'Literal' &&
    (id.value.type !== 'Identifier' || value === parameter || parameter.includes(value))
  )
    return undefined;
  const original = 'name' in match.target ? match.target.name : spelling;
  const to = spellLike(field, original, spelling, { schedule: context.schedule, module, siblings: context.siblings });
  const outer = parentOf(call)?.type === 'ChainExpression' ? parentOf(parentOf(call) ?? call) : parentOf(call);
  const isOperand = outer?.type === 'UnaryExpression' || outer?.type === 'BinaryExpression';
  const object = spanOf(site.member).start;
  const text = `${to} ${id.operator} ${value}${isOperand ? ')' : ''}`;
  const edits = [replaceRange(module, { start: spanOf(site.node).start, end: spanOf(call).end }, text)];
  if (isOperand) edits.push(replaceRange(module, { start: object, end: object }, '('));
  return [
    rewrite(situation, `Compare \`${to}\` in place of a look-up in \`${spelling}\``, edits, {
      doubts: [`What \`${spelling}\` holds is not shown: check that \`${to}\` is the id that is looked for.`],
    }),
  ];
}

function isTypeTest(node: AnyNode): boolean {
  return entryOf(node) !== undefined;
}

/** `r.id === 5`: the operator and the other side. */
function idTest(node: AnyNode): { operator: string; value: AnyNode } | undefined {
  if (node.type !== 'BinaryExpression' || !/^===?$/.test(node.operator)) return undefined;
  const left = node.left as AnyNode;
  const isId = (side: AnyNode): boolean =>
    (side.type === 'MemberExpression' && side.property.type === 'Identifier' && side.property.name === 'id') ||
    (side.type === 'Identifier' && side.name === 'id');
  if (isId(left)) return { operator: node.operator, value: node.right };
  return isId(node.right) ? { operator: node.operator, value: left } : undefined;
}
