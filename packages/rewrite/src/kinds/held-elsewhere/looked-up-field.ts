/** A read of a field that another resource has: the other is looked up where the first is asked for. */
import type { AnyNode, Match, RequestSite, Site } from '@curfew/analyzer';
import type { Replacement } from '@curfew/schedule';
import { manual, rewrite } from '../../plan-building.js';
import type { Edit, Plan } from '../../plan-types.js';
import type { Situation } from '../../situation.js';
import { removeElements } from '../../text/list-layout.js';
import { isInside, isSamePlace, replaceNode, sourceOf } from '../../text/source-text.js';
import { answerPlaceOf } from '../sequence/answer-place.js';
import { asArrowBlock, asStatement, type Parts } from '../sequence/composition.js';
import { freeName } from '../sequence/names.js';
import { typeEdits } from '../sequence/two-calls.js';
import { placeOf, writtenCall, type WrittenCall } from '../sequence/written-call.js';
import { configuredPlace, nameElsewhere, type HeldPlace } from './configured-place.js';
import { listPathIn } from './list-path.js';
import { planMovedFilter } from './moved-filter.js';

type Resource = Extract<Replacement, { kind: 'resource' }>;

/** Plans the look-up; undefined where configuration does not say where the field is. */
export function planLookedUpField(situation: Situation, replacement: Resource): Plan | undefined {
  const { match, context } = situation;
  const { site, module, target, spelling } = match;
  if (target.kind !== 'field') return undefined;
  const place = configuredPlace(situation, target, replacement.resource);
  if (!place) return undefined;
  const gives = 'list' in place ? `GET ${place.list.path}` : 'a look-up';
  const title = `Read \`${spelling}\` from the ${replacement.resource} that ${gives} gives`;
  const left = (reason: string): Plan => manual(situation, title, reason);
  if ('missing' in place) return left(place.missing);
  const by = `GET ${place.list.path}?${place.link.other}=`;
  if (site.form === 'type-member') {
    const removal = withoutMember(situation, site, replacement);
    return removal
      ? rewrite(situation, `Take \`${spelling}\` out of the type`, removal, {
          doubts: [`What reads \`${spelling}\` of this type in other modules looks it up with \`${by}\`.`],
        })
      : left(`It is read with \`${by}\` from now on: take it out of the type once nothing reads it there.`);
  }
  if (site.form !== 'member' || site.access !== 'read')
    return left(`Only a read such as \`x.${spelling}\` is rewritten; look it up with \`${by}\`.`);
  if (site.member.type !== 'MemberExpression' || !isPlain(site.member.object))
    return left(`What has \`${spelling}\` is no plain name here; look it up with \`${by}\`.`);
  const asked = context.facts.requestOf(site.member.object, module);
  if (asked?.request.module.file !== module.file)
    return left(`The request that gives it is not seen in this module; look it up with \`${by}\`.`);
  const filter = filterOf(situation, asked.request);
  if (filter && planMovedFilter({ ...situation, match: filter }, replacement).class !== 'manual')
    return left(`Its request becomes GET ${place.list.path}, which has it.`);
  const edits = lookUp(situation, site.member, asked.request, place);
  if (typeof edits === 'string') return left(`${edits} Look it up with \`${by}\`.`);
  return rewrite(situation, title, edits.edits, {
    doubts: [
      edits.isEntry
        ? `\`${edits.name}\` is undefined where nothing is found: check that this is what no \`${spelling}\` was.`
        : `Whether GET ${place.list.path} answers all of them at once is not shown.`,
      'The operation and the names of its fields come from the configuration.',
    ],
  });
}

/** The edits that take a member out of a type, where every read of the module is looked up. */
function withoutMember(
  situation: Situation,
  site: Extract<Site, { form: 'type-member' }>,
  replacement: Resource,
): Edit[] | undefined {
  const { match, context } = situation;
  const { module } = match;
  const uses = context.siblings.filter(
    (other) =>
      other.id === match.id &&
      other.name === match.name &&
      other.confidence !== 'possible' &&
      other.site.form !== 'type-member',
  );
  const isLookedUp = (other: Match): boolean =>
    planLookedUpField({ ...situation, match: other }, replacement)?.class === 'review';
  if (uses.length === 0 || !uses.every(isLookedUp)) return undefined;
  const container = context.facts.parentOf(site.member, module);
  const members =
    container?.type === 'TSInterfaceBody'
      ? container.body
      : container?.type === 'TSTypeLiteral'
        ? container.members
        : container?.type === 'ObjectExpression'
          ? container.properties
          : [];
  const at = members.findIndex((member) => isSamePlace(member, site.member));
  return at === -1 ? undefined : removeElements(module, members, new Set([at])).edits;
}

