/** Whether a place is reached in one call: comparisons of texts around it may say that it is not. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { parentOf } from '../syntax/module-index.js';
import { isFunction, unwrap } from '../syntax/nodes.js';
import { testsAround } from '../syntax/tests-around.js';
import { plainText, type Frame, type Value } from '../values/value.js';
import type { Context } from './context.js';

/** False where a comparison around a place, or the case it stands in, is about another text: `if (message.type === 'cards') …`. */
export function isReached(context: Context, node: AnyNode, module: SourceModule, frame: Frame | undefined): boolean {
  const isMissed = testsAround(node, module).some(({ test, truth }) => {
    const outcome = comparison(context, test, module, frame);
    return outcome !== undefined && outcome !== truth;
  });
  return !isMissed && !isOtherCase(context, node, module, frame);
}

function comparison(
  context: Context,
  written: AnyNode,
  module: SourceModule,
  frame: Frame | undefined,
): boolean | undefined {
  const test = unwrap(written);
  if (test.type !== 'BinaryExpression' || !/^[!=]==?$/.test(test.operator)) return undefined;
  const left = toldBy(context.evaluate(test.left, module, frame));
  const right = toldBy(context.evaluate(test.right, module, frame));
  if (left === undefined || right === undefined) return undefined;
  return (left === right) === test.operator.startsWith('=');
}

/** A text, or what else a value always is, so that two of them can be compared. */
function toldBy(value: Value): unknown {
  return value.kind === 'constant' ? (value.value ?? null) : plainText(value);
}

function isOtherCase(context: Context, node: AnyNode, module: SourceModule, frame: Frame | undefined): boolean {
  let child = node;
  for (let parent = parentOf(child, module); parent; child = parent, parent = parentOf(parent, module)) {
    if (isFunction(parent) && parent === frame?.fn) return false;
    if (parent.type !== 'SwitchStatement' || child.type !== 'SwitchCase') continue;
    const asked = toldBy(context.evaluate(parent.discriminant, module, frame));
    const cases = labelsOf(parent.cases, child).map((label) =>
      label ? toldBy(context.evaluate(label, module, frame)) : undefined,
    );
    if (asked !== undefined && !cases.some((label) => label === undefined || label === asked)) return true;
  }
  return false;
}

/** The labels that lead to a case: its own, and those right above it that have no statements. */
function labelsOf(cases: readonly Extract<AnyNode, { type: 'SwitchCase' }>[], own: AnyNode): (AnyNode | null)[] {
  const at = cases.findIndex((item) => item === own);
  const labels: (AnyNode | null)[] = [];
  for (let index = at; index >= 0; index -= 1) {
    const item = cases[index];
    if (!item || (index < at && item.consequent.length > 0)) break;
    labels.push(item.test);
  }
  return labels;
}
