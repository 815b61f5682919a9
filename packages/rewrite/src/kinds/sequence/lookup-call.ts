/** A call in front that looks a resource up in its list, where the path names it by something that is no id. */
import type { AnyNode } from '@curfew/analyzer';
import { segmentsOf } from '../path-template.js';
import type { Operation } from '@curfew/schedule';
import type { Edit } from '../../plan-types.js';
import type { Situation } from '../../situation.js';
import { isInside, isSamePlace, replaceNode, replaceRange, sourceOf, spanOf } from '../../text/source-text.js';
import { keyName, stringValue, writeLike } from '../../text/strings.js';
import { answerPlaceOf } from './answer-place.js';
import { asArrowBlock, asChain, asStatement, type Parts } from './composition.js';
import { freeName } from './names.js';
import { withoutProperties } from './object-literal.js';
import { asObservable } from './observable.js';
import { typeEdits } from './two-calls.js';
import { isSynchronous, placeOf, writtenCall, type WrittenCall } from './written-call.js';

/** What names the resource in the path of a request. */
export interface Named {
  /** The expression: `token`. */
  node: AnyNode;
  /** The filter of the list: `token`. */
  field: string;
  resource: string;
  /** What the path takes: `id`. */
  parameter: string;
}

const APART = 'The path is put together apart from its call; look the id up in front of the call.';
/** Clients of which a copy that sends a GET can be written, whatever the call sent. */
const VERBS: ReadonlySet<string> = new Set(['angular', 'axios', 'nest-axios']);
const OPTIONS: ReadonlySet<string> = new Set(['fetch', 'got', 'ky', 'ofetch', 'undici']);

/** The edits and the name of what is found, or why the look-up cannot be written. */
export function lookupCall(
  situation: Situation,
  { node, field, resource, parameter }: Named,
  list: Operation,
): { edits: Edit[]; name: string } | string {
  const { match } = situation;
  const { module, site } = match;
  const request = 'request' in site ? site.request : undefined;
  if (request?.module.file !== module.file || !isInside(node, request.call)) return APART;
  if (request.call.type !== 'CallExpression' || request.call !== request.sink.call) return APART;
  if (isSynchronous(request, request.call, situation)) return APART;
  const written = writtenCall(request, situation);
  if (typeof written === 'string') return written;
  const path = pathWith(situation, written, node, field, list);
  if (!path) return APART;
  const place = placeOf(written, situation);
  if (typeof place === 'string') return place;
  const sent = asGet(written);
  if (typeof sent === 'string') return sent;
  const answer = answerPlaceOf(situation, written);
  if (!answer) return 'What the call answers is not seen to the end; look the id up in front of it.';
  const name = freeName(`found${resource}`, written.call, situation);
  const types = typeEdits(written, undefined, `{ ${parameter}: string | number }[]`).create;
  const parts: Parts = {
    situation,
    written,
    calls: { create: [path.list, ...sent, ...types], edits: [replaceNode(module, path.value, `${name}.${parameter}`)] },
    answer,
    reads: { edits: [] },
    name: `[${name}]`,
    idField: parameter,
    edits: [],
  };
  const edits =
    place.kind === 'statement'
      ? asStatement(parts, place.statement)
      : place.kind === 'arrow'
        ? asArrowBlock(parts, place.arrow)
        : place.kind === 'observable'
          ? asObservable(parts)
          : asChain(parts, written.whole);
  return typeof edits === 'string' ? edits : { edits, name };
}

