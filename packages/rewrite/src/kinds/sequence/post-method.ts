/** How a call that sends a GET is made one that sends a POST. */
import type { AnyNode, SourceModule } from '@curfew/analyzer';
import type { Edit } from '../../plan-types.js';
import type { Situation } from '../../situation.js';
import { quoteOfFile } from '../../text/file-style.js';
import { insertAt, isInside, isSamePlace, replaceNode, sourceOf, spanOf } from '../../text/source-text.js';
import { keyName, stringValue, writeLike, writeString } from '../../text/strings.js';
import { separatorText } from '../../text/list-layout.js';
import { walk } from '../../text/walk.js';
import type { Call, WrittenCall } from './written-call.js';

/** Clients that take `method` among the options behind the URL. */
const METHOD_IN_OPTIONS: ReadonlySet<string> = new Set([
  'axios',
  'fetch',
  'got',
  'ky',
  'ofetch',
  'undici',
  'UrlFetchApp',
]);

/** Edits of the copy of the call, or why it cannot send a POST. */
export function methodEdits(situation: Situation, written: WrittenCall, path: AnyNode): Edit[] | string {
  const { module, request, unit, call } = written;
  const place = request.methodSite;
  const isDirect = isSamePlace(call, request.sink.call) && request.sink.module.file === module.file;
  const [url] = call.arguments;
  if (isDirect && url && isSamePlace(url, path)) {
    // `cy.request(url)`, `request(url, callback)`.
    if (request.library === 'cypress')
      return [insertAt(module, spanOf(url).start, `${writeString('POST', quoteOfFile(module))}, `)];
    if (
      request.library === 'request' &&
      call.callee.type === 'Identifier' &&
      call.arguments[1]?.type !== 'ObjectExpression'
    )
      return [insertAt(module, spanOf(call.callee).end, '.post')];
  }
  if (place?.module.file === module.file && isInside(place.node, unit)) {
    const text = stringValue(place.node) ?? sourceOf(module, place.node);
    if (text.toUpperCase() !== 'GET') return `The method must become POST; the code says \`${text}\`.`;
    const word = text === 'GET' ? 'POST' : 'post';
    const isString = stringValue(place.node) !== undefined;
    return [replaceNode(module, place.node, isString ? writeLike(module, place.node, word) : word)];
  }
  if (isDirect && isChosen(call.callee))
    return `Which method \`${sourceOf(module, call.callee)}\` sends is decided where the code runs; write both calls by hand.`;
  const handed = verbArgument(call, path);
  if (handed) return [replaceNode(module, handed, 'post')];
  if (isDirect) {
    if (request.isMethodFixed === true)
      return `\`${sourceOf(module, call.callee)}\` always sends a GET; call the function for POST, and then this one.`;
    const config = configAround(situation, call, path, module);
    if (config) return methodBeside(module, config.properties, config.property);
    const [first] = call.arguments;
    if (first && isInside(path, first) && METHOD_IN_OPTIONS.has(request.library))
      return methodInOptions(module, call, 1);
    return 'The method is not written with the call; write a POST and then a GET.';
  }
  return methodThroughWrapper(situation, written, path);
}

/** The `get` of `call(client.get, '/events')`: a verb that is handed to a function which calls it. */
function verbArgument(call: Call, path: AnyNode): AnyNode | undefined {
  const [first, second] = call.arguments;
  const isVerb =
    first?.type === 'MemberExpression' && first.property.type === 'Identifier' && first.property.name === 'get';
  return isVerb && second && isSamePlace(second, path) ? first.property : undefined;
}

/** The object literal that is an argument of the call and has the path as one of its values: `{ url: '/events' }`. */
function configAround(
  { context }: Situation,
  call: Call,
  path: AnyNode,
  module: SourceModule,
): { property: AnyNode; properties: readonly AnyNode[] } | undefined {
  const property = context.facts.parentOf(path, module);
  const object = property && context.facts.parentOf(property, module);
  if (property?.type !== 'Property' || object?.type !== 'ObjectExpression') return undefined;
  return call.arguments.some((argument) => isSamePlace(argument, object))
    ? { property, properties: object.properties }
    : undefined;
}

function methodBeside(module: SourceModule, properties: readonly AnyNode[], property: AnyNode): Edit[] {
  const index = properties.findIndex((other) => isSamePlace(other, property));
  const text = `${separatorText(module, properties, index, ',')}method: ${writeString('POST', quoteOfFile(module))}`;
  return [insertAt(module, spanOf(property).end, text)];
}

