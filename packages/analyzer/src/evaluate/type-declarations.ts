/** Finding the declaration of a type by its name, across modules. */
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import { variableAt, topLevelVariable } from '../syntax/module-index.js';
import { literalString, type NodeOf } from '../syntax/nodes.js';
import { exportsOf } from '../syntax/module-exports.js';
import { ambientTypes, nearestTo } from './ambient-types.js';
import type { Context } from './context.js';
import { importedName } from './imports.js';

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
  return nearestTo(
    module,
    namespacesOf(context, name.left, module).flatMap((space) => inNamespace(context, space, name.right.name)),
  );
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
export interface Namespace {
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
  return isKnown(variable)
    ? namespacesOfVariable(context, variable, module)
    : (ambientTypes(context).namespaces.get(name.name) ?? []);
}

/** What the scopes of a module tell; the types of the language are known to some parsers by their names alone. */
function isKnown(variable: VariableLike | undefined): variable is VariableLike {
  return variable !== undefined && variable.defs.length > 0;
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
  const { named, stars } = exportsOf(module);
  const found = named.get(name);
  if (found?.kind === 'from' && found.imported === '*') {
    const resolution = context.host?.resolve(found.source, module);
    return resolution?.kind === 'module' ? [{ module: resolution.module }] : [];
  }
  if (found?.kind === 'own')
    return (topLevelVariable(found.local, module)?.defs ?? []).flatMap(({ node }): Namespace[] =>
      (node as AnyNode).type === 'TSModuleDeclaration'
        ? [{ module, block: node as NodeOf<'TSModuleDeclaration'> }]
        : [],
    );
  return stars.flatMap((source) => {
    const resolution = context.host?.resolve(source, module);
    return resolution?.kind === 'module' ? exportedNamespaces(context, resolution.module, name, hops + 1) : [];
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
  return isKnown(variable)
    ? declarationsOfVariable(context, variable, module, 0)
    : nearestTo(module, ambientTypes(context).types.get(name) ?? []);
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

/** True for what declares a type. */
export function isDeclaration(node: AnyNode): node is DeclarationNode {
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
  const { named, stars } = exportsOf(module);
  const found = named.get(name);
  if (found?.kind === 'own') return localType(context, module, found.local, hops);
  if (found?.kind === 'from') return exportedType(context, found.source, module, found.imported, hops + 1);
  if (found) {
    const { declaration } = found;
    if (isDeclaration(declaration)) return [{ node: declaration, name: declaration.id?.name ?? 'default', module }];
    return declaration.type === 'Identifier' ? localType(context, module, declaration.name, hops) : [];
  }
  return stars.flatMap((source) => exportedType(context, source, module, name, hops + 1));
}

function localType(context: Context, module: SourceModule, name: string, hops: number): TypeDeclarationNode[] {
  const variable = topLevelVariable(name, module);
  return variable ? declarationsOfVariable(context, variable, module, hops) : [];
}
