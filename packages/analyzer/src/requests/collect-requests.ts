/** All requests that the calls of a module send, also through the project's own wrappers. */
import { libraryHandedIn } from '../clients/all-libraries.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { argumentsOf, type CallNode } from '../evaluate/calls.js';
import { awaitsMore, openFrame } from '../evaluate/frames.js';
import { once, type Context } from '../evaluate/context.js';
import { constructorOf } from '../evaluate/classes.js';
import { delegatedFunction } from '../evaluate/delegates.js';
import { refill } from '../evaluate/budget.js';
import { enclosing } from '../evaluate/evaluator.js';
import { usesOfFunction } from '../evaluate/function-uses.js';
import { isSdkCall, requestsAt } from '../evaluate/http.js';
import { computedName } from '../evaluate/members.js';
import { indirectlyCalled } from '../evaluate/indirect-calls.js';
import { exportOf, handedCall } from '../evaluate/package-functions.js';
import { annotatedValue } from '../evaluate/types.js';
import { indexOf, parentOf, variableAt } from '../syntax/module-index.js';
import { contains, isClass, isFunction, memberName, rangeOf, type FunctionNode } from '../syntax/nodes.js';
import { reflectedCall } from '../syntax/reflected-call.js';
import { nodesWithin } from '../syntax/nodes-within.js';
import { writtenElements } from '../values/written-elements.js';
import {
  UNKNOWN,
  alternatives,
  givenTo,
  type Frame,
  type FunctionValue,
  type Place,
  type Value,
} from '../values/value.js';
import { declaredRequests } from './declared-requests.js';
import { describeRequest } from './describe.js';
import type { HttpRequest } from './http-request.js';
import { mayConcernService } from './relevance.js';

/** The requests of a module, in source order of the calls that begin them. */
export function collectRequests(context: Context, module: SourceModule): HttpRequest[] {
  return once(context, 'module-requests', module, [] as HttpRequest[], () => {
    const requests = new Set<HttpRequest>();
    for (const call of indexOf(module).calls) {
      refill(context);
      const opening = openingOf(context, call, module);
      if (opening === 'entered') continue;
      const frames = opening.length > 0 ? opening : [undefined];
      for (const frame of frames) collectAt(context, call, module, frame, requests);
    }
    for (const request of declaredRequests(context, module)) requests.add(request);
    return withoutParts(context, [...requests]);
  });
}

/** Without the `Request` objects whose path another request of the module sends: they are a part of that one. */
function withoutParts(context: Context, requests: readonly HttpRequest[]): HttpRequest[] {
  const isObject = ({ sink }: HttpRequest): boolean => sink.node.type === 'NewExpression';
  if (!requests.some(isObject)) return [...requests];
  const nodesOf = (request: HttpRequest): AnyNode[] =>
    describeRequest(context, request).flatMap(({ reading }) => reading.pieces.map((piece) => piece.node));
  const sent = new Set(requests.filter((request) => !isObject(request)).flatMap(nodesOf));
  return requests.filter((request) => !isObject(request) || nodesOf(request).some((node) => !sent.has(node)));
}

/** The requests that one call sends, also one that is not written in the module. */
export function requestsOfCall(context: Context, call: CallNode, module: SourceModule): readonly HttpRequest[] {
  const requests = new Set<HttpRequest>();
  collectAt(context, call, module, undefined, requests);
  return [...requests];
}

/**
 * How a call inside a function is looked at: not on its own where every use of the function is a call that tells its arguments, and so is
 * entered (the values of different calls must not mix); once for each `new` of its class where a method is never called; else as it is.
 */
function openingOf(context: Context, call: CallNode, module: SourceModule): Frame[] | 'entered' {
  for (let node = enclosing(call, module); node; node = enclosing(node, module)) {
    if (!isFunction(node) || !mayReach(context, node, module)) continue;
    const opening = openingOfFunction(context, node, module);
    if (opening === 'entered' || opening.length > 0) return opening;
  }
  return [];
}

function openingOfFunction(context: Context, fn: FunctionNode, module: SourceModule): Frame[] | 'entered' {
  return once(context, 'openings', fn, [] as Frame[] | 'entered', () => {
    const uses = usesOfFunction(context, fn, module).filter(
      (use) => use.kind !== 'call' || use.module !== module || !contains(fn, use.call),
    );
    if (uses.length === 0) return framesOfMethod(context, fn, module);
    const isCovered = uses.every((use) => use.kind === 'call' && isEntered(context, use.call, fn, use.module));
    if (!isCovered) return [];
    const typed = frameOfTypes(context, fn, module);
    return typed ? [typed] : 'entered';
  });
}

