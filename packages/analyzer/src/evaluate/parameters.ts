/** The value of a parameter: from the call in progress, from its type, or from everywhere the function is used. */
import { delegateOf } from '../clients/delegates.js';
import { handsOn } from '../clients/package-functions.js';
import { selectsFromState, storeMaking } from '../clients/redux.js';
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import { parentOf, referencesOf, variableAt } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { memberName, type FunctionNode, type NodeOf } from '../syntax/nodes.js';
import {
  UNDEFINED,
  UNKNOWN,
  alternatives,
  isOfService,
  isUnknown,
  union,
  type Frame,
  type PackageValue,
  type Value,
} from '../values/value.js';
import { handledAction } from './actions.js';
import { givenByChain, givenByFunctions } from './collection-callbacks.js';
import { definitionParameter } from './column-definitions.js';
import { lifecycleParameter, stateBefore } from './component-classes.js';
import { propsOfElement, propsThroughCall } from './component-props.js';
import { cache, once, type Context } from './context.js';
import { contextualValue } from './contextual.js';
import { formParameter, namesOfMade } from './form-values.js';
import { usesOfFunction, type FunctionUse } from './function-uses.js';
import { watchedParameter } from './definitions.js';
import { emittedToDecorated } from './event-emitters.js';
import { handedToState } from './hook-stores.js';
import { elementOf } from './members.js';
import { exportOf } from './package-functions.js';
import { signatureParameter } from './package-signatures.js';
import { pipedTo } from './pipelines.js';
import { reducerParameter } from './reducers.js';
import { calledByComponent } from './render-props.js';
import { loadedProps } from './route-modules.js';
import { answerForCallback } from './responses.js';
import { inputsOf, stateOfStores } from './stores.js';
import { annotatedValue, seenAs } from './types.js';

/** The value of the parameter of `fn` that `pattern` (the whole parameter) receives. */
export function parameterValue(
  context: Context,
  fn: FunctionNode,
  pattern: AnyNode,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  const index = fn.params.findIndex((parameter) => parameter === pattern);
  if (index < 0) return UNKNOWN;
  for (let call = frame; call; call = call.parent)
    if (call.fn === fn) return givenArgument(context, call, index, pattern, module);
  for (let call = frame; call; call = call.parent) {
    if (call.fn !== fn) continue;
    const given = argumentValue(call, index, pattern);
    return isUnknown(given) ? annotatedValue(context, given, bindingOf(pattern), module) : given;
  }
  const answer = answerForCallback(context, fn, index, module, frame);
  if (answer) return annotatedValue(context, answer, bindingOf(pattern), module);
  const known = callbackInCall(context, fn, index, module, frame) ?? parameterUses(context, fn, index, module);
  const used = isUnknown(known) ? givenByFramework(context, fn, index, module) : known;
  const binding = bindingOf(pattern);
  if ((binding as { typeAnnotation?: unknown }).typeAnnotation) return annotatedValue(context, used, binding, module);
  if (isOfService(used)) return used;
  const documented = annotatedValue(context, used, binding, module);
  if (documented !== used) return documented;
  const expected = once(context, 'expected-parameters', pattern, UNKNOWN, () =>
    expectedParameter(context, fn, index, module),
  );
  return seenAs(used, expected);
}

/** A callback within a call in progress receives what that call hands it. */
function callbackInCall(
  context: Context,
  fn: FunctionNode,
  index: number,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  if (!frame) return undefined;
  const { place, taker: call } = takenBy(fn, module);
  if (call?.type !== 'CallExpression' || !call.arguments.includes(place as never)) return undefined;
  const value = callbackArgument(context, call, place, index, module, frame);
  return isUnknown(value) ? undefined : value;
}

/** What a framework calls a function with, by what it is exported as, decorated with or given to. */
function givenByFramework(context: Context, fn: FunctionNode, index: number, module: SourceModule): Value {
  const props = loadedProps(context, fn, index, module);
  if (!isUnknown(props)) return props;
  const rendered = calledByComponent(context, fn, index, module);
  return isUnknown(rendered) ? emittedToDecorated(context, fn, index, module) : rendered;
}

