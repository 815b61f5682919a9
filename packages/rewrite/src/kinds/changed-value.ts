/** A value that changes with the name it is written or compared under: the id of a member becomes the id of its user. */
import type { AnyNode } from '@curfew/analyzer';
import type { ValueMove } from '@curfew/schedule';
import type { Edit } from '../plan-types.js';
import type { Situation } from '../situation.js';
import { removeElements } from '../text/list-layout.js';
import { insertAt, isSamePlace, replaceNode, sourceOf, spanOf } from '../text/source-text.js';
import { keyName } from '../text/strings.js';
import { templateTextRanges } from '../text/template-text.js';
import { removeWithLastUse } from '../text/constant-removal.js';

/** What writes the new value, and what is left to check about it. */
export interface ChangedValue {
  edits: Edit[];
  doubts: string[];
}

/**
 * Edits that read the new value from the resource that the old one was read from; undefined where the code does not show that the
 * value is that field of that resource.
 */
export function changedValue(situation: Situation, move: ValueMove): ChangedValue | undefined {
  const value = valueOf(situation);
  const inner = value && withoutConversion(value);
  return inner && (changedMember(situation, move, inner, inner) ?? changedVariable(situation, move, inner));
}

/** What is written, sent or compared under the name of the match. */
function valueOf(situation: Situation): AnyNode | undefined {
  const { site, module } = situation.match;
  const parentOf = (node: AnyNode): AnyNode | undefined => situation.context.facts.parentOf(node, module);
  switch (site.form) {
    case 'key':
      return site.property.type === 'Property' ? site.property.value : undefined;
    case 'string': {
      const parent = parentOf(site.node);
      if (parent?.type === 'ArrayExpression') return parent.elements[1] ?? undefined;
      return site.call?.type === 'CallExpression' ? site.call.arguments[1] : undefined;
    }
    case 'query-text':
      return valueBehind(situation, site.node, site.span?.[1]);
    case 'member':
    case 'bracket': {
      let node = site.member;
      let parent = parentOf(node);
      while (parent?.type === 'ChainExpression' || parent?.type === 'TSNonNullExpression') {
        node = parent;
        parent = parentOf(node);
      }
      if (parent?.type === 'AssignmentExpression') return parent.left === node ? parent.right : undefined;
      if (parent?.type !== 'BinaryExpression' || !/^[!=]==?$/.test(parent.operator)) return undefined;
      return isSamePlace(parent.left, node) ? parent.right : parent.left;
    }
    default:
      return undefined;
  }
}

/** The hole, or the operand of `+`, right behind `?member_id=`. */
function valueBehind({ match, context }: Situation, text: AnyNode, nameEnd: number | undefined): AnyNode | undefined {
  const { module } = match;
  if (nameEnd === undefined || module.text.charAt(nameEnd) !== '=') return undefined;
  if (text.type === 'TemplateLiteral') {
    const at = templateTextRanges(module, text).findIndex(({ end }) => end === nameEnd + 1);
    return at === -1 ? undefined : text.expressions[at];
  }
  if (spanOf(text).end !== nameEnd + 2) return undefined;
  const parent = context.facts.parentOf(text, module);
  if (parent?.type !== 'BinaryExpression' || parent.operator !== '+') return undefined;
  if (isSamePlace(parent.left, text)) return parent.right;
  const outer = context.facts.parentOf(parent, module);
  return outer?.type === 'BinaryExpression' && outer.operator === '+' && isSamePlace(outer.left, parent)
    ? outer.right
    : undefined;
}

/** `String(x)`, `${x}`, `x as number`: what is converted. */
function withoutConversion(node: AnyNode): AnyNode {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
    case 'ChainExpression':
      return withoutConversion(node.expression);
    case 'TemplateLiteral': {
      const [only] = node.expressions;
      const isBare = node.quasis.every(({ value }) => value.raw === '');
      return only && node.expressions.length === 1 && isBare ? withoutConversion(only) : node;
    }
    case 'CallExpression': {
      const { callee } = node;
      const [argument] = node.arguments;
      if (callee.type === 'Identifier' && /^(?:String|Number|encodeURIComponent)$/.test(callee.name) && argument)
        return withoutConversion(argument);
      if (callee.type === 'MemberExpression' && keyName(callee.property) === 'toString')
        return withoutConversion(callee.object);
      return node;
    }
    default:
      return node;
  }
}

