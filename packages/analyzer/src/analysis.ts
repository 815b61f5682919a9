/** An analysis of one project: the matches of each module, also those that other modules decide. */
import { answerPlace } from './answer-place.js';
import { candidatePattern } from './candidate-pattern.js';
import type { Analysis, AnalysisOptions, AnyNode, HeldField, Match, SourceModule, Variable } from './contracts.js';
import { detectColumns } from './detect/columns-by-use.js';
import { detectFieldNames } from './detect/field-names.js';
import { matchList } from './detect/match-list.js';
import { detectMockedFunctions } from './detect/mocked-functions.js';
import { detectLoneUrls } from './detect/lone-urls.js';
import { detectNameStrings } from './detect/name-strings.js';
import { detectPathComparisons } from './detect/path-comparisons.js';
import { detectNamesByUse } from './detect/names-by-use.js';
import { detectPathTypes } from './detect/path-types.js';
import { detectRequest, requestSite } from './detect/requests.js';
import { detectSchemaFields } from './detect/schema-fields.js';
import { detectTypeMembers } from './detect/type-members.js';
import { usesOfText } from './detect/text-uses.js';
import { variableUses } from './detect/variable-uses.js';
import { detectValues } from './detect/values.js';
import { once, type Context } from './evaluate/context.js';
import { chargedTo, cut, isCut, refill } from './evaluate/budget.js';
import { createContext } from './evaluate/evaluator.js';
import { usersOf } from './evaluate/importers.js';
import { addTo } from './group.js';
import { mayBeBound } from './requests/bound-project.js';
import { collectRequests } from './requests/collect-requests.js';
import { describeRequest } from './requests/describe.js';
import { parentOf, referencesOf, scopeOf, variableAt } from './syntax/module-index.js';
import { literalString } from './syntax/nodes.js';
import { alternatives, plainText, type Value } from './values/value.js';

/**
 * Starts an analysis. It keeps what it learnt between modules, so modules must not change while it lives; make a new one after edits.
 */
export function createAnalysis(options: AnalysisOptions): Analysis {
  const context = createContext(options);
  return {
    schedule: options.schedule,
    matchesIn: (module) => chargedTo(context, module, () => matchesIn(context, module, options.possible ?? true)),
    isCut: (module) => isCut(context, module),
    facts: {
      parentOf,
      stringOf: (node, module) => literalString(node) ?? plainText(asked(context, node, module)),
      isNameFree,
      variableOf,
      fieldOf: (node, module) => fieldOf(context, node, module),
      requestOf: (node, module) => requestOf(context, node, module),
      initializerOf,
      answerOf: (call, module) => answerPlace(asked(context, call, module)),
      usesOfText: (text, module) => usesOfText(context, text, module),
      usesOfVariable: (declared, module) => variableUses(context, declared, module),
      calledFunction: (call, module) => calledFunction(context, call, module),
    },
  };
}

function asked(context: Context, node: AnyNode, module: SourceModule): Value {
  refill(context);
  return context.evaluate(node, module, undefined);
}

function fieldOf(context: Context, node: AnyNode, module: SourceModule): HeldField | undefined {
  const [held, ...others] = alternatives(asked(context, node, module)).filter(isHeld);
  if (held?.kind !== 'field') return undefined;
  const { resource, field } = held;
  if (!others.every((other) => other.kind === 'field' && other.resource === resource && other.field === field))
    return undefined;
  const owner = node.type === 'MemberExpression' ? asked(context, node.object, module) : undefined;
  const shape = owner?.kind === 'resource' ? owner.shape : undefined;
  return { resource, field, ...(shape ? { declared: [...shape.entries.keys()] } : {}) };
}

function requestOf(context: Context, node: AnyNode, module: SourceModule): ReturnType<Analysis['facts']['requestOf']> {
  const held = alternatives(asked(context, node, module)).filter(isHeld);
  const requests = held.map((value) =>
    (value.kind === 'resource' || value.kind === 'field') && value.source.kind === 'request' && !value.source.sent
      ? value.source.request
      : undefined,
  );
  const [request, ...others] = requests;
  if (!request || others.some((other) => other !== request)) return undefined;
  const isList = describeRequest(context, request).some(({ operation }) => operation?.response?.list === true);
  return { request: requestSite(request), isList };
}

/** `member?.id` is undefined where there is no member. */
function isHeld(value: Value): boolean {
  return value.kind !== 'constant' || (value.value !== undefined && value.value !== null);
}

