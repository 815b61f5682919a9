/** Members that are copied into an object after it was made: `Object.assign(body, { sub_type: 'em' })`. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { indexOf } from '../syntax/module-index.js';
import { isObjectAssign } from '../syntax/nodes.js';
import { takenBy } from '../syntax/outermost.js';
import type { Frame, Value } from '../values/value.js';
import { once, type Context } from './context.js';
import { heldAt } from './later-calls.js';

/** What is copied into what holds an object literal, in the order of the text. */
export function assignedInto(
  context: Context,
  literal: AnyNode,
  module: SourceModule,
  frame: Frame | undefined,
): (() => Value)[] {
  return sourcesOf(context, literal, module).map((source) => () => context.evaluate(source, module, frame));
}

function sourcesOf(context: Context, literal: AnyNode, module: SourceModule): readonly AnyNode[] {
  if (!copies(context, module)) return [];
  return once(context, 'assigned-objects', literal, [] as readonly AnyNode[], () =>
    heldAt(literal, module).flatMap((reference) => {
      const { place, taker: call } = takenBy(reference, module);
      const isTarget = call?.type === 'CallExpression' && isObjectAssign(call) && call.arguments[0] === place;
      return isTarget ? call.arguments.slice(1) : [];
    }),
  );
}

/** Most modules copy nothing: one look for all their literals. */
function copies(context: Context, module: SourceModule): boolean {
  return once(context, 'copying-modules', module.ast, false, () => indexOf(module).calls.some(isObjectAssign));
}
