/** Look-ups in a list of references: which entry is looked up, and what its id is read into. */
import type { AnyNode } from '@curfew/analyzer';
import { spellings } from '@curfew/schedule';
import type { Situation } from '../situation.js';
import { stringValue } from '../text/strings.js';

export interface Lookup {
  /** `place` for `r.type === 'Place'`. */
  entry: string;
  /** What the field takes the place of. */
  whole: AnyNode;
  /** Reads of the id from the variable that holds what was found. */
  ids: AnyNode[];
}

/** Reads `.find(r => r.type === 'Place')` or `.filter(…)[0]` with `.id` behind it, or behind the variable that holds it. */
export function lookupOf(references: AnyNode, { match, context }: Situation): Lookup | undefined {
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

export function objectOf(node: AnyNode): AnyNode {
  return node.type === 'MemberExpression' ? node.object : node;
}

/** `r.type === 'Place'` and `type === 'Place'` -> `place`. */
export function entryOf(body: AnyNode): string | undefined {
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
