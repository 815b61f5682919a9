/** Calls: functions of the project are entered, libraries make requests or clients, built-ins are known. */
import { listens } from '../clients/event-emitters.js';
import { libraryHandedIn, libraryMakingClients } from '../clients/all-libraries.js';
import { sdkLibrary } from '../clients/sdk.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { variableAt } from '../syntax/module-index.js';
import { memberName, type NodeOf } from '../syntax/nodes.js';
import { writtenElements } from '../values/written-elements.js';
import {
  FOREIGN,
  UNKNOWN,
  alternatives,
  isUnknown,
  mapValue,
  union,
  type Frame,
  type Place,
  type Value,
} from '../values/value.js';
import type { ClientValue } from '../values/library-values.js';
import { builtinCall, builtinMethod } from './builtins.js';
import { collectionCall } from './collection-calls.js';
import type { Context } from './context.js';
import { delegatedMethod } from './delegates.js';
import { evaluateRequire } from './evaluator.js';
import { toldByExtension } from './extension-messages.js';
import { carriedCall, readOfApplication } from './carried.js';
import { callFunction } from './frames.js';
import { rememberRoutes } from './form-requests.js';
import { afterCall } from './fluent-calls.js';
import { answerOfCall, clientOfFactory, isSdkCall } from './http.js';
import { methodOfVerb } from './request-method.js';
import { interception } from './interceptions.js';
import { selectedOfStore } from './ngrx.js';
import { foundNode } from './registered-nodes.js';
import { joinedAnswers } from './joined-answers.js';
import { repliesOf, replyMade } from './replies.js';
import { laterFunction } from './package-functions.js';
import { stateHook } from './react-state.js';
import { parsed } from './responses.js';
import { answerOfRoute, operationCall } from './routes.js';
import { typedCall } from './typed-calls.js';
import { withLaterWrites } from './urls.js';
import { computedName } from './members.js';
import { packageCall } from './package-calls.js';

/** Whatever calls: `f()`, `new F()`, f`…`. */
export type CallNode = NodeOf<'CallExpression' | 'NewExpression' | 'TaggedTemplateExpression'>;

/** What a call gives. */
export function evaluateCall(
  context: Context,
  node: NodeOf<'CallExpression'>,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  const { callee } = node;
  if (callee.type === 'Identifier' && !isDeclared(callee.name, callee, module)) {
    if (callee.name === 'require') return evaluateRequire(context, node.arguments[0], module);
    const known = builtinCall(context, node, callee.name, module, frame);
    if (known) return known;
  }
  if (callee.type === 'MemberExpression') {
    const name = callee.computed ? computedName(context, callee.property, module, frame) : memberName(callee);
    const known = name === undefined ? undefined : builtinMethod(context, node, callee, name, module, frame);
    if (known) return known;
  }
  const state = stateHook(context, node, module, frame);
  if (state) return state;
  const target = context.evaluate(callee, module, frame);
  return typedCall(
    context,
    callValue(context, target, node, argumentsOf(context, node, module, frame), module, frame),
    node,
    module,
  );
}

/** True where a name is one of the code's own, not one of the platform. */
export function isDeclared(name: string, node: AnyNode, module: SourceModule): boolean {
  return (variableAt(name, node, module)?.defs.length ?? 0) > 0;
}

/** The values of the arguments of a call; a spread array gives its elements. */
export function argumentsOf(context: Context, node: CallNode, module: SourceModule, frame: Frame | undefined): Value[] {
  if (node.type === 'TaggedTemplateExpression') return [context.evaluate(node.quasi, module, frame)];
  return node.arguments.flatMap((argument) => {
    if (argument.type !== 'SpreadElement') return [context.evaluate(argument, module, frame)];
    const spread = context.evaluate(argument.argument, module, frame);
    return writtenElements(spread) ?? [UNKNOWN];
  });
}

/** What calling a value gives. */
export function callValue(
  context: Context,
  target: Value,
  node: CallNode,
  args: Value[],
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  const place: Place = { node, module, frame };
  const among = verbsOfOne(target);
  const rivals = isForSeveral(target);
  return mapValue(target, (value) => {
    switch (value.kind) {
      case 'function':
        return afterCall(
          context,
          withLaterWrites(context, callFunction(context, value, args, place), node, module),
          value,
          args,
          place,
        );
      case 'library': {
        const client = clientOfFactory(value, args, place);
        if (client) return withRoutes(context, client, place);
        if (value.library.same?.includes(value.path)) return args[0] ?? UNKNOWN;
        if (value.library.joins?.includes(value.path)) return joinedAnswers(context, args, place);
        const functions = { name: value.library.name, path: [value.path] };
        const collected = collectionCall(context, functions, args, place);
        if (collected) return collected;
        const reply = replyMade(context, value, value.path, args) ?? interception(context, value, args, module);
        if (reply) return reply;
        if (value.client?.configured) {
          const answer = operationCall(context, value.path, value.client, node, args, place);
          if (answer) return answer;
        }
        return answerOfCall(context, value, node, args, module, frame, { among, rivals }) ?? UNKNOWN;
      }
      case 'client': {
        // A client that is called with nothing was not called but handed out by a function.
        const answer = args.length > 0 ? answerOfCall(context, asLibrary(value), node, args, module, frame) : undefined;
        return answer ?? value;
      }
      case 'package':
        return (
          knownAlone(readOfApplication(context, value, args)) ?? packageCall(context, value, node, args, module, frame)
        );
      case 'unknown':
        return unknownCall(context, value, node, args, module, frame);
      case 'foreign':
        return FOREIGN;
      case 'signature':
        return value.apply?.(args) ?? value.returns();
      case 'route':
        return answerOfRoute(context, value.route, args, place);
      case 'replier':
        value.request.replies.push(repliesOf(context, value.form, args));
        return { kind: 'response', request: value.request };
      default:
        return UNKNOWN;
    }
  });
}

