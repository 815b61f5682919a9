/** Finding the declaration of a type by its name, across modules. */
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import { indexOf, variableAt, topLevelVariable } from '../syntax/module-index.js';
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

/** The declarations that a type reference means, also below a namespace: `Card`, `models.Card`, `Api.Card`. */
export function declarationsOfReference(context: Context, name: AnyNode, module: SourceModule): TypeDeclarationNode[] {
  if (name.type === 'Identifier') return declarationsOfType(context, name.name, name, module);
  if (name.type !== 'TSQualifiedName') return [];
  return namespacesOf(context, name.left, module).flatMap((space) => inNamespace(context, space, name.right.name));
}

/** The declarations of `import('./models').Card`. */
export function declarationsOfImportType(
  context: Context,
  type: NodeOf<'TSImportType'>,
  module: SourceModule,
): TypeDeclarationNode[] {
  const { qualifier } = type;
  const specifier = literalString(type.source);
  if (specifier === undefined || qualifier?.type !== 'Identifier') return [];
  return exportedType(context, specifier, module, qualifier.name, 0);
}

/** A module, or a `namespace` block in one. */
interface Namespace {
  module: SourceModule;
  block?: NodeOf<'TSModuleDeclaration'>;
}

function namespacesOf(context: Context, name: AnyNode, module: SourceModule): Namespace[] {
  if (name.type === 'TSQualifiedName') {
    return namespacesOf(context, name.left, module).flatMap((space) => {
      const inner = space.block ? undefined : topLevelVariable(name.right.name, space.module);
      return inner ? namespacesOfVariable(context, inner, space.module) : [];
    });
  }
  if (name.type !== 'Identifier') return [];
  const variable = variableAt(name.name, name, module);
  return variable ? namespacesOfVariable(context, variable, module) : [];
}

function namespacesOfVariable(context: Context, variable: VariableLike, module: SourceModule): Namespace[] {
  return variable.defs.flatMap((def): Namespace[] => {
    const node = def.node as AnyNode;
    if (node.type === 'TSModuleDeclaration') return [{ module, block: node }];
    const parent = def.parent as AnyNode | undefined;
    if (def.type !== 'ImportBinding' || parent?.type !== 'ImportDeclaration') return [];
    const resolution = context.host?.resolve(parent.source.value, module);
    if (resolution?.kind !== 'module') return [];
    const imported = importedName(node);
    if (imported === '*' || imported === undefined) return [{ module: resolution.module }];
    return exportedNamespaces(context, resolution.module, imported, 0);
  });
}

/** What a module exports under a name as a namespace: `export * as models from …`, `export namespace Api { … }`. */
function exportedNamespaces(context: Context, module: SourceModule, name: string, hops: number): Namespace[] {
  if (hops > MAX_HOPS) return [];
  return indexOf(module).exports.flatMap((node): Namespace[] => {
    if (node.type === 'ExportAllDeclaration') {
      const resolution = context.host?.resolve(node.source.value, module);
      if (resolution?.kind !== 'module') return [];
      if (!node.exported) return exportedNamespaces(context, resolution.module, name, hops + 1);
      return exportName(node.exported) === name ? [{ module: resolution.module }] : [];
    }
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'TSModuleDeclaration') return [];
    const { id } = node.declaration;
    return id.type === 'Identifier' && id.name === name ? [{ module, block: node.declaration }] : [];
  });
}

function inNamespace(context: Context, space: Namespace, name: string): TypeDeclarationNode[] {
  if (!space.block) return typeExports(context, space.module, name, 0);
  const body = space.block.body?.type === 'TSModuleBlock' ? space.block.body.body : [];
  return body.flatMap((statement): TypeDeclarationNode[] => {
    const node: AnyNode | null = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return node && isDeclaration(node) && node.id?.name === name ? [{ node, name, module: space.module }] : [];
  });
}

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

/** What the project adds to a type of a package: `declare module 'fastify' { interface FastifyInstance { access: Access } }`. */
export function additionsToType(context: Context, name: AnyNode, module: SourceModule): TypeDeclarationNode[] {
  const variable = name.type === 'Identifier' ? variableAt(name.name, name, module) : undefined;
  return (variable?.defs ?? []).flatMap((def): TypeDeclarationNode[] => {
    const parent = def.parent as AnyNode | undefined;
    if (def.type !== 'ImportBinding' || parent?.type !== 'ImportDeclaration') return [];
    const specifier = parent.source.value;
    const imported = importedName(def.node as AnyNode) ?? '';
    // One search for all packages.
    const places = context.host?.modulesMentioning(['declare module ']) ?? [module];
    return places.flatMap((place) =>
      place.ast.body.flatMap((block) =>
        block.type === 'TSModuleDeclaration' && literalString(block.id) === specifier
          ? inNamespace(context, { module: place, block }, imported)
          : [],
      ),
    );
  });
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
export function exportedType(
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
  const variable = topLevelVariable(name, module);
  return variable ? declarationsOfVariable(context, variable, module, hops) : [];
}
