/** One step of the flow through a call: into its parameters, callbacks and receiver, and out of it. */
import { LIBRARIES, libraryHandedIn, libraryOfGlobal } from '../clients/all-libraries.js';
import { LIFECYCLE_METHODS, handedToLifecycle, type HeldByComponent } from '../clients/react.js';
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import { calledName } from '../evaluate/called-name.js';
import { exportedVariable } from '../evaluate/imports.js';
import { indexOf, parentOf, variableAt } from '../syntax/module-index.js';
import {
  isClass,
  isFunction,
  isObjectAssign,
  literalString,
  memberName,
  propertyName,
  unwrap,
  type FunctionNode,
  type NodeOf,
} from '../syntax/nodes.js';
import { takenBy } from '../syntax/outermost.js';
import { markInjected, markProvided } from './injected.js';
import { isProps, markChangedClient, markName, markPattern } from './bindings.js';
import { markCallsOf } from './fallbacks.js';
import { giversOf } from './givers.js';
import { markCommitted, markEmitted } from './messages.js';
import { callsOf } from './calls-of.js';
import { isNew, mark, type At, type Marks, type Step, type Way } from './marks.js';
import { membersNamed, thisIn } from './member-names.js';
import { markAdapter, markCreated } from './reducer-states.js';

type Call = NodeOf<'CallExpression' | 'NewExpression'>;

export function goOnFromCall(marks: Marks, node: AnyNode, call: Call, module: SourceModule, way: Way): void {
  const { callee } = call;
  // What it is given may set the base or the marker of a client.
  if (callee !== node) {
    markChangedClient(marks, callee, module);
    markCallsOf(marks, callee, way);
    markInjected(marks, node, module, way);
    markProvided(marks, node, call, module, way);
  }
  if (callee !== node && isObjectAssign(call) && call.arguments[0] && call.arguments[0] !== node) {
    markChangedClient(marks, unwrap(call.arguments[0]), module);
    markPattern(marks, unwrap(call.arguments[0]), module, way);
  }
  if (way === 'sends') {
    mark(marks, call, module, way);
    return;
  }
  // What a request answers is no path.
  const given = way === 'path' && sendsItself(callee, module) ? 'holds' : way;
  mark(marks, call, module, given);
  if (callee !== node) {
    markParameters(marks, callee, module, way);
    markReceiver(marks, callee, module, way);
    markComponent(marks, node, call, module, way);
    markCreated(marks, callee, module, way);
    markCommitted(marks, call, module, way);
    markEmitted(marks, call, module, way);
  } else if (isNamed(callee)) {
    const [given] = call.arguments;
    const name = literalString(given);
    if (given) mark(marks, given, module, 'needs');
    for (const literal of indexOf(module).literals) {
      const text = literalString(literal);
      if (name === undefined ? text?.startsWith('@') : text === `@${name}`) mark(marks, literal, module, 'holds');
    }
  } else if (isAsked(call, module)) {
    // `if (isCard(value))`: what is asked is what the function says.
    for (const argument of call.arguments) markRoot(marks, argument, module, way);
  }
  // Functions in the same options as well: `createSlice({ initialState, reducers: { … } })`.
  for (const argument of call.arguments)
    if (argument !== node || argument.type === 'ObjectExpression') markCallback(marks, argument, module, given);
  if (callee !== node) markKept(marks, callee, module, given);
}

/** `set(cards)` of a function that was handed `set`: what the function was given to may keep it. */
function markKept(marks: Marks, setter: AnyNode, module: SourceModule, way: Way): void {
  const variable = setter.type === 'Identifier' ? variableAt(setter.name, setter, module) : undefined;
  const [definition] = variable?.defs ?? [];
  const fn = definition?.type === 'Parameter' ? (definition.node as AnyNode) : undefined;
  if (!fn || !isFunction(fn)) return;
  const { place, taker } = takenBy(fn, module);
  if (taker?.type === 'CallExpression' && taker.callee !== place) mark(marks, taker, module, way);
}

/** `this.setState({ cards })`, `createElement(Row, { card })`: the component reads it from its state or props. */
function markComponent(marks: Marks, node: AnyNode, call: Call, module: SourceModule, way: Way): void {
  const name = calledName(call.callee, module);
  if (name === 'setState') markHeld(marks, 'state', way);
  const [component] = call.arguments;
  if (name !== 'createElement' || !component || component === node) return;
  markParameters(marks, component, module, way);
  const parts = node.type === 'ObjectExpression' ? node.properties : [undefined];
  for (const part of parts) {
    if (part?.type !== 'Property') markHeld(marks, 'props', way);
    else markName(marks, propertyName(part) ?? 'props', way, isProps);
  }
}

