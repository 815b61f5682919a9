/** The flow through the project's own server: what a handler answers is what requests to its route give. */
import { methodOfExport } from '../clients/route-handlers.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { mountsOf, writtenRoutes } from '../evaluate/defined-routes.js';
import { answerOfCall, isAnswerMember } from '../evaluate/route-answers.js';
import { pathsDefinedIn, requestTokens, routesOfFile, type RoutePath } from '../own-routes.js';
import { ancestor, indexOf } from '../syntax/module-index.js';
import { contains, isFunction } from '../syntax/nodes.js';
import { isNew, modulesWith, type Marks, type Way } from './marks.js';
import { sowText, textOf } from './seeds.js';

/** The function that answers with a value that a call or an assignment is given; undefined where none does. */
export function answeringFunction(node: AnyNode, parent: AnyNode, module: SourceModule): AnyNode | undefined {
  const isAnswer =
    parent.type === 'AssignmentExpression'
      ? parent.right === node && isAnswerMember(parent.left, module)
      : answerOfCall(parent, module) === node;
  return isAnswer ? ancestor(parent, module, isFunction) : undefined;
}

/** Marks the requests to the routes that a call, or a decorator, defines with a handler that is reached. */
export function markRequestsTo(
  marks: Marks,
  definition: AnyNode,
  handler: AnyNode,
  module: SourceModule,
  way: Way,
): void {
  if (way === 'sends') return;
  const routes = writtenRoutes(definition, module);
  markRequests(
    marks,
    routes.filter(({ handlers }) => handlers.some((each) => contains(each, handler))).map(({ path }) => path),
    way,
  );
}

/** Marks the requests to a file that is a route, where an export of it is reached. */
export function markRequestsToFile(marks: Marks, name: string, module: SourceModule, way: Way): void {
  if (way === 'sends') return;
  const routes = routesOfFile(module.file).filter(({ exports }) => methodOfExport(exports, name) !== undefined);
  markRequests(
    marks,
    routes.map(({ path }) => path),
    way,
  );
}

function markRequests(marks: Marks, paths: readonly RoutePath[], way: Way): void {
  // What is at the root of a router is known by where that is mounted.
  const known = paths.flatMap((path) =>
    path.some((segment) => !/^[:*]$/.test(segment)) ? [path] : mountsOf(marks.context),
  );
  for (const token of requestTokens(known)) {
    if (!isNew(marks, `request ${token}`, way)) continue;
    for (const module of modulesWith(marks, [token])) {
      for (const literal of indexOf(module).literals)
        if (textOf(literal, module).includes(token)) sowText(marks, literal, module, 'holds');
    }
  }
}

/** What a text of a module that is among the flow's holds which requests its routes. */
export function tokensOfRequests({ file, text }: SourceModule): string[] {
  return requestTokens([...routesOfFile(file).map(({ path }) => path), ...pathsDefinedIn(text)]);
}
