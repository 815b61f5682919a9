/** A parsed text with the parents of its nodes, and questions that several mutators ask about it. */
import type { AnyNode, SourceModule } from '@curfew/analyzer';
import { parseModule } from '@curfew/project';
import { analyze } from '@typescript-eslint/scope-manager';
import type { TSESLint } from '@typescript-eslint/utils';

export interface Place {
  node: AnyNode;
  parent: Place | undefined;
  /** Key of the parent that holds the node. */
  key: string;
  start: number;
  end: number;
}

export interface Tree {
  file: string;
  text: string;
  module: SourceModule;
  scopes: TSESLint.Scope.ScopeManager;
  /** All nodes, outer ones first, in source order. */
  places: readonly Place[];
}

/** Parses a text; undefined where no parser reads it. */
export function parseTree(file: string, text: string): Tree | undefined {
  const module = parseModule(file, text);
  if ('reason' in module) return undefined;
  const places: Place[] = [];
  const visit = (node: AnyNode, parent: Place | undefined, key: string): void => {
    const [start, end] = node.range ?? [node.start, node.end];
    const place: Place = { node, parent, key, start, end };
    places.push(place);
    for (const name of module.visitorKeys[node.type] ?? []) {
      const held = (node as unknown as Record<string, unknown>)[name];
      for (const child of Array.isArray(held) ? (held as unknown[]) : [held]) {
        if (isNode(child)) visit(child, place, name);
      }
    }
  };
  visit(module.ast, undefined, '');
  return { file, text: module.text, module, scopes: scopesOf(module), places };
}

/** The scopes with their references, which a module does not keep. */
function scopesOf({ ast, visitorKeys }: SourceModule): TSESLint.Scope.ScopeManager {
  return analyze(ast as unknown as Parameters<typeof analyze>[0], {
    childVisitorKeys: visitorKeys,
    globalReturn: ast.sourceType === 'commonjs',
    lib: [],
    jsxPragma: null,
    sourceType: ast.sourceType === 'module' ? 'module' : 'script',
  });
}

const isNode = (value: unknown): value is AnyNode => typeof value === 'object' && value !== null && 'type' in value;

/** Whether the file is TypeScript, so that types may be written in it. */
export const isTyped = (tree: Tree): boolean => /\.[cm]?tsx?$/.test(tree.file);

/** The places around one, nearest first. */
export function around(place: Place): Place[] {
  return place.parent ? [place.parent, ...around(place.parent)] : [];
}

/** The nearest function around a place. */
export const functionAround = (place: Place): Place | undefined => around(place).find(({ node }) => isFunction(node));

export function isFunction(node: AnyNode): boolean {
  return (
    node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression'
  );
}

/** Places inside one, itself left out. */
export const inside = (tree: Tree, outer: Place): Place[] =>
  tree.places.filter((place) => place !== outer && place.start >= outer.start && place.end <= outer.end);

/** Whether code of the place itself, not of functions in it, is of one of these types. */
export function holdsItself(tree: Tree, outer: Place, types: readonly string[]): boolean {
  return [outer, ...inside(tree, outer)].some(
    (place) =>
      types.includes(place.node.type) &&
      !around(place).some(
        (between) => between.start >= outer.start && between.end <= outer.end && isFunction(between.node),
      ),
  );
}

/** Whether `this`, `super` or `arguments` occurs anywhere in the place. */
export const usesOwner = (tree: Tree, outer: Place): boolean =>
  inside(tree, outer).some(
    ({ node }) =>
      node.type === 'ThisExpression' ||
      node.type === 'Super' ||
      node.type === 'MetaProperty' ||
      (node.type === 'Identifier' && node.name === 'arguments'),
  );

/** Expressions at places that take any expression of the same value. */
export function valuePlaces(tree: Tree): Place[] {
  return tree.places.filter((place) => {
    const { parent, key, node } = place;
    if (!parent || node.type === 'SpreadElement' || node.type === 'TSAsExpression') return false;
    switch (parent.node.type) {
      case 'CallExpression':
      case 'NewExpression':
        return key === 'arguments';
      case 'VariableDeclarator':
        return key === 'init';
      case 'ReturnStatement':
      case 'AwaitExpression':
        return key === 'argument';
      case 'ArrowFunctionExpression':
        return key === 'body' && node.type !== 'BlockStatement';
      case 'AssignmentExpression':
        return key === 'right';
      case 'TemplateLiteral':
        return key === 'expressions';
      case 'Property':
        return (
          key === 'value' &&
          parent.parent?.node.type === 'ObjectExpression' &&
          !parent.node.shorthand &&
          !parent.node.method &&
          parent.node.kind === 'init'
        );
      default:
        return false;
    }
  });
}

/** Statements of the file's top level. */
export const topLevel = (tree: Tree): Place[] => tree.places.filter(({ parent }) => parent?.node.type === 'Program');

/** Offset of the end of the line at an offset. */
export function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  if (end === -1) return text.length;
  return text[end - 1] === '\r' ? end - 1 : end;
}

/** Where a statement may be put before top-level statement `index`, above its comments; undefined where that is not clear. */
export function gapBefore(tree: Tree, index: number): number | undefined {
  const statements = topLevel(tree);
  const previous = statements[index - 1];
  const next = statements[index];
  if (!previous || !next) return undefined;
  const end = endOfLine(tree.text, previous.end);
  return end < next.start && !tree.text.slice(previous.end, end).includes('/*') ? end : undefined;
}

/** A name that does not occur in the text. */
export function freshName(text: string, stem: string): string {
  for (let number = 1; ; number += 1) if (!text.includes(`${stem}${number}`)) return `${stem}${number}`;
}
