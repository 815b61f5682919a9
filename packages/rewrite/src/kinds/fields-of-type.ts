/** A member of a type or schema that several fields stand for from now on. */
import type { AnyNode, Match, Site, SourceModule } from '@curfew/analyzer';
import type { Replacement } from '@curfew/schedule';
import { manual, rewrite } from '../plan-building.js';
import type { Plan } from '../plan-types.js';
import type { Situation } from '../situation.js';
import { spellLike } from '../text/casing.js';
import { removeElements, separatorText } from '../text/list-layout.js';
import { replaceRange, sourceOf, spanOf } from '../text/source-text.js';
import { keyName, writeKey } from '../text/strings.js';
import { schemaOfType, typeKeyword } from './written-types.js';
import { membersOf } from './member-lists.js';

type TypeMemberSite = Extract<Site, { form: 'type-member' }>;

export interface FieldsChange {
  replacement: Extract<Replacement, { kind: 'fields' }>;
  title: string;
  /** What to say where the member cannot be replaced. */
  missing: string;
  /** Whether a use of the field is left to a person. */
  isLeft: (other: Match) => boolean;
}

/**
 * `references: Reference[]` -> `organization_id: number` and `place_id: number`, by the types that the schedule shows. The old member
 * stays beside them while a use of it is left to a person, so that the rest of the module compiles.
 */
export function fieldsOfType(situation: Situation, site: TypeMemberSite, change: FieldsChange): Plan {
  const { match, context } = situation;
  const { replacement, title, missing } = change;
  const { module, spelling } = match;
  const { member, node: key } = site;
  const siblings = membersOf(context.facts.parentOf(member, module));
  const resource = 'resource' in match.target ? context.schedule.resources[match.target.resource] : undefined;
  const types = replacement.into.map((name) => typeOf(module, member, resource?.fields[name]?.type ?? ''));
  if (!siblings || types.some((type) => type === undefined)) return manual(situation, title, missing);
  const present = new Set(siblings.flatMap((other) => ('key' in other ? [keyName(other.key as AnyNode)] : [])));
  const original = 'name' in match.target ? match.target.name : spelling;
  const style = { schedule: context.schedule, module, siblings: context.siblings };
  const mark = /[;,]$/.exec(sourceOf(module, member))?.[0] ?? '';
  const { start, end } = spanOf(member);
  const optional = member.type === 'TSPropertySignature' && member.optional ? '?' : '';
  const head = module.text.slice(start, spanOf(key).start);
  const names = replacement.into.map((name) => spellLike(name, original, spelling, style));
  const members = names.flatMap((name, index) =>
    present.has(name) ? [] : [`${head}${writeKey(module, key, name)}${optional}: ${types[index] ?? ''}`],
  );
  const at = siblings.findIndex((other) => spanOf(other).start === start);
  const left = context.siblings.filter((other) => isUseOf(other, match) && change.isLeft(other)).length;
  const listed = names.map((name) => `\`${name}\``).join(' and ');
  if (members.length === 0) {
    if (left > 0)
      return manual(situation, title, `${listed} stand here already; \`${spelling}\` goes once nothing reads it.`);
    const removal = removeElements(module, siblings, new Set([at]));
    return rewrite(situation, `Remove \`${spelling}\`, for ${listed} are there`, removal.edits, {
      doubts: [
        `Other files may read \`${spelling}\` of the type: look for them before it goes.`,
        ...(removal.losesComment ? ['A comment goes with it.'] : []),
      ],
    });
  }
  const between = separatorText(module, siblings, at, member.type === 'Property' ? ',' : '');
  const inner = mark !== '' || /[\r\n]/.test(between) || member.type === 'Property' ? mark : ';';
  const kept = left > 0 ? [sourceOf(module, member).slice(0, mark === '' ? undefined : -mark.length)] : [];
  const text = [...kept, ...members].join(inner + between) + mark;
  return rewrite(situation, title, [replaceRange(module, { start, end }, text)], {
    doubts: [
      left > 0
        ? `\`${spelling}\` stays while it is read here in ways that are left to you; take it out with the last of them.`
        : `What reads \`${spelling}\` of the type reads these fields from now on.`,
    ],
  });
}

function typeOf(module: SourceModule, member: AnyNode, type: string): string | undefined {
  if (member.type === 'TSPropertySignature') return typeKeyword(type);
  return member.type === 'Property' && !member.shorthand ? schemaOfType(module, member.value, type) : undefined;
}

/** Whether a match is a use of the field that the other one declares. */
function isUseOf(other: Match, declared: Match): boolean {
  return (
    other !== declared &&
    other.id === declared.id &&
    other.name === declared.name &&
    other.confidence !== 'possible' &&
    other.site.form !== 'type-member'
  );
}
