/** All requests that the calls of a module send, also through the project's own wrappers. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { argumentsOf, openFrame, type CallNode } from '../evaluate/calls.js';
import { once, type Context } from '../evaluate/context.js';
import { refill } from '../evaluate/evaluator.js';
import { isSdkCall, requestsAt } from '../evaluate/http.js';
import { computedName } from '../evaluate/members.js';
import { indexOf, variableAt } from '../syntax/module-index.js';
import { contains, memberName, type FunctionNode } from '../syntax/nodes.js';
import { alternatives, type Frame, type FunctionValue, type Place, type Value } from '../values/value.js';
import type { HttpRequest } from './http-request.js';

/** The requests of a module, in source order of the calls that begin them. */
export function collectRequests(context: Context, module: SourceModule): HttpRequest[] {
  return once(context, 'module-requests', module, [] as HttpRequest[], () => {
    const requests = new Set<HttpRequest>();
    for (const call of indexOf(module).calls) {
      refill(context);
      collectAt(context, call, module, undefined, requests);
    }
    return [...requests];
  });
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
  const { callee } = call;
  if (callee.type === 'MemberExpression') {
    const name = memberName(callee);
    if (name === 'call') return [{ target: context.evaluate(callee.object, module, frame), args: args.slice(1) }];
    if (name === 'apply') {
      const list = args[1];
      const spread = list?.kind === 'array' ? list.elements.map((element) => element()) : [];
      return [{ target: context.evaluate(callee.object, module, frame), args: spread }];
    }
  }
  const target = context.evaluate(callee, module, frame);
  const [handed, ...rest] = args;
  return target.kind === 'package' && handed ? [{ target: handed, args: rest }] : [{ target, args }];
}

function enter(context: Context, target: FunctionValue, args: Value[], place: Place, requests: Set<HttpRequest>): void {
  if (!isInformative(target, args) || !mayReach(context, target.node, target.module)) return;
  const frame = openFrame(context, target, args, place);
  if (!frame) return;
  for (const inner of innerCalls(context, target.node, target.module)) {
    collectAt(context, inner, target.module, frame, requests);
  }
}

/** Without arguments that say something, entering tells nothing that the function's own module does not tell. */
function isInformative(target: FunctionValue, args: readonly Value[]): boolean {
  if (target.self?.kind === 'instance' && (target.self.args?.length ?? 0) > 0) return true;
  return [...args, ...target.bound].some((value) => alternatives(value).some((part) => part.kind !== 'unknown'));
}

function innerCalls(context: Context, fn: FunctionNode, module: SourceModule): CallNode[] {
  return once(context, 'inner-calls', fn as AnyNode, [] as CallNode[], () =>
    indexOf(module).calls.filter((call) => contains(fn, call)),
  );
}

/** True when some call in the function may send a request. */
function mayReach(context: Context, fn: FunctionNode, module: SourceModule): boolean {
  return once(context, 'may-reach', fn as AnyNode, false, () =>
    innerCalls(context, fn, module).some((call) => callMayReach(context, call, module)),
  );
}

function callMayReach(context: Context, call: CallNode, module: SourceModule): boolean {
  if (call.type === 'NewExpression') return false;
  const callee = call.type === 'CallExpression' ? call.callee : call.tag;
  if (callee.type === 'Identifier') {
    const variable = variableAt(callee.name, callee, module);
    if (variable?.defs.some((def) => def.type === 'Parameter')) return true;
  }
  const target = context.evaluate(callee, module, undefined);
  return alternatives(target).some((value) => {
    switch (value.kind) {
      case 'library':
      case 'client':
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

function isVerb(
  context: Context,
  callee: Extract<AnyNode, { type: 'MemberExpression' }>,
  module: SourceModule,
): boolean {
  const name = memberName(callee) ?? computedName(context, callee.property, module, undefined);
  return name === undefined || isSdkCall(name, [{ kind: 'text', parts: [] }]);
}
