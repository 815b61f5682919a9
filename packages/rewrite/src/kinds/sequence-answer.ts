/** Where the answer of the second call holds what the old call returned: a list becomes a field of a resource. */
import type { AnyNode } from '@curfew/analyzer';
import type { Operation } from '@curfew/schedule';
import type { Edit } from '../plan-types.js';
import type { Situation } from '../situation.js';
import { insertAt, isSamePlace, replaceRange, sourceOf, spanOf } from '../text/source-text.js';
import { walk } from '../text/walk.js';
import type { AwaitedRead } from './sequence.js';

/**
 * Edits that read the list from its new place, with what to check; or the reason why they cannot be written: without them the
 * code would take one resource for a list.
 */
export function answerEdits(
  situation: Situation,
  from: Operation,
  to: Operation,
  call: AnyNode,
  read: AwaitedRead,
): { edits: Edit[]; doubts: string[] } | string {
  const old = from.response;
  const next = to.response;
  if (!old || !next || (old.resource === next.resource && old.list === next.list)) return { edits: [], doubts: [] };
  const fields = Object.entries(situation.context.schedule.resources[next.resource]?.fields ?? {});
  const field = fields.find(([, model]) => model.resource === old.resource && (model.list ?? false) === old.list);
  if (!field)
    return {
      edits: [],
      doubts: [`The answer is the resource ${next.resource}; where it holds each ${old.resource} is not shown.`],
    };
  const [name, model] = field;
  const edits = editsFor(situation, name, call, read);
  const inferred = model.assumed ? ' (inferred, not shown)' : '';
  if (!edits)
    return `The answer is the resource ${next.resource}, which holds the list in \`${name}\`${inferred}; where the code reads the list is not seen.`;
  return {
    edits: [...edits, ...typeArgumentEdits(situation, name, call)],
    doubts: [`The answer is the resource ${next.resource}, read at its \`${name}\`${inferred}.`],
  };
}

/** `get<Event[]>` said what the old call returned; the field holds it now. */
function typeArgumentEdits({ match }: Situation, name: string, call: AnyNode): Edit[] {
  const { module } = match;
  const list = call.type === 'CallExpression' ? call.typeArguments?.params : undefined;
  const [only] = list ?? [];
  if (!only || list?.length !== 1) return [];
  return [replaceRange(module, spanOf(only), `{ ${name}: ${sourceOf(module, only)} }`)];
}

function editsFor(situation: Situation, name: string, call: AnyNode, read: AwaitedRead): Edit[] | undefined {
  const { match, context } = situation;
  const { module } = match;
  const { facts } = context;
  const site = match.site.form === 'path' ? match.site : undefined;
  const library = site?.request?.library;
  const parent = facts.parentOf(read.awaited, module);
  if (!parent) return undefined;
  if (library === 'fetch' && read.decoder === undefined) {
    const variable = variableOf(parent);
    if (variable !== undefined) return jsonReads(situation, variable, call, name);
    // `(await fetch(…)).json()`, awaited once more.
    const method =
      parent.type === 'MemberExpression' && sourceOf(module, parent.property) === 'json'
        ? facts.parentOf(parent, module)
        : undefined;
    const outer = method && facts.parentOf(method, module);
    return outer?.type === 'AwaitExpression' ? inParentheses(situation, outer, name) : undefined;
  }
  const wrapper = wrapperOf(situation, call, read);
  if (wrapper === undefined) return inParentheses(situation, read.awaited, name);
  if (parent.type === 'MemberExpression' && sourceOf(module, parent.property) === wrapper)
    return [insertAt(module, spanOf(parent).end, `.${name}`)];
  if (parent.type === 'VariableDeclarator' && parent.id.type === 'ObjectPattern') {
    const data = parent.id.properties.find(
      (property) => property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === wrapper,
    );
    if (data?.type !== 'Property' || data.value.type === 'AssignmentPattern') return undefined;
    const value = sourceOf(module, data.value);
    return [replaceRange(module, spanOf(data), `${wrapper}: { ${name}: ${value} }`)];
  }
  const variable = variableOf(parent);
  if (variable === undefined) return undefined;
  const reads = memberReads(situation, variable, call, wrapper);
  return reads.length > 0 ? reads.map((member) => insertAt(module, spanOf(member).end, `.${name}`)) : undefined;
}

