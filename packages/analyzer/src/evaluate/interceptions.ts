/** Mocks that are given a name, and what is read of them by it: `cy.intercept(…).as('cards')`, `cy.wait('@cards')`. */
import type { SourceModule } from '../contracts.js';
import type { HttpRequest } from '../requests/http-request.js';
import { indexOf } from '../syntax/module-index.js';
import { memberName } from '../syntax/nodes.js';
import { writtenElements } from '../values/written-elements.js';
import { UNKNOWN, alternatives, plainText, union, type Entry, type Value } from '../values/value.js';
import type { LibraryValue } from '../values/library-values.js';
import { madeObject } from '../values/made-values.js';
import type { Context } from './context.js';
import { incomingRequest } from './incoming.js';

/** The requests and answers that a call waits for by the names of their mocks; undefined where it is no such call. */
export function interception(
  context: Context,
  { library, path }: LibraryValue,
  args: readonly Value[],
  module: SourceModule,
): Value | undefined {
  const [name] = args;
  if (library.aliases?.awaited !== path || !name) return undefined;
  const several = writtenElements(name);
  const one = (value: Value): Value => awaited(context, value, library, module);
  return several ? { kind: 'array', place: undefined, elements: several.map((value) => () => one(value)) } : one(name);
}

function awaited(context: Context, name: Value, library: LibraryValue['library'], module: SourceModule): Value {
  const alias = plainText(name)?.replace(/^@/, '');
  if (alias === undefined) return UNKNOWN;
  const values = indexOf(module).calls.flatMap((call): Value[] => {
    if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return [];
    const [given] = call.arguments;
    if (memberName(call.callee) !== library.aliases?.given || !given) return [];
    if (plainText(context.evaluate(given, module, undefined)) !== alias) return [];
    return alternatives(context.evaluate(call.callee.object, module, undefined)).flatMap((value) =>
      value.kind === 'response' && value.request.library === library ? [intercepted(context, value.request)] : [],
    );
  });
  return union(values);
}

function intercepted(context: Context, request: HttpRequest): Value {
  const { module } = request.sink;
  const entries = new Map<string, Entry>([
    ['request', { value: () => incomingRequest(context, request), module }],
    ['response', { value: () => ({ kind: 'response', request }), module }],
  ]);
  return madeObject(entries);
}
