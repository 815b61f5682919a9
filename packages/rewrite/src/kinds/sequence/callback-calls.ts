/** Clients that hand the answer to a callback of Node's kind, `(error, response, body)`: request, and superagent with `end`. */
import type { AnyNode } from '@curfew/analyzer';
import type { Edit } from '../../plan-types.js';
import type { Situation } from '../../situation.js';
import { endOfLineAt, indentOfFile } from '../../text/file-style.js';
import { usesSemicolons } from '../../text/layout.js';
import {
  beforeLeadingComments,
  indentAt,
  insertAt,
  isFirstOnLine,
  isSamePlace,
  replaceNode,
  replaceRange,
  sourceOf,
  spanOf,
} from '../../text/source-text.js';
import type { Operations } from './compose-call.js';
import { handedCall, statementOf } from './handed-call.js';
import { isWrittenFunction } from './handed-body.js';
import { freeName, namesTakenBefore } from './names.js';
import { propertyOf } from './object-literal.js';
import { resourceOf } from './answer.js';
import { sourceWith, twoCalls, type PathEdits } from './two-calls.js';
import type { WrittenCall } from './written-call.js';

const UNNAMED =
  'The answer is handed to a callback in the middle of an expression; give the callback a name, call the first operation, and the second in its callback.';

/**
 * The callback gets a name, the first call a callback that makes the second. Undefined where the answer is not handed to such a callback;
 * the reason where the calls cannot be written.
 */
export function callbackCalls(
  situation: Situation,
  written: WrittenCall,
  path: AnyNode,
  operations: Operations,
  pathsFor: (id: string) => PathEdits | undefined,
): Edit[] | string | undefined {
  const handed = handedCall(situation, written);
  if (!handed) return undefined;
  const { module, request } = written;
  const { idField, listField } = operations;
  const { callback, call } = handed;
  const statement = statementOf(situation, written, call);
  if (!statement) return UNNAMED;
  if (!isWrittenFunction(callback)) return `What \`${sourceOf(module, callback)}\` does with the answer is not seen.`;
  const [errorParameter] = callback.params;
  if (errorParameter?.type !== 'Identifier')
    return 'The callback does not name the error it is handed; call the second operation in it, and give that the callback.';
  if (
    isTyped(module.file) &&
    callback.params.some((parameter) => !('typeAnnotation' in parameter && parameter.typeAnnotation))
  )
    return 'The parameters of the callback have the types of the call around it; call the second operation in it, and give that the callback.';
  const reads = listField === undefined ? [] : readsIn(situation, written, callback, listField);
  if (typeof reads === 'string') return reads;
  const name = freeName(resourceOf(situation), call, situation);
  const handler = freeName(handlerName(listField), call, situation, namesTakenBefore(statement, situation));
  const isText = request.library === 'request' && isTextBody(written, callback);
  const id =
    request.library === 'superagent'
      ? `${name}.body.${idField}`
      : isText
        ? `JSON.parse(${name}).${idField}`
        : `${name}.${idField}`;
  const paths = pathsFor(id);
  if (!paths) return 'The text of the path is not plain enough to be written twice.';
  const calls = twoCalls(situation, written, path, paths, { idField, listField, onLines: false });
  if (typeof calls === 'string') return calls;
  const { text } = module;
  const start = beforeLeadingComments(text, spanOf(statement).start);
  const isOnLines = isFirstOnLine(text, start);
  const outer = indentAt(text, start);
  const line = indentAt(text, spanOf(callback).start);
  const end = usesSemicolons(module) || !isOnLines ? ';' : '';
  const newLine = (indent: string): string => (isOnLines ? endOfLineAt(text, start) + indent : ' ');
  const inner = line + indentOfFile(module);
  const error = errorParameter.name;
  const parameters = request.library === 'superagent' ? [error, name] : [error, 'response', name];
  const second = sourceWith(written, call, [...calls.edits, replaceNode(module, callback, handler)]);
  const first = [
    `(${parameters.join(', ')}) => {`,
    `${newLine(inner)}if (${error}) return ${handler}(${parameters.slice(0, 2).join(', ')})${end}`,
    `${newLine(inner)}${movedTo(second, outer, inner)}${end}`,
    `${newLine(line)}}`,
  ].join('');
  const named = movedTo(sourceWith(written, callback, reads), line, outer);
  return [
    insertAt(module, start, `const ${handler} = ${named}${end}${newLine(outer)}`),
    replaceRange(
      module,
      spanOf(call),
      sourceWith(written, call, [...calls.create, replaceNode(module, callback, first)]),
    ),
  ];
}

/** `onEvents`. */
const handlerName = (field = 'answer'): string => `on${field.charAt(0).toUpperCase()}${field.slice(1)}`;

/** Text whose lines began with one indentation, with another; as it is where a line of it may be part of a template. */
function movedTo(text: string, from: string, to: string): string {
  if (/`[^`]*[\r\n][^`]*`/.test(text)) return text;
  return text.replace(/(\r\n|[\r\n])([ \t]*)/g, (whole, end: string, indent: string) =>
    indent.startsWith(from) ? end + to + indent.slice(from.length) : whole,
  );
}

const isTyped = (file: string): boolean => /\.[cm]?tsx?$/.test(file);

/** Whether the body is handed over as text: no `json` among the options, and the callback parses it. */
function isTextBody({ module, call }: WrittenCall, callback: AnyNode): boolean {
  const options = call.arguments.find((argument) => argument.type === 'ObjectExpression');
  return !(options && propertyOf(options, 'json')) && /\bJSON\.parse\(/.test(sourceOf(module, callback));
}

/** Edits of the reads of the body in the callback. */
function readsIn(
  { context: { facts } }: Situation,
  { module, request }: WrittenCall,
  callback: Extract<AnyNode, { params: unknown }>,
  field: string,
): Edit[] | string {
  const edits: Edit[] = [];
  const [, response, body] = callback.params;
  const unseen = `Where the callback reads the list, which is in \`${field}\` from now on, is not seen.`;
  for (const parameter of [response, body]) {
    if (!parameter) continue;
    if (parameter.type !== 'Identifier') return unseen;
    const variable = facts.variableOf(parameter.name, parameter, module);
    if (!variable) return unseen;
    for (const use of variable.uses) {
      const read = parameter === body ? use : bodyOf(use);
      if (read === 'escapes') return unseen;
      if (read) takeBody(read);
    }
  }
  return edits;

  /** `response.body` around `response`; undefined where something else of it is read. */
  function bodyOf(use: AnyNode): AnyNode | 'escapes' | undefined {
    const parent = facts.parentOf(use, module);
    if (parent?.type === 'UnaryExpression' || parent?.type === 'IfStatement' || parent?.type === 'LogicalExpression')
      return undefined;
    if (parent?.type !== 'MemberExpression' || !isSamePlace(parent.object, use)) return 'escapes';
    const name = sourceOf(module, parent.property);
    if (name === 'text' && request.library === 'superagent') return 'escapes';
    return name === 'body' ? parent : undefined;
  }

  function takeBody(read: AnyNode): void {
    const parent = facts.parentOf(read, module);
    if (parent?.type === 'UnaryExpression' || parent?.type === 'IfStatement') return;
    const isParsed = parent?.type === 'CallExpression' && sourceOf(module, parent.callee) === 'JSON.parse';
    edits.push(insertAt(module, spanOf(isParsed ? parent : read).end, `.${field}`));
  }
}