/** What may know a parameter by the definition that the function stands in. */
const ASKED = [
  reducerParameter,
  handledAction,
  definitionParameter,
  lifecycleParameter,
  formParameter,
  watchedParameter,
];

/** What the type around a function, or the definition it stands in, says of its parameter. */
function expectedParameter(context: Context, fn: FunctionNode, index: number, module: SourceModule): Value {
  for (const value of alternatives(contextualValue(context, fn, module))) {
    if (value.kind === 'signature') return value.parameter(index);
  }
  for (const ask of ASKED) {
    const value = ask(context, fn, index, module);
    if (!isUnknown(value)) return value;
  }
  return UNKNOWN;
}

function bindingOf(pattern: AnyNode): AnyNode {
  if (pattern.type === 'AssignmentPattern') return pattern.left;
  return pattern.type === 'TSParameterProperty' ? bindingOf(pattern.parameter) : pattern;
}

/** The argument of a call in progress; where it tells nothing, what the parameter is declared to be. */
function givenArgument(context: Context, frame: Frame, index: number, pattern: AnyNode, module: SourceModule): Value {
  const value = argumentValue(frame, index, pattern);
  if (!isUnknown(value) && value !== UNDEFINED) return value;
  const declared = annotatedValue(context, UNKNOWN, bindingOf(pattern), module);
  return isUnknown(declared) ? value : declared;
}

function argumentValue(frame: Frame, index: number, pattern: AnyNode): Value {
  if (pattern.type === 'RestElement') {
    return { kind: 'array', place: undefined, elements: frame.args.slice(index).map((value) => () => value) };
  }
  return frame.args[index] ?? UNDEFINED;
}

/** What a parameter is given wherever the function is used, whatever its type says. */
export function parameterUses(context: Context, fn: FunctionNode, index: number, module: SourceModule): Value {
  const pattern = fn.params[index];
  return pattern
    ? once(context, 'parameters', pattern, UNKNOWN, () => valueFromUses(context, fn, index, module))
    : UNKNOWN;
}

function valueFromUses(context: Context, fn: FunctionNode, index: number, module: SourceModule): Value {
  const values = usesOfFunction(context, fn, module).map((use) => valueAtUse(context, use, index));
  return union(values.filter((value) => !isUnknown(value)));
}

function valueAtUse(context: Context, use: FunctionUse, index: number): Value {
  switch (use.kind) {
    case 'call': {
      const argument = use.call.arguments[index];
      return argument ? context.evaluate(argument, use.module, undefined) : UNKNOWN;
    }
    case 'argument': {
      const handed = callbackArgument(context, use.call, use.argument, index, use.module, undefined);
      return isUnknown(handed) && index === 0 ? propsOfWrapped(context, use.call, use.module) : handed;
    }
    case 'element':
      return index === 0 ? propsOfElement(context, use.element, use.module) : UNKNOWN;
    case 'attribute':
      return calledByComponent(context, use.mention, index, use.module);
  }
}

/** `connect(select)(Row)`, `withRouter(Row)`: a function that a package wraps may be a component. */
function propsOfWrapped(
  context: Context,
  call: NodeOf<'CallExpression' | 'NewExpression'>,
  module: SourceModule,
): Value {
  if (call.type !== 'CallExpression' || call.callee.type === 'MemberExpression') return UNKNOWN;
  return union(propsThroughCall(context, call, module).filter((value) => !isUnknown(value)));
}

const ELEMENT_FIRST = new Set([
  'map',
  'forEach',
  'filter',
  'find',
  'findLast',
  'findIndex',
  'some',
  'every',
  'flatMap',
]);
const ELEMENT_BOTH = new Set(['sort', 'toSorted']);

