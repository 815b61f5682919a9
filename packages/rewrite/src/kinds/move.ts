/** An operation that another one takes over: the path changes, and the method where it differs. */
import type { AnyNode, Match, RequestSite, Site } from '@curfew/analyzer';
import { spellings, type Operation, type Replacement } from '@curfew/schedule';
import { namedConstant } from '../named-constant.js';
import { manual, rewrite } from '../plan-building.js';
import type { Edit, Plan } from '../plan-types.js';
import type { Situation } from '../situation.js';
import { replaceNode, sourceOf } from '../text/source-text.js';
import { keyName, stringValue, writeLike } from '../text/strings.js';
import { bodyParameterEdits } from './body-parameter.js';
import { pathEdits } from './path-edits.js';
import { alignPath, isParameter, parameterProblem, pathChange, segmentsOf } from './path-template.js';

type Move = Extract<Replacement, { kind: 'move' }>;
type PathSite = Extract<Site, { form: 'path' }>;

/** The operation to call from now on. */
export interface Destination {
  method: string;
  path: string;
  resource?: string;
  assumed?: boolean;
  replaces?: readonly string[];
  /** Field of its body to the parameter of the old path that goes there. */
  body?: Readonly<Record<string, string>>;
}

/** Plans the move to the operation that the schedule, or else configuration, shows. */
export function planMove(situation: Situation, replacement: Move): Plan[] {
  const { schedule, supplied } = situation.context;
  const operations = supplied?.operations ?? {};
  const known = schedule.operations.find(({ id }) => id === replacement.operation);
  if (known) return planMoveTo(situation, destinationOf(known));
  if (Object.hasOwn(operations, replacement.operation)) {
    const operation = operations[replacement.operation];
    if (operation) return planMoveTo(situation, operation);
  }
  return [
    manual(
      situation,
      `Use ${replacement.operation}`,
      `Method and path of ${replacement.operation} are not shown; supply them as \`operations.${replacement.operation}\` in the configuration.`,
    ),
  ];
}

/** Plans the move to an operation with a known method and path. */
export function planMoveTo(situation: Situation, to: Destination): Plan[] {
  const { match, context } = situation;
  const { target, site } = match;
  const title = `Call ${to.method === '*' ? '' : `${to.method} `}${to.path}`;
  const from = target.kind === 'endpoint' && context.schedule.operations.find(({ id }) => id === target.operation);
  if (!from || site.form !== 'path')
    return [manual(situation, title, `\`${match.spelling}\` is not the text of a path that could be changed here.`)];
  const oldSegments = segmentsOf(from.path);
  const newSegments = segmentsOf(to.path);
  const field = intoBody(oldSegments, newSegments, to);
  const problem =
    field === undefined ? parameterProblem(oldSegments, newSegments) : bodyProblem(situation, from, to, field);
  if (problem && 'missing' in problem) return [manual(situation, title, problem.missing)];
  const placed = alignPath(site.pieces, oldSegments, from.below === true);
  if (!placed) return [manual(situation, title, `The text of ${from.path} does not stand here segment by segment.`)];
  const change = pathChange(oldSegments, newSegments);
  const edits =
    field === undefined
      ? pathEdits(site, placed, change, context.facts)
      : bodyParameterEdits(situation, site, placed, { path: to.path, field });
  if (typeof edits === 'string') return [manual(situation, title, edits)];
  const method = methodEdits(match, from.method, to.method, site.request);
  if (typeof method === 'string') return [manual(situation, title, method)];
  if (site.isSentElsewhere)
    return [manual(situation, title, 'The text goes to another host as well; give each its own.')];
  const doubts = [
    ...comparedDoubts(situation, site),
    ...sharedPathDoubts(situation, site, to),
    ...(problem ? [problem.doubt] : []),
    ...(to.assumed || from.assumed ? ['One of the two paths is inferred, not shown by the source.'] : []),
    ...shapeDoubts(from, to),
    ...(method.length > 0 ? bodyDoubts(from.method, to.method) : []),
    ...wrapperDoubts(site.request, oldSegments.slice(change.start, change.start + change.removed), to),
  ];
  return [rewrite(situation, title, [...edits, ...method], { doubts })];
}

/** The field of the body that takes the one parameter of the old path, where the new path has none. */
function intoBody(from: readonly string[], to: readonly string[], { body = {} }: Destination): string | undefined {
  const parameters = from.filter(isParameter).map((segment) => segment.slice(1, -1));
  const [field] =
    Object.entries(body).find(([, parameter]) => parameters.length === 1 && parameter === parameters[0]) ?? [];
  return to.some(isParameter) ? undefined : field;
}

