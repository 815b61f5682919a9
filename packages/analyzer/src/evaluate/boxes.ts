/** What holds a value that is set later: an atom, a store, a subject is seen as all that it may hold. */
import { SETTERS, firstValueOf, setsGiven, startingOf } from '../clients/boxes.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { parentOf, referencesOf, variableAt } from '../syntax/module-index.js';
import { outermost, takenBy } from '../syntax/outermost.js';
import { memberName, type NodeOf } from '../syntax/nodes.js';
import {
  UNKNOWN,
  alternatives,
  isUnknown,
  union,
  type Frame,
  type PackageValue,
  type Place,
  type Value,
} from '../values/value.js';
import { calledName } from './called-name.js';
import { once, type Context } from './context.js';
import { inFrame } from './frames.js';
import { referencesToNamed } from './function-uses.js';
import { setBy } from './handed-setters.js';
import { heldAt } from './later-calls.js';
import { memberOf } from './members.js';
import { exportOf } from './package-functions.js';
import { setValue, settersOf } from './react-state.js';
import { typeNodeValue } from './types.js';

/** What such a thing holds, where a call makes one; undefined for other calls. */
export function boxCall(
  context: Context,
  value: PackageValue,
  args: readonly Value[],
  place: Place,
): Value | undefined {
  const { node, module, frame } = place;
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined;
  const first = firstValueOf(value.name, `${node.type === 'NewExpression' ? 'new ' : ''}${exportOf(value)}`);
  const started = startedBy(context, value, args);
  if (!first) return started.length > 0 ? union(started) : undefined;
  const [given = UNKNOWN] = args;
  const initial = first === 'default' ? memberOf(context, given, 'default') : given;
  if (initial.kind === 'function') return undefined;
  const type = node.typeArguments?.params[0];
  const declared = type ? typeNodeValue(context, type, module) : UNKNOWN;
  const key = inFrame(node, frame);
  const set = once(context, 'set-later', key, [] as Value[], () => setLater(context, place));
  const held = union(
    [declared, initial, ...set, ...started].filter((part) => !isUnknown(part) && part.kind !== 'constant'),
  );
  return isUnknown(held) ? undefined : held;
}

/** What the function sets that it is handed to begin with: `readable([], (set) => { load().then(set); })`. */
function startedBy(context: Context, value: PackageValue, args: readonly Value[]): Value[] {
  const starting = startingOf(value.name, exportOf(value));
  const fns = alternatives((starting && args[starting.argument]) ?? UNKNOWN);
  return fns.flatMap((fn) =>
    fn.kind === 'function' && starting
      ? setBy(context, fn, starting.parameter).map(({ node, module, frame }) => context.evaluate(node, module, frame))
      : [],
  );
}

/** What is put into it wherever the variable or class field that holds it is used. */
function setLater(context: Context, { node: made, module, frame }: Place): Value[] {
  const named = referencesToNamed(context, outermost(made, module), module);
  const references = named.length > 0 ? named : heldAt(made, module).map((node) => ({ node, module }));
  return references.flatMap(({ node, module: at }) =>
    setAt(context, { node, module: at, frame: at === module ? frame : undefined }),
  );
}

function setAt(context: Context, { node: reference, module, frame }: Place): Value[] {
  const { place, taker } = takenBy(reference, module);
  if (taker?.type === 'CallExpression') {
    const position = taker.arguments.indexOf(place as never);
    return position === 0 ? setThrough(context, taker, module, frame) : [];
  }
  const isMember = taker?.type === 'MemberExpression' && taker.object === place;
  if (!isMember) return [];
  const parent = parentOf(taker, module);
  if (parent?.type === 'AssignmentExpression' && parent.left === taker && memberName(taker) === 'value')
    return [context.evaluate(parent.right, module, frame)];
  return SETTERS.has(memberName(taker) ?? '') ? setValue(context, taker, module, frame) : [];
}

/** `const [cards, setCards] = useAtom(cardsAtom)`, `set(cardsAtom, cards)`. */
function setThrough(
  context: Context,
  call: NodeOf<'CallExpression'>,
  module: SourceModule,
  frame: Frame | undefined,
): Value[] {
  const [, second] = call.arguments;
  switch (setsGiven(calledName(call.callee, module))) {
    case 'pair':
      return settersOf(context, call, module, frame);
    case 'setter':
      return setterUses(call, module).flatMap((setter) => setValue(context, setter, module, frame));
    case 'set':
      return second ? [context.evaluate(second, module, frame)] : [];
    default:
      return [];
  }
}

/** Where the variable that holds a setter is used. */
function setterUses(made: AnyNode, module: SourceModule): readonly AnyNode[] {
  const declarator = parentOf(outermost(made, module), module);
  if (declarator?.type !== 'VariableDeclarator' || declarator.id.type !== 'Identifier') return [];
  const variable = variableAt(declarator.id.name, declarator.id, module);
  return variable ? referencesOf(variable, module) : [];
}
