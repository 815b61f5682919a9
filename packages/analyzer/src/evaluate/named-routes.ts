/** Routes of TanStack Router that other files find by the path they were made with: `getRouteApi('/cards').useLoaderData()`. */
import { ROUTED_BY_PATH, ROUTE_MAKERS } from '../clients/route-modules.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { indexOf } from '../syntax/module-index.js';
import { literalString, propertyName } from '../syntax/nodes.js';
import {
  UNKNOWN,
  alternatives,
  isUnknown,
  plainText,
  unionOfKnown,
  type PackageValue,
  type Place,
  type Value,
} from '../values/value.js';
import { calledName } from './called-name.js';
import { once, type Context } from './context.js';
import { memberOf } from './members.js';
import { exportOf } from './package-functions.js';

/** The route, or what is read of it, that a call names by its path; undefined for other calls. */
export function namedRoute(
  context: Context,
  value: PackageValue,
  args: readonly Value[],
  { module }: Place,
): Value | undefined {
  if (value.name !== ROUTED_BY_PATH) return undefined;
  const name = exportOf(value);
  const [first = UNKNOWN] = args;
  switch (name) {
    case 'getRouteApi':
      return routeOf(context, plainText(first), module);
    case 'createLazyFileRoute': {
      const route = routeOf(context, plainText(first), module);
      return route && { kind: 'signature', parameter: () => UNKNOWN, returns: () => route };
    }
    case 'useLoaderData': {
      const path = first.kind === 'object' ? plainText(memberOf(context, first, 'from')) : undefined;
      const route = routeOf(context, path, module);
      const reads = route ? alternatives(memberOf(context, route, 'useLoaderData')) : [];
      return unionOfKnown(reads.map((part) => (part.kind === 'signature' ? part.returns() : UNKNOWN)));
    }
    default:
      return undefined;
  }
}

/** The route of a path, wherever the project makes it. */
function routeOf(context: Context, path: string | undefined, module: SourceModule): Value | undefined {
  if (path === undefined) return undefined;
  const route = once<Value>(context, `named-routes ${path}`, context.host ? 'project' : module.file, UNKNOWN, () => {
    const modules = context.host?.modulesMentioning(ROUTE_MAKERS) ?? [module];
    return unionOfKnown(modules.flatMap((at) => routesIn(context, at, path)));
  });
  return isUnknown(route) ? undefined : route;
}

/** `createFileRoute('/cards')({ … })`, `createRoute({ path: 'cards', … })`. */
function routesIn(context: Context, module: SourceModule, path: string): Value[] {
  return indexOf(module).calls.flatMap((call) => {
    if (call.type !== 'CallExpression') return [];
    const { callee } = call;
    const maker = callee.type === 'CallExpression' ? callee : call;
    const [first] = maker.arguments;
    if (!first || !ROUTE_MAKERS.includes(calledName(maker.callee, module))) return [];
    const written = literalString(first);
    const isMeant = callee === maker ? written === path : isLast(pathIn(first), path);
    return isMeant ? [context.evaluate(call, module, undefined)] : [];
  });
}

/** The path that the options of a route write out. */
function pathIn(options: AnyNode): string | undefined {
  if (options.type !== 'ObjectExpression') return undefined;
  const path = options.properties.find((item) => item.type === 'Property' && propertyName(item) === 'path');
  return path?.type === 'Property' ? literalString(path.value) : undefined;
}

/** The path of a route in code is relative to that of its parent. */
function isLast(written: string | undefined, path: string): boolean {
  if (written === undefined) return false;
  const bare = (text: string): string => text.replace(/^\/|\/$/g, '');
  return `/${bare(path)}`.endsWith(`/${bare(written)}`);
}
