/** The first of two calls, written as the client of the old call is: fetch, axios, and clients of their kind. */
import type { AnyNode, RequestSite, SourceModule } from '@curfew/analyzer';
import type { Edit } from '../plan-types.js';
import { removalRanges } from '../text/list-layout.js';
import { isSamePlace, replaceRange, sourceOf, spanOf } from '../text/source-text.js';
import { quoteOfFile } from '../text/file-style.js';
import { keyName, writeString } from '../text/strings.js';
import type { AwaitedRead } from './sequence.js';

export interface CallForms {
  /** The statement that creates, without its end. */
  create: string;
  /** What changes in the call that stays. */
  edits: Edit[];
}

interface Writing {
  createPath: string;
  name: string;
  module: SourceModule;
  /** The property of the client's answer that holds the body. */
  wrapper: string | undefined;
}

type Call = Extract<AnyNode, { type: 'CallExpression' }>;

/** The statement of the first call, or the reason why it cannot be written. */
export function callForms(
  request: RequestSite,
  path: AnyNode,
  read: AwaitedRead,
  writing: Writing,
): CallForms | string {
  const { call } = request;
  if (call.type !== 'CallExpression') return 'The request is not a plain call.';
  const [first] = call.arguments;
  if (!first || !isSamePlace(first, path)) return 'The path is not the first argument of its call.';
  if (request.library === 'fetch') return fetchForms(call, read, writing);
  const { callee } = call;
  const verb = callee.type === 'MemberExpression' && !callee.computed ? callee.property : undefined;
  if (callee.type !== 'MemberExpression' || verb?.type !== 'Identifier' || verb.name.toLowerCase() !== 'get')
    return 'The method is not written as a verb; write a POST and then a GET.';
  const { module, name, createPath, wrapper } = writing;
  const post = verb.name === 'GET' ? 'POST' : 'post';
  const head = `${module.text.slice(spanOf(callee).start, spanOf(verb).start)}${post}`;
  const { body, config, edits } = argumentsOf(request.library, call, module);
  const made = `${head}(${[createPath, body, config].filter((argument) => argument !== undefined).join(', ')})`;
  if (read.decoder !== undefined) return { create: `const ${name} = await ${made}.${read.decoder}()`, edits };
  const left = wrapper === undefined ? name : `{ ${wrapper}: ${name} }`;
  return { create: `const ${left} = await ${made}`, edits };
}

function fetchForms(call: Call, read: AwaitedRead, { module, name, createPath }: Writing): CallForms | string {
  const options = call.arguments[1];
  const method = `method: ${writeString('POST', quoteOfFile(module))}`;
  let init = `{ ${method} }`;
  if (options?.type === 'ObjectExpression') {
    if (options.properties.some((entry) => entry.type === 'Property' && keyName(entry.key) === 'method'))
      return 'The method is among the options; write a POST and then a GET.';
    const [first] = options.properties;
    const source = sourceOf(module, options);
    const at = first ? spanOf(first).start - spanOf(options).start : 0;
    if (first) init = `${source.slice(0, at)}${method}, ${source.slice(at)}`;
  } else if (options) {
    init = `{ ...${sourceOf(module, options)}, ${method} }`;
  }
  const made = `${sourceOf(module, call.callee)}(${createPath}, ${init})`;
  if (read.decoder !== undefined && read.decoder !== 'json')
    return `The answer is read with \`${read.decoder}\`, not as JSON.`;
  return { create: `const ${name} = await (await ${made}).json()`, edits: [] };
}

interface Arguments {
  body: string | undefined;
  config: string | undefined;
  edits: Edit[];
}

function argumentsOf(library: string, call: Call, module: SourceModule): Arguments {
  if (library === 'axios') return axiosArguments(call, module);
  if (library === 'sdk') return sdkArguments(call, module);
  // Options of other clients name their parts; both calls take them.
  const options = call.arguments[1];
  return { body: undefined, config: options && sourceOf(module, options), edits: [] };
}

/** `params` of the configuration become the body; what else it says stays with both calls. */
function axiosArguments(call: Call, module: SourceModule): Arguments {
  const config = call.arguments[1];
  if (!config) return { body: undefined, config: undefined, edits: [] };
  if (config.type !== 'ObjectExpression') return { body: '{}', config: sourceOf(module, config), edits: [] };
  const index = config.properties.findIndex((entry) => entry.type === 'Property' && keyName(entry.key) === 'params');
  const params = config.properties[index];
  if (params?.type !== 'Property')
    return {
      body: config.properties.length > 0 ? '{}' : undefined,
      config: config.properties.length > 0 ? sourceOf(module, config) : undefined,
      edits: [],
    };
  const body = sourceOf(module, params.value);
  if (config.properties.length === 1) return { body, config: undefined, edits: [dropArgument(call, module)] };
  const [range] = removalRanges(module, config.properties, new Set([index]));
  if (!range) return { body, config: undefined, edits: [] };
  const start = spanOf(config).start;
  const source = sourceOf(module, config);
  return {
    body,
    config: source.slice(0, range.start - start) + source.slice(range.end - start),
    edits: [replaceRange(module, range, '')],
  };
}

/** The second argument is the query, and becomes the body. */
function sdkArguments(call: Call, module: SourceModule): Arguments {
  const query = call.arguments[1];
  if (!query) return { body: undefined, config: undefined, edits: [] };
  return { body: sourceOf(module, query), config: undefined, edits: [dropArgument(call, module)] };
}

function dropArgument(call: Call, module: SourceModule): Edit {
  const [first, second] = call.arguments as [AnyNode, AnyNode];
  return replaceRange(module, { start: spanOf(first).end, end: spanOf(second).end }, '');
}
