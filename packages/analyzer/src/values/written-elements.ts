import type { Value } from './value.js';

/** The values of an array of which each element is written; undefined for anything else. */
export function writtenElements(value: Value | undefined): Value[] | undefined {
  return value?.kind === 'array' ? value.elements.map((element) => element()) : undefined;
}
