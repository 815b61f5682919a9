/** A schema of one value: `z.literal('legacy')` alone becomes the schema of several. */
import type { AnyNode } from '@curfew/analyzer';
import { rewrite } from '../plan-building.js';
import type { Edit, Plan } from '../plan-types.js';
import { linesAt } from '../text/break-lines.js';
import { isTooLong } from '../text/final-lines.js';
import { hasTrailingCommas } from '../text/file-style.js';
import { replaceNode, sourceOf, spanOf } from '../text/source-text.js';
import { stringValue, writeLike } from '../text/strings.js';
import { isLiteralCall } from './entry-list.js';
import type { ValueChange } from './value-change.js';

/** Schemas of a list of texts, by the package: a discriminator takes these, and not a union. */
const LIST_SCHEMAS: readonly (readonly [source: RegExp, name: string])[] = [
  [/^zod(?:$|\/)/, 'enum'],
  [/^valibot$/, 'picklist'],
];

/** Plans the schema where one value becomes several, or is joined by others; undefined where it is no schema of one value. */
export function planSchemaLiteral(change: ValueChange, title: string): Plan | undefined {
  const { situation, node, next, mode, old } = change;
  const { match, context } = situation;
  const { module } = match;
  const call = context.facts.parentOf(node, module);
  const values = mode === 'beside' ? [old, ...next] : next;
  if (call?.type !== 'CallExpression' || !isLiteralCall(call) || values.length < 2) return undefined;
  if (call.callee.type !== 'MemberExpression' || stringValue(node) === undefined) return undefined;
  const library = sourceOf(module, call.callee.object);
  const name = listSchemaOf(change, call.callee.object);
  const texts = values.map((value) => writeLike(module, node, value));
  const items = name === undefined ? texts.map((text) => `${library}.literal(${text})`) : texts;
  const write = (list: string): Edit[] => [replaceNode(module, call, `${library}.${name ?? 'union'}([${list}])`)];
  const flat = write(items.join(', '));
  const { outer, inner } = linesAt(module, spanOf(call).start);
  const closing = (hasTrailingCommas(module) ? ',' : '') + outer;
  return rewrite(
    situation,
    title,
    isTooLong(situation, flat) ? write(inner + items.join(`,${inner}`) + closing) : flat,
  );
}

function listSchemaOf({ situation }: ValueChange, library: AnyNode): string | undefined {
  const { match, context } = situation;
  const { facts } = context;
  const binding =
    library.type === 'Identifier' ? facts.variableOf(library.name, library, match.module)?.binding : undefined;
  const specifier = binding && facts.parentOf(binding, match.module);
  const declaration = specifier && facts.parentOf(specifier, match.module);
  const source = declaration?.type === 'ImportDeclaration' ? declaration.source.value : undefined;
  return source === undefined ? undefined : LIST_SCHEMAS.find(([pattern]) => pattern.test(source))?.[1];
}