/** `member.id` -> `member.user.id`, written in place of `at`. */
function changedMember(
  { match, context }: Situation,
  move: ValueMove,
  node: AnyNode,
  at: AnyNode,
): ChangedValue | undefined {
  const { module } = match;
  if (node.type !== 'MemberExpression' || node.computed) return undefined;
  const held = context.facts.fieldOf(node, module);
  if (held?.resource !== move.resource || held.field !== move.from) return undefined;
  const { start } = spanOf(node);
  const property = spanOf(node.property).start;
  const text = module.text.slice(start, property) + move.to;
  const [first = ''] = move.to.split('.');
  const owner = sourceOf(module, node.object);
  const lacks = held.declared && !held.declared.includes(first);
  return {
    edits: node === at ? [replaceNode(module, node.property, move.to)] : [replaceNode(module, at, text)],
    doubts: [
      `The value changes with the name: \`${text}\` takes the place of \`${sourceOf(module, node)}\`.`,
      ...(lacks ? [`The type of \`${owner}\` does not declare \`${first}\`; add it there.`] : []),
    ],
  };
}

/** A variable that holds the old value: a constant of its own, or a name taken out of the resource. */
function changedVariable(situation: Situation, move: ValueMove, use: AnyNode): ChangedValue | undefined {
  const { match, context } = situation;
  const { module } = match;
  const { facts } = context;
  if (use.type !== 'Identifier') return undefined;
  const initializer = facts.initializerOf(use, module);
  if (initializer) {
    const changed = isVisibleFrom(situation, initializer, use)
      ? changedMember(situation, move, initializer, use)
      : undefined;
    if (!changed) return undefined;
    const removal = removeWithLastUse(use, module, facts);
    return { edits: [...changed.edits, ...removal.edits], doubts: [...changed.doubts, ...removal.doubts] };
  }
  const held = facts.fieldOf(use, module);
  const variable = facts.variableOf(use.name, use, module);
  const entry = variable && patternEntry(situation, variable.binding, move.from);
  if (!entry || held?.resource !== move.resource || held.field !== move.from) return undefined;
  const { pattern, property } = entry;
  const [first = ''] = move.to.split('.');
  const rest = move.to.slice(first.length);
  const present = pattern.properties.find((other) => other.type === 'Property' && keyName(other.key) === first);
  const name = present?.type === 'Property' ? present.value : undefined;
  if (present ? name?.type !== 'Identifier' : !facts.isNameFree(first, use, module)) return undefined;
  const text = (name?.type === 'Identifier' ? name.name : first) + rest;
  const isAlone = variable.uses.length === 1;
  const edits = [replaceNode(module, use, text)];
  if (present && isAlone) {
    const removal = removeElements(module, pattern.properties, new Set([entry.at]));
    if (!removal.losesComment) edits.push(...removal.edits);
  } else if (!present) {
    edits.push(isAlone ? replaceNode(module, property, first) : insertAt(module, spanOf(property).end, `, ${first}`));
  }
  return {
    edits,
    doubts: [`The value changes with the name: \`${text}\` takes the place of \`${sourceOf(module, use)}\`.`],
  };
}

type Pattern = Extract<AnyNode, { type: 'ObjectPattern' }>;

/** `{ id }`, `{ id: memberId }`: the part of a pattern that declares a variable for the field. */
function patternEntry(
  { match, context }: Situation,
  binding: AnyNode,
  field: string,
): { pattern: Pattern; property: AnyNode; at: number } | undefined {
  const property = context.facts.parentOf(binding, match.module);
  const pattern = property && context.facts.parentOf(property, match.module);
  if (property?.type !== 'Property' || pattern?.type !== 'ObjectPattern' || property.computed) return undefined;
  if (!isSamePlace(property.value, binding) || keyName(property.key) !== field) return undefined;
  return { pattern, property, at: pattern.properties.findIndex((other) => isSamePlace(other, property)) };
}

/** Whether the variable that an initializer begins with is the same where the constant is used, and holds the same there. */
function isVisibleFrom({ match, context }: Situation, initializer: AnyNode, use: AnyNode): boolean {
  let root = initializer;
  while (root.type === 'MemberExpression' && !root.computed) root = root.object;
  if (root.type !== 'Identifier') return false;
  const { module } = match;
  const variable = context.facts.variableOf(root.name, root, module);
  const seen = context.facts.variableOf(root.name, use, module);
  if (!variable || variable.binding !== seen?.binding) return false;
  return !variable.uses.some((other) => isWritten(other, context.facts.parentOf(other, module)));
}

function isWritten(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (parent?.type === 'AssignmentExpression') return isSamePlace(parent.left, node);
  return parent?.type === 'UpdateExpression';
}