/** A parameter of another operation than those that configuration names may be the id of something else. */
function bodyProblem(
  { context: { schedule } }: Situation,
  from: Operation,
  { replaces = [] }: Destination,
  field: string,
): { missing: string } | undefined {
  const holderOf = (path: string): string => segmentsOf(path)[segmentsOf(path).findIndex(isParameter) - 1] ?? '';
  const named = replaces.flatMap((id) => schedule.operations.find((operation) => operation.id === id) ?? []);
  const [first] = named;
  if (!first || named.some(({ id, path }) => id === from.id || holderOf(path) === holderOf(from.path)))
    return undefined;
  return {
    missing: `\`${field}\` takes the id of one of ${holderOf(first.path)}; the code has the one of ${holderOf(from.path)}.`,
  };
}

/** A constant of the path that code compares with something: what it is compared with may be of the old path still. */
function comparedDoubts({ context: { facts } }: Situation, { pieces }: PathSite): string[] {
  return pieces.flatMap(({ node, module }) => {
    const constant = namedConstant(node, module, facts);
    const isCompared = constant?.uses.some((use) => {
      const parent = facts.parentOf(use, module);
      const whole = parent?.type === 'MemberExpression' && parent.object === use ? parent : use;
      const around = facts.parentOf(whole, module);
      return (
        (around?.type === 'BinaryExpression' && /^[!=]==?$/.test(around.operator)) ||
        (around?.type === 'SwitchCase' && around.test === whole)
      );
    });
    return isCompared ? [`\`${constant?.name ?? ''}\` is compared as well: check what it is compared with.`] : [];
  });
}

/** A path that is compared with, where other operations have the new one as well: the comparison no longer tells them apart. */
function sharedPathDoubts({ context: { facts, schedule } }: Situation, site: PathSite, to: Destination): string[] {
  if (site.request || !site.pieces.some(({ node, module }) => isCompared(node, facts.parentOf(node, module))))
    return [];
  const shape = (path: string): string => path.replace(/\{\w+\}/g, '{}');
  const others = schedule.operations.filter(
    ({ path, method }) => shape(path) === shape(to.path) && method !== to.method,
  );
  return others.map(
    ({ method }) =>
      `\`${to.path}\` is the path of ${method} as well: check that what is compared here tells the two apart.`,
  );
}

/** `path === '/a'`, `case '/a':`, `path.endsWith('/a')`. */
function isCompared(node: AnyNode, parent: AnyNode | undefined): boolean {
  switch (parent?.type) {
    case 'BinaryExpression':
      return /^[!=]==?$/.test(parent.operator);
    case 'SwitchCase':
      return parent.test === node;
    case 'CallExpression':
      return (
        parent.callee.type === 'MemberExpression' &&
        parent.callee.property.type === 'Identifier' &&
        /^(?:endsWith|startsWith|includes|indexOf)$/.test(parent.callee.property.name)
      );
    default:
      return false;
  }
}

function destinationOf(operation: Operation): Destination {
  return {
    method: operation.method,
    path: operation.path,
    ...(operation.response ? { resource: operation.response.resource } : {}),
    ...(operation.assumed ? { assumed: true } : {}),
  };
}

function methodEdits(match: Match, from: string, to: string, request: RequestSite | undefined): Edit[] | string {
  if (from === to || from === '*' || to === '*') return [];
  const place = request?.methodSite;
  if (!place) {
    return request
      ? `The method must become ${to}; it is not written here.`
      : `The method must become ${to} at each call that uses \`${match.spelling}\`; the path stands apart from them.`;
  }
  const written = place.form === 'string' ? (stringValue(place.node) ?? '') : sourceOf(place.module, place.node);
  const word = written === written.toUpperCase() ? to.toUpperCase() : to.toLowerCase();
  if (written.toUpperCase() !== from) return `The method must become ${to}; the code says \`${written}\`.`;
  const text = place.form === 'string' ? writeLike(place.module, place.node, word) : word;
  return [replaceNode(place.module, place.node, text)];
}

/** `{ member_export_reporter: {…} }` for `/member_export_reporters`: a key of the body that is named as the path was. */
function wrapperDoubts(request: RequestSite | undefined, gone: readonly string[], to: Destination): string[] {
  const body = request?.body?.node;
  if (!request || body?.type !== 'ObjectExpression') return [];
  const names = new Set(gone.flatMap((segment) => spellings(segment.replace(/s$/, ''))));
  return body.properties.flatMap((entry) => {
    const name = entry.type === 'Property' && !entry.computed ? keyName(entry.key) : undefined;
    return name !== undefined && names.has(name)
      ? [`The body is named \`${name}\`, as the old path was; how the one of ${to.path} is named is not shown.`]
      : [];
  });
}

function shapeDoubts(from: Operation, to: Destination): string[] {
  const old = from.response?.resource;
  return old !== undefined && to.resource !== undefined && old !== to.resource
    ? [`The answer is the resource ${to.resource}, not ${old}.`]
    : [];
}

function bodyDoubts(from: string, to: string): string[] {
  const bodiless = new Set(['GET', 'HEAD', 'DELETE']);
  return bodiless.has(from) === bodiless.has(to)
    ? []
    : [`${to} takes other arguments than ${from}; check where query and body go.`];
}
