/** Small questions about ESTree nodes that hold for every supported parser. */
import type { AnyNode, SourceModule } from '../contracts.js';

/** The node types of one `type` name. */
export type NodeOf<T extends AnyNode['type']> = AnyNode extends infer N
  ? N extends { type: infer U }
    ? [Extract<U, T>] extends [never]
      ? never
      : N
    : never
  : never;

/** Start and end offset of a node in UTF-16 units; parsers give `range`, `start`/`end` or both. */
export function rangeOf(node: AnyNode): [number, number] {
  return node.range ?? [node.start, node.end];
}

/** One key for what stands at a place of a file, whichever parser read it. */
export function placeKey(node: AnyNode, { file }: SourceModule): string {
  return `${file}#${rangeOf(node).join('-')}`;
}

export type FunctionNode = NodeOf<'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression'>;

export function isFunction(node: AnyNode): node is FunctionNode {
  return (
    node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression'
  );
}

export type ClassNode = NodeOf<'ClassDeclaration' | 'ClassExpression'>;

export function isClass(node: AnyNode): node is ClassNode {
  return node.type === 'ClassDeclaration' || node.type === 'ClassExpression';
}

/** What an immediate function without parameters gives: `x` of `(() => x)()` and of `(async () => { return x; })()`. */
export function immediateResult(call: AnyNode): AnyNode | undefined {
  if (call.type !== 'CallExpression' || call.arguments.length > 0) return undefined;
  let callee: AnyNode = call.callee;
  while (callee.type === 'ParenthesizedExpression') callee = callee.expression;
  if (!isFunction(callee) || callee.generator || callee.params.length > 0 || !callee.body) return undefined;
  if (callee.body.type !== 'BlockStatement') return callee.body;
  const [only] = callee.body.body;
  return only?.type === 'ReturnStatement' ? (only.argument ?? undefined) : undefined;
}

/** Looks through what changes a type but not a value: casts, `satisfies`, `!`, chains, `await`, parentheses, immediate functions. */
export function unwrap(node: AnyNode): AnyNode {
  let current = node;
  for (;;) {
    switch (current.type) {
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSTypeAssertion':
      case 'TSNonNullExpression':
      case 'TSInstantiationExpression':
      case 'ChainExpression':
      case 'ParenthesizedExpression':
        current = current.expression;
        continue;
      case 'AwaitExpression':
        current = current.argument;
        continue;
      case 'CallExpression': {
        const result = immediateResult(current);
        if (!result) return current;
        current = result;
        continue;
      }
      default:
        return current;
    }
  }
}

/** `as const`, which fixes a value and names no type. */
export function isConst(type: AnyNode): boolean {
  return type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'const';
}

/** The type of an assertion that says nothing of what a value is: `as const`, `satisfies unknown`, `as any`. */
export function isBareType(type: AnyNode): boolean {
  return type.type === 'TSUnknownKeyword' || type.type === 'TSAnyKeyword' || isConst(type);
}

/** The text of a string literal or of a template without holes. */
export function literalString(node: AnyNode | null | undefined): string | undefined {
  if (!node) return undefined;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

/** The name of a non-computed key, or of a computed key that is a string literal. Private names have none. */
function keyName(key: AnyNode, computed: boolean): string | undefined {
  if (!computed && key.type === 'Identifier') return key.name;
  if (!computed && key.type === 'Literal' && typeof key.value === 'number') return String(key.value);
  return literalString(key);
}

/** The name of a member expression's property where it is written out: `a.b`, `a['b']`. */
export function memberName(node: NodeOf<'MemberExpression'>): string | undefined {
  if (node.property.type === 'PrivateIdentifier') return `#${node.property.name}`;
  return keyName(node.property, node.computed);
}

/** The name under which a property of an object literal, pattern, class or type stands. */
export function propertyName(node: { key: AnyNode; computed: boolean }): string | undefined {
  if (node.key.type === 'PrivateIdentifier') return `#${node.key.name}`;
  return keyName(node.key, node.computed);
}

/** What a property of an object literal is written with, by its name. */
export function valueOfProperty(object: AnyNode, name: string): AnyNode | undefined {
  const items = object.type === 'ObjectExpression' ? object.properties : [];
  const found = items.find((item) => item.type === 'Property' && propertyName(item) === name);
  return found?.type === 'Property' ? found.value : undefined;
}

/** True when `inner` lies inside `outer` (or is it), by range in the same module. */
export function contains(outer: AnyNode, inner: AnyNode): boolean {
  const [outerStart, outerEnd] = rangeOf(outer);
  const [start, end] = rangeOf(inner);
  return outerStart <= start && end <= outerEnd;
}

/** `Object.assign(…)`. */
export function isObjectAssign(call: AnyNode): boolean {
  if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return false;
  const { object } = call.callee;
  return object.type === 'Identifier' && object.name === 'Object' && memberName(call.callee) === 'assign';
}

/** `Card`, `models.Card`: the last name of a qualified one; empty for other types. */
export function typeName(node: AnyNode): string {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'TSQualifiedName' ? node.right.name : '';
}

/** What an expression of members begins with, and the names that lead from there to it: `a` and `b`, `c` of `a.b.c`. */
export function chainTo(member: AnyNode): { root: AnyNode; path: string[] } {
  const path: string[] = [];
  let root = unwrap(member);
  while (root.type === 'MemberExpression') {
    path.unshift(memberName(root) ?? '');
    root = unwrap(root.object);
  }
  return { root, path };
}
