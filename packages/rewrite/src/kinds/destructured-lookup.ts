/** Look-ups in a list that a pattern takes out of its resource: the pattern takes the fields instead. */
import type { AnyNode, Site } from '@curfew/analyzer';
import { rewrite } from '../plan-building.js';
import type { Plan } from '../plan-types.js';
import type { Situation } from '../situation.js';
import { spellLike } from '../text/casing.js';
import { replaceNode, replaceRange, sourceOf, spanOf } from '../text/source-text.js';
import { keyName } from '../text/strings.js';
import { lookupOf, objectOf, type Lookup } from './reference-lookup.js';
import { freeName } from './sequence/names.js';

/**
 * `({ references }) => references.find((r) => r.type === 'Place')?.id` -> `({ place_id }) => place_id`; undefined where the variable is
 * used for anything else, too.
 *
 * @param into the fields that stand for the list
 */
export function planDestructured(
  situation: Situation,
  { property }: Extract<Site, { form: 'destructuring' }>,
  into: readonly string[],
): Plan | undefined {
  const { match, context } = situation;
  const { module, spelling } = match;
  const { facts } = context;
  const pattern = facts.parentOf(property, module);
  if (property.type !== 'Property' || property.computed || pattern?.type !== 'ObjectPattern') return undefined;
  if (property.value.type !== 'Identifier' || isExported(pattern, situation)) return undefined;
  const uses = facts.variableOf(property.value.name, property.value, module)?.uses ?? [];
  const reads: { use: AnyNode; lookup: Lookup; field: string }[] = [];
  for (const use of uses) {
    const lookup = lookupOf(use, situation);
    const field = lookup && into.find((name) => name === `${lookup.entry}_id`);
    if (!field) return undefined;
    reads.push({ use, lookup, field });
  }
  if (reads.length === 0) return undefined;
  const names = new Map<string, { key: string; variable: string; isThere: boolean }>();
  for (const { field } of reads) {
    if (names.has(field)) continue;
    const taken = takenAs(situation, pattern, field);
    if (!taken) return undefined;
    names.set(field, taken);
  }
  const variableOf = (field: string): string => names.get(field)?.variable ?? field;
  const isFree = ({ use, field }: (typeof reads)[number]): boolean =>
    names.get(field)?.isThere === true || facts.isNameFree(variableOf(field), use, module);
  if (!reads.every(isFree)) return undefined;
  const added = [...names.values()].flatMap(({ key, variable, isThere }) =>
    isThere ? [] : [key === variable ? key : `${key}: ${variable}`],
  );
  if (added.length === 0) return undefined;
  const edits = [
    replaceNode(module, property, added.join(', ')),
    ...reads.flatMap(({ use, lookup, field }) => [
      replaceRange(module, { start: spanOf(use).start, end: spanOf(lookup.whole).end }, variableOf(field)),
      ...lookup.ids.map((id) => replaceNode(module, id, sourceOf(module, objectOf(id)))),
    ]),
  ];
  const rest = pattern.properties.at(-1);
  const listed = [...names.values()].map(({ key }) => `\`${key}\``).join(' and ');
  return rewrite(situation, `Take ${listed} in place of look-ups in \`${spelling}\``, edits, {
    doubts: [
      ...reads.map(
        ({ field, lookup }) =>
          `What \`${spelling}\` holds is not shown: check that \`${field}\` is the id that \`${sourceOf(module, lookup.whole).replace(/\s+/g, ' ')}\` finds.`,
      ),
      ...(rest?.type === 'RestElement'
        ? [`${listed} is no longer in \`${sourceOf(module, rest)}\`; \`${spelling}\` is, as long as it is sent.`]
        : []),
    ],
  });
}

/** How the pattern takes a field: it does so already, or under a name that is free there. */
function takenAs(
  situation: Situation,
  pattern: Extract<AnyNode, { type: 'ObjectPattern' }>,
  field: string,
): { key: string; variable: string; isThere: boolean } | undefined {
  const { match, context } = situation;
  const { module, spelling } = match;
  const original = 'name' in match.target ? match.target.name : spelling;
  const key = spellLike(field, original, spelling, { schedule: context.schedule, module, siblings: context.siblings });
  const there = pattern.properties.find((other) => other.type === 'Property' && keyName(other.key) === key);
  if (!there) return { key, variable: freeName(key, pattern, situation), isThere: false };
  return there.type === 'Property' && there.value.type === 'Identifier'
    ? { key, variable: there.value.name, isThere: true }
    : undefined;
}

function isExported(pattern: AnyNode, { match: { module }, context: { facts } }: Situation): boolean {
  const declarator = facts.parentOf(pattern, module);
  const declaration = declarator && facts.parentOf(declarator, module);
  return declaration !== undefined && facts.parentOf(declaration, module)?.type === 'ExportNamedDeclaration';
}