function calledFunction(
  context: Context,
  call: AnyNode,
  module: SourceModule,
): { module: SourceModule; node: AnyNode } | undefined {
  const value = call.type === 'CallExpression' ? asked(context, call.callee, module) : undefined;
  return value?.kind === 'function' ? { module: value.module, node: value.node } : undefined;
}

function matchesIn(context: Context, module: SourceModule, possible: boolean): Match[] {
  if (!possible && !mayBeBound(context, module)) return [];
  const list = matchList(context);
  for (const match of requestMatches(context, module)) list.add(match);
  detectLoneUrls(context, module, (literal) => isSent(context, module, literal), list);
  detectFieldNames(context, module, list);
  detectNameStrings(context, module, list);
  detectTypeMembers(context, module, list);
  detectSchemaFields(context, module, list);
  detectPathTypes(context, module, list);
  detectValues(context, module, list);
  detectPathComparisons(context, module, list);
  detectMockedFunctions(context, module, list);
  return list
    .all()
    .filter((match) => match.module.file === module.file && isWritten(module, match.span))
    .sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1] || (a.id < b.id ? -1 : 1));
}

/** False for what the tree of a component holds and its file does not. */
function isWritten({ parts }: SourceModule, [start, end]: readonly [number, number]): boolean {
  return !parts || (start < end && parts.some((part) => start >= part.start && end <= part.end));
}

/** Matches that the requests and reads of this module and of those that use it decide: a table is judged by how others use it. */
function requestMatches(context: Context, module: SourceModule): readonly Found[] {
  return usersOf(context, module).flatMap((item) => {
    const found = foundByRequests(context, item).get(module.file) ?? [];
    if (item !== module && isCut(context, item) && !isCandidate(context, item)) cut(context, module);
    return found;
  });
}

/** Modules without a word of the schedule are asked for nothing: where one is cut off, nobody but its users can say so. */
function isCandidate(context: Context, module: SourceModule): boolean {
  const pattern = once(context, 'candidate-pattern', 'pattern', /(?!)/, () => candidatePattern(context.schedule));
  // Each of its users asks.
  return once(context, 'is-candidate', module, false, () => pattern.test(module.text));
}

/** True for a literal of a URL that the module or one that uses it sends. */
function isSent(context: Context, module: SourceModule, literal: AnyNode): boolean {
  return usersOf(context, module).some((item) => sentTexts(context, item).has(literal));
}

function sentTexts(context: Context, module: SourceModule): ReadonlySet<AnyNode> {
  return once(context, 'sent-texts', module, new Set<AnyNode>(), () => {
    const targets = collectRequests(context, module).flatMap((request) => describeRequest(context, request));
    return new Set(targets.flatMap((target) => target.reading.pieces.map((piece) => piece.node)));
  });
}

type Found = Parameters<ReturnType<typeof matchList>['add']>[0];

/** What the requests and reads of a module decide, by the file in which it stands. */
function foundByRequests(context: Context, module: SourceModule): Map<string, Found[]> {
  const compute = (): Map<string, Found[]> => {
    const found = new Map<string, Found[]>();
    const add = (item: Found): void => {
      addTo(found, item.module.file, item);
    };
    for (const request of collectRequests(context, module)) {
      refill(context);
      detectRequest(context, request, { add, all: () => [] });
    }
    detectNamesByUse(context, module, { add });
    detectColumns(context, module, { add });
    return found;
  };
  return once(context, 'request-matches', module, new Map<string, Found[]>(), () =>
    chargedTo(context, module, compute),
  );
}

function isNameFree(name: string, node: AnyNode, module: SourceModule): boolean {
  for (let scope = scopeOf(node, module); scope; scope = scope.upper) if (scope.set.has(name)) return false;
  return true;
}

function variableOf(name: string, at: AnyNode, module: SourceModule): Variable | undefined {
  const variable = variableAt(name, at, module);
  const [definition, ...others] = variable?.defs ?? [];
  if (!variable || !definition || others.length > 0) return undefined;
  return { binding: definition.name as AnyNode, uses: referencesOf(variable, module) };
}

function initializerOf(identifier: AnyNode, module: SourceModule): AnyNode | undefined {
  if (identifier.type !== 'Identifier') return undefined;
  const definition = variableAt(identifier.name, identifier, module)?.defs[0]?.node as AnyNode | undefined;
  if (definition?.type !== 'VariableDeclarator' || definition.id.type !== 'Identifier') return undefined;
  const declaration = parentOf(definition, module);
  return declaration?.type === 'VariableDeclaration' && declaration.kind === 'const'
    ? (definition.init ?? undefined)
    : undefined;
}
