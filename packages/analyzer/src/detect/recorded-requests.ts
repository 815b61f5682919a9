/** Requests that a mock received: `mock.history.post[0].url`, of which a test expects a path. */
import { VERBS } from '../clients/library.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import { baseOfLayers, layersOf } from '../evaluate/request-parts.js';
import { memberName, unwrap } from '../syntax/nodes.js';
import { alternatives, type Value } from '../values/value.js';

interface Recorded {
  /** The base URL of the client that the mock stands in for. */
  base: Value | undefined;
  method: string;
}

/** The client and the method of a request whose URL an expression is (or is about: `expect(…)`); undefined for anything else. */
export function recordedRequest(context: Context, node: AnyNode, module: SourceModule): Recorded | undefined {
  const subject = unwrap(node);
  const expected =
    subject.type === 'CallExpression' && subject.callee.type === 'Identifier' ? subject.arguments[0] : undefined;
  const chain = chainOf(expected ?? subject);
  const found = alternatives(context.evaluate(chain.root, module, undefined)).find((part) => part.kind === 'client');
  const [list, verb = '', ...rest] = chain.names;
  if (found?.kind !== 'client' || list === undefined || list !== found.library.recorded) return undefined;
  if (rest.length !== 2 || rest[1] !== 'url' || !Object.hasOwn(VERBS, verb)) return undefined;
  const method = VERBS[verb];
  return method === undefined ? undefined : { base: baseOfLayers(context, layersOf(context, found)), method };
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
