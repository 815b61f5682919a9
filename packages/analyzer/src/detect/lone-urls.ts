/** URLs of the service that no call in sight sends: entries of tables for other programs, expectations of tests. */
import type { AnyNode, SourceModule } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import { refill } from '../evaluate/budget.js';
import { textsOf } from '../evaluate/text.js';
import { matchOperation } from '../requests/match-operation.js';
import { readPath } from '../requests/read-path.js';
import { indexOf } from '../syntax/module-index.js';
import { wholeText } from '../syntax/outermost.js';
import type { MatchList } from './match-list.js';
import { isInModule, pathAnchor } from './path-anchor.js';

/**
 * Adds a match for each text that is a whole URL of the service and whose path is deprecated whatever the method. `isSent` tells
 * the texts that requests send: how those are used is known.
 */
export function detectLoneUrls(
  context: Context,
  module: SourceModule,
  isSent: (literal: AnyNode) => boolean,
  list: MatchList,
): void {
  const seen = new Set<AnyNode>();
  for (const literal of indexOf(module).literals) {
    const root = wholeText(literal, module);
    if (seen.has(root)) continue;
    seen.add(root);
    refill(context);
    for (const text of textsOf(context.evaluate(root, module, undefined))) {
      const reading = readPath(context, text);
      if (reading?.base.owner !== 'ours') continue;
      const operation = matchOperation(context, reading, { value: undefined });
      if (!operation || !context.index.endpointTargets.has(operation.id)) continue;
      if (reading.pieces.some((piece) => isSent(piece.node))) continue;
      const { evidence } = reading.base;
      const anchor = pathAnchor({ owner: 'ours', evidence: [evidence], reading, operation, key: undefined });
      if (anchor?.module !== module) continue;
      for (const entry of context.index.endpointTargets.get(operation.id) ?? []) {
        const site = { form: 'path' as const, node: anchor.node, pieces: reading.pieces.filter(isInModule) };
        const belief = { confidence: 'certain' as const, evidence: [evidence] };
        list.add({ entry, ...anchor, spelling: operation.path, belief, site });
      }
    }
  }
}
