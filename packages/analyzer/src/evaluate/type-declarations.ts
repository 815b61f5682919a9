/** Finding the declaration of a type by its name, across modules. */
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import { indexOf, variableAt } from '../syntax/module-index.js';
import { literalString, type NodeOf } from '../syntax/nodes.js';
import type { Context } from './context.js';
import { exportName, importedName } from './imports.js';

export type DeclarationNode = NodeOf<
  'TSInterfaceDeclaration' | 'TSTypeAliasDeclaration' | 'ClassDeclaration' | 'TSEnumDeclaration'
>;

export interface TypeDeclarationNode {
  node: DeclarationNode;
  name: string;
  module: SourceModule;
}

const MAX_HOPS = 12;

/** The declarations (an interface may have several) that a type name means at a node. */
export function declarationsOfType(
  context: Context,
  name: string,
  at: AnyNode,
  module: SourceModule,
): TypeDeclarationNode[] {
  const variable = variableAt(name, at, module);
  return variable ? declarationsOfVariable(context, variable, module, 0) : [];
}

function declarationsOfVariable(
  context: Context,
  variable: VariableLike,
  module: SourceModule,
  hops: number,
): TypeDeclarationNode[] {
  return variable.defs.flatMap((def) => {
    const node = def.node as AnyNode;
    if (isDeclaration(node)) return [{ node, name: variable.name, module }];
    const parent = def.parent as AnyNode | undefined;
    if (def.type !== 'ImportBinding' || parent?.type !== 'ImportDeclaration') return [];
    return exportedType(context, parent.source.value, module, importedName(node) ?? '', hops + 1);
  });
}

function isDeclaration(node: AnyNode): node is DeclarationNode {
  return (
    node.type === 'TSInterfaceDeclaration' ||
    node.type === 'TSTypeAliasDeclaration' ||
    node.type === 'ClassDeclaration' ||
    node.type === 'TSEnumDeclaration'
  );
}

/** The declarations of a type that a specifier exports under a name. */
function exportedType(
  context: Context,
  specifier: string,
  from: SourceModule,
  name: string,
  hops: number,
): TypeDeclarationNode[] {
  const resolution = hops > MAX_HOPS ? undefined : context.host?.resolve(specifier, from);
  if (resolution?.kind !== 'module') return [];
  return typeExports(context, resolution.module, name, hops);
}

function typeExports(context: Context, module: SourceModule, name: string, hops: number): TypeDeclarationNode[] {
  const stars: TypeDeclarationNode[] = [];
  for (const node of indexOf(module).exports) {
    switch (node.type) {
      case 'ExportNamedDeclaration':
        for (const specifier of node.specifiers) {
          if (exportName(specifier.exported) !== name) continue;
          const local = exportName(specifier.local) ?? name;
          if (node.source) return exportedType(context, literalString(node.source) ?? '', module, local, hops + 1);
          return localType(context, module, local, hops);
        }
        if (node.declaration && isDeclaration(node.declaration) && node.declaration.id?.name === name) {
          return localType(context, module, name, hops);
        }
        break;
      case 'ExportDefaultDeclaration':
        if (name !== 'default') break;
        if (isDeclaration(node.declaration)) {
          return [{ node: node.declaration, name: node.declaration.id?.name ?? 'default', module }];
        }
        if (node.declaration.type === 'Identifier') return localType(context, module, node.declaration.name, hops);
        break;
      case 'ExportAllDeclaration':
        if (!node.exported) stars.push(...exportedType(context, node.source.value, module, name, hops + 1));
        break;
      default:
        break;
    }
  }
  return stars;
}

function localType(context: Context, module: SourceModule, name: string, hops: number): TypeDeclarationNode[] {
  const variable = variableAt(name, module.ast.body[0] ?? module.ast, module);
  return variable ? declarationsOfVariable(context, variable, module, hops) : [];
}
