/** What a handler of a server answers with: what it returns, or gives to the response that it is given. */
import { ANSWER_MEMBER, answersWith } from '../clients/route-handlers.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { variableAt } from '../syntax/module-index.js';
import { memberName, unwrap, type FunctionNode } from '../syntax/nodes.js';
import { nodesWithin } from '../syntax/nodes-within.js';
import { functionsAmong, alternatives, unionOfKnown, type FunctionValue, type Value } from '../values/value.js';
import { calledName } from './called-name.js';
import { callFunction, openFrame } from './frames.js';
import type { Context } from './context.js';
import { bodyOf } from './replies.js';

/** The answer of a handler as it is written: a function, a name of one, or what wraps one. */
export function answerOfHandler(context: Context, handler: AnyNode, module: SourceModule): Value {
  return answerOfFunctions(context, handlersIn(context, handler, module));
}

/** The answer of functions that handle requests. */
export function answerOfFunctions(context: Context, handlers: readonly FunctionValue[]): Value {
  return unionOfKnown(handlers.flatMap((handler) => answersOf(context, handler)));
}

function handlersIn(context: Context, written: AnyNode, module: SourceModule): FunctionValue[] {
  const node = unwrap(written);
  const inner = node.type === 'CallExpression' ? node.arguments : [];
  return [
    ...functionsAmong(context.evaluate(node, module, undefined)),
    ...inner.flatMap((argument) => handlersIn(context, argument, module)),
  ];
}

/** Values that are nothing a server could send. */
const NO_DATA = new Set<Value['kind']>(['package', 'library', 'client', 'function', 'constant', 'foreign']);

function answersOf(context: Context, handler: FunctionValue): Value[] {
  const { node, module } = handler;
  const place = { node, module, frame: undefined };
  const frame = openFrame(context, handler, [], place);
  const sent = answersIn(node, module).map((answer) => context.evaluate(answer, module, frame));
  return [bodyOf(callFunction(context, handler, [], place)), ...sent]
    .flatMap(alternatives)
    .filter(({ kind }) => !NO_DATA.has(kind));
}

/** The expressions that a handler gives to what sends them. */
function answersIn(handler: FunctionNode, module: SourceModule): AnyNode[] {
  const given = nodesWithin('calls', { node: handler, module }).flatMap((call) => answerOfCall(call, module) ?? []);
  const assigned = nodesWithin('assignments', { node: handler, module }).flatMap(({ left, right }) =>
    isAnswerMember(left, module) ? [right] : [],
  );
  return [...given, ...assigned].map(withoutText);
}

/** What a call sends as an answer, `res.status(201).json(cards)`, `Response.json(cards)`; undefined for other calls. */
export function answerOfCall(call: AnyNode, module: SourceModule): AnyNode | undefined {
  if (call.type !== 'CallExpression' && call.type !== 'NewExpression') return undefined;
  const [first] = call.arguments;
  const on = first && first.type !== 'SpreadElement' ? rootOf(call.callee, module) : undefined;
  return on !== undefined && answersWith(calledName(call.callee, module), on) ? first : undefined;
}

/** `ctx.body`, `ctx.response.body`. */
export function isAnswerMember(node: AnyNode, module: SourceModule): boolean {
  return node.type === 'MemberExpression' && memberName(node) === ANSWER_MEMBER && rootOf(node, module) === 'given';
}

/** Whether what a chain of members and calls begins at is given to a function, or comes from outside of the module. */
function rootOf(node: AnyNode, module: SourceModule): 'given' | 'imported' | undefined {
  let root = unwrap(node);
  while (root.type === 'MemberExpression' || root.type === 'CallExpression')
    root = unwrap(root.type === 'MemberExpression' ? root.object : root.callee);
  if (root.type !== 'Identifier') return undefined;
  const [definition] = variableAt(root.name, root, module)?.defs ?? [];
  if (!definition || definition.type === 'ImportBinding') return 'imported';
  return definition.type === 'Parameter' ? 'given' : undefined;
}

/** `cards` of `JSON.stringify(cards)`. */
function withoutText(node: AnyNode): AnyNode {
  const { arguments: args = [], callee } = node as Partial<Extract<AnyNode, { type: 'CallExpression' }>>;
  const [first] = args;
  const isText = callee?.type === 'MemberExpression' && memberName(callee) === 'stringify';
  return isText && first ? first : node;
}
