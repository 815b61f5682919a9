/** Values and event kinds: one place each, by what holds the value. */
import type { AnyNode } from '@curfew/analyzer';
import { escapePattern } from '@curfew/analyzer/words';
import { manual, rewrite } from '../plan-building.js';
import type { Plan } from '../plan-types.js';
import type { Situation } from '../situation.js';
import { isSamePlace, replaceNode, replaceRange, sourceOf, spanOf } from '../text/source-text.js';
import { stringValue, writeLike } from '../text/strings.js';
import { planComparison } from './comparison.js';
import { planConstant } from './constant.js';
import { isLiteralCall, planEntry } from './entry-list.js';
import { planList } from './list.js';
import { planRecord } from './record.js';
import { planSchemaLiteral } from './schema-literal.js';
import { planCase } from './switch-case.js';
import { groupOf, listValues, withMergeDoubts, type ValueChange, type ValueMode } from './value-change.js';

/**
 * Plans what takes the place of a value. Before its sunset the old one stays beside the new ones, after it they replace it; a kind of
 * event stays beside them where events are told apart, for those that were written before that day keep it.
 */
export function planValue(situation: Situation, next: readonly string[]): Plan[] {
  const { match, phase } = situation;
  const isGone = phase === 'sunset';
  if (match.kind !== 'eventKind') return [planAs(situation, next, isGone ? 'replace' : 'beside')];
  if (!isGone) return [planAs(situation, next, 'beside')];
  const { site, target } = match;
  const old = 'value' in target ? target.value : match.spelling;
  const known = site.form === 'value' && next.every((value) => site.container.values.includes(value));
  const replaced = planAs(
    withCaution(situation, keptKind(old, 'keep it as well where those are read')),
    next,
    'replace',
  );
  if (known) {
    const title = `Keep '${old}' beside ${listValues(next)}`;
    const note = keptKind(old, `it can go only where none of those is read any more`);
    return [manual(situation, title, `${listValues(next)} is known here already. ${note}`), replaced];
  }
  const both = planAs(
    withCaution(situation, keptKind(old, 'it stays beside the new kind; take it out where none of those is met')),
    next,
    'beside',
  );
  return both.class === 'manual' || isSameWork(replaced, both) ? [replaced] : [both, replaced];
}

function keptKind(old: string, what: string): string {
  return `Events that were written before the sunset keep '${old}': ${what}.`;
}

function withCaution(situation: Situation, caution: string): Situation {
  return { ...situation, cautions: [...situation.cautions, caution] };
}

function isSameWork(a: Plan, b: Plan): boolean {
  return JSON.stringify(a.edits) === JSON.stringify(b.edits);
}

function planAs(situation: Situation, next: readonly string[], mode: ValueMode): Plan {
  const { match } = situation;
  const { site, target } = match;
  const old = 'value' in target ? target.value : match.spelling;
  const title =
    mode === 'replace' ? `Replace '${old}' by ${listValues(next)}` : `Accept ${listValues(next)} beside '${old}'`;
  if (site.form !== 'value') return manual(situation, title, `'${old}' is not written as a value here.`);
  const { container, node } = site;
  const group = groupOf(situation, next, (other) => isSameContainer(containerNode(site), containerNode(other.site)));
  const change: ValueChange = { situation, old, next, mode, container, node, group };
  switch (container.kind) {
    case 'comparison':
      return planComparison(change, container, title);
    case 'case':
      return planCase(withMergeDoubts(change), container, title);
    case 'array':
      // Before the sunset the service asks for lists that accept old and new together.
      return planEntry(change, title) ?? planList(mode === 'beside' ? change : withMergeDoubts(change), title);
    // A type only names its values.
    case 'union':
      return planList(change, title);
    case 'record':
      return planRecord(withMergeDoubts(change), title);
    case 'enum':
      return planEnum(change, title);
    case 'write':
    case 'query-text':
      return planWritten(change, title);
  }
}

function planEnum({ situation, node, next, mode }: ValueChange, title: string): Plan {
  const [only] = next;
  if (mode === 'beside' || only === undefined || next.length > 1)
    return manual(
      situation,
      title,
      `The enum needs a member for ${listValues(next)}: its name, and where the old member is used, cannot be guessed.`,
    );
  return rewrite(
    situation,
    title,
    [replaceNode(situation.match.module, node, writeLike(situation.match.module, node, only))],
    {
      doubts: [
        'The name of the member stays, and members that merge hold the same value; check where they are told apart.',
      ],
    },
  );
}

/** A value that is sent: one successor can be written, of several none can be guessed. */
function planWritten(change: ValueChange, title: string): Plan {
  const entry = planEntry(change, title) ?? planSchemaLiteral(change, title) ?? planConstant(change, title);
  if (entry) return entry;
  const { situation, node, next, old, container, mode } = change;
  const { module } = situation.match;
  const [only] = next;
  if (only === undefined || next.length > 1)
    return manual(situation, title, `Which of ${listValues(next)} is meant by this '${old}' is not there to be read.`);
  const written = `Write '${only}' in place of '${old}'`;
  const parent = situation.context.facts.parentOf(node, module);
  const doubts =
    mode === 'beside'
      ? [
          `Until ${situation.sunset} '${old}' still occurs: write '${only}' once the service takes it, and keep both where values are listed.`,
        ]
      : parent && isLiteralCall(parent)
        ? [`Check that no other alternative of the schema takes '${only}': the two could no longer be told apart.`]
        : [];
  if (container.kind === 'query-text') {
    if (container.span)
      return rewrite(
        situation,
        written,
        [replaceRange(module, { start: container.span[0], end: container.span[1] }, encodeURIComponent(only))],
        { doubts },
      );
    const text = sourceOf(module, node);
    const hits = [...text.matchAll(new RegExp(`(?<==)${escapePattern(old)}(?![\\w.-])`, 'g'))];
    const [hit] = hits;
    if (!hit || hits.length > 1)
      return manual(situation, written, `Where '${old}' stands in this text is not certain.`);
    const start = spanOf(node).start + hit.index;
    return rewrite(
      situation,
      written,
      [replaceRange(module, { start, end: start + old.length }, encodeURIComponent(only))],
      { doubts },
    );
  }
  if (stringValue(node) === undefined) return manual(situation, written, `'${old}' is not a plain string here.`);
  return rewrite(situation, written, [replaceNode(module, node, writeLike(module, node, only))], { doubts });
}

function containerNode(site: Situation['match']['site']): AnyNode | undefined {
  return site.form === 'value'
    ? site.container.kind === 'case'
      ? site.container.switch
      : site.container.node
    : undefined;
}

function isSameContainer(own: AnyNode | undefined, other: AnyNode | undefined): boolean {
  return own !== undefined && other !== undefined && isSamePlace(own, other);
}
