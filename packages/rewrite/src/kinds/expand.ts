/** One parameter that becomes several: `interval` (`<start>/<end>`) -> two days and the time zone they are read in. */
import type { AnyNode, Match, Site } from '@curfew/analyzer';
import type { Replacement } from '@curfew/schedule';
import { spellLike } from '../text/casing.js';
import { manual, rewrite } from '../plan-building.js';
import type { Edit, Plan } from '../plan-types.js';
import type { Situation } from '../situation.js';
import { laidOut, objectsAround } from '../text/laid-out-list.js';
import { endOfLineAt, quoteOfFile, type Quote } from '../text/file-style.js';
import { separatorText } from '../text/list-layout.js';
import {
  indentAt,
  beforeLeadingComments,
  isFirstOnLine,
  isSamePlace,
  replaceNode,
  replaceRange,
  sourceOf,
  spanOf,
} from '../text/source-text.js';
import { keyName, quoteOf, writeKey, writeLike, writeString } from '../text/strings.js';
import { expandQueryText } from './expand-query-text.js';
import { expandTypeMember } from './expand-type-member.js';
import { twoDaysOf, type ReadContext, type TwoDays } from './interval-value.js';

type Expand = Extract<Replacement, { kind: 'expand' }>;

/** The names to write, in the spelling of the code around. */
export interface ExpandedNames {
  start: string;
  end: string;
  zone: string;
  separator: string;
}

/** A rewrite that is known, or the reason why it is not. */
export type Expanded = { edits: Edit[]; doubts: string[] } | { missing: string };

/** Plans the parameters that take the place of one. */
export function planExpand(situation: Situation, replacement: Expand): Plan[] {
  const { site, spelling } = situation.match;
  const title = `Replace \`${spelling}\` by ${replacement.into.map((name) => `\`${name}\``).join(', ')}`;
  const names = namesOf(situation, replacement);
  if (!names)
    return [
      manual(
        situation,
        title,
        `How the value of \`${spelling}\` spreads over ${replacement.into.join(', ')} is not shown.`,
      ),
    ];
  const expanded = expandAt(situation, names);
  if ('missing' in expanded) return [manual(situation, title, expanded.missing)];
  const inclusive =
    site.form === 'type-member'
      ? []
      : [
          `Whether \`${names.end}\` itself is part of the report is not shown; \`${spelling}\` ended at an instant. Check the last day.`,
        ];
  return [rewrite(situation, title, expanded.edits, { doubts: [...inclusive, ...expanded.doubts] })];
}

function namesOf({ match, context }: Situation, { into, from }: Expand): ExpandedNames | undefined {
  const separator = /^<\w+>(\W+)<\w+>$/.exec(from ?? '')?.[1];
  const original = 'name' in match.target ? match.target.name : match.spelling;
  const [start, end, zone] = into.map((name) =>
    spellLike(name, original, match.spelling, {
      schedule: context.schedule,
      module: match.module,
      siblings: context.siblings,
    }),
  );
  if (separator === undefined || start === undefined || end === undefined || zone === undefined || into.length !== 3)
    return undefined;
  return { start, end, zone, separator };
}

function expandAt(situation: Situation, names: ExpandedNames): Expanded {
  const { match, context } = situation;
  const { module, site, spelling } = match;
  const reading = (at: AnyNode, quote: Quote = quoteOfFile(module)): ReadContext => ({
    module,
    facts: context.facts,
    quote,
    separator: names.separator,
    at,
  });
  switch (site.form) {
    case 'key':
      return expandKey(situation, site, names, reading(site.node, valueQuote(situation, site)));
    case 'string':
      return expandString(situation, site, names, reading(site.node, quoteOf(module, site.node)));
    case 'member':
    case 'bracket':
      return expandAssignment(situation, site, names, reading(site.node));
    case 'query-text':
      return expandQueryText(situation, site, names, reading(site.node));
    case 'type-member': {
      const isLeft = (other: Match): boolean =>
        other.id === match.id &&
        other.site.form !== 'type-member' &&
        'missing' in expandAt({ ...situation, match: other }, names);
      return context.siblings.some(isLeft)
        ? {
            missing: `A value of \`${spelling}\` is left to you in this module; the type follows once that is written.`,
          }
        : expandTypeMember(situation, site, names);
    }
    default:
      return {
        missing: `\`${spelling}\` is read here; which of ${names.start} and ${names.end} is needed only you can say.`,
      };
  }
}