/** The property of the client's answer that holds the body: `data` of axios, else what the code reads. */
export function wrapperOf(situation: Situation, call: AnyNode, read: AwaitedRead): string | undefined {
  const { match, context } = situation;
  if (match.site.form === 'path' && match.site.request?.library === 'axios') return 'data';
  if (read.decoder !== undefined) return undefined;
  const parent = context.facts.parentOf(read.awaited, match.module);
  const variable = parent && variableOf(parent);
  return ['data', 'body'].find((name) => {
    if (parent?.type === 'MemberExpression') return sourceOf(match.module, parent.property) === name;
    if (parent?.type === 'VariableDeclarator' && parent.id.type === 'ObjectPattern')
      return parent.id.properties.some(
        (property) => property.type === 'Property' && sourceOf(match.module, property.key) === name,
      );
    return variable !== undefined && memberReads(situation, variable, call, name).length > 0;
  });
}

function variableOf(parent: AnyNode): string | undefined {
  return parent.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? parent.id.name : undefined;
}

function inParentheses(situation: Situation, awaited: AnyNode, name: string): Edit[] | undefined {
  const { match, context } = situation;
  const { module } = match;
  const parent = context.facts.parentOf(awaited, module);
  const { start, end } = spanOf(awaited);
  // `(await x).map(…)` has its parentheses; the field goes behind them.
  if (parent?.type === 'MemberExpression' || parent?.type === 'TSAsExpression') {
    const after = /^\s*\)/.exec(module.text.slice(end))?.[0].length;
    return after === undefined ? undefined : [insertAt(module, end + after, `.${name}`)];
  }
  if (parent?.type === 'VariableDeclarator' && parent.id.type === 'ObjectPattern') return undefined;
  return [insertAt(module, start, '('), insertAt(module, end, `).${name}`)];
}

function jsonReads(situation: Situation, variable: string, call: AnyNode, name: string): Edit[] | undefined {
  const { module } = situation.match;
  const edits: (Edit[] | undefined)[] = [];
  const { facts } = situation.context;
  eachIn(situation, call, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return;
    const { object, property } = node.callee;
    if (object.type !== 'Identifier' || object.name !== variable) return;
    if (property.type !== 'Identifier' || property.name !== 'json') return;
    const parent = facts.parentOf(node, module);
    if (parent?.type === 'AwaitExpression') edits.push(inParentheses(situation, parent, name));
    else if (parent?.type === 'ReturnStatement' && functionOf(parent, situation) === functionOf(call, situation))
      edits.push([insertAt(module, spanOf(node).start, '(await '), insertAt(module, spanOf(node).end, `).${name}`)]);
    else edits.push(undefined);
  });
  return edits.length === 1 ? edits[0] : undefined;
}

/** `variable.name` behind the call, each. */
function memberReads(situation: Situation, variable: string, call: AnyNode, name: string): AnyNode[] {
  const reads: AnyNode[] = [];
  eachIn(situation, call, (node) => {
    if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier' || node.object.name !== variable) return;
    if (node.property.type === 'Identifier' && node.property.name === name) reads.push(node);
  });
  return reads;
}

/** Visits the function (or module) that holds the call, behind the call. */
function eachIn(situation: Situation, call: AnyNode, visit: (node: AnyNode) => void): void {
  const { module } = situation.match;
  const scope = functionOf(call, situation);
  walk(scope, module, (node) => {
    if (spanOf(node).start > spanOf(call).end && !isSamePlace(node, call)) visit(node);
  });
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
