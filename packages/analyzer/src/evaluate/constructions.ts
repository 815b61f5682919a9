/** What `new` gives. */
import { makesEmitters } from '../clients/event-emitters.js';
import { makesSchemas } from '../clients/normalizers.js';
import { fetchLibrary } from '../clients/fetch.js';
import { platformClass } from '../clients/url-builders.js';
import type { SourceModule } from '../contracts.js';
import { isObjectAssign, unwrap, type FunctionNode, type NodeOf } from '../syntax/nodes.js';
import { nodesWithin } from '../syntax/nodes-within.js';
import { madeObject } from '../values/made-values.js';
import {
  UNKNOWN,
  mapValue,
  union,
  type ClassValue,
  type Frame,
  type InstanceValue,
  type Place,
  type Value,
} from '../values/value.js';
import { MAX_INHERITANCE, baseClass, construct, constructorFrame, constructorOf, superArguments } from './classes.js';
import { addedTo, mapOf } from './collections.js';
import type { Context } from './context.js';
import { answerOfCall, clientOfFactory } from './http.js';
import { promiseValue } from './promises.js';
import { replyMade } from './replies.js';
import { boxCall } from './boxes.js';
import { signatureCall } from './package-signatures.js';
import { madeWith } from './package-clients.js';
import { madeBy } from './prototypes.js';
import { proxyValue } from './proxy-objects.js';
import { vuexMade } from './vuex.js';
import { constructUrl } from './urls.js';
import { isDeclared, argumentsOf, withRoutes } from './calls.js';

const REQUEST = { kind: 'library', library: fetchLibrary, path: 'new Request', client: undefined } as const;

/** An object whose constructor, or that of a class it extends, copies others into it has their members too: `Object.assign(this, row)`. */
function withCopies(context: Context, made: InstanceValue): Value {
  const copied: (() => Value)[] = [];
  let { args } = made;
  let owner: ClassValue | undefined = made.class;
  for (let depth = 0; owner && depth < MAX_INHERITANCE; depth += 1) {
    const fn = constructorOf(owner);
    const frame = constructorFrame(owner, args, made);
    if (fn) copied.push(...copiedBy(context, fn, owner.module, frame));
    args = superArguments(context, owner, args, frame);
    owner = baseClass(context, owner);
  }
  return copied.length > 0 ? union([made, madeObject(new Map(), copied)]) : made;
}

function copiedBy(
  context: Context,
  constructor: FunctionNode,
  module: SourceModule,
  frame: Frame | undefined,
): (() => Value)[] {
  return nodesWithin('calls', { node: constructor, module }).flatMap((call): (() => Value)[] => {
    const [target, ...sources] = call.type === 'CallExpression' ? call.arguments : [];
    if (!target || !isObjectAssign(call)) return [];
    if (unwrap(target).type !== 'ThisExpression') return [];
    return sources.map((source) => () => context.evaluate(source, module, frame));
  });
}

/** What an expression with `new` gives. */
export function evaluateNew(
  context: Context,
  node: NodeOf<'NewExpression'>,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  const { callee } = node;
  if (callee.type === 'Identifier' && !isDeclared(callee.name, callee, module)) {
    const known = constructUrl(context, node, callee.name, module, frame);
    if (callee.name === 'Request')
      answerOfCall(context, REQUEST, node, argumentsOf(context, node, module, frame), module, frame);
    if (known) return known;
    if (callee.name === 'Promise') return promiseValue(context, node, module, frame);
    if (callee.name === 'Proxy') return proxyValue(context, node, module, frame);
    if (callee.name === 'Map' || callee.name === 'WeakMap') return mapOf(context, node, module, frame);
    if (callee.name === 'Set' || callee.name === 'Array') {
      if (node.arguments[0]) return context.evaluate(node.arguments[0], module, frame);
      return { kind: 'array', place: undefined, elements: addedTo(context, node, module, frame) };
    }
  }
  const target = context.evaluate(callee, module, frame);
  const args = argumentsOf(context, node, module, frame);
  return mapValue(target, (value) => {
    switch (value.kind) {
      case 'class':
        return withCopies(context, construct(value, args, { node, module, frame }));
      case 'client':
        return value;
      case 'function':
        return madeBy(context, value.node, value.module);
      case 'package': {
        const platform = platformClass(value.name, value.path);
        const call: Place = { node, module, frame };
        const known =
          boxCall(context, value, args, call) ??
          signatureCall(context, value, args, call) ??
          vuexMade(context, value, args, call);
        if (known) return known;
        const made = platform === undefined ? undefined : constructUrl(context, node, platform, module, frame);
        if (made) return made;
        const byCall = makesEmitters(value.name) || makesSchemas(value.name) ? { call } : {};
        return { ...value, ...madeWith(context, value, args, call), ...byCall, made: true };
      }
      case 'library': {
        const place: Place = { node, module, frame };
        const path = `new ${value.path}`.trimEnd();
        const client = clientOfFactory({ ...value, path }, args, place);
        return client ? withRoutes(context, client, place) : (replyMade(context, value, path, args) ?? UNKNOWN);
      }
      default:
        return UNKNOWN;
    }
  });
}