function filterOf({ context }: Situation, request: RequestSite): Match | undefined {
  return context.siblings.find(
    ({ kind, request: own }) => kind === 'query' && own !== undefined && isSamePlace(own.call, request.call),
  );
}

function lookUp(
  situation: Situation,
  member: Extract<AnyNode, { type: 'MemberExpression' }>,
  request: RequestSite,
  place: HeldPlace,
): { edits: Edit[]; name: string; isEntry: boolean } | string {
  const { match, context } = situation;
  const { module, target } = match;
  const written = writtenCall(request, situation);
  if (typeof written === 'string') return written;
  const own = context.schedule.operations.find(
    ({ method, response }) =>
      'resource' in target && method === 'GET' && response?.resource === target.resource && response.list,
  );
  const path = own && listPathIn(written.call, module, own.path);
  if (!path) return 'The path is put together apart from its call, or has a query.';
  if (sendsQuery(written)) return `Whether ${place.list.path} takes the query of this call is not shown.`;
  const at = placeOf(written, situation);
  if (typeof at === 'string') return at;
  if (at.kind !== 'statement' && at.kind !== 'arrow') return 'The call is not awaited in a statement of its own.';
  const around = at.kind === 'statement' ? context.facts.parentOf(at.statement, module) : at.arrow;
  if (!around || !isInside(member, around)) return 'It is read outside of the function that asks for it.';
  const answer = answerPlaceOf(situation, written);
  if (!answer) return 'What the call answers is not seen to the end.';
  const base = place.list.response?.resource ?? '';
  const name = freeName(path.isEntry ? base : `${base}s`, written.call, situation);
  const parts: Parts = {
    situation,
    written,
    calls: {
      create: [
        path.to(place.list.path, place.link.other),
        ...typeEdits(written, undefined, `${typeOf(situation, request, place)}[]`).create,
      ],
      edits: [],
    },
    answer,
    reads: { edits: [] },
    name: path.isEntry ? `[${name}]` : name,
    idField: place.link.other,
    edits: [],
  };
  const edits = at.kind === 'statement' ? asStatement(parts, at.statement) : asArrowBlock(parts, at.arrow);
  if (typeof edits === 'string') return edits;
  const read = path.isEntry ? readOfEntry(name, place) : readOfList(situation, member, name, place);
  return { edits: [...edits, replaceNode(module, member, read)], name, isEntry: path.isEntry };
}

/** `cardAssignment?.user_id`, `Boolean(cardAssignment)`. */
function readOfEntry(found: string, { name }: HeldPlace): string {
  return name === undefined ? `Boolean(${found})` : `${found}?.${name}`;
}

/** `cardAssignments.find((cardAssignment) => cardAssignment.card_id === card.id)?.user_id`. */
function readOfList(
  situation: Situation,
  member: Extract<AnyNode, { type: 'MemberExpression' }>,
  list: string,
  { name, link }: HeldPlace,
): string {
  const entry = freeName(list.replace(/s(\d*)$/, '$1'), member, situation);
  const owner = sourceOf(situation.match.module, member.object) + (member.optional ? '?' : '');
  const test = `(${entry}) => ${entry}.${link.other} === ${owner}.${link.own}`;
  return name === undefined ? `${list}.some(${test})` : `${list}.find(${test})?.${name}`;
}

/** `{ card_id: unknown; user_id: unknown }`: what all reads of the answer look up. */
function typeOf(situation: Situation, request: RequestSite, { list, link }: HeldPlace): string {
  const { context } = situation;
  const other = list.response?.resource ?? '';
  const names = context.siblings.flatMap(({ site, target, module }) => {
    if (site.form !== 'member' || target.kind !== 'field' || site.member.type !== 'MemberExpression') return [];
    const asked = context.facts.requestOf(site.member.object, module);
    if (!asked || !isSamePlace(asked.request.call, request.call)) return [];
    return nameElsewhere(context.supplied?.fields ?? {}, `${target.resource}.${target.name}`, other)?.name ?? [];
  });
  return `{ ${[...new Set([link.other, ...names])].map((name) => `${name}: unknown`).join('; ')} }`;
}

function sendsQuery({ module, request, unit, call }: WrittenCall): boolean {
  if (request.query) return true;
  const chained = sourceOf(module, unit).slice(sourceOf(module, call).length);
  return (
    /\.(?:query|params)\(/.test(chained) || /\b(?:params|query|searchParams|qs)\b\s*[:,}]/.test(sourceOf(module, call))
  );
}

function isPlain(node: AnyNode): boolean {
  if (node.type === 'MemberExpression') return !node.computed && isPlain(node.object);
  return node.type === 'Identifier' || node.type === 'ThisExpression';
}
