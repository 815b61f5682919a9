/**
 * A stand-in for the analyzer in the tests of rewriting: it takes every name, value and path of the asked deprecations for the
 * service's own. What is the service's is for the tests of the analyzer.
 */
import type { AnyNode, Match, Site, SourceModule, TextPiece, ValueContainer } from '@curfew/analyzer';
import { findOperation, spellings, targetName, type Deprecation, type Schedule, type Target } from '@curfew/schedule';
import { endOf, nodesOf, parentsOf, sourceAt, startOf } from './parse.js';

export interface FindOptions {
  schedule: Schedule;
  ids: readonly string[];
  confidence?: Match['confidence'];
  library?: string;
}

/** Matches of the ids in a module, in source order. */
export function findMatches(module: SourceModule, options: FindOptions): Match[] {
  const matches: Match[] = [];
  for (const deprecation of options.schedule.deprecations) {
    if (!options.ids.includes(deprecation.id)) continue;
    for (const target of deprecation.targets) matches.push(...matchesOf(module, deprecation, target, options));
  }
  const seen = new Set<string>();
  return matches
    .filter(({ id, span }) => {
      const key = `${id} ${span.join(' ')}`;
      return seen.has(key) ? false : seen.add(key);
    })
    .sort((a, b) => a.span[0] - b.span[0]);
}

function matchesOf(
  module: SourceModule,
  deprecation: Deprecation,
  target: Target,
  { schedule, confidence = 'certain', library = 'axios' }: FindOptions,
): Match[] {
  const found = (site: Site, node: AnyNode, spelling: string): Match => ({
    id: deprecation.id,
    target,
    kind: target.kind,
    name: targetName(schedule, target),
    module,
    span: [startOf(node), endOf(node)],
    spelling,
    confidence,
    evidence: ['the test says so'],
    site,
  });
  switch (target.kind) {
    case 'field':
    case 'query':
      return nodesOf(module).flatMap((node) => {
        const named = nameSite(module, node, target.name, target.kind);
        return named ? [found(named.site, node, named.spelling)] : [];
      });
    case 'value':
    case 'eventKind':
      return nodesOf(module).flatMap((node) => {
        if (target.kind === 'value' && target.added)
          return missingSite(node, target.value).map((site) => found(site, node, target.value));
        const container = valueContainer(module, node, target.value);
        return container ? [found({ form: 'value', node, container }, node, target.value)] : [];
      });
    case 'endpoint': {
      const operation = findOperation(schedule, target.operation);
      return nodesOf(module).flatMap((node) => {
        const site = pathSite(module, node, operation.path, operation.method, library);
        return site ? [found(site, node, operation.path)] : [];
      });
    }
    case 'identifier':
      return [];
  }
}