function knownAlone(value: Value): Value | undefined {
  return isUnknown(value) ? undefined : value;
}

/** The methods of a call whose verb is one of several of the same client; undefined where there is but one verb. */
function verbsOfOne(target: Value): string[] | undefined {
  const parts = alternatives(target).filter((part) => part.kind === 'library');
  const [first] = parts;
  if (parts.length < 2 || parts.some((part) => part.client !== first?.client)) return undefined;
  const methods = parts.map(methodOfVerb);
  return methods.every((method) => method !== undefined) ? methods : undefined;
}

/** A client with a contract may send the requests of all its routes. */
export function withRoutes(context: Context, client: ClientValue, place: Place): ClientValue {
  if (client.library.contract) rememberRoutes(context, client, place);
  return client;
}

/** True where a call may go to one of several clients. */
function isForSeveral(target: Value): boolean {
  const clients = alternatives(target).flatMap((part) => (part.kind === 'library' ? [part.client] : []));
  return clients.some((client) => client !== clients[0]);
}

function asLibrary(client: Extract<Value, { kind: 'client' }>): Extract<Value, { kind: 'library' }> {
  return { kind: 'library', library: client.library, path: '', client };
}

const DATA = new Set<Value['kind']>(['array', 'list', 'text', 'constant', 'query', 'url', 'resource', 'field', 'key']);

/** A verb on an unknown receiver: perhaps a client that was handed in. */
function unknownCall(
  context: Context,
  value: Extract<Value, { kind: 'unknown' }>,
  node: CallNode,
  args: Value[],
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  const callee = node.type === 'CallExpression' ? calledMember(node.callee) : undefined;
  if (!callee) return codedBy(context, value, args) ?? UNKNOWN;
  const verb = memberName(callee) ?? '';
  const place: Place = { node, module, frame };
  const known =
    knownAlone(carriedCall(context, value.key, args)) ??
    delegatedMethod(context, verb, args, node, place) ??
    selectedOfStore(context, verb, args, place) ??
    foundNode(context, place) ??
    toldByExtension(context, place);
  if (known) return known;
  const maker = libraryMakingClients(verb);
  const made =
    maker && clientOfFactory({ kind: 'library', library: maker, path: verb, client: undefined }, args, place);
  if (made && args.length > 0) return made;
  const handedIn = libraryHandedIn(verb);
  if (!handedIn && !isSdkCall(verb, args)) {
    // What listens gives nothing of what its function gives.
    const later = listens(verb) ? undefined : laterFunction(context, args.slice(1), node, place);
    return later ?? UNKNOWN;
  }
  const receiver = context.evaluate(callee.object, module, frame);
  if (alternatives(receiver).every((part) => DATA.has(part.kind))) return UNKNOWN;
  const target = { kind: 'library', library: handedIn ?? sdkLibrary, path: verb, client: undefined } as const;
  return answerOfCall(context, target, node, args, module, frame, { receiver: value.key, isGuessed: true }) ?? UNKNOWN;
}

/** What a function of `JSON` gives that is called by another name: `({ encode = JSON.stringify }) => encode(body)`. */
function codedBy(context: Context, { key }: Extract<Value, { kind: 'unknown' }>, [first]: Value[]): Value | undefined {
  if (key === 'global:JSON.stringify') return first;
  return key === 'global:JSON.parse' && first ? parsed(context, first) : undefined;
}

/** The method of `client.get(…)`, and of `client.get.call(client, …)`. */
function calledMember(callee: AnyNode): NodeOf<'MemberExpression'> | undefined {
  if (callee.type !== 'MemberExpression') return undefined;
  const name = memberName(callee);
  const { object } = callee;
  return (name === 'call' || name === 'apply') && object.type === 'MemberExpression' ? object : callee;
}

/**
 * A tag that is a function of the project is called: its list of strings stands for the whole text, whose holes are the values. Where
 * that tells nothing, and for all other tags, the template is what it says.
 */
export function evaluateTagged(
  context: Context,
  node: NodeOf<'TaggedTemplateExpression'>,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  const text = context.evaluate(node.quasi, module, frame);
  const place: Place = { node, module, frame };
  const results = alternatives(context.evaluate(node.tag, module, frame)).map((tag) =>
    tag.kind === 'function' ? callFunction(context, tag, [text], place) : UNKNOWN,
  );
  const known = results.filter((value) => !isUnknown(value));
  return known.length > 0 ? union(known) : text;
}
