/** A value that a constant of the code holds: `const OLD_TYPE = 'legacy'`. */
import { manual, rewrite } from '../plan-building.js';
import type { Plan } from '../plan-types.js';
import { namedConstant, sharedConstantDoubt } from '../named-constant.js';
import { replaceNode } from '../text/source-text.js';
import { stringValue, writeLike } from '../text/strings.js';
import { listValues, withMergeDoubts, type ValueChange } from './value-change.js';

/** Plans the literal of a constant by what its uses do; undefined where the value has no name of its own. */
export function planConstant(change: ValueChange, title: string): Plan | undefined {
  const { situation, node, next, old, mode } = change;
  const { match, context } = situation;
  const { module } = match;
  const parent = context.facts.parentOf(node, module);
  if (parent?.type === 'Property' || stringValue(node) === undefined) return undefined;
  const constant = namedConstant(node, module, context.facts);
  if (!constant) return undefined;
  const { name } = constant;
  const [only] = next;
  const isCompared = constant.uses.some((use) => context.facts.parentOf(use, module)?.type === 'BinaryExpression');
  if (mode === 'beside' || only === undefined || next.length > 1)
    return isCompared || mode === 'beside'
      ? manual(
          situation,
          title,
          `\`${name}\` holds one value; where it is used, ${listValues(next)} ${mode === 'beside' ? 'have to be taken as well' : 'take its place'}.`,
        )
      : undefined;
  const merged = isCompared
    ? withMergeDoubts({ ...change, container: { ...change.container, values: [old] } })
    : change;
  const shared = sharedConstantDoubt(constant, `the ${match.name.split(' ')[0] ?? 'value'} of the service`);
  return rewrite(
    merged.situation,
    `Write '${only}' in place of '${old}'`,
    [replaceNode(module, node, writeLike(module, node, only))],
    { doubts: shared === undefined ? [] : [shared] },
  );
}