const text = (node: AnyNode | null | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string'
    ? node.value
    : node?.type === 'TemplateLiteral' && node.expressions.length === 0
      ? node.quasis[0]?.value.raw
      : undefined;

function nameSite(
  module: SourceModule,
  node: AnyNode,
  name: string,
  kind: 'field' | 'query',
): { site: Site; spelling: string } | undefined {
  const parents = parentsOf(module);
  const parent = parents.get(node);
  if (!parent) return undefined;
  for (const spelling of spellings(name)) {
    const isName = (node.type === 'Identifier' && node.name === spelling) || text(node) === spelling;
    if (!isName) {
      const source = sourceAt(module, node);
      const hit = new RegExp(`[?&](${spelling})=`).exec(source);
      const isText = node.type === 'Literal' || node.type === 'TemplateLiteral';
      if (kind === 'query' && isText && hit) {
        const start = startOf(node) + hit.index + 1;
        return { site: { form: 'query-text', node, span: [start, start + spelling.length] }, spelling };
      }
      if (kind === 'field' && isText && new RegExp(`^.card\\.${spelling}.$`).test(source))
        return { site: { form: 'string', node }, spelling };
      continue;
    }
    if (parent.type === 'MemberExpression' && parent.property === node) {
      const outer = parents.get(parent);
      // The one current `id` in these texts.
      if (sourceAt(module, parent.object) === 'eventSet') return undefined;
      const access = outer?.type === 'AssignmentExpression' && outer.left === parent ? 'write' : 'read';
      return { site: { form: parent.computed ? 'bracket' : 'member', node, member: parent, access }, spelling };
    }
    if (parent.type === 'Property' && parent.key === node) {
      const object = parents.get(parent) ?? parent;
      if (object.type === 'ObjectPattern') return { site: { form: 'destructuring', node, property: parent }, spelling };
      const call = parents.get(object);
      if (call?.type === 'CallExpression' && sourceAt(module, call.callee) === 'z.object')
        return { site: { form: 'type-member', node, member: parent }, spelling };
      return { site: { form: 'key', node, property: parent, object }, spelling };
    }
    if (parent.type === 'TSPropertySignature' || parent.type === 'PropertyDefinition')
      if (parent.key === node) return { site: { form: 'type-member', node, member: parent }, spelling };
    if (parent.type === 'TSLiteralType') return { site: { form: 'type-literal', node }, spelling };
    if (text(node) !== undefined && parent.type === 'CallExpression')
      return { site: { form: 'string', node, call: parent }, spelling };
    if (text(node) !== undefined && parent.type === 'ArrayExpression')
      return { site: { form: 'string', node }, spelling };
  }
  return undefined;
}

function valueContainer(module: SourceModule, node: AnyNode, value: string): ValueContainer | undefined {
  const parents = parentsOf(module);
  const parent = parents.get(node);
  if (!parent) return undefined;
  const isKey = parent.type === 'Property' && parent.key === node && !parent.computed;
  const isMember = parent.type === 'TSPropertySignature' && parent.key === node;
  const isNamed = (node.type === 'Identifier' && node.name === value && (isKey || isMember)) || text(node) === value;
  if (!isNamed) {
    const hit = new RegExp(`=(${value})(?=[&'"\`])`).exec(sourceAt(module, node));
    if (node.type !== 'Literal' || !hit) return undefined;
    const start = startOf(node) + hit.index + 1;
    return { kind: 'query-text', node, span: [start, start + value.length], values: [value] };
  }
  if (isKey || isMember) {
    const object = parents.get(parent) ?? parent;
    return { kind: 'record', node: object, values: [] };
  }
  switch (parent.type) {
    case 'BinaryExpression': {
      const other = (parent.left === node ? parent.right : parent.left) as AnyNode;
      return { kind: 'comparison', node: parent, operator: parent.operator, other, values: [value] };
    }
    case 'SwitchCase': {
      const whole = parents.get(parent) as Extract<AnyNode, { type: 'SwitchStatement' }>;
      const values = whole.cases.flatMap((label) => text(label.test) ?? []);
      return { kind: 'case', node: parent, switch: whole, values };
    }
    case 'ArrayExpression':
      return { kind: 'array', node: parent, values: parent.elements.flatMap((element) => text(element) ?? []) };
    case 'TSLiteralType': {
      const union = parents.get(parent);
      if (union?.type !== 'TSUnionType') return { kind: 'union', node: parent, values: [value] };
      const values = union.types.flatMap((type) =>
        type.type === 'TSLiteralType' ? (text(type.literal as AnyNode) ?? []) : [],
      );
      return { kind: 'union', node: union, values };
    }
    case 'TSEnumMember':
      return { kind: 'enum', node: parents.get(parent) ?? parent, values: [value] };
    case 'CallExpression': {
      const { callee } = parent;
      if (callee.type === 'MemberExpression' && /\.(?:includes|has|startsWith)$/.test(sourceAt(module, callee)))
        return { kind: 'comparison', node: parent, operator: 'call', other: callee.object, values: [value] };
      return { kind: 'write', node: parent, values: [value] };
    }
    default:
      return { kind: 'write', node: parent, values: [value] };
  }
}

function missingSite(node: AnyNode, value: string): Site[] {
  const values = node.type === 'ArrayExpression' ? node.elements.flatMap((element) => text(element) ?? []) : [];
  if (node.type === 'ArrayExpression' && values.includes('User') && !values.includes(value))
    return [{ form: 'missing-value', node, container: { kind: 'array', node, values } }];
  if (node.type === 'SwitchStatement' && node.cases.some((label) => text(label.test) === 'User'))
    return [{ form: 'missing-value', node, container: { kind: 'case', node, switch: node, values: ['User'] } }];
  return [];
}

/** A path written in one expression: literal, template, `+`, or `[…].join('/')`. */
function pathSite(
  module: SourceModule,
  node: AnyNode,
  path: string,
  method: string,
  library: string,
): Site | undefined {
  const parents = parentsOf(module);
  const parent = parents.get(node);
  if (parent?.type === 'BinaryExpression' || parent?.type === 'ArrayExpression' || parent?.type === 'ImportDeclaration')
    return undefined;
  const pieces = piecesOf(module, node);
  const template = path.split('/').filter(Boolean);
  const first = template.find((segment) => !segment.startsWith('{')) ?? '';
  const last = template.findLast((segment) => !segment.startsWith('{')) ?? '';
  const all = pieces.map((piece) => piece.text).join('/');
  if (pieces.length === 0 || ![first, last].every((segment) => new RegExp(`(^|/)${segment}(?=$|[/?])`).test(all)))
    return undefined;
  const request = requestOf(module, node, method, library);
  return { form: 'path', node, pieces, ...(request ? { request } : {}) };
}

function piecesOf(module: SourceModule, node: AnyNode): TextPiece[] {
  if (node.type === 'Literal' && typeof node.value === 'string')
    return [{ module, node, text: node.value, span: [startOf(node) + 1, endOf(node) - 1] }];
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return [...piecesOf(module, node.left), ...piecesOf(module, node.right)];
  if (
    node.type === 'CallExpression' &&
    sourceAt(module, node.callee).endsWith('.join') &&
    node.callee.type === 'MemberExpression'
  ) {
    const list = node.callee.object;
    return list.type === 'ArrayExpression'
      ? list.elements.flatMap((element) => (element ? piecesOf(module, element) : []))
      : [];
  }
  if (node.type === 'TemplateLiteral') {
    let start = startOf(node) + 1;
    return node.quasis.map((quasi, index) => {
      const piece: TextPiece = { module, node, text: quasi.value.raw, span: [start, start + quasi.value.raw.length] };
      const hole = node.expressions[index];
      if (hole) start = module.text.indexOf('}', endOf(hole)) + 1;
      return piece;
    });
  }
  return [];
}

function requestOf(
  module: SourceModule,
  node: AnyNode,
  method: string,
  library: string,
): Extract<Site, { form: 'path' }>['request'] {
  const call = parentsOf(module).get(node);
  if (call?.type !== 'CallExpression' || call.arguments[0] !== node) return undefined;
  const base = {
    module,
    call,
    sink: { module, call },
    method,
    library: sourceAt(module, call.callee) === 'fetch' ? 'fetch' : library,
  };
  if (call.callee.type === 'MemberExpression')
    return { ...base, methodSite: { module, node: call.callee.property, form: 'verb' } };
  const options = call.arguments[1];
  const property =
    options?.type === 'ObjectExpression'
      ? options.properties.find((entry) => entry.type === 'Property' && sourceAt(module, entry.key) === 'method')
      : undefined;
  return property?.type === 'Property'
    ? { ...base, methodSite: { module, node: property.value, form: 'string' } }
    : base;
}
