/** Paths that are known to go to another host: the same text is then no call of the service where its base is not told. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { once, type Context } from '../evaluate/context.js';
import { contains } from '../syntax/nodes.js';
import { collectRequests } from './collect-requests.js';
import { describeRequest, type RequestTarget } from './describe.js';
import { outermostModule, type HttpRequest } from './http-request.js';

/** True when the base of a target is not told here, and another request of the module sends the same path text to another host. */
export function goesElsewhere(context: Context, request: HttpRequest, target: RequestTarget): boolean {
  if (target.owner !== 'unknown') return false;
  const foreign = foreignTexts(context, outermostModule(request));
  return target.reading.pieces.some((piece) => foreign.has(piece.node));
}

const MAX_IMPORTERS = 40;

/** True when a text of the path that stands apart from the call, in a constant or a table, is sent to another host as well. */
export function isSentElsewhere(context: Context, request: HttpRequest, target: RequestTarget): boolean {
  const { node, module } = request.sink;
  const apart = target.reading.pieces.filter((piece) => piece.module !== module || !contains(node, piece.node));
  if (apart.length === 0) return false;
  const modules = new Set([outermostModule(request)]);
  for (const piece of apart) {
    modules.add(piece.module);
    for (const importer of (context.host?.importers(piece.module) ?? []).slice(0, MAX_IMPORTERS)) modules.add(importer);
  }
  return [...modules].some((user) => {
    const foreign = foreignTexts(context, user);
    return apart.some((piece) => foreign.has(piece.node));
  });
}

/** The literals whose text stands behind the host of somebody else in some request of a module. */
function foreignTexts(context: Context, module: SourceModule): ReadonlySet<AnyNode> {
  return once(context, 'foreign-texts', module, new Set<AnyNode>(), () => {
    const texts = new Set<AnyNode>();
    for (const request of collectRequests(context, module)) {
      for (const target of describeRequest(context, request)) {
        if (target.owner === 'foreign') for (const piece of target.reading.pieces) texts.add(piece.node);
      }
    }
    return texts;
  });
}