function expandKey(
  situation: Situation,
  site: Extract<Site, { form: 'key' }>,
  names: ExpandedNames,
  reading: ReadContext,
): Expanded {
  const { module, spelling } = situation.match;
  const { property, object, node: key } = site;
  if (property.type !== 'Property' || object.type !== 'ObjectExpression')
    return { missing: `\`${spelling}\` is not a plain property here.` };
  const others = object.properties.flatMap((other) =>
    other.type === 'Property' && !isSamePlace(other, property) ? [keyName(other.key)] : [],
  );
  if (others.includes(names.start) || others.includes(names.end))
    return { missing: `\`${names.start}\` or \`${names.end}\` is there already; decide which of the two stays.` };
  const days = twoDaysOf(property.value, reading);
  if (!days) return opaque(situation, property.value, names);
  const entries = entriesOf(names, days, reading.quote)
    .filter(([name]) => !others.includes(name))
    .map(([name, code]) => `${writeKey(module, key, name)}: ${code}`);
  const at = object.properties.findIndex((other) => isSamePlace(other, property));
  const write = (between: string): Edit[] => [replaceNode(module, property, entries.join(between))];
  const lists = [object, ...objectsAround(object, module, situation.context.facts)].map((list) => ({
    list,
    elements: list.properties,
  }));
  const flat = separatorText(module, object.properties, at, ',');
  return { edits: [...laidOut(situation, lists, flat, write), ...days.edits], doubts: days.doubts };
}

/** `params.set('interval', …)`: three calls in a row, or in the chain; `['interval', …]`: three pairs. */
function expandString(
  situation: Situation,
  site: Extract<Site, { form: 'string' }>,
  names: ExpandedNames,
  reading: ReadContext,
): Expanded {
  const { match, context } = situation;
  const { module, spelling } = match;
  const { facts } = context;
  const write = (name: string): string => writeLike(module, site.node, name);
  const parent = facts.parentOf(site.node, module);
  if (parent?.type === 'ArrayExpression') {
    const [, value] = parent.elements;
    const list = facts.parentOf(parent, module);
    if (!value || parent.elements.length !== 2 || list?.type !== 'ArrayExpression')
      return { missing: `\`${spelling}\` is not a pair of name and value here.` };
    const days = twoDaysOf(value, reading);
    if (!days) return opaque(situation, value, names);
    const pairs = list.elements.filter((element) => element !== null);
    const flat = separatorText(
      module,
      pairs,
      pairs.findIndex((pair) => isSamePlace(pair, parent)),
      ',',
    );
    const text = entriesOf(names, days, reading.quote).map(([name, code]) => `[${write(name)}, ${code}]`);
    const edits = laidOut(situation, [{ list, elements: pairs }], flat, (between) => [
      replaceNode(module, parent, text.join(between)),
    ]);
    return { edits: [...edits, ...days.edits], doubts: days.doubts };
  }
  const { call } = site;
  const value = call?.type === 'CallExpression' ? call.arguments[1] : undefined;
  const callee = call?.type === 'CallExpression' ? call.callee : undefined;
  if (!call || !value || callee?.type !== 'MemberExpression' || callee.computed)
    return { missing: `\`${spelling}\` is named here, and no value is given with it.` };
  const days = twoDaysOf(value, reading);
  if (!days) return opaque(situation, value, names);
  const entries = entriesOf(names, days, reading.quote).map(([name, code]) => `(${write(name)}, ${code})`);
  const statement = facts.parentOf(call, module);
  if (statement?.type === 'ExpressionStatement' && !isChained(callee.object)) {
    const method = sourceOf(module, callee);
    const texts = entries.map((entry) => method + entry);
    return {
      edits: [replaceNode(module, call, texts.join(betweenStatements(situation, statement))), ...days.edits],
      doubts: days.doubts,
    };
  }
  if (statement?.type === 'ArrowFunctionExpression')
    return { missing: 'The call is the body of an arrow function; three calls need a block.' };
  // Where the result is used, the method returns what it was called on.
  const property = sourceOf(module, callee.property);
  const object = spanOf(callee.object).end;
  const dot = module.text.slice(object, spanOf(callee.property).start);
  const text = entries.map((entry) => dot + property + entry).join('');
  const edits = [replaceRange(module, { start: object, end: spanOf(call).end }, text), ...days.edits];
  return { edits, doubts: days.doubts };
}

