/** Where a declared type is named, and which declarations extend it. */
import type { SourceModule } from '../contracts.js';
import { indexOf } from '../syntax/module-index.js';
import type { NodeOf } from '../syntax/nodes.js';
import { once, type Context } from './context.js';
import { importersOf } from './function-uses.js';
import { exportName } from './imports.js';
import { declarationsOfReference, declarationsOfType, type TypeDeclarationNode } from './type-declarations.js';
import { typeName } from './types.js';

const MAX_USES = 40;
const MAX_MODULES = 60;

/** The declarations that extend a type: `interface Card extends Base`, `class Card extends Base`. */
export function heirsOf(context: Context, declaration: TypeDeclarationNode): TypeDeclarationNode[] {
  const names = namesOf(context, declaration);
  return modulesUsing(context, declaration).flatMap((module) =>
    indexOf(module).heritages.flatMap((heritage): TypeDeclarationNode[] => {
      const base = heritage.base.type === 'Identifier' ? heritage.base : undefined;
      if (!base || !names.has(base.name)) return [];
      const meant = declarationsOfType(context, base.name, base, module);
      if (!meant.some((found) => found.node === declaration.node)) return [];
      const heir = heritage.heir;
      if (heir.type !== 'TSInterfaceDeclaration' && heir.type !== 'ClassDeclaration') return [];
      return [{ node: heir, name: heir.id?.name ?? '', module }];
    }),
  );
}

/** One place where a type is named. */
export interface TypeUse {
  reference: NodeOf<'TSTypeReference'>;
  module: SourceModule;
}

/** Where a type is named. */
export function usesOfType(context: Context, declaration: TypeDeclarationNode): TypeUse[] {
  return once(context, 'type-uses', declaration.node, [], () => findUses(context, declaration));
}

function findUses(context: Context, declaration: TypeDeclarationNode): TypeUse[] {
  const names = namesOf(context, declaration);
  const uses: TypeUse[] = [];
  for (const module of modulesUsing(context, declaration)) {
    for (const reference of indexOf(module).typeReferences) {
      if (!names.has(typeName(reference.typeName))) continue;
      const meant = declarationsOfReference(context, reference.typeName, module);
      if (!meant.some((found) => found.node === declaration.node)) continue;
      uses.push({ reference, module });
      if (uses.length >= MAX_USES) return uses;
    }
  }
  return uses;
}

/** The module of a declaration and those that import it, directly or through others. */
function modulesUsing(context: Context, declaration: TypeDeclarationNode): SourceModule[] {
  const modules = new Set([declaration.module]);
  for (const module of modules) {
    if (modules.size > MAX_MODULES) break;
    for (const importer of context.host?.importers(module) ?? []) modules.add(importer);
  }
  return [...modules];
}

/** The names under which a declaration is known: its own, those it is exported as, those of import bindings. */
function namesOf(context: Context, declaration: TypeDeclarationNode): Set<string> {
  const names = new Set([declaration.name]);
  for (const module of modulesUsing(context, declaration)) {
    for (const node of indexOf(module).exports) {
      if (node.type !== 'ExportNamedDeclaration') continue;
      for (const specifier of node.specifiers) {
        if (names.has(exportName(specifier.local) ?? '')) names.add(exportName(specifier.exported) ?? '');
      }
    }
  }
  for (const exported of [...names, 'default']) {
    for (const importer of importersOf(context, declaration.module, exported)) names.add(importer.variable.name);
  }
  return names;
}
