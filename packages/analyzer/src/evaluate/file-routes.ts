/** Routes that are files: what their modules export answers requests to the path that the place of the file says. */
import { methodOfExport } from '../clients/route-handlers.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { routesOfFile, type RouteFile, type RoutePath } from '../own-routes.js';
import { topLevelVariable } from '../syntax/module-index.js';
import { exportsOf } from '../syntax/module-exports.js';
import { functionsAmong, unionOfKnown, type Value } from '../values/value.js';
import { once, type Context } from './context.js';
import type { OwnRoute } from './defined-routes.js';
import { exportValue } from './imports.js';
import { answerOfFunctions, answerOfHandler } from './route-answers.js';

/** The routes of files whose path fits, for requests that one of these modules sends. */
export function fileRoutes(
  context: Context,
  fits: (path: RoutePath) => boolean,
  senders: readonly SourceModule[],
): OwnRoute[] {
  const { host } = context;
  return routeFiles(context).flatMap(({ file, routes }) => {
    const fitting = routes.filter(
      ({ path, root }) => fits(path) && senders.some((sender) => sender.file.replaceAll('\\', '/').startsWith(root)),
    );
    const module = fitting.length > 0 ? host?.open?.(file) : undefined;
    if (!module || !('ast' in module)) return [];
    return fitting.flatMap(({ exports, method, path, root }) =>
      namesExported(module).flatMap((name): OwnRoute[] => {
        const answered = methodOfExport(exports, name);
        if (answered === undefined) return [];
        return [
          { path, root, module, method: method ?? answered, answer: () => answerOfExport(context, name, module) },
        ];
      }),
    );
  });
}

/** The files of the project that may be routes, with these. */
function routeFiles(context: Context): readonly { file: string; routes: readonly RouteFile[] }[] {
  return once(context, 'route-files', 'project', [] as readonly { file: string; routes: readonly RouteFile[] }[], () =>
    (context.host?.routeFiles?.() ?? []).map((file) => ({ file, routes: routesOfFile(file) })),
  );
}

/** A module of CommonJS has its default. */
function namesExported(module: SourceModule): string[] {
  const names = [...exportsOf(module).named.keys()];
  return names.length > 0 ? names : ['default'];
}
function answerOfExport(context: Context, name: string, module: SourceModule): Value {
  const found = exportsOf(module).named.get(name);
  const written =
    found?.kind === 'default' ? found.declaration : found?.kind === 'own' ? declaredAs(found.local, module) : undefined;
  return unionOfKnown([
    answerOfFunctions(context, functionsAmong(exportValue(context, module, name))),
    ...(written ? [answerOfHandler(context, written, module)] : []),
  ]);
}

/** What a variable at the top of a module is declared as. */
function declaredAs(name: string, module: SourceModule): AnyNode | undefined {
  const node = topLevelVariable(name, module)?.defs[0]?.node as AnyNode | undefined;
  return node?.type === 'VariableDeclarator' ? (node.init ?? undefined) : undefined;
}
