/** The value of a parameter: from the call in progress, from its type, or from everywhere the function is used. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { chosenBy } from '../syntax/outermost.js';
import type { FunctionNode, NodeOf } from '../syntax/nodes.js';
import {
  UNDEFINED,
  UNKNOWN,
  alternatives,
  isOfService,
  isUnknown,
  unionOfKnown,
  type Frame,
  type Value,
} from '../values/value.js';
import { argumentsOf } from './calls.js';
import { handledAction } from './actions.js';
import { injectedParameter } from './angularjs.js';
import { definitionParameter } from './column-definitions.js';
import { lifecycleParameter } from './component-classes.js';
import { propsOfElement, propsThroughCall } from './component-props.js';
import { carrierParameter } from './carried.js';
import { once, type Context } from './context.js';
import { contextualValue } from './contextual.js';
import { entityParameter } from './entity-adapters.js';
import { formParameter } from './form-values.js';
import { resolverParameter } from './graphql.js';
import { usesOfFunction, type FunctionUse } from './function-uses.js';
import { watchedParameter } from './definitions.js';
import { selectorsOfFeature } from './ngrx.js';
import { machineParameter } from './state-machines.js';
import { emittedToDecorated } from './event-emitters.js';
import { reducerParameter } from './reducers.js';
import { calledByComponent } from './render-props.js';
import { loadEvent, loadedProps } from './route-modules.js';
import { answerForCallback } from './responses.js';
import { annotatedValue, seenAs } from './types.js';
import { callbackArgument } from './callbacks.js';

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
  const answer = answerForCallback(context, fn, index, module, frame);
  if (answer) return annotatedValue(context, answer, bindingOf(pattern), module);
  const known = callbackInCall(context, fn, index, module, frame) ?? parameterUses(context, fn, index, module);
  const used = isUnknown(known) ? givenByFramework(context, fn, index, module) : known;
  const binding = bindingOf(pattern);
  const isTyped = Boolean((binding as { typeAnnotation?: unknown }).typeAnnotation);
  if (!isTyped && isOfService(used)) return used;
  const documented = annotatedValue(context, used, binding, module);
  // `any` says nothing.
  if (isTyped ? !isUnknown(documented) : documented !== used) return documented;
  const expected = once(context, 'expected-parameters', pattern, UNKNOWN, () =>
    expectedParameter(context, fn, index, module),
  );
  const seen = seenAs(used, expected);
  return isUnknown(seen) ? carrierParameter(context, fn, index, binding, module) : seen;
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
  const { place, taker: call } = chosenBy(fn, module);
  if (call?.type !== 'CallExpression' || !call.arguments.includes(place as never)) return undefined;
  const value = callbackArgument(context, call, place, index, module, frame);
  return isUnknown(value) ? undefined : value;
}

/** What a framework calls a function with, by what it is exported as, decorated with or given to. */
function givenByFramework(context: Context, fn: FunctionNode, index: number, module: SourceModule): Value {
  const props = loadedProps(context, fn, index, module);
  const loaded = isUnknown(props) ? loadEvent(context, fn, index, module) : props;
  if (!isUnknown(loaded)) return loaded;
  const rendered = calledByComponent(context, fn, index, module);
  if (!isUnknown(rendered)) return rendered;
  const emitted = emittedToDecorated(context, fn, index, module);
  if (!isUnknown(emitted)) return emitted;
  const injected = injectedParameter(context, fn, index, module);
  return isUnknown(injected) ? resolverParameter(context, fn, index, module) : injected;
}

/** What may know a parameter by the definition that the function stands in. */
const ASKED = [
  reducerParameter,
  handledAction,
  definitionParameter,
  lifecycleParameter,
  formParameter,
  watchedParameter,
  entityParameter,
  selectorsOfFeature,
  machineParameter,
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
  const isAbsent = value === UNDEFINED && !frame.outermost && mayBeAbsent(pattern);
  if (!isUnknown(value) && (value !== UNDEFINED || isAbsent)) return value;
  const declared = annotatedValue(context, UNKNOWN, bindingOf(pattern), module);
  return isUnknown(declared) ? value : declared;
}

/** A parameter with a default, or `init?: RequestInit`: a call may go without it, and then its type tells nothing. */
function mayBeAbsent(pattern: AnyNode): boolean {
  return pattern.type === 'AssignmentPattern' || (pattern as { optional?: boolean }).optional === true;
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
  const uses = usesOfFunction(context, fn, module);
  if (fn.params[index]?.type === 'RestElement') return unionOfKnown(uses.map((use) => restAtUse(context, use, index)));
  return unionOfKnown(uses.map((use) => valueAtUse(context, use, index)));
}

/** Arguments that a rest parameter takes of a call that is not written: `create((...handed) => slice(...handed))`. */
const MAX_HANDED = 4;

/** What a rest parameter is given: a list of all arguments from an index on. */
function restAtUse(context: Context, use: FunctionUse, index: number): Value {
  const count = use.kind === 'call' ? use.call.arguments.length - index : MAX_HANDED;
  const given = Array.from({ length: Math.max(0, count) }, (_, at) => valueAtUse(context, use, index + at));
  if (given.every(isUnknown)) return UNKNOWN;
  return { kind: 'array', place: undefined, elements: given.map((value) => () => value) };
}

function valueAtUse(context: Context, use: FunctionUse, index: number): Value {
  switch (use.kind) {
    case 'call': {
      const before = use.call.arguments.slice(0, index + 1);
      if (before.some(({ type }) => type === 'SpreadElement'))
        return argumentsOf(context, use.call, use.module, undefined)[index] ?? UNKNOWN;
      const argument = use.call.arguments[index];
      return argument ? context.evaluate(argument, use.module, undefined) : UNKNOWN;
    }
    case 'argument': {
      const handed = callbackArgument(context, use.call, use.argument, index, use.module, undefined);
      return isUnknown(handed) && index === 0 ? propsOfWrapped(context, use.call, use.module) : handed;
    }
    case 'element':
      return index === 0 ? propsOfElement(context, use.element, use.module) : UNKNOWN;
    case 'attribute': {
      const called = calledByComponent(context, use.mention, index, use.module);
      return isUnknown(called) ? definitionParameter(context, use.mention, index, use.module) : called;
    }
  }
}

/** `connect(select)(Row)`, `withRouter(Row)`: a function that a package wraps may be a component. */
function propsOfWrapped(
  context: Context,
  call: NodeOf<'CallExpression' | 'NewExpression'>,
  module: SourceModule,
): Value {
  if (call.type !== 'CallExpression' || call.callee.type === 'MemberExpression') return UNKNOWN;
  return unionOfKnown(propsThroughCall(context, call, { module, frame: undefined }));
}