/** `this.props`, and the props that React calls methods with. */
function markHeld(marks: Marks, held: HeldByComponent, way: Way): void {
  markName(marks, held, way);
  for (const method of LIFECYCLE_METHODS) {
    for (const module of marks.world.named(method)) {
      for (const fn of membersNamed(method, module).given) {
        if (!isFunction(fn)) continue;
        for (const [index, parameter] of fn.params.entries())
          if (handedToLifecycle(method, index) === held) markPattern(marks, parameter, module, way);
      }
    }
  }
}

/** A call of an HTTP library by its usual name. */
function sendsItself(callee: AnyNode, module: SourceModule): boolean {
  if (callee.type === 'Identifier') {
    const variable = variableAt(callee.name, callee, module);
    const [definition] = variable?.defs ?? [];
    return definition ? isOfLibrary(definition, module) : libraryOfGlobal(callee.name) !== undefined;
  }
  const name = callee.type === 'MemberExpression' ? memberName(callee) : undefined;
  return name !== undefined && libraryHandedIn(name) !== undefined;
}

/** A name for a package of an HTTP library: `import request from 'request'`, `const request = require('request')`. */
function isOfLibrary({ node, parent }: VariableLike['defs'][number], module: SourceModule): boolean {
  const declaration = parent as AnyNode | undefined;
  const init =
    (node as AnyNode).type === 'VariableDeclarator' ? (node as NodeOf<'VariableDeclarator'>).init : undefined;
  const source =
    declaration?.type === 'ImportDeclaration'
      ? declaration.source.value
      : init?.type === 'CallExpression' && calledName(init.callee, module) === 'require'
        ? literalString(init.arguments[0])
        : undefined;
  return source !== undefined && LIBRARIES.some(({ packages }) => packages.includes(source));
}

/** `.as('cards')`: a mock is read by that name later on. */
function isNamed(callee: AnyNode): boolean {
  const name = callee.type === 'MemberExpression' ? memberName(callee) : undefined;
  return LIBRARIES.some(({ aliases }) => aliases !== undefined && aliases.given === name);
}

function isAsked(call: AnyNode, module: SourceModule): boolean {
  const type = parentOf(call, module)?.type ?? '';
  return /^(?:IfStatement|ConditionalExpression|LogicalExpression|UnaryExpression|WhileStatement)$/.test(type);
}

function markRoot(marks: Marks, expression: AnyNode, module: SourceModule, way: Way): void {
  let root = expression;
  while (root.type === 'MemberExpression') root = root.object;
  if (root.type === 'Identifier') markPattern(marks, root, module, way);
}

/** `cards.push(card)`, `this.cards.set(id, card)`, `setCards(cards)`: what is called may keep it. */
function markReceiver(marks: Marks, callee: AnyNode, module: SourceModule, way: Way): void {
  if (callee.type === 'MemberExpression') {
    for (const kept of chosenIn(callee.object, module))
      if (!isOfPackage(marks, kept, module)) markPattern(marks, kept, module, way === 'path' ? 'holds' : way);
    return;
  }
  markStateOf(marks, callee, module, way);
}

/** What an expression may be: `(done ? closed : open).push(row)`, also by a name for it. */
function chosenIn(node: AnyNode, module: SourceModule, isNamed = false): AnyNode[] {
  const inner = unwrap(node);
  if (inner.type === 'ConditionalExpression')
    return [inner.consequent, inner.alternate].flatMap((part) => chosenIn(part, module, isNamed));
  const variable = inner.type === 'Identifier' && !isNamed ? variableAt(inner.name, inner, module) : undefined;
  const declared = variable?.defs[0]?.node as AnyNode | undefined;
  const named =
    declared?.type === 'VariableDeclarator' && declared.id.type === 'Identifier' ? declared.init : undefined;
  const isAlias = named?.type === 'ConditionalExpression' || named?.type === 'Identifier';
  return [node, ...(isAlias ? chosenIn(named, module, true) : [])];
}

/** The state beside its setter: `const [cards, setCards] = useState([])`. */
function markStateOf(marks: Marks, setter: AnyNode, module: SourceModule, way: Way): void {
  if (setter.type !== 'Identifier') return;
  const variable = variableAt(setter.name, setter, module);
  const origin = variable && exportedVariable(marks.context, variable, module);
  const from = origin?.module ?? module;
  const name = (origin?.variable ?? variable)?.defs[0]?.name as AnyNode | undefined;
  const pattern = name && parentOf(name, from);
  if (pattern?.type === 'ArrayPattern') markPattern(marks, pattern, from, way);
  // `const setCards = useSetAtom(cardsAtom)`: what it was made with may hold it.
  const declarator = pattern?.type === 'ArrayPattern' ? parentOf(pattern, from) : pattern;
  const made = declarator?.type === 'VariableDeclarator' && declarator.init ? unwrap(declarator.init) : undefined;
  const [held] = made?.type === 'CallExpression' ? made.arguments : [];
  if (held?.type === 'Identifier') markPattern(marks, held, from, way);
}

