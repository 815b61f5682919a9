/**
 * Definitions that others take over whole: `mixins: [sorting, remote(cards.list)]`, `extends: Base` in the options of a component. What both
 * define is one instance, so the functions of a mixin see what the component has.
 */
import type { AnyNode, SourceModule } from '../contracts.js';
import { ancestor, parentOf } from '../syntax/module-index.js';
import { isFunction, propertyName, type NodeOf } from '../syntax/nodes.js';
import { takenBy } from '../syntax/outermost.js';
import { returnedBy } from '../syntax/returned.js';
import { alternatives, type Frame, type Value } from '../values/value.js';
import { once, type Context } from './context.js';
import { inFrame } from './frames.js';
import { placesOfFunction, usesOfFunction } from './function-uses.js';
import type { Reference } from './importers.js';
import { memberOf } from './members.js';

/** The options under which a component names what it takes over: a list, and one. */
export const TAKEN_OVER = ['mixins', 'extends'] as const;

/** An object of options; where a function makes it, of one call, or of all of them. */
export interface Definition {
  node: NodeOf<'ObjectExpression'>;
  module: SourceModule;
  frame: Frame | undefined;
}

/** The definitions that options take over. */
export function takenOver(context: Context, options: Value): Definition[] {
  const [mixins, base] = TAKEN_OVER.map((name) => alternatives(memberOf(context, options, name)));
  const mixed = (mixins ?? []).flatMap((list) => (list.kind === 'array' ? list.elements.map((read) => read()) : []));
  return [...mixed.flatMap(alternatives), ...(base ?? [])].flatMap((part) => {
    if (part.kind !== 'object' || part.place?.node.type !== 'ObjectExpression') return [];
    const { node, module, frame } = part.place;
    return [{ node, module, frame }];
  });
}

/** Mixins within mixins. */
const MAX_DEPTH = 4;

/** The outermost definitions that take a definition over; itself, where none does. */
export function wholesOf(context: Context, definition: Definition, depth = 0): Definition[] {
  const key = inFrame(definition.node, definition.frame);
  const takers = once<Definition[]>(context, 'definition-takers', key, [], () =>
    mentionsOf(context, definition).flatMap(({ node, module }) => takerOf(node, module) ?? []),
  );
  if (takers.length === 0 || depth >= MAX_DEPTH) return [definition];
  return takers.flatMap((taker) => wholesOf(context, taker, depth + 1));
}

/** Where a definition is named, or the calls that make it. */
function mentionsOf(context: Context, { node, module, frame }: Definition): readonly Reference[] {
  const { place, taker } = takenBy(node, module);
  // `defineComponent({ … })`, `Vue.extend({ … })`
  const whole = taker?.type === 'CallExpression' && taker.arguments[0] === place ? taker : place;
  const fn = ancestor(node, module, isFunction);
  if (!fn || !isFunction(fn)) return placesOfFunction(context, whole, module);
  if (frame) return placesOfFunction(context, frame.call.node, frame.call.module);
  if (!returnedBy(fn, module).includes(place)) return [];
  return usesOfFunction(context, fn, module).flatMap((use) =>
    use.kind === 'call' ? placesOfFunction(context, use.call, use.module) : [],
  );
}

/** The definition in whose `mixins` or `extends` something is mentioned. */
function takerOf(mention: AnyNode, module: SourceModule): Definition | undefined {
  const { taker } = takenBy(mention, module);
  const isListed = taker?.type === 'ArrayExpression';
  const property = isListed ? takenBy(taker, module).taker : taker;
  const node = property?.type === 'Property' ? parentOf(property, module) : undefined;
  const option = property?.type === 'Property' ? propertyName(property) : undefined;
  if (node?.type !== 'ObjectExpression' || option !== TAKEN_OVER[isListed ? 0 : 1]) return undefined;
  return { node, module, frame: undefined };
}
