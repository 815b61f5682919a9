/** Where a text that stands apart from calls, in a constant or a table, becomes part of the path of a request. */
import type { AnyNode, RequestSite, SourceModule } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import { refill } from '../evaluate/budget.js';
import { usersOf } from '../evaluate/importers.js';
import { collectRequests } from '../requests/collect-requests.js';
import { describeRequest } from '../requests/describe.js';
import type { HttpRequest } from '../requests/http-request.js';
import { childrenOf } from '../syntax/module-index.js';
import { isFunction } from '../syntax/nodes.js';
import { alternatives, type Place } from '../values/value.js';
import { siteAt } from './requests.js';

/** A request whose path has the text, and the expression in its call that stands for the text. */
interface TextUse {
  request: RequestSite;
  reference: AnyNode;
}

/**
 * Every request of the project whose path has the text of a literal, each expression once. Undefined where one of them is seen whose call
 * does not name the constant: what becomes of the text on the way is not seen there.
 */
export function usesOfText(context: Context, text: AnyNode, module: SourceModule): TextUse[] | undefined {
  const uses = new Map<AnyNode, TextUse>();
  for (const user of usersOf(context, module)) {
    for (const request of collectRequests(context, user)) {
      if (!isPartOf(context, request, text)) continue;
      const use = useIn(context, request, text);
      if (!use) return undefined;
      uses.set(use.reference, use);
    }
  }
  return [...uses.values()];
}

function isPartOf(context: Context, request: HttpRequest, text: AnyNode): boolean {
  return describeRequest(context, request).some(({ reading }) => reading.pieces.some(({ node }) => node === text));
}

/** The call nearest to the library in which the text is named, on the way back through the wrappers. */
function useIn(context: Context, request: HttpRequest, text: AnyNode): TextUse | undefined {
  for (let place: Place | undefined = request.sink; place; place = place.frame?.call) {
    const { node, module } = place;
    if (node.type !== 'CallExpression') return undefined;
    for (const argument of node.arguments) {
      const reference = referenceIn(context, argument, module, text);
      if (reference) return { request: siteAt(request, place), reference };
    }
  }
  return undefined;
}

/** The name, or the member of a table, below a node that has the text and nothing else. */
function referenceIn(context: Context, node: AnyNode, module: SourceModule, text: AnyNode): AnyNode | undefined {
  if (isFunction(node)) return undefined;
  if (node.type === 'Identifier' || node.type === 'MemberExpression') {
    refill(context);
    const [only, ...others] = alternatives(context.evaluate(node, module, undefined));
    if (only?.kind === 'text' && others.length === 0)
      return only.parts.some((part) => part.node === text) ? node : undefined;
    return undefined;
  }
  for (const child of childrenOf(node, module)) {
    const found = referenceIn(context, child, module, text);
    if (found) return found;
  }
  return undefined;
}