function methodInOptions(module: SourceModule, call: Call, index: number): Edit[] | string {
  const method = `method: ${writeString('POST', quoteOfFile(module))}`;
  const options = call.arguments[index];
  const before = call.arguments[index - 1];
  if (!options)
    return before ? [insertAt(module, spanOf(before).end, `, { ${method} }`)] : 'The call has no place for a method.';
  if (options.type !== 'ObjectExpression')
    return options.type === 'SpreadElement'
      ? 'The options of the call are not seen.'
      : [replaceNode(module, options, `{ ...${sourceOf(module, options)}, ${method} }`)];
  if (options.properties.some((entry) => entry.type === 'Property' && keyName(entry.key) === 'method'))
    return 'The method is among the options, and not as plain text; write a POST and then a GET.';
  const [first] = options.properties;
  if (!first) return [replaceNode(module, options, `{ ${method} }`)];
  const between = options.properties.length > 1 ? separatorText(module, options.properties, 0, ',') : undefined;
  return [
    insertAt(module, spanOf(first).start, method + (between ?? separatorText(module, options.properties, 0, ','))),
  ];
}

/** A function of the project that sends the request: what it does with its parameters says where the method goes. */
function methodThroughWrapper(situation: Situation, written: WrittenCall, path: AnyNode): Edit[] | string {
  const { module, call, request } = written;
  const name = sourceOf(module, call.callee);
  const called = situation.context.facts.calledFunction(call, module);
  const unseen = `How \`${name}\` sends a POST is not seen; write a POST and then a GET.`;
  if (!called || !isFunctionNode(called.node)) return unseen;
  const { callee } = call;
  if (callee.type === 'MemberExpression' && !callee.computed && sourceOf(module, callee.property) === 'get')
    return hasSibling(situation, called, 'post')
      ? [replaceNode(module, callee.property, 'post')]
      : `\`${name}\` sends a GET, and there is no \`post\` beside it; write one, then a POST and a GET.`;
  const { params } = called.node;
  for (const [index, parameter] of params.entries()) {
    const use = methodUse(parameter, called, request.sink);
    if (use === 'options') return methodInOptions(module, call, index);
    if (use === 'config') {
      const config = configAround(situation, call, path, module);
      return config ? methodBeside(module, config.properties, config.property) : unseen;
    }
    if (use !== 'method') continue;
    const last = call.arguments[index - 1];
    if (call.arguments.length !== index || !last) return unseen;
    return [insertAt(module, spanOf(last).end, `, ${writeString('POST', quoteOfFile(module))}`)];
  }
  return `\`${name}\` takes no method: it always sends a GET. Give it one, then write a POST and a GET.`;
}

type FunctionLike = Extract<
  AnyNode,
  { type: 'ArrowFunctionExpression' | 'FunctionExpression' | 'FunctionDeclaration' }
>;

function isFunctionNode(node: AnyNode): node is FunctionLike {
  return (
    node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression' || node.type === 'FunctionDeclaration'
  );
}

/** What a parameter is to the request inside: its options, an object with the method, the method itself, or nothing of these. */
function methodUse(
  parameter: AnyNode,
  { module, node }: { module: SourceModule; node: AnyNode },
  sink: { module: SourceModule; call: AnyNode },
): 'options' | 'config' | 'method' | undefined {
  const target = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  if (target.type === 'ObjectPattern')
    return target.properties.some((entry) => entry.type === 'Property' && keyName(entry.key) === 'method')
      ? 'config'
      : undefined;
  if (target.type !== 'Identifier' || sink.call.type !== 'CallExpression') return undefined;
  if (sink.module.file !== module.file || !isInside(sink.call, node)) return undefined;
  const isParameter = (at: AnyNode): boolean => at.type === 'Identifier' && at.name === target.name;
  let use: 'options' | 'method' | undefined;
  for (const argument of sink.call.arguments) {
    if (isParameter(argument)) use = target.name === 'method' ? 'method' : 'options';
    if (argument.type !== 'ObjectExpression') continue;
    for (const entry of argument.properties) {
      if (entry.type === 'SpreadElement') {
        if (isParameter(entry.argument)) use = 'options';
      } else if (keyName(entry.key) === 'method') {
        if (use === 'options') use = undefined;
        walk(entry.value, module, (at) => {
          if (isParameter(at)) use = 'method';
        });
      }
    }
  }
  if (use === 'options' && isSamePlace(sink.call.arguments[0] ?? sink.call, target)) return undefined;
  const first = sink.call.arguments[0];
  return use === 'options' && first && isParameter(first) ? undefined : use;
}

/** Whether the object or class that holds a function has another one of this name. */
function hasSibling(
  { context }: Situation,
  { module, node }: { module: SourceModule; node: AnyNode },
  name: string,
): boolean {
  const member = context.facts.parentOf(node, module);
  const container = member && context.facts.parentOf(member, module);
  const members: readonly AnyNode[] =
    container?.type === 'ObjectExpression'
      ? container.properties
      : container?.type === 'ClassBody'
        ? container.body
        : [];
  return members.some((other) => 'key' in other && keyName(other.key) === name);
}

/** `api[verb]`, `(isNew ? api.post : api.put)`: a verb that is one of several. */
function isChosen(callee: AnyNode): boolean {
  return callee.type === 'ConditionalExpression' || (callee.type === 'MemberExpression' && callee.computed);
}