/** A package keeps nothing that it gives to another call. */
function isOfPackage({ context }: Marks, object: AnyNode, module: SourceModule): boolean {
  const definition = object.type === 'Identifier' ? variableAt(object.name, object, module)?.defs[0] : undefined;
  const declaration = definition?.parent as AnyNode | undefined;
  if (definition?.type !== 'ImportBinding' || declaration?.type !== 'ImportDeclaration') return false;
  return context.host?.resolve(declaration.source.value, module)?.kind !== 'module';
}

/** The parameters of all functions that an expression may be, or be made from. */
export function markParameters(marks: Marks, callee: AnyNode, module: SourceModule, way: Way): void {
  if (isNew(marks, callee, `entered ${way}`)) marks.entering.push({ node: callee, module, way });
}

/** One step towards these functions; of a class it is the constructor, or what a component holds. */
export function enter(marks: Marks, { node, module, way }: Step): void {
  if (isFunction(node)) markParametersOf(marks, node, module, way);
  if (isClass(node) && node.superClass) markHeld(marks, 'props', way);
  markAdapter(marks, node, module, way);
  const own = isClass(node)
    ? node.body.body.find((member) => member.type === 'MethodDefinition' && member.kind === 'constructor')
    : undefined;
  const next = own?.type === 'MethodDefinition' ? [{ node: own.value, module }] : giversOf(marks, node, module);
  for (const giver of [...next, ...functionsGiven(marks, node, module)])
    markParameters(marks, giver.node, giver.module, way);
}

/** The functions that calls hand a function as the parameter that a name is: `ask(path, (error, cards) => …)` for `done(null, cards)`. */
function functionsGiven(marks: Marks, node: AnyNode, module: SourceModule): At[] {
  const variable = node.type === 'Identifier' ? variableAt(node.name, node, module) : undefined;
  return (variable?.defs ?? []).flatMap(({ type, name, node: definition }): At[] => {
    const fn = definition as AnyNode;
    if (type !== 'Parameter' || !isFunction(fn)) return [];
    const index = fn.params.findIndex((parameter) => parameter === (name as AnyNode));
    return callsOf(marks, fn, module).flatMap(({ node: call, module: at }) => {
      const given = call.type === 'JSXOpeningElement' ? undefined : call.arguments[index];
      return given && isFunction(given) ? [{ node: given, module: at }] : [];
    });
  });
}

function markParametersOf(marks: Marks, fn: FunctionNode, module: SourceModule, way: Way): void {
  for (const parameter of fn.params) markPattern(marks, parameter, module, way);
  // A handler is called on what it was given to.
  if (fn.type === 'FunctionExpression') for (const node of thisIn(fn, module)) mark(marks, node, module, way);
}

/** A function handed over beside it may receive it. */
export function markCallback(marks: Marks, argument: AnyNode, module: SourceModule, way: Way): void {
  markStateOf(marks, argument, module, way);
  if (isFunction(argument)) markParametersOf(marks, argument, module, way);
  else if (argument.type === 'Identifier' || argument.type === 'MemberExpression') {
    markParameters(marks, argument, module, way);
    markTaken(marks, argument, module);
    markKept(marks, argument, module, way);
  } else if (argument.type === 'ObjectExpression') {
    for (const item of argument.properties) if (item.type === 'Property') markCallback(marks, item.value, module, way);
  } else if (argument.type === 'ArrayExpression') {
    for (const item of argument.elements) if (item) markCallback(marks, item, module, way);
  } else if (argument.type === 'CallExpression') {
    for (const inner of argument.arguments) markCallback(marks, inner, module, way);
  } else if (argument.type === 'ConditionalExpression') {
    for (const chosen of [argument.consequent, argument.alternate]) markCallback(marks, chosen, module, way);
  } else if (argument.type === 'LogicalExpression') {
    for (const chosen of [argument.left, argument.right]) markCallback(marks, chosen, module, way);
  }
}

/** A function that was taken out of something is found by the name it was taken by: `const { success } = options`. */
function markTaken(marks: Marks, argument: AnyNode, module: SourceModule): void {
  const variable = argument.type === 'Identifier' ? variableAt(argument.name, argument, module) : undefined;
  for (const { name } of variable?.defs ?? []) {
    const binding = name as AnyNode;
    const property = parentOf(binding, module);
    if (property?.type === 'Property' && property.value === binding) mark(marks, binding, module, 'needs');
  }
}
