/** A filter that belongs to the list of another resource: the request asks for that list, and what reads its entries follows. */
import type { AnyNode, SourceModule } from '@curfew/analyzer';
import { targetName, type Replacement } from '@curfew/schedule';
import { manual, rewrite } from '../../plan-building.js';
import type { Edit, Plan } from '../../plan-types.js';
import type { Situation } from '../../situation.js';
import { isSamePlace, replaceNode, replaceRange, sourceOf, spanOf } from '../../text/source-text.js';
import { walk } from '../../text/walk.js';
import { nameElsewhere } from './configured-place.js';

type Resource = Extract<Replacement, { kind: 'resource' }>;

/** Plans the other list, where configuration names the operation that takes the filter over. */
export function planMovedFilter(situation: Situation, replacement: Resource): Plan {
  const { match, context, deprecation } = situation;
  const { module, target } = match;
  const { schedule } = context;
  const name = targetName(schedule, target);
  const list = schedule.operations.find(({ id }) => id === replacement.operation);
  const first = target.kind === 'query' ? target.operations[0] : undefined;
  const from = schedule.operations.find(({ id }) => id === first);
  if (!list || !from || target.kind !== 'query')
    return manual(
      situation,
      `Filter by the ${replacement.resource} resource in place of ${name}`,
      `The filter belongs to ${replacement.resource} from now on; its list operation and the parameters of that are not shown.`,
      `Where you know it, give it among the \`operations\` of the configuration: its \`replaces\` names \`${first ?? ''}?${nameInChain(situation)}\`.`,
    );
  const title = `Ask ${list.method} ${list.path} in place of ${name}`;
  if ((target.replacement ?? deprecation.replacement).kind !== 'resource')
    return manual(
      situation,
      title,
      `${list.method} ${list.path} takes \`${nameInChain(situation)}\`; the code has \`${match.spelling}\`.`,
    );
  const { request } = match;
  const path = request?.module.file === module.file ? pathOfList(request.call, module, from.path) : undefined;
  if (!request || !path)
    return manual(situation, title, 'The path is put together apart from the call that filters; write it there.');
  const reads = readsOfEntries(situation, request.call, from.response?.resource ?? '', replacement.resource);
  if (reads.unknown.length > 0)
    return manual(
      situation,
      title,
      `${listed(reads.unknown)} is read of what it answers; where ${replacement.resource} has it is not known. Say it among the \`fields\` of the configuration, or ask for the ${from.response?.resource ?? 'rest'} as well.`,
    );
  return rewrite(situation, title, [replaceRange(module, path, list.path.slice(1)), ...reads.edits], {
    doubts: [
      `The answer lists ${replacement.resource}, not ${from.response?.resource ?? 'the same'}: types, and what reads it elsewhere, follow.`,
      'The operation and the names of its fields come from the configuration.',
    ],
  });
}

/** The parameter that the resource takes over: what `member_id` became before, `user_id`. */
function nameInChain({ match, deprecation }: Situation): string {
  const own = match.target.replacement ?? deprecation.replacement;
  return own.kind === 'rename' ? own.to : 'name' in match.target ? match.target.name : match.spelling;
}

/** The last segment of the path, with or without a query behind it, in an argument of the call. */
function pathOfList(call: AnyNode, module: SourceModule, path: string): { start: number; end: number } | undefined {
  if (call.type !== 'CallExpression') return undefined;
  const segment = path.split('/').at(-1) ?? '';
  const pattern = new RegExp(`(?<=["'\`]|/)${segment}(?=/?(?:\\?|["'\`](?!\\s*\\+\\s*["'\`]/)))`);
  for (const argument of call.arguments) {
    if (!['Literal', 'TemplateLiteral', 'BinaryExpression'].includes(argument.type)) continue;
    const found = pattern.exec(sourceOf(module, argument));
    const start = spanOf(argument).start + (found?.index ?? 0);
    if (found) return { start, end: start + segment.length };
  }
  return undefined;
}

/** Fields read of the entries that a call answers: each under its name on the other resource, and those that are not known there. */
function readsOfEntries(
  { match: { module }, context }: Situation,
  call: AnyNode,
  resource: string,
  other: string,
): { edits: Edit[]; unknown: string[] } {
  const edits: Edit[] = [];
  const unknown = new Set<string>();
  const known = context.schedule.resources[resource]?.fields ?? {};
  const read = (name: string, owner: AnyNode, write: (to: string) => Edit): void => {
    if (!Object.hasOwn(known, name)) return;
    const asked = context.facts.requestOf(owner, module);
    if (!asked || !isSamePlace(asked.request.call, call)) return;
    const to = nameElsewhere(context.supplied?.fields ?? {}, `${resource}.${name}`, other)?.name;
    if (to === undefined) unknown.add(name);
    else if (to !== name) edits.push(write(to));
  };
  walk(module.ast, module, (node) => {
    if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier') {
      const { property } = node;
      read(property.name, node, (to) => replaceNode(module, property, to));
    }
    if (node.type !== 'ObjectPattern') return;
    for (const entry of node.properties) {
      if (entry.type !== 'Property' || entry.computed || entry.key.type !== 'Identifier') continue;
      const { key, value, shorthand } = entry;
      const bound = value.type === 'AssignmentPattern' ? value.left : value;
      read(key.name, bound, (to) =>
        shorthand
          ? replaceRange(module, { start: spanOf(entry).start, end: spanOf(entry).start }, `${to}: `)
          : replaceNode(module, key, to),
      );
    }
  });
  return { edits, unknown: [...unknown] };
}

function listed(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
