/** Deprecated values that a request sends: `type: 'legacy'` in a body, `?type=legacy` in a query. */
import type { Context } from '../evaluate/context.js';
import type { Belief } from '../requests/confidence.js';
import { alternatives } from '../values/value.js';
import type { MatchList } from './match-list.js';
import type { GivenName } from './object-names.js';

/** Adds a match for each literal value of the set that a name is given. */
export function detectSentValue(
  context: Context,
  set: string,
  given: GivenName,
  belief: Belief,
  list: MatchList,
): void {
  for (const value of alternatives(given.value())) {
    if (value.kind !== 'text' || value.parts.length !== 1) continue;
    const [part] = value.parts;
    if (!part || !('text' in part) || part.node.type !== 'Literal') continue;
    for (const entry of context.index.valueTargets.get(part.text) ?? []) {
      if (entry.target.set !== set) continue;
      list.add({
        entry,
        module: part.module,
        node: part.node,
        spelling: part.text,
        belief,
        site: { form: 'value', node: part.node, container: { kind: 'write', node: given.node, values: [part.text] } },
      });
    }
  }
}
