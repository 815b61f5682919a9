/** Routes that calls and decorators define: `app.get('/groups', handler)`, `@Controller('groups')`. */
import { CONTROLLER, MOUNTS, MOUNT_OPTION, definedMethod } from '../clients/route-handlers.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { DEFINING_TOKENS, MOUNTING_TOKENS, pathOf, type RoutePath } from '../own-routes.js';
import { indexOf, parentOf } from '../syntax/module-index.js';
import {
  isClass,
  literalString,
  memberName,
  propertyName,
  unwrap,
  valueOfProperty,
  type NodeOf,
} from '../syntax/nodes.js';
import { alternatives, unionOfKnown, UNKNOWN, type Value } from '../values/value.js';
import { once, type Context } from './context.js';
import { answerOfHandler } from './route-answers.js';

/** A route of the project's own server. */
export interface OwnRoute {
  path: RoutePath;
  /** `any` for all. */
  method: string;
  module: SourceModule;
  /** Of a route that is a file: requests to it come from below. */
  root?: string;
  answer: () => Value;
}

/** A route as it is written: its path, and what handles requests to it, the last of it answering. */
export interface WrittenRoute {
  path: RoutePath;
  method: string;
  handlers: readonly AnyNode[];
}

/** The routes that the project's calls and decorators define. */
export function definedRoutes(context: Context): readonly OwnRoute[] {
  return once(context, 'defined-routes', 'project', [] as readonly OwnRoute[], () =>
    (context.host?.modulesMentioning(DEFINING_TOKENS) ?? []).flatMap((module) =>
      indexOf(module).calls.flatMap((call) =>
        writtenRoutes(call, module).map(({ handlers, ...route }) => ({
          ...route,
          module,
          answer: () => (isClient(context, call, module) ? UNKNOWN : answerOf(context, handlers, module)),
        })),
      ),
    ),
  );
}

function answerOf(context: Context, handlers: readonly AnyNode[], module: SourceModule): Value {
  return unionOfKnown(handlers.map((handler) => answerOfHandler(context, handler, module)));
}

/** `$.get('/groups', (groups) => …)` is a request. */
function isClient(context: Context, call: AnyNode, module: SourceModule): boolean {
  if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return false;
  const owner = context.evaluate(call.callee.object, module, undefined);
  return alternatives(owner).some(({ kind }) => kind === 'library' || kind === 'client');
}

/** The routes that a call, or a decorator, defines by its text. */
export function writtenRoutes(call: AnyNode, module: SourceModule): WrittenRoute[] {
  if (call.type !== 'CallExpression') return [];
  const { callee } = call;
  if (callee.type === 'Identifier') return decoratedRoutes(call, callee.name, module);
  const name = callee.type === 'MemberExpression' ? memberName(callee) : undefined;
  if (name === undefined || callee.type !== 'MemberExpression') return [];
  const [first, ...others] = call.arguments;
  if (name === 'route' && first?.type === 'ObjectExpression') return listedRoutes(first);
  const method = definedMethod(name);
  if (method === undefined) return [];
  const path = pathWritten(first);
  const handlers = path ? others : call.arguments;
  const below = path ?? pathOfChain(callee.object);
  const last = handlers.at(-1);
  return below && last ? [{ path: below, method, handlers: lastOf(last) }] : [];
}

function pathWritten(node: AnyNode | undefined): RoutePath | undefined {
  const written = literalString(node);
  return written?.startsWith('/') ? pathOf(written) : undefined;
}

/** `router.route('/groups').get(…).post(…)`. */
function pathOfChain(written: AnyNode): RoutePath | undefined {
  const node = unwrap(written);
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  return memberName(node.callee) === 'route' ? pathWritten(node.arguments[0]) : pathOfChain(node.callee.object);
}

/** Of `[authenticated, list]` what answers. */
function lastOf(handler: AnyNode): AnyNode[] {
  const last = handler.type === 'ArrayExpression' ? handler.elements.at(-1) : handler;
  return last ? [last] : [];
}

/** `server.route({ method: 'GET', url: '/groups', handler })`. */
function listedRoutes(options: AnyNode): WrittenRoute[] {
  const path = pathWritten(valueOfProperty(options, 'url') ?? valueOfProperty(options, 'path'));
  const handler = valueOfProperty(options, 'handler');
  const method = literalString(valueOfProperty(options, 'method'))?.toUpperCase() ?? 'any';
  return path && handler ? [{ path, method: method === '*' ? 'any' : method, handlers: [handler] }] : [];
}

/** `@Get(':id')` of a method in a class that is a `@Controller('groups')`. */
function decoratedRoutes(call: NodeOf<'CallExpression'>, name: string, module: SourceModule): WrittenRoute[] {
  const decorator = parentOf(call, module);
  const member = decorator?.type === 'Decorator' ? parentOf(decorator, module) : undefined;
  const method = definedMethod(name.toLowerCase());
  if (member?.type !== 'MethodDefinition' || method === undefined) return [];
  const body = parentOf(member, module);
  const owner = body && parentOf(body, module);
  const controller =
    owner && isClass(owner) ? owner.decorators.map(({ expression }) => expression).find(isController) : undefined;
  if (controller?.type !== 'CallExpression') return [];
  const [prefix] = controller.arguments;
  const above = literalString(prefix) ?? literalString(prefix && valueOfProperty(prefix, 'path')) ?? '';
  return [
    { path: [...pathOf(above), ...pathOf(literalString(call.arguments[0]) ?? '')], method, handlers: [member.value] },
  ];
}

function isController(node: AnyNode): boolean {
  return node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === CONTROLLER;
}

/** The paths below which the project mounts routes. */
export function mountsOf(context: Context): readonly RoutePath[] {
  return once(context, 'route-mounts', 'project', [] as readonly RoutePath[], () =>
    (context.host?.modulesMentioning(MOUNTING_TOKENS) ?? []).flatMap((module) => mountsIn(module)),
  );
}

function mountsIn(module: SourceModule): RoutePath[] {
  const { calls, properties } = indexOf(module);
  const called = calls.flatMap((call) => {
    const isMount =
      call.type === 'CallExpression' &&
      call.callee.type === 'MemberExpression' &&
      MOUNTS.has(memberName(call.callee) ?? '');
    return isMount ? (literalString(call.arguments[0]) ?? []) : [];
  });
  const optional = properties.flatMap((property) =>
    propertyName(property) === MOUNT_OPTION ? (literalString(property.value) ?? []) : [],
  );
  return [...called, ...optional].map(pathOf);
}
