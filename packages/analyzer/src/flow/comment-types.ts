/** Types that JSDoc comments name. What they say of values is not followed; it can matter only where they name a type that does. */
import type { AnyNode, SourceModule } from '../contracts.js';

const TYPED_TAG =
  /@(?:typedef|type|param|arg|argument|prop|property|returns?|satisfies|implements|extends|template)\s*\{([^}]*(?:\{[^}]*\}[^}]*)*)\}/g;
const TYPEDEF = /@(?:typedef|callback)\s+(?:\{[^}]*(?:\{[^}]*\}[^}]*)*\}\s*)?([\w$]+)/g;

/** The names in the types of a module's comments. */
export function namesInComments({ text }: SourceModule): Set<string> {
  return new Set([...text.matchAll(TYPED_TAG)].flatMap(([, type = '']) => type.match(/[\w$]+/g) ?? []));
}

/** The types that comments declare. */
export function typedefsIn({ text }: SourceModule): string[] {
  return [...text.matchAll(TYPEDEF)].flatMap(([, name]) => name ?? []);
}

/** The name of a declared type. */
export function declaredTypeName(node: AnyNode): string | undefined {
  switch (node.type) {
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'ClassDeclaration':
      return node.id?.name;
    default:
      return undefined;
  }
}