/** A frame in which parameters are what their types say, where these have members of their own. */
function frameOfTypes(context: Context, fn: FunctionNode, module: SourceModule): Frame | undefined {
  const hasMembers = fn.params.some((parameter) => {
    const binding = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
    return annotatedValue(context, UNKNOWN, binding, module).kind === 'object';
  });
  if (!hasMembers) return undefined;
  const target: FunctionValue = { kind: 'function', node: fn, module, frame: undefined, self: undefined, bound: [] };
  return outermostFrame(context, target, { node: fn, module, frame: undefined });
}

function outermostFrame(context: Context, target: FunctionValue, place: Place): Frame | undefined {
  const unknown = target.node.params.map(() => UNKNOWN);
  const frame = openFrame(context, target, unknown, place);
  if (frame) frame.outermost = true;
  return frame;
}

function isEntered(context: Context, call: CallNode, fn: FunctionNode, module: SourceModule): boolean {
  return calledFunctions(context, call, module, undefined).some(({ target, args }) =>
    alternatives(target).some(
      (value) => value.kind === 'function' && value.node === fn && isInformative(context, value, args, call, module),
    ),
  );
}

/** A method that is never called, on each object that is made of its class. */
function framesOfMethod(context: Context, fn: FunctionNode, module: SourceModule): Frame[] {
  const definition = parentOf(fn, module);
  if (definition?.type !== 'MethodDefinition' || definition.kind !== 'method' || definition.static) return [];
  const owner = enclosing(definition, module);
  const constructor =
    owner && isClass(owner) ? constructorOf({ kind: 'class', node: owner, module, frame: undefined }) : undefined;
  if (!constructor || constructor.params.length === 0) return [];
  const places = usesOfFunction(context, constructor, module).flatMap(({ kind, ...use }) =>
    kind === 'call' && 'call' in use && use.call.type === 'NewExpression'
      ? [{ node: use.call, module: use.module }]
      : [],
  );
  return places.flatMap((place) =>
    alternatives(context.evaluate(place.node, place.module, undefined)).flatMap((self) => {
      if (self.kind !== 'instance') return [];
      const target: FunctionValue = { kind: 'function', node: fn, module, frame: undefined, self, bound: [] };
      return outermostFrame(context, target, { ...place, frame: undefined }) ?? [];
    }),
  );
}

function collectAt(
  context: Context,
  call: CallNode,
  module: SourceModule,
  frame: Frame | undefined,
  requests: Set<HttpRequest>,
): void {
  context.evaluate(call, module, frame);
  for (const request of requestsAt(context, call, frame)) requests.add(request);
  for (const { target, args } of calledFunctions(context, call, module, frame)) {
    for (const value of alternatives(target)) {
      if (value.kind === 'function') enter(context, value, args, { node: call, module, frame }, requests);
    }
  }
}

interface Called {
  target: Value;
  args: Value[];
}

/** The functions that a call enters and their arguments, looking through `call` and `apply` and what is handed to a package. */
function calledFunctions(context: Context, call: CallNode, module: SourceModule, frame: Frame | undefined): Called[] {
  if (call.type === 'NewExpression') return [];
  const args = argumentsOf(context, call, module, frame);
  if (call.type === 'TaggedTemplateExpression') return [{ target: context.evaluate(call.tag, module, frame), args }];
  const reflected = reflectedCall(call, module);
  if (reflected)
    return [{ target: context.evaluate(reflected.called, module, frame), args: writtenElements(args[2]) ?? [] }];
  const { callee } = call;
  const indirect = indirectlyCalled(context, callee, module, frame);
  if (indirect) {
    const rest = indirect.by === 'call' ? args.slice(1) : (writtenElements(args[1]) ?? []);
    return [{ target: context.evaluate(indirect.called, module, frame), args: rest }];
  }
  const target = context.evaluate(callee, module, frame);
  const delegated = delegatedFunction(context, target, call, module, frame);
  if (delegated) return [delegated];
  return target.kind === 'package' && args.length > 0
    ? [handedCall(context, args, exportOf(target))]
    : [{ target, args }];
}

function enter(context: Context, target: FunctionValue, args: Value[], place: Place, requests: Set<HttpRequest>): void {
  if (awaitsMore(target, args) || !isInformative(context, target, args, place.node, place.module)) return;
  if (!mayReach(context, target.node, target.module)) return;
  const frame = openFrame(context, target, args, place);
  if (!frame) return;
  for (const inner of innerCalls(context, target.node, target.module)) {
    if (!isEnteredInside(context, inner, target)) collectAt(context, inner, target.module, frame, requests);
  }
}

