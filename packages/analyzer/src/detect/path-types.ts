/** Deprecated endpoints in types: `paths['/events']['get']`. */
import type { AnyNode, SourceModule } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import { refill } from '../evaluate/budget.js';
import { beliefInPaths } from '../evaluate/openapi-types.js';
import { literalText } from '../evaluate/text.js';
import { matchOperation } from '../requests/match-operation.js';
import { readPath } from '../requests/read-path.js';
import { indexOf, parentOf } from '../syntax/module-index.js';
import { literalString } from '../syntax/nodes.js';
import type { MatchList } from './match-list.js';

/** Adds the matches of paths by which a module takes apart the types of the service. */
export function detectPathTypes(context: Context, module: SourceModule, list: MatchList): void {
  for (const literal of indexOf(module).literals) {
    const text = literalString(literal);
    const type = text?.startsWith('/') ? accessBy(literal, module) : undefined;
    if (text === undefined || !type) continue;
    refill(context);
    const reading = readPath(context, literalText(literal, text, module));
    const method = methodOf(type, module);
    const operation = reading && matchOperation(context, reading, { value: method });
    const entries = operation ? (context.index.endpointTargets.get(operation.id) ?? []) : [];
    const belief = entries.length > 0 ? beliefInPaths(context, type.objectType, module) : undefined;
    if (!belief || !reading) continue;
    for (const entry of entries) {
      const site = { form: 'path', node: literal, pieces: reading.pieces } as const;
      list.add({ entry, module, node: literal, spelling: operation?.path ?? text, belief, site });
    }
  }
}

type Access = Extract<AnyNode, { type: 'TSIndexedAccessType' }>;

/** The indexed access whose index a literal is. */
function accessBy(literal: AnyNode, module: SourceModule): Access | undefined {
  const type = parentOf(literal, module);
  const access = type?.type === 'TSLiteralType' ? parentOf(type, module) : undefined;
  return access?.type === 'TSIndexedAccessType' && access.indexType === type ? access : undefined;
}

function methodOf(path: Access, module: SourceModule): string | undefined {
  const outer = parentOf(path, module);
  if (outer?.type !== 'TSIndexedAccessType' || outer.objectType !== path) return undefined;
  return outer.indexType.type === 'TSLiteralType' ? literalString(outer.indexType.literal)?.toUpperCase() : undefined;
}
