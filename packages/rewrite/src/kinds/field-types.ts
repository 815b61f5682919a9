/** What a rename means for types and values, read from the model of the schedule and from the code around it. */
import type { Field } from '@curfew/schedule';
import type { Edit } from '../plan-types.js';
import type { Situation } from '../situation.js';
import { replaceNode } from '../text/source-text.js';
import { stringValue } from '../text/strings.js';

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
  return { edits: annotationEdit(situation, newType), doubts: [doubt] };
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

const KEYWORDS: Readonly<Record<string, string>> = {
  integer: 'number',
  number: 'number',
  string: 'string',
  boolean: 'boolean',
};

function annotationEdit({ match }: Situation, newType: string): Edit[] {
  const { site, module } = match;
  const keyword = KEYWORDS[newType];
  if (keyword === undefined || site.form !== 'type-member') return [];
  const { member } = site;
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