/** What a function passed to a call receives as its argument number `index`. */
export function callbackArgument(
  context: Context,
  call: NodeOf<'CallExpression' | 'NewExpression'>,
  callback: AnyNode,
  index: number,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  const { callee } = call;
  const position = call.arguments.indexOf(callback as never);
  const answer = answerForCallback(context, callback, index, module, frame);
  if (answer) return answer;
  if (callee.type === 'MemberExpression') {
    const name = memberName(callee) ?? '';
    const object = (): Value => context.evaluate(callee.object, module, frame);
    if (isPackage(object())) return callbackOfTarget(context, call, position, index, module, frame);
    if (ELEMENT_FIRST.has(name) && position === 0)
      return index === 0 ? elementOf(object()) : index === 2 ? object() : UNKNOWN;
    if (ELEMENT_BOTH.has(name) && index < 2) return elementOf(object());
    if ((name === 'then' || name === 'done') && position === 0) return index === 0 ? object() : UNKNOWN;
    if ((name === 'reduce' || name === 'reduceRight') && position === 0) {
      if (index === 1) return elementOf(object());
      const initial = call.arguments[1];
      return index === 0 && initial ? context.evaluate(initial, module, frame) : UNKNOWN;
    }
    if (name === 'groupBy' && position === 1 && call.arguments[0]) {
      return index === 0 ? elementOf(context.evaluate(call.arguments[0], module, frame)) : UNKNOWN;
    }
    if (name === 'from' && position === 1 && call.arguments[0]) {
      return index === 0 ? elementOf(context.evaluate(call.arguments[0], module, frame)) : UNKNOWN;
    }
    const chained = givenByChain(name, object(), index);
    if (chained) return chained;
  }
  return callbackOfTarget(context, call, position, index, module, frame);
}

function isPackage(value: Value): boolean {
  return alternatives(value).every((part) => part.kind === 'package');
}

/** What the function that is called hands to the callback at a position. */
function callbackOfTarget(
  context: Context,
  call: NodeOf<'CallExpression' | 'NewExpression'>,
  position: number,
  index: number,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  const target = context.evaluate(call.callee, module, frame);
  return union(
    alternatives(target).map((value) => {
      if (value.kind === 'function') return passedToFunction(context, value.node, value.module, position, index);
      if (value.kind === 'signature') {
        const expected = value.parameter(position);
        return expected.kind === 'signature' ? expected.parameter(index) : UNKNOWN;
      }
      if (value.kind === 'package') {
        const given = givenByPackage(context, value, call, position, index, module, frame);
        if (given) return given;
      }
      if (value.kind === 'library') {
        const functions = { name: value.library.name, path: [value.path] };
        return givenByFunctions(context, functions, call, position, index, module, frame) ?? UNKNOWN;
      }
      return value.kind === 'unknown' || value.kind === 'package' ? stateUpdate(context, call, index, module) : UNKNOWN;
    }),
  );
}

/** `useSWR(key, fetcher)`: the function is called with the key. */
function handedByDelegate(
  context: Context,
  value: PackageValue,
  call: NodeOf<'CallExpression' | 'NewExpression'>,
  position: number,
  index: number,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  const delegate = delegateOf(value.name, value.path);
  const given = delegate?.args[index];
  if (!given || !delegate.function.some(({ argument, keys }) => argument === position && !keys)) return undefined;
  const argument = call.arguments[given.argument];
  return argument && !given.keys ? context.evaluate(argument, module, frame) : undefined;
}

