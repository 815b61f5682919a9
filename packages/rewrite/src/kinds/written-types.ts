/** Types of the schedule as code writes them: in annotations, and in the schemas of validation libraries. */
import type { AnyNode, SourceModule } from '@curfew/analyzer';
import type { Edit } from '../plan-types.js';
import { replaceNode, sourceOf } from '../text/source-text.js';

const KEYWORDS: Readonly<Record<string, string>> = {
  integer: 'number',
  number: 'number',
  string: 'string',
  boolean: 'boolean',
};

/** `number` for `integer`; undefined for what has no keyword of its own. */
export function typeKeyword(type: string): string | undefined {
  return Object.hasOwn(KEYWORDS, type) ? KEYWORDS[type] : undefined;
}

/** `z.number()` for `integer` beside `z.array(…)`, `Type.Number()` beside `Type.Array(…)`: the function of the same library. */
export function schemaOfType(module: SourceModule, beside: AnyNode, type: string): string | undefined {
  const keyword = typeKeyword(type);
  const made = maker(beside);
  if (keyword === undefined || made === undefined) return undefined;
  return `${sourceOf(module, made.library)}.${writtenLike(made.name.name, keyword)}()`;
}

/**
 * `z.number()` -> `z.string()` where the type changes and the rest of the schema is what one of any type has; no edits elsewhere
 * (`z.number().int()`).
 */
export function schemaTypeEdit(module: SourceModule, schema: AnyNode, type: string): Edit[] {
  const keyword = typeKeyword(type);
  const made = maker(schema);
  if (keyword === undefined || !made?.isOfAnyType || made.call.arguments.length > 0) return [];
  const { name } = made;
  if (typeKeyword(name.name.toLowerCase()) === undefined || writtenLike(name.name, keyword) === name.name) return [];
  return [replaceNode(module, name, writtenLike(name.name, keyword))];
}

type Named = Extract<AnyNode, { type: 'Identifier' }>;

/** `z` and `number` of `z.number().optional()`. */
function maker(
  schema: AnyNode,
):
  | { library: AnyNode; name: Named; call: Extract<AnyNode, { type: 'CallExpression' }>; isOfAnyType: boolean }
  | undefined {
  let isOfAnyType = true;
  let call = schema;
  while (call.type === 'CallExpression' && call.callee.type === 'MemberExpression') {
    const { object, property } = call.callee;
    if (property.type !== 'Identifier') return undefined;
    if (object.type === 'Identifier') return { library: object, name: property, call, isOfAnyType };
    isOfAnyType &&= OF_ANY_TYPE.has(property.name);
    call = object;
  }
  return undefined;
}

/** Methods of a schema that a schema of any type has. */
const OF_ANY_TYPE: ReadonlySet<string> = new Set([
  'optional',
  'nullable',
  'nullish',
  'describe',
  'readonly',
  'required',
]);

function writtenLike(name: string, keyword: string): string {
  return /^[A-Z]/.test(name) ? keyword.charAt(0).toUpperCase() + keyword.slice(1) : keyword;
}
