/** What a component of React is given: by its elements, by `createElement`, and through the calls that wrap it. */
import { selectsFromState } from '../clients/redux.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { topLevelVariable } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { unwrap, type NodeOf } from '../syntax/nodes.js';
import { madeObject } from '../values/made-values.js';
import { alternatives, type Entry, type Frame, type Place, type Value } from '../values/value.js';
import { calledName } from './called-name.js';
import { callbackArgument } from './callbacks.js';
import type { Context } from './context.js';
import { referencesToNamed } from './function-uses.js';
import { exportOf } from './package-functions.js';

/** Calls that wrap each other: `withRouter(connect(state)(Row))`. */
const MAX_WRAPPERS = 4;

/** The props of each place where a component is rendered. `frame`: the call that makes the component. */
export function propsGivenTo(
  context: Context,
  component: AnyNode,
  module: SourceModule,
  frame: Frame | undefined,
  depth = 0,
): Value[] {
  const { place, taker } = takenBy(component, module);
  const direct = taker?.type === 'CallExpression' ? propsAt(context, place, taker, { module, frame }, depth) : [];
  const named = referencesToNamed(context, place, module).flatMap(({ node, module: at }) => {
    const mention = takenBy(node, at);
    return mention.taker ? propsAt(context, mention.place, mention.taker, { module: at, frame }, depth) : [];
  });
  return [...direct, ...named];
}

/** Where something is mentioned, in a call where there is one. */
type Within = Pick<Place, 'module' | 'frame'>;

function propsAt(context: Context, mention: AnyNode, taker: AnyNode, within: Within, depth: number): Value[] {
  const { module, frame } = within;
  if (taker.type === 'JSXOpeningElement') return [propsOfElement(context, taker, module, frame)];
  if (taker.type !== 'CallExpression' || taker.callee === mention) return [];
  if (calledName(taker.callee, module) === 'createElement') {
    const [type, props] = taker.arguments;
    return type === mention && props ? [context.evaluate(props, module, frame)] : [];
  }
  const position = taker.arguments.indexOf(mention as never);
  return [...propsOfMaker(context, taker, position, within), ...propsThroughCall(context, taker, within, depth)];
}

/** `withCards(Row)`: what the component is given where the function of the project renders it that it is handed to. */
function propsOfMaker(
  context: Context,
  call: NodeOf<'CallExpression'>,
  position: number,
  { module, frame }: Within,
): Value[] {
  return alternatives(context.evaluate(call.callee, module, frame)).flatMap((part) => {
    if (part.kind !== 'function' && part.kind !== 'signature') return [];
    return [callbackArgument(context, call, call.arguments[position] ?? call, 0, module, frame)];
  });
}

/** What a component is given by the call of a package that wraps it, and by where the result is rendered. */
export function propsThroughCall(
  context: Context,
  call: NodeOf<'CallExpression'>,
  { module, frame }: Within,
  depth = 0,
): Value[] {
  if (depth > MAX_WRAPPERS) return [];
  return [
    ...selectedProps(context, call.callee, { module, frame }),
    ...propsGivenTo(context, call, module, frame, depth + 1),
  ];
}

/** `connect((state) => ({ cards: state.cards }))(Row)`: what the function selects. */
function selectedProps(context: Context, callee: AnyNode, { module, frame }: Within): Value[] {
  const maker = callee.type === 'Identifier' ? madeAs(callee, module) : callee;
  if (maker?.type !== 'CallExpression') return [];
  const connects = alternatives(context.evaluate(maker.callee, module, frame)).some(
    (part) => part.kind === 'package' && selectsFromState(part.name, exportOf(part)),
  );
  if (!connects) return [];
  return alternatives(context.evaluate(callee, module, frame)).filter((part) => part.kind === 'object');
}

/** `const connector = connect(select)`: the call that made what a name holds. */
function madeAs({ name }: NodeOf<'Identifier'>, module: SourceModule): AnyNode | undefined {
  const declarator = topLevelVariable(name, module)?.defs[0]?.node as AnyNode | undefined;
  return declarator?.type === 'VariableDeclarator' && declarator.init ? unwrap(declarator.init) : undefined;
}

/** The attributes of a JSX element as the object its component receives. */
export function propsOfElement(
  context: Context,
  element: NodeOf<'JSXOpeningElement'>,
  module: SourceModule,
  frame?: Frame,
): Value {
  const entries = new Map<string, Entry>();
  const spreads: (() => Value)[] = [];
  for (const attribute of element.attributes) {
    if (attribute.type === 'JSXSpreadAttribute') {
      spreads.push(() => context.evaluate(attribute.argument, module, frame));
    } else if (attribute.name.type === 'JSXIdentifier' && attribute.value) {
      const { value } = attribute;
      entries.set(attribute.name.name, { value: () => context.evaluate(value, module, frame), module });
    }
  }
  return madeObject(entries, spreads);
}