/** A function of lodash and its like hands on elements; a method of something made for a type, that type. */
function givenByPackage(
  context: Context,
  value: PackageValue,
  call: NodeOf<'CallExpression' | 'NewExpression'>,
  position: number,
  index: number,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  const handed =
    handedToState(context, value, call, index, module) ??
    handedByDelegate(context, value, call, position, index, module, frame);
  if (handed) return handed;
  const named = index === 0 && position === 0 ? namesOfMade(context, value, module) : undefined;
  if (value.about ?? named)
    return index === 0 ? union([value.about, named].filter((part) => part !== undefined)) : UNKNOWN;
  const exported = exportOf(value);
  // What hands a function on (`devtools((set) => …)`) has it handed what takes the result.
  if (handsOn(value.name, exported) && position === 0) {
    const { place, taker } = takenBy(call, module);
    if (taker?.type === 'CallExpression' && taker.arguments.includes(place as never))
      return callbackArgument(context, taker, place, index, module, frame);
  }
  if (selectsFromState(value.name, exported)) return index === 0 ? stateOfStores(context, module) : UNKNOWN;
  if (storeMaking(value.name, exported) === 'selector' && position === call.arguments.length - 1 && position > 0) {
    const args = call.arguments.map((argument) => context.evaluate(argument, module, frame));
    return inputsOf(context, args, { node: call, module, frame })[index];
  }
  const signed =
    pipedTo(context, value, call.arguments, position, module, frame) ??
    signatureParameter(context, value, call, position, index, { node: call, module, frame });
  return signed ?? givenByFunctions(context, value, call, position, index, module, frame);
}

/** `setCards((previous) => …)`: the previous state. */
function stateUpdate(
  context: Context,
  call: NodeOf<'CallExpression' | 'NewExpression'>,
  index: number,
  module: SourceModule,
): Value {
  if (index !== 0) return UNKNOWN;
  if (call.callee.type !== 'Identifier') return stateBefore(context, call.callee, module) ?? UNKNOWN;
  const variable = variableAt(call.callee.name, call.callee, module);
  const name = variable?.defs[0]?.name as AnyNode | undefined;
  const pattern = name ? parentOf(name, module) : undefined;
  if (pattern?.type !== 'ArrayPattern' || pattern.elements[1] !== name) return UNKNOWN;
  const state = pattern.elements[0];
  return state?.type === 'Identifier' ? context.evaluate(state, module, undefined) : UNKNOWN;
}

/** Inside a function of the project: what it calls its parameter with. */
export function passedToFunction(
  context: Context,
  fn: FunctionNode,
  module: SourceModule,
  position: number,
  index: number,
): Value {
  const parameter = fn.params[position];
  if (parameter?.type !== 'Identifier') return UNKNOWN;
  const variable = variableAt(parameter.name, fn.body ?? fn, module);
  return variable ? passedToVariable(context, variable, index, module) : UNKNOWN;
}

/** What a function that a variable holds is called with as its argument number `index`. */
export function passedToVariable(context: Context, variable: VariableLike, index: number, module: SourceModule): Value {
  // Functions hand their callbacks on to each other, in circles too: each is asked once for one question. What is learnt inside a
  // circle is not yet all, so it holds for that question alone.
  const open = cache<object, true>(context, 'passed-on');
  const known = cache<object, Map<number, Value>>(context, 'passed-values');
  if (open.has(variable)) return UNKNOWN;
  const before = known.get(variable)?.get(index);
  if (before) return before;
  const outermost = open.size === 0;
  open.set(variable, true);
  try {
    const value = union(valuesPassed(context, variable, index, module));
    known.set(variable, (known.get(variable) ?? new Map<number, Value>()).set(index, value));
    return value;
  } finally {
    open.delete(variable);
    if (outermost) known.clear();
  }
}

/** What the function calls a parameter of its with, or has it called with. */
function valuesPassed(context: Context, variable: VariableLike, index: number, module: SourceModule): Value[] {
  const values: Value[] = [];
  for (const reference of referencesOf(variable, module)) {
    const { place, taker: parent } = takenBy(reference, module);
    // A component that is handed to a function: `<Component {...props} cards={cards} />`.
    if (parent?.type === 'JSXOpeningElement' && index === 0) values.push(propsOfElement(context, parent, module));
    if (parent?.type !== 'CallExpression') continue;
    if (parent.callee === place) {
      const argument = parent.arguments[index];
      if (argument) values.push(context.evaluate(argument, module, undefined));
    } else if (parent.arguments.includes(place as never)) {
      values.push(callbackArgument(context, parent, place, index, module, undefined));
    }
  }
  return values;
}
