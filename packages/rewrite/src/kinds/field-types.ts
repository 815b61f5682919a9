/** What a rename means for types and values, read from the model of the schedule and from the code around it. */
import type { AnyNode } from '@curfew/analyzer';
import type { Field } from '@curfew/schedule';
import type { Edit } from '../plan-types.js';
import type { Situation } from '../situation.js';
import { replaceNode, sourceOf } from '../text/source-text.js';
import { stringValue } from '../text/strings.js';
import { schemaTypeEdit, typeKeyword } from './written-types.js';

/** Whether the new field holds another type: what to check, and the annotation that follows. */
export function typeChange(situation: Situation, to: string): { edits: Edit[]; doubts: string[] } {
  const { match, context } = situation;
  const { target } = match;
  if (target.kind !== 'field') return { edits: [], doubts: [] };
  const fields = context.schedule.resources[target.resource]?.fields ?? {};
  const oldType = knownType(fields[target.name]);
  const newType = knownType(fields[to]);
  if (newType === undefined || oldType === newType) return { edits: [], doubts: [] };
  if (oldType === undefined && holdsAnyType(situation)) return { edits: [], doubts: [] };
  const doubt =
    oldType === undefined
      ? `\`${to}\` is of type ${newType}; the type of \`${target.name}\` is not shown. Values that were stored or compared are not the same.`
      : `\`${to}\` is of type ${newType}, \`${target.name}\` of type ${oldType}: types, comparisons and stored values follow.`;
  const number = newType === 'string' ? numericUse(situation) : undefined;
  const doubts = number === undefined ? [doubt] : [`\`${number}\` takes a number; \`${to}\` is of type string.`, doubt];
  return { edits: [...annotationEdit(situation, newType), ...variableEdit(situation, newType)], doubts };
}

/**
 * Says that an id becomes the id of something else (`user_id` -> `actor_id`): the name is right, the number need not be.
 */
export function idChangesItsNoun(from: string, to: string): string | undefined {
  const old = /^(.+)_id$/.exec(from)?.[1];
  const next = /^(.+)_id$/.exec(to)?.[1];
  if (old === undefined || next === undefined || old === next) return undefined;
  return `\`${to}\` need not be the same number as \`${from}\`: it is the id of the ${next}, not of the ${old}.`;
}

function knownType(field: Field | undefined): string | undefined {
  return field?.type === 'unknown' ? undefined : field?.type;
}

/** The expression around a read that needs a number: arithmetic, an order, a comparison with a number, a conversion. */
function numericUse({ match, context }: Situation): string | undefined {
  const { site, module } = match;
  if (site.form !== 'member' && site.form !== 'bracket') return undefined;
  const parent = context.facts.parentOf(site.member, module);
  const isNumber = (node: AnyNode): boolean => node.type === 'Literal' && typeof node.value === 'number';
  const isNumeric =
    (parent?.type === 'BinaryExpression' &&
      (/^(?:[-*/%<>]|\*\*|[<>]=)$/.test(parent.operator) || isNumber(parent.left) || isNumber(parent.right))) ||
    (parent?.type === 'UnaryExpression' && /^[-+~]$/.test(parent.operator)) ||
    (parent?.type === 'CallExpression' &&
      /^(?:Number(?:\.\w+)?|parseInt|parseFloat|Math\.\w+|isNaN)$/.test(sourceOf(module, parent.callee)));
  return parent && isNumeric ? sourceOf(module, parent).replace(/\s+/g, ' ') : undefined;
}

/** `const first: number = event.id`: the annotation follows the field. */
function variableEdit({ match, context }: Situation, newType: string): Edit[] {
  const { site, module } = match;
  if (site.form !== 'member' && site.form !== 'bracket') return [];
  const parent = context.facts.parentOf(site.member, module);
  const keyword = typeKeyword(newType);
  if (parent?.type !== 'VariableDeclarator' || parent.id.type !== 'Identifier' || keyword === undefined) return [];
  const annotation = parent.id.typeAnnotation?.typeAnnotation;
  return annotation?.type === 'TSNumberKeyword' && keyword !== 'number'
    ? [replaceNode(module, annotation, keyword)]
    : [];
}

/** Places where a value of any type does the same: in a text, as a key of JSX, in `String(…)`. */
function holdsAnyType({ match, context }: Situation): boolean {
  const { site, module } = match;
  if (site.form !== 'member' && site.form !== 'bracket') return false;
  let node = site.member;
  let parent = context.facts.parentOf(node, module);
  while (parent && (parent.type === 'ChainExpression' || parent.type === 'TSNonNullExpression')) {
    node = parent;
    parent = context.facts.parentOf(node, module);
  }
  if (!parent) return false;
  switch (parent.type) {
    case 'TemplateLiteral':
      return true;
    case 'CallExpression':
      return parent.callee.type === 'Identifier' && parent.callee.name === 'String';
    case 'BinaryExpression':
      return (
        parent.operator === '+' && (stringValue(parent.left) !== undefined || stringValue(parent.right) !== undefined)
      );
    case 'JSXExpressionContainer': {
      const attribute = context.facts.parentOf(parent, module);
      return (
        attribute?.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier' && attribute.name.name === 'key'
      );
    }
    default:
      return false;
  }
}

function annotationEdit({ match }: Situation, newType: string): Edit[] {
  const { site, module } = match;
  const keyword = typeKeyword(newType);
  if (keyword === undefined || site.form !== 'type-member') return [];
  const { member } = site;
  if (member.type === 'Property') return schemaTypeEdit(module, member.value, newType);
  if (member.type !== 'TSPropertySignature' && member.type !== 'PropertyDefinition') return [];
  const annotation = member.typeAnnotation?.typeAnnotation;
  switch (annotation?.type) {
    case 'TSNumberKeyword':
    case 'TSStringKeyword':
    case 'TSBooleanKeyword':
      return annotation.type === `TS${keyword.charAt(0).toUpperCase()}${keyword.slice(1)}Keyword`
        ? []
        : [replaceNode(module, annotation, keyword)];
    default:
      return [];
  }
}
