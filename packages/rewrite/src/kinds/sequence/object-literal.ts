/** The properties of an object literal by their names, and taking one out. */
import type { AnyNode, SourceModule } from '@curfew/analyzer';
import type { Edit } from '../../plan-types.js';
import { removalRanges } from '../../text/list-layout.js';
import { isSamePlace, replaceRange } from '../../text/source-text.js';
import { keyName } from '../../text/strings.js';

export type ObjectLiteral = Extract<AnyNode, { type: 'ObjectExpression' }>;
export type Property = Extract<ObjectLiteral['properties'][number], { type: 'Property' }>;

/** The first property whose key is written out and is the name, or one of the names. */
export function propertyOf(object: ObjectLiteral, wanted: string | ReadonlySet<string>): Property | undefined {
  const isWanted = (name: string): boolean => (typeof wanted === 'string' ? name === wanted : wanted.has(name));
  return object.properties.find(
    (entry): entry is Property => entry.type === 'Property' && !entry.computed && isWanted(keyName(entry.key) ?? ''),
  );
}

/** Edits that take one of some properties out, with its comma. */
export function withoutProperty(module: SourceModule, properties: readonly AnyNode[], property: Property): Edit[] {
  return withoutProperties(module, properties, [property]);
}

/** Edits that take several of some properties out, with their commas. */
export function withoutProperties(
  module: SourceModule,
  properties: readonly AnyNode[],
  unwanted: readonly Property[],
): Edit[] {
  const indexes = new Set(unwanted.map((entry) => properties.findIndex((other) => isSamePlace(other, entry))));
  return removalRanges(module, properties, indexes).map((range) => replaceRange(module, range, ''));
}
