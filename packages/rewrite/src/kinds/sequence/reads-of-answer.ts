/** Where code reads the body from the answer of a request. */
import type { AnswerPlace, AnyNode } from '@curfew/analyzer';
import type { Situation } from '../../situation.js';
import { isInside, isSamePlace, sourceOf, spanOf } from '../../text/source-text.js';
import { walk } from '../../text/walk.js';
import type { WrittenCall } from './written-call.js';

export interface Reads {
  /** `response.data`. */
  members: AnyNode[];
  /** `{ data: rows }`: the key, the property of the pattern, and what it is bound to. */
  patterns: { key: string; property: AnyNode; value: string }[];
  /** `await response.json()`. */
  decoded: AnyNode[];
  /** `response.json()` as what an async function returns. */
  returned: AnyNode[];
  /** The answer goes where it is not seen. */
  escapes: boolean;
}

/**
 * The reads of what is bound or taken apart at a node: the member around an expression, the declarator that binds it, a parameter, or an
 * element of a pattern.
 */
export function readsOf(
  situation: Situation,
  written: WrittenCall,
  node: AnyNode,
  from: AnyNode,
  place: AnswerPlace,
): Reads {
  const { module } = written;
  const reads: Reads = { members: [], patterns: [], decoded: [], returned: [], escapes: false };
  const name = place.kind === 'body' ? undefined : place.kind === 'member' ? place.name : (place.below ?? place.name);
  const escape = (): Reads => ({ ...reads, escapes: true });
  if (node.type === 'MemberExpression' && place.kind === 'member') {
    if (sourceOf(module, node.property) !== name) return escape();
    reads.members.push(node);
    return reads;
  }
  const target = node.type === 'VariableDeclarator' ? node.id : node;
  if (target.type === 'ObjectPattern') {
    if (place.kind === 'member') return takePattern(written, target, place.name, reads) ? reads : escape();
    // `const { body } = await request(…)`, and `await body.json()` behind it.
    const bound = place.kind === 'method' && place.below !== undefined ? bindingOf(target, place.below) : undefined;
    if (place.kind !== 'method' || bound === undefined) return escape();
    collect(situation, written, bound, target, { kind: 'method', name: place.name }, reads);
    return reads;
  }
  if (target.type !== 'Identifier') return escape();
  collect(situation, written, target.name, from.type.includes('Function') ? from : target, place, reads);
  return reads;
}

/** Every use of a variable in the function (or module) that binds it, behind the binding. */
function collect(
  situation: Situation,
  written: WrittenCall,
  variable: string,
  binding: AnyNode,
  place: AnswerPlace,
  reads: Reads,
): void {
  const { module } = written;
  const { facts } = situation.context;
  const scope = binding.type.includes('Function') ? binding : functionOf(binding, situation);
  const name = place.kind === 'body' ? undefined : place.kind === 'member' ? place.name : (place.below ?? place.name);
  walk(scope, module, (node) => {
    if (node.type !== 'Identifier' || node.name !== variable || spanOf(node).start < spanOf(binding).start) return;
    if (isSamePlace(node, binding)) return;
    const parent = facts.parentOf(node, module);
    if (!parent || isName(node, parent)) return;
    if (
      binding.type.includes('Function') &&
      'params' in binding &&
      binding.params.some((each) => isSamePlace(each, node))
    )
      return;
    if (isInside(node, binding) && !binding.type.includes('Function')) return;
    if (parent.type === 'MemberExpression' && isSamePlace(parent.object, node) && !parent.computed) {
      if (sourceOf(module, parent.property) !== name) return;
      if (place.kind === 'member') reads.members.push(parent);
      else
        takeDecoding(
          situation,
          written,
          place.kind === 'method' && place.below !== undefined ? up(parent) : parent,
          scope,
          reads,
        );
      return;
    }
    if (parent.type === 'VariableDeclarator' && parent.id.type === 'ObjectPattern' && place.kind === 'member') {
      if (!takePattern(written, parent.id, place.name, reads)) reads.escapes = true;
      return;
    }
    // A condition says nothing about the body.
    if (parent.type === 'UnaryExpression' || parent.type === 'IfStatement') return;
    reads.escapes = true;
  });

  function up(node: AnyNode): AnyNode | undefined {
    return facts.parentOf(node, module);
  }
}

/** `response.json`: awaited here, or returned from the async function that has the response. */
function takeDecoding(
  { context }: Situation,
  { module }: WrittenCall,
  member: AnyNode | undefined,
  scope: AnyNode,
  reads: Reads,
): void {
  const call = member && context.facts.parentOf(member, module);
  const parent = call && context.facts.parentOf(call, module);
  if (call?.type === 'CallExpression' && parent?.type === 'AwaitExpression') reads.decoded.push(parent);
  else if (
    call?.type === 'CallExpression' &&
    ((parent?.type === 'ReturnStatement' && isIn(parent, scope)) || (parent && isSamePlace(parent, scope))) &&
    isAsync(scope)
  )
    reads.returned.push(call);
  else reads.escapes = true;

  function isIn(node: AnyNode, wanted: AnyNode): boolean {
    for (let at = context.facts.parentOf(node, module); at; at = context.facts.parentOf(at, module))
      if (at.type.includes('Function')) return isSamePlace(at, wanted);
    return false;
  }
}

function isAsync(node: AnyNode): boolean {
  return 'async' in node && node.async;
}

/** Takes `{ data: rows }` apart further; false where the pattern hands the whole on or has a default for it. */
function takePattern(
  { module }: WrittenCall,
  pattern: Extract<AnyNode, { type: 'ObjectPattern' }>,
  name: string,
  reads: Reads,
): boolean {
  const property = pattern.properties.find(
    (entry) => entry.type === 'Property' && !entry.computed && sourceOf(module, entry.key) === name,
  );
  if (!property) return pattern.properties.every((entry) => entry.type === 'Property');
  if (property.type !== 'Property' || property.value.type === 'AssignmentPattern') return false;
  reads.patterns.push({ key: name, property, value: sourceOf(module, property.value) });
  return true;
}

function bindingOf(pattern: Extract<AnyNode, { type: 'ObjectPattern' }>, name: string): string | undefined {
  for (const entry of pattern.properties)
    if (entry.type === 'Property' && entry.key.type === 'Identifier' && entry.key.name === name)
      return entry.value.type === 'Identifier' ? entry.value.name : undefined;
  return undefined;
}

/** An identifier that is a name, not a use of a variable. */
function isName(node: AnyNode, parent: AnyNode): boolean {
  if (parent.type === 'MemberExpression') return !parent.computed && isSamePlace(parent.property, node);
  return parent.type === 'Property' && !parent.shorthand && !parent.computed && isSamePlace(parent.key, node);
}

/** The function that holds a node, or else the module. */
function functionOf(node: AnyNode, { match, context }: Situation): AnyNode {
  let at = node;
  for (;;) {
    const parent = context.facts.parentOf(at, match.module);
    if (!parent) return at;
    at = parent;
    if (at.type.includes('Function')) return at;
  }
}
