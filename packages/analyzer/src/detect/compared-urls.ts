/**
 * URLs that code takes from a request of which it knows the client or the host: `mock.history.post[0].url` of a mock that recorded it,
 * `config.url` in an interceptor, `url.pathname` where the origin was tested.
 */
import { VERBS } from '../clients/library.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { clientChangedBy } from '../evaluate/client-changes.js';
import type { Context } from '../evaluate/context.js';
import { usesOfFunction } from '../evaluate/function-uses.js';
import { baseOfLayers, layersOf } from '../evaluate/request-parts.js';
import { testsAround } from '../syntax/tests-around.js';
import { readOf, type ReadPath } from '../syntax/read-path-of.js';
import { memberName, unwrap } from '../syntax/nodes.js';
import { alternatives, plainText, type Value } from '../values/value.js';
import type { ClientValue } from '../values/library-values.js';
import { otherSide } from './value-sets.js';

export interface ComparedUrl {
  /** The base URL that the path is put behind. */
  base: Value | undefined;
  method: string | undefined;
}

/** The base and the method of a request whose URL an expression is (or is about: `expect(…)`); undefined for anything else. */
export function comparedUrl(context: Context, node: AnyNode, module: SourceModule): ComparedUrl | undefined {
  const recorded = recordedUrl(context, node, module);
  if (recorded) return recorded;
  const read = readOf(node, module);
  if (!read) return undefined;
  return interceptedUrl(context, read, module) ?? urlOfTestedOrigin(context, read, node, module);
}

function recordedUrl(context: Context, node: AnyNode, module: SourceModule): ComparedUrl | undefined {
  const subject = unwrap(node);
  const expected =
    subject.type === 'CallExpression' && subject.callee.type === 'Identifier' ? subject.arguments[0] : undefined;
  const chain = chainOf(expected ?? subject);
  const found = alternatives(context.evaluate(chain.root, module, undefined)).find((part) => part.kind === 'client');
  const [list, verb = '', ...rest] = chain.names;
  if (found?.kind !== 'client' || list === undefined || list !== found.library.recorded) return undefined;
  if (rest.length !== 2 || rest[1] !== 'url' || !Object.hasOwn(VERBS, verb)) return undefined;
  const method = VERBS[verb];
  return method === undefined ? undefined : { base: baseOf(context, found), method };
}

function baseOf(context: Context, client: ClientValue): Value | undefined {
  return baseOfLayers(context, layersOf(context, client));
}

/** `mock.history.post.at(0).url` as `mock` and `history`, `post`, `at`, `url`. */
function chainOf(node: AnyNode): { root: AnyNode; names: string[] } {
  const names: string[] = [];
  let current = unwrap(node);
  for (;;) {
    if (current.type === 'CallExpression' && current.callee.type === 'MemberExpression') current = current.callee;
    if (current.type !== 'MemberExpression') return { root: current, names };
    names.unshift(memberName(current) ?? '');
    current = unwrap(current.object);
  }
}

/** `config.url`, `response.config.url`, `error.config.url` of what an interceptor of a client is given. */
function interceptedUrl(context: Context, read: ReadPath, module: SourceModule): ComparedUrl | undefined {
  if (read.root.kind !== 'parameter' || read.root.index !== 0 || read.names.at(-1) !== 'url') return undefined;
  for (const use of usesOfFunction(context, read.root.fn, module)) {
    const client = use.kind === 'argument' ? clientChangedBy(context, use.call, use.module) : undefined;
    if (client) return { base: baseOf(context, client), method: undefined };
  }
  return undefined;
}

const HOSTS = new Set(['host', 'hostname']);
const PATHS = new Set(['pathname', 'href', 'path', 'url']);

/** `url.pathname` where `url.origin` or `url.host` of the same URL was found to be some text. */
function urlOfTestedOrigin(
  context: Context,
  read: ReadPath,
  node: AnyNode,
  module: SourceModule,
): ComparedUrl | undefined {
  if (!PATHS.has(read.names.at(-1) ?? '')) return undefined;
  const owner = read.names.slice(0, -1);
  for (const { test, truth } of testsAround(node, module)) {
    const base = originIn(context, test, truth, { ...read, names: owner }, module);
    if (base) return { base, method: undefined };
  }
  return undefined;
}

function originIn(
  context: Context,
  written: AnyNode,
  truth: boolean,
  owner: ReadPath,
  module: SourceModule,
): Value | undefined {
  const test = unwrap(written);
  const inner = (node: AnyNode, holds: boolean): Value | undefined => originIn(context, node, holds, owner, module);
  switch (test.type) {
    case 'UnaryExpression':
      return test.operator === '!' ? inner(test.argument, !truth) : undefined;
    case 'LogicalExpression':
      if ((test.operator === '&&') !== truth) return undefined;
      return inner(test.left, truth) ?? inner(test.right, truth);
    case 'BinaryExpression': {
      if (test.operator.startsWith('!') === truth) return undefined;
      for (const side of [test.left, test.right]) {
        const name = partOf(readOf(side, module), owner);
        const other = otherSide(test, side);
        if (name === undefined || !other) continue;
        if (name === 'origin') return context.evaluate(other, module, undefined);
        const host = HOSTS.has(name) ? plainText(context.evaluate(other, module, undefined)) : undefined;
        if (host !== undefined) return { kind: 'text', parts: [{ text: `https://${host}`, node: other, module }] };
      }
      return undefined;
    }
    default:
      return undefined;
  }
}

/** The name of a part of the same URL. */
function partOf(read: ReadPath | undefined, owner: ReadPath): string | undefined {
  if (read?.names.length !== owner.names.length + 1) return undefined;
  const isSame =
    read.root.kind === 'parameter'
      ? owner.root.kind === 'parameter' && read.root.fn === owner.root.fn && read.root.index === owner.root.index
      : owner.root.kind === 'variable' && read.root.variable === owner.root.variable;
  return isSame && owner.names.every((name, index) => read.names[index] === name) ? read.names.at(-1) : undefined;
}