/** The value in the path, and the edit that makes the path that of the filtered list. */
function pathWith(
  { context }: Situation,
  { module }: WrittenCall,
  node: AnyNode,
  field: string,
  list: Operation,
): { value: AnyNode; list: Edit } | undefined {
  const parentOf = (at: AnyNode): AnyNode | undefined => context.facts.parentOf(at, module);
  let value = node;
  let parent = parentOf(value);
  while (parent && isEncoding(parent, value, sourceOf(module, parent))) {
    value = parent;
    parent = parentOf(value);
  }
  let path = parent;
  for (let outer = path && parentOf(path); isText(outer); outer = parentOf(outer)) path = outer;
  if (!path || !isText(path) || parentOf(path)?.type === 'TaggedTemplateExpression') return undefined;
  const head = module.text.slice(spanOf(path).start, spanOf(value).start);
  const [segment = ''] = segmentsOf(list.path).slice(-1);
  const source = sourceOf(module, value);
  const encoded = source.startsWith('encodeURIComponent(') ? source : `encodeURIComponent(${source})`;
  const template = `${segment}/\${`;
  if (head.endsWith(template)) {
    const text = `${head.slice(0, -3)}?${field}=\${${encoded}}\``;
    return { value, list: replaceNode(module, path, text) };
  }
  const join = /(['"`])\s*\+\s*$/.exec(head);
  const before = join ? head.slice(0, join.index) : '';
  if (!join || !before.endsWith(`${segment}/`)) return undefined;
  return { value, list: replaceNode(module, path, `${before.slice(0, -1)}?${field}=${join[0]}${encoded}`) };
}

function isEncoding(parent: AnyNode, value: AnyNode, source: string): boolean {
  if (parent.type === 'TSNonNullExpression' || parent.type === 'TSAsExpression') return true;
  return (
    parent.type === 'CallExpression' &&
    parent.arguments.length === 1 &&
    isSamePlace(parent.arguments[0] ?? parent, value) &&
    /^(?:encodeURIComponent|String)\(/.test(source)
  );
}

function isText(node: AnyNode | undefined): node is Extract<AnyNode, { type: 'TemplateLiteral' | 'BinaryExpression' }> {
  return node?.type === 'TemplateLiteral' || (node?.type === 'BinaryExpression' && node.operator === '+');
}

/** Edits of a copy of the call that make it a GET without a body. */
function asGet({ module, call, request }: WrittenCall): Edit[] | string {
  const { library, methodSite } = request;
  if (request.method === 'GET' && library !== 'jquery') return [];
  const isKnown = VERBS.has(library) || OPTIONS.has(library);
  if (!isKnown || methodSite?.module.file !== module.file || !isInside(methodSite.node, call))
    return 'How the client sends a GET is not seen; look the id up in front of the call.';
  const isVerb = methodSite.form === 'verb';
  const edits = [
    isVerb
      ? replaceNode(module, methodSite.node, 'get')
      : replaceNode(module, methodSite.node, writeLike(module, methodSite.node, 'GET')),
  ];
  const [url, body, config] = call.arguments;
  if (isVerb && VERBS.has(library)) {
    if (!url || !body || /DELETE|HEAD/.test(request.method ?? '')) return edits;
    const end = config ? spanOf(config).start : spanOf(body).end;
    edits.push(replaceRange(module, { start: spanOf(url).end, end }, config ? ', ' : ''));
    return edits;
  }
  for (const options of call.arguments) {
    if (options.type === 'SpreadElement' || (options.type !== 'ObjectExpression' && options !== url))
      return 'What the options of the call send is not seen; look the id up in front of it.';
    if (options.type !== 'ObjectExpression') continue;
    const isBody = (name: string | undefined): boolean => /^(?:body|data|form|json)$/.test(name ?? '');
    const unwanted = options.properties.filter(
      (entry) =>
        entry.type === 'Property' &&
        (isBody(keyName(entry.key)) || (stringValue(entry.value) !== undefined && isInside(methodSite.node, entry))),
    );
    const gone = unwanted.filter((entry) => entry.type === 'Property');
    if (gone.length === 0) continue;
    edits.splice(0, gone.some((entry) => isInside(methodSite.node, entry)) ? 1 : 0);
    if (gone.length === options.properties.length && url && options !== url)
      edits.push(replaceRange(module, { start: spanOf(url).end, end: spanOf(options).end }, ''));
    else edits.push(...withoutProperties(module, options.properties, gone));
  }
  return edits;
}
