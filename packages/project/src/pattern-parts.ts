/** What a pattern binds, and what else stands in it. */
import type { AnyNode } from '@curfew/analyzer';

/** What declares names: of a variable, a parameter or an error. */
export type Pattern = AnyNode | null | undefined;

export type NamedNode = AnyNode & { name: string };

/** Identifiers that a pattern binds, in source order, and the expressions in it: default values and computed keys. */
export const partsOfPattern = (pattern: Pattern): { names: NamedNode[]; values: AnyNode[] } => {
  const parts = { names: [] as NamedNode[], values: [] as AnyNode[] };
  collect(pattern, parts);
  return parts;
};

const collect = (pattern: Pattern, parts: { names: NamedNode[]; values: AnyNode[] }): void => {
  switch (pattern?.type) {
    case 'Identifier':
      parts.names.push(pattern);
      break;
    case 'AssignmentPattern':
      collect(pattern.left, parts);
      parts.values.push(pattern.right);
      break;
    case 'ArrayPattern':
      for (const element of pattern.elements) collect(element, parts);
      break;
    case 'ObjectPattern':
      for (const property of pattern.properties) collect(property, parts);
      break;
    case 'Property':
      if (pattern.computed) parts.values.push(pattern.key);
      collect(pattern.value, parts);
      break;
    case 'RestElement':
      collect(pattern.argument, parts);
      break;
    case 'TSParameterProperty':
      collect(pattern.parameter, parts);
      break;
    default:
      break;
  }
};

/** The type that is written for all of a pattern. */
export const typeOfPattern = (pattern: Pattern): AnyNode | null | undefined => {
  if (pattern?.type === 'AssignmentPattern') return typeOfPattern(pattern.left);
  if (pattern?.type === 'TSParameterProperty') return typeOfPattern(pattern.parameter);
  return (pattern as { typeAnnotation?: AnyNode | null } | null | undefined)?.typeAnnotation;
};