/** `params.interval = …;`: three assignments. */
function expandAssignment(
  situation: Situation,
  site: Extract<Site, { form: 'member' | 'bracket' }>,
  names: ExpandedNames,
  reading: ReadContext,
): Expanded {
  const { match, context } = situation;
  const { module, spelling } = match;
  const assignment = context.facts.parentOf(site.member, module);
  const statement = assignment && context.facts.parentOf(assignment, module);
  if (
    site.access !== 'write' ||
    assignment?.type !== 'AssignmentExpression' ||
    assignment.operator !== '=' ||
    statement?.type !== 'ExpressionStatement'
  )
    return {
      missing: `\`${spelling}\` is read here; which of ${names.start} and ${names.end} is needed only you can say.`,
    };
  const days = twoDaysOf(assignment.right, reading);
  if (!days) return opaque(situation, assignment.right, names);
  const member = spanOf(site.member);
  const node = spanOf(site.node);
  const head = module.text.slice(member.start, node.start);
  const tail = module.text.slice(node.end, member.end);
  const texts = entriesOf(names, days, reading.quote).map(([name, code]) => {
    const written = site.form === 'bracket' ? writeLike(module, site.node, name) : name;
    return `${head}${written}${tail} = ${code}`;
  });
  return {
    edits: [replaceNode(module, assignment, texts.join(betweenStatements(situation, statement))), ...days.edits],
    doubts: days.doubts,
  };
}

/** The three names with their code, in order. */
function entriesOf(names: ExpandedNames, days: TwoDays, quote: Quote): [string, string][] {
  return [
    [names.start, days.start.code],
    [names.end, days.end.code],
    // The timestamps of the old parameter are in UTC.
    [names.zone, writeString('UTC', quote)],
  ];
}

export function opaque(situation: Situation, value: AnyNode, names: ExpandedNames): Expanded {
  const text = sourceOf(situation.match.module, value).replace(/\s+/g, ' ');
  return {
    missing: `What \`${text}\` holds is not known here; give \`${names.start}\` and \`${names.end}\` as days (YYYY-MM-DD) and \`${names.zone}\` as 'UTC'.`,
  };
}

function valueQuote({ match }: Situation, site: Extract<Site, { form: 'key' }>): Quote | undefined {
  const value = site.property.type === 'Property' ? site.property.value : undefined;
  const quote = value && quoteOf(match.module, value);
  return quote === '`' ? undefined : quote;
}

function betweenStatements({ match }: Situation, statement: AnyNode): string {
  const { text } = match.module;
  const { start, end } = spanOf(statement);
  const semicolon = text.charAt(end - 1) === ';' ? ';' : '';
  const first = beforeLeadingComments(text, start);
  return isFirstOnLine(text, first) ? semicolon + endOfLineAt(text, first) + indentAt(text, first) : '; ';
}

function isChained(object: AnyNode): boolean {
  return object.type === 'CallExpression' || object.type === 'NewExpression';
}
