/** Mocks that are statements: `cy.intercept(…)` of Cypress, `page.route(…)` of Playwright. One answer becomes two statements. */
import type { AnyNode, RequestSite, SourceModule } from '@curfew/analyzer';
import type { Edit } from '../../plan-types.js';
import type { Situation } from '../../situation.js';
import { endOfLineAt } from '../../text/file-style.js';
import { usesSemicolons } from '../../text/layout.js';
import {
  beforeLeadingComments,
  indentAt,
  insertAt,
  isFirstOnLine,
  isInside,
  replaceNode,
  replaceRange,
  sourceOf,
  spanOf,
} from '../../text/source-text.js';
import { quoteOf, writeLike, writeString } from '../../text/strings.js';
import { propertyOf } from './object-literal.js';
import { sourceWith } from './two-calls.js';
import type { Call } from './written-call.js';

/** Where the path of a mock changes, and what is written there. */
export interface Intercepted {
  request: RequestSite;
  call: Call;
  /** The literal of the path. */
  path: AnyNode;
  segment: { start: number; end: number };
  next: string;
  /** What the first answer says: `{ id: 1 }`. */
  created: string;
  id: string;
  listField: string | undefined;
  /** The answer of the second, made of that of the old one. */
  answerOf: (list: string) => string;
}

/** The edits, or why the two answers cannot be written. */
export function interceptedAnswers(situation: Situation, mock: Intercepted): Edit[] | string {
  const { module } = situation.match;
  const { call, segment, next, id, created, answerOf } = mock;
  const statement = statementAround(situation, call);
  if (!statement) return 'The mock is part of an expression; answer the two operations that take over in statements.';
  const given = answerIn(situation, mock);
  if (typeof given === 'string') return given;
  const method = asPost(situation, mock);
  const whole = sourceWith({ module }, statement, [
    replaceRange(module, segment, next),
    replaceNode(module, given, created),
    ...method,
    ...withoutChain(module, call, statement),
  ]);
  const { text } = module;
  const start = beforeLeadingComments(text, spanOf(statement).start);
  const isOnLines = isFirstOnLine(text, start);
  const newLine = isOnLines ? endOfLineAt(text, start) + indentAt(text, start) : ' ';
  const isClosed = whole.endsWith(';') || (isOnLines && !usesSemicolons(module));
  return [
    insertAt(module, start, whole + (isClosed ? '' : ';') + newLine),
    replaceRange(module, segment, `${next}/${id}`),
    replaceNode(module, given, answerOf(sourceOf(module, given))),
  ];
}

/** `.as('events')` names the second answer alone. */
function withoutChain(module: SourceModule, call: AnyNode, statement: AnyNode): Edit[] {
  const range = { start: spanOf(call).end, end: spanOf(statement).end };
  const tail = module.text.slice(range.start, range.end);
  const mark = tail.endsWith(';') ? ';' : '';
  return tail === mark ? [] : [replaceRange(module, range, mark)];
}

/** The statement that is the call, with what is chained to it and an `await`. */
function statementAround({ context, match }: Situation, call: AnyNode): AnyNode | undefined {
  let at = call;
  for (;;) {
    const parent = context.facts.parentOf(at, match.module);
    const isChain =
      (parent?.type === 'MemberExpression' && isInside(at, parent.object)) ||
      (parent?.type === 'CallExpression' && isInside(at, parent.callee)) ||
      parent?.type === 'AwaitExpression';
    if (parent?.type === 'ExpressionStatement') return parent;
    if (!isChain) return undefined;
    at = parent;
  }
}

/** What the mock answers with, as an expression. */
function answerIn(situation: Situation, { request, call, path, listField }: Intercepted): AnyNode | string {
  const { module } = situation.match;
  const last = call.arguments.at(-1);
  if (!last || last.type === 'SpreadElement' || isInside(path, last))
    return 'It only watches the request; let it watch the two operations that take over.';
  if (request.library === 'cypress') return bodyOfReply(situation, last, listField);
  const fulfilled = fulfilledIn(last);
  if (!fulfilled) return 'What it answers is not written as one `fulfill`; answer the two operations that take over.';
  const json = propertyOf(fulfilled, 'json');
  if (json) return json.value;
  const body = propertyOf(fulfilled, 'body')?.value;
  const [text] =
    body?.type === 'CallExpression' && sourceOf(module, body.callee) === 'JSON.stringify' ? body.arguments : [];
  return text ?? 'What it answers is no JSON that is written here; answer the two operations that take over.';
}

/** The body of a static answer of Cypress. */
function bodyOfReply({ context, match }: Situation, reply: AnyNode, listField = 'body'): AnyNode | string {
  if (reply.type === 'ArrayExpression') return reply;
  if (reply.type === 'Identifier')
    return context.facts.initializerOf(reply, match.module)?.type === 'ArrayExpression'
      ? reply
      : `What \`${reply.name}\` holds is not seen; answer the two operations that take over.`;
  if (reply.type !== 'ObjectExpression')
    return 'A function answers; let one answer each of the two operations that take over.';
  const fixture = propertyOf(reply, 'fixture');
  if (fixture)
    return `The fixture holds the list alone; the answer holds it in \`${listField}\` from now on. Change that, and answer the POST as well.`;
  return propertyOf(reply, 'body')?.value ?? 'It answers without a body; answer the two operations that take over.';
}

/** The object in `(route) => route.fulfill({ … })`, also alone in a block. */
function fulfilledIn(handler: AnyNode): Extract<AnyNode, { type: 'ObjectExpression' }> | undefined {
  if (handler.type !== 'ArrowFunctionExpression' && handler.type !== 'FunctionExpression') return undefined;
  let body: AnyNode | null = handler.body;
  if (body?.type === 'BlockStatement') {
    const [only, ...more] = body.body;
    if (more.length > 0) return undefined;
    body =
      only?.type === 'ExpressionStatement' ? only.expression : only?.type === 'ReturnStatement' ? only.argument : null;
  }
  if (body?.type === 'AwaitExpression') body = body.argument;
  if (body?.type !== 'CallExpression' || body.callee.type !== 'MemberExpression') return undefined;
  const [options] =
    body.callee.property.type === 'Identifier' && body.callee.property.name === 'fulfill' ? body.arguments : [];
  return options?.type === 'ObjectExpression' ? options : undefined;
}

/** Of Cypress, the method of the first answer: written in place of `GET`, or in front of the URL. A route of Playwright has none. */
function asPost({ match: { module } }: Situation, { request, call, path }: Intercepted): Edit[] {
  if (request.library !== 'cypress') return [];
  const site = request.methodSite;
  if (site?.form === 'string' && isInside(site.node, call))
    return [replaceNode(module, site.node, writeLike(module, site.node, 'POST'))];
  const quote = quoteOf(module, path);
  const post = writeString('POST', quote === '"' ? '"' : "'");
  const [first] = call.arguments;
  return first?.type === 'ObjectExpression'
    ? [insertAt(module, spanOf(first.properties[0] ?? first).start, `method: ${post}, `)]
    : [insertAt(module, spanOf(path).start, `${post}, `)];
}
