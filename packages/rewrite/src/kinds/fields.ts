/** One field that several others stand for: a look-up in a list of references becomes the field that holds its id. */
import type { AnyNode, Match } from '@curfew/analyzer';
import { spellings, type Replacement } from '@curfew/schedule';
import { spellLike } from '../text/casing.js';
import { manual, rewrite } from '../plan-building.js';
import type { Plan } from '../plan-types.js';
import type { Situation } from '../situation.js';
import { replaceNode, replaceRange, sourceOf, spanOf } from '../text/source-text.js';
import { stringValue } from '../text/strings.js';
import { fieldsOfType } from './fields-of-type.js';

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

interface Lookup {
  /** `place` for `r.type === 'Place'`. */
  entry: string;
  /** What the field takes the place of. */
  whole: AnyNode;
  /** Reads of the id from the variable that holds what was found. */
  ids: AnyNode[];
}

/** Reads `.find(r => r.type === 'Place')` or `.filter(…)[0]` with `.id` behind it, or behind the variable that holds it. */
function lookupOf(references: AnyNode, { match, context }: Situation): Lookup | undefined {
  const { module } = match;
  const up = (node: AnyNode): AnyNode | undefined => {
    let parent = context.facts.parentOf(node, module);
    while (parent?.type === 'ChainExpression' || parent?.type === 'TSNonNullExpression')
      parent = context.facts.parentOf(parent, module);
    return parent;
  };
  const find = up(references);
  const call = find && up(find);
  if (find?.type !== 'MemberExpression' || find.property.type !== 'Identifier') return undefined;
  if (call?.type !== 'CallExpression' || call.arguments.length !== 1) return undefined;
  const [callback] = call.arguments;
  if (callback?.type !== 'ArrowFunctionExpression' || callback.params.length !== 1) return undefined;
  const entry = entryOf(callback.body);
  const found = find.property.name === 'find' ? call : find.property.name === 'filter' ? firstOf(up(call)) : undefined;
  const taker = found && up(found);
  if (entry === undefined || !taker) return undefined;
  if (isIdOf(taker)) return { entry, whole: taker, ids: [] };
  if (taker.type !== 'VariableDeclarator' || taker.id.type !== 'Identifier' || taker.id.typeAnnotation)
    return undefined;
  const uses = context.facts.variableOf(taker.id.name, taker.id, module)?.uses ?? [];
  const ids: AnyNode[] = [];
  for (const use of uses) {
    const read = context.facts.parentOf(use, module);
    const isTest =
      read?.type === 'UnaryExpression' ||
      ((read?.type === 'IfStatement' || read?.type === 'ConditionalExpression') && read.test === use);
    if (read && isIdOf(read)) ids.push(read);
    else if (!isTest) return undefined;
  }
  return ids.length > 0 ? { entry, whole: found, ids } : undefined;
}

/** `[0]` behind a list. */
function firstOf(node: AnyNode | undefined): AnyNode | undefined {
  return node?.type === 'MemberExpression' &&
    node.computed &&
    node.property.type === 'Literal' &&
    node.property.value === 0
    ? node
    : undefined;
}

function isIdOf(node: AnyNode): boolean {
  return (
    node.type === 'MemberExpression' &&
    !node.computed &&
    node.property.type === 'Identifier' &&
    node.property.name === 'id'
  );
}

function objectOf(node: AnyNode): AnyNode {
  return node.type === 'MemberExpression' ? node.object : node;
}

/** `r.type === 'Place'` and `type === 'Place'` -> `place`. */
function entryOf(body: AnyNode): string | undefined {
  if (body.type !== 'BinaryExpression' || !/^===?$/.test(body.operator)) return undefined;
  const left = body.left as AnyNode;
  const value = stringValue(body.right) ?? stringValue(left);
  const other = stringValue(body.right) === undefined ? body.right : left;
  const isType =
    (other.type === 'MemberExpression' && other.property.type === 'Identifier' && other.property.name === 'type') ||
    (other.type === 'Identifier' && other.name === 'type');
  if (!isType || value === undefined || !/^\w+$/.test(value)) return undefined;
  const lower = value.charAt(0).toLowerCase() + value.slice(1);
  return spellings(lower)[0];
}