/** True for a call in a function inside of this one that calls enter by themselves: `post` of what `createHttp(base)` gives. */
function isEnteredInside(context: Context, inner: CallNode, { node: outer, module }: FunctionValue): boolean {
  for (let node = enclosing(inner, module); node && node !== outer; node = enclosing(node, module)) {
    if (isFunction(node) && mayReach(context, node, module) && openingOfFunction(context, node, module) === 'entered')
      return true;
  }
  return false;
}

/** Without arguments that could say something of the service, entering tells nothing that the function's own module does not tell. */
function isInformative(
  context: Context,
  target: FunctionValue,
  args: readonly Value[],
  call: AnyNode,
  module: SourceModule,
): boolean {
  const { self } = target;
  const made = self?.kind === 'instance' ? givenTo(self) : [];
  // What a chain of calls made is known by them; what is known of all objects of a base would mix it with others.
  if (self?.kind === 'instance' && self.calls && self.class.node.superClass) return true;
  // What an inherited method sends may stand in the class that extends: `resource = 'events'`.
  if (self?.kind === 'instance' && !(self.class.module === target.module && contains(self.class.node, target.node)))
    return true;
  const given = [...args, ...target.bound, ...made, ...trapped(target.frame)];
  if (given.some((value) => mayConcernService(context, value))) return true;
  return (
    call.type === 'CallExpression' && call.arguments.some((argument) => namesIdentifier(context, argument, module))
  );
}

/** What the names say that a `Proxy` was asked for: `api.cards.enroll.post()`. */
function trapped(frame: Frame | undefined): Value[] {
  const frames: Frame[] = [];
  for (let current = frame; current; current = current.parent) frames.push(current);
  return frames.some(({ call }) => call.node.type === 'MemberExpression') ? frames.flatMap(({ args }) => args) : [];
}

/** An argument whose name says that it is a token or UID: it may be put in the place of an id. */
function namesIdentifier(context: Context, argument: AnyNode, module: SourceModule): boolean {
  const [start, end] = rangeOf(argument);
  return context.index.identifierFields.some(
    (field) => module.text.slice(Math.max(start, end - field.length), end).toLowerCase() === field,
  );
}

function innerCalls(context: Context, fn: FunctionNode, module: SourceModule): CallNode[] {
  return once(context, 'inner-calls', fn as AnyNode, [] as CallNode[], () =>
    nodesWithin('calls', { node: fn, module }),
  );
}

/** True when some call in the function may send a request. */
function mayReach(context: Context, fn: FunctionNode, module: SourceModule): boolean {
  return once(context, 'may-reach', fn as AnyNode, false, () =>
    innerCalls(context, fn, module).some((call) => callMayReach(context, call, module)),
  );
}

function callMayReach(context: Context, call: CallNode, module: SourceModule): boolean {
  if (call.type === 'NewExpression')
    return call.callee.type === 'Identifier' && call.callee.name === 'Request' && !isDeclared(call.callee, module);
  const callee = call.type === 'CallExpression' ? call.callee : call.tag;
  if (callee.type === 'Identifier') {
    const variable = variableAt(callee.name, callee, module);
    if (variable?.defs.some((def) => def.type === 'Parameter')) return true;
  }
  const indirect = reflectedCall(call, module)?.called ?? indirectlyCalled(context, callee, module, undefined)?.called;
  const target = context.evaluate(indirect ?? callee, module, undefined);
  return alternatives(target).some((value) => {
    switch (value.kind) {
      case 'library':
      case 'client':
      case 'replier':
        return true;
      case 'function':
        return mayReach(context, value.node, value.module);
      case 'package':
      case 'unknown':
        return callee.type === 'MemberExpression' && isVerb(context, callee, module);
      default:
        return false;
    }
  });
}

function isDeclared(name: Extract<AnyNode, { type: 'Identifier' }>, module: SourceModule): boolean {
  return (variableAt(name.name, name, module)?.defs.length ?? 0) > 0;
}

function isVerb(
  context: Context,
  callee: Extract<AnyNode, { type: 'MemberExpression' }>,
  module: SourceModule,
): boolean {
  const name = memberName(callee) ?? computedName(context, callee.property, module, undefined);
  const { object } = callee;
  const indirect = name === 'call' || name === 'apply';
  const called = indirect && object.type === 'MemberExpression' ? memberName(object) : name;
  if (called !== undefined && libraryHandedIn(called)) return true;
  return called === undefined || isSdkCall(called, [{ kind: 'text', parts: [] }]);
}
