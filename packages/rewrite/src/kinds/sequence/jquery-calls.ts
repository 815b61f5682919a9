/** jQuery: the options hold the URL, the method and the functions that are handed the answer; shorthands take the last as arguments. */
import type { AnyNode } from '@curfew/analyzer';
import type { Edit } from '../../plan-types.js';
import { quoteOfFile } from '../../text/file-style.js';
import { separatorText } from '../../text/list-layout.js';
import { insertAt, isInside, replaceNode, replaceRange, sourceOf, spanOf } from '../../text/source-text.js';
import { writeLike, writeString } from '../../text/strings.js';
import { isWrittenFunction, takesField } from './handed-body.js';
import { propertyOf, withoutProperties, type ObjectLiteral, type Property } from './object-literal.js';
import type { WrittenCall } from './written-call.js';

/** Edits of both calls, and what is chained behind the second. */
export interface JqueryCalls {
  create: Edit[];
  fetch: Edit[];
  behind?: string;
}

const JSON_TYPE = 'application/json';

/** Both calls of jQuery, or why they cannot be written. */
export function jqueryCalls(written: WrittenCall, path: AnyNode, field: string | undefined): JqueryCalls | string {
  const { module, call } = written;
  const name = call.callee.type === 'MemberExpression' ? sourceOf(module, call.callee.property) : '';
  const options = call.arguments.find(
    (argument): argument is ObjectLiteral => argument.type === 'ObjectExpression' && name === 'ajax',
  );
  if (name === 'ajax') return options ? ajaxCalls(written, options, path, field) : unseenOptions(written);
  if (name !== 'get' && name !== 'getJSON') return unseenOptions(written);
  return shorthandCalls(written, field);
}

function unseenOptions({ module, call }: WrittenCall): string {
  return `The options of \`${sourceOf(module, call.callee)}\` are not written with the call; write both calls by hand.`;
}

/** `$.ajax({ url, data, success, error })`: an error of either call goes to `.fail(…)`. */
function ajaxCalls(
  { module }: WrittenCall,
  options: ObjectLiteral,
  path: AnyNode,
  field: string | undefined,
): JqueryCalls | string {
  if (options.properties.some((entry) => entry.type !== 'Property')) return 'The options of the call are not all seen.';
  for (const name of ['complete', 'dataFilter', 'statusCode', 'async', 'jsonp'])
    if (propertyOf(options, name))
      return `\`${name}\` is called once a request; with two, say which of them it is for.`;
  const quote = quoteOfFile(module);
  const url = propertyOf(options, 'url');
  const method = propertyOf(options, new Set(['method', 'type']));
  const data = propertyOf(options, 'data');
  const success = propertyOf(options, 'success');
  const error = propertyOf(options, 'error');
  if (method?.shorthand === true) return 'The method is not written with the call; write a POST and then a GET.';
  const handled = success && field !== undefined ? takesField(module, success.value, field) : [];
  if (typeof handled === 'string') return handled;
  if (success?.method === true || error?.method === true)
    return 'A method of the options is handed the answer; write both calls by hand.';
  const without = (...unwanted: (Property | undefined)[]): Edit[] =>
    withoutProperties(
      module,
      options.properties,
      unwanted.filter((entry) => entry !== undefined),
    );
  const create: Edit[] = [];
  if (method) create.push(replaceNode(module, method.value, writeLike(module, method.value, 'POST')));
  else {
    const text = `method: ${writeString('POST', quote)}`;
    const index = url ? options.properties.indexOf(url) : 0;
    if (url && isInside(path, url))
      create.push(insertAt(module, spanOf(url).end, separatorText(module, options.properties, index, ',') + text));
    else create.push(insertAt(module, spanOf(options).start + 1, ` ${text},`));
  }
  if (data) {
    const json = `data: JSON.stringify(${sourceOf(module, data.value)})`;
    const between = separatorText(module, options.properties, options.properties.indexOf(data), ',');
    const type = propertyOf(options, 'contentType') ? '' : `contentType: ${writeString(JSON_TYPE, quote)}${between}`;
    create.push(replaceNode(module, data, type + json));
  }
  create.push(...without(success, error));
  return {
    create,
    fetch: [...handled, ...without(data, error)],
    ...(error ? { behind: `.fail(${sourceOf(module, error.value)})` } : {}),
  };
}

/** `$.getJSON(url, data, success)`. */
function shorthandCalls({ module, call }: WrittenCall, field: string | undefined): JqueryCalls | string {
  const [url, ...rest] = call.arguments;
  if (!url || call.callee.type !== 'MemberExpression') return 'The method is not written with the call.';
  const data = rest.find((argument) => argument.type === 'ObjectExpression');
  const others = rest.filter((argument) => argument !== data);
  const [success] = others;
  if (success && !isWrittenFunction(success))
    return `What \`${sourceOf(module, success)}\` is in the call is not seen.`;
  const handled = success && field !== undefined ? takesField(module, success, field) : [];
  if (typeof handled === 'string') return handled;
  const quote = quoteOfFile(module);
  const end = spanOf(call).end - 1;
  const verb = replaceNode(module, call.callee.property, data ? 'ajax' : 'post');
  const create = data
    ? [
        verb,
        insertAt(module, spanOf(url).start, '{ url: '),
        replaceRange(
          module,
          { start: spanOf(url).end, end },
          `, method: ${writeString('POST', quote)}, contentType: ${writeString(JSON_TYPE, quote)}, data: JSON.stringify(${sourceOf(module, data)}) }`,
        ),
      ]
    : [verb, replaceRange(module, { start: spanOf(url).end, end }, '')];
  const fetch = data
    ? [...handled, replaceRange(module, { start: spanOf(url).end, end: spanOf(data).end }, '')]
    : handled;
  return { create, fetch };
}
