/** Query parameters that the handler of a mock reads: `url.searchParams.get('member_id')`, `req.query.member_id`. */
import { spellings } from '@curfew/schedule';
import type { AnyNode, Site, SourceModule } from '../contracts.js';
import { once, type Context } from '../evaluate/context.js';
import { operationsMocked } from '../evaluate/incoming.js';
import type { Belief } from '../requests/confidence.js';
import type { HttpRequest } from '../requests/http-request.js';
import { indexOf, parentOf, variableAt } from '../syntax/module-index.js';
import { contains, isFunction, literalString, memberName, unwrap } from '../syntax/nodes.js';
import type { MatchList } from './match-list.js';

/** Adds a match for each deprecated parameter of the mocked operations that is read in a handler of the mock. */
export function detectMockQueries(context: Context, request: HttpRequest, belief: Belief, list: MatchList): void {
  const { node, module } = request.sink;
  if (!request.hostOnly || node.type !== 'CallExpression') return;
  const handlers = node.arguments.filter((argument) => isFunction(argument));
  if (handlers.length === 0) return;
  const entries = operationsMocked(context, request).flatMap(
    (operation) => context.index.queryTargets.get(operation.id) ?? [],
  );
  if (entries.length === 0) return;
  for (const read of once(context, 'query-reads', module, [] as QueryRead[], () => queryReads(module))) {
    if (!handlers.some((handler) => contains(handler, read.node))) continue;
    for (const entry of entries) {
      if (!spellings(entry.target.name).includes(read.name)) continue;
      list.add({ entry, module, node: read.node, spelling: read.name, belief, site: read.site });
    }
  }
}

interface QueryRead {
  name: string;
  node: AnyNode;
  site: Site;
}

const READERS = new Set(['get', 'getAll', 'has']);

function queryReads(module: SourceModule): QueryRead[] {
  const { calls, members } = indexOf(module);
  const called = calls.flatMap((call): QueryRead[] => {
    if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return [];
    const [given] = call.arguments;
    const argument = given && unwrap(given);
    const name = literalString(argument);
    if (!argument || name === undefined || !READERS.has(memberName(call.callee) ?? '')) return [];
    return isQuery(call.callee.object, module, ['searchParams'])
      ? [{ name, node: argument, site: { form: 'string', node: argument, call } }]
      : [];
  });
  const read = members.flatMap((member): QueryRead[] => {
    const name = memberName(member);
    if (name === undefined || member.computed || !isQuery(member.object, module, ['query'])) return [];
    return [{ name, node: member.property, site: { form: 'member', node: member.property, member, access: 'read' } }];
  });
  return [...called, ...read];
}

/** `url.searchParams`, `request.query`, or a name for it. */
function isQuery(node: AnyNode, module: SourceModule, names: readonly string[]): boolean {
  const receiver = unwrap(node);
  if (receiver.type === 'MemberExpression') return names.includes(memberName(receiver) ?? '');
  if (receiver.type !== 'Identifier') return false;
  const definition = variableAt(receiver.name, receiver, module)?.defs[0];
  const name = definition?.name as AnyNode | undefined;
  const property = name && parentOf(name, module);
  if (property?.type === 'Property' && property.value === name) {
    return property.key.type === 'Identifier' && names.includes(property.key.name);
  }
  const declarator = definition?.node as AnyNode | undefined;
  const init = declarator?.type === 'VariableDeclarator' ? declarator.init : undefined;
  return init?.type === 'MemberExpression' && names.includes(memberName(init) ?? '');
}
