/** A value that begins to occur: lists that do not know it get it; what to do for it in a branch is for a person. */
import type { AnyNode } from '@curfew/analyzer';
import { manual, rewrite } from '../plan-building.js';
import type { Plan } from '../plan-types.js';
import type { Situation } from '../situation.js';
import { separatorText } from '../text/list-layout.js';
import { insertAt, spanOf } from '../text/source-text.js';
import { stringValue, writeLike } from '../text/strings.js';

/** Plans a list, union or switch that lacks a value. */
export function planAddedValue(situation: Situation, value: string): Plan[] {
  const { match } = situation;
  const { module, site } = match;
  const title = `Know '${value}' as well`;
  if (site.form !== 'missing-value')
    return [manual(situation, title, `What to do for '${value}' is not there to be read.`)];
  const { container } = site;
  const node = container.node;
  const elements =
    node.type === 'ArrayExpression'
      ? node.elements.filter((element) => element !== null)
      : node.type === 'TSUnionType'
        ? node.types
        : node.type === 'TSLiteralType'
          ? [node]
          : [];
  const last: AnyNode | undefined = elements.at(-1);
  if ((container.kind !== 'array' && container.kind !== 'union') || !last || stringValue(last) === undefined)
    return [manual(situation, title, `What the code does for '${value}' is missing; only you can write that branch.`)];
  const between = separatorText(module, elements, elements.length - 1, container.kind === 'union' ? '|' : ',');
  const literal: AnyNode = last.type === 'TSLiteralType' ? last.literal : last;
  return [
    rewrite(situation, title, [insertAt(module, spanOf(last).end, between + writeLike(module, literal, value))], {
      doubts: [`Check that the code behind this list can take '${value}'.`],
    }),
  ];
}
