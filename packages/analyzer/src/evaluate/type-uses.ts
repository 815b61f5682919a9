/** Where a declared type is named, and which declarations extend it. */
import type { SourceModule } from '../contracts.js';
import { indexOf } from '../syntax/module-index.js';
import type { NodeOf } from '../syntax/nodes.js';
import { exportsOf } from '../syntax/module-exports.js';
import { ambientUsers } from './ambient-types.js';
import { once, type Context } from './context.js';
import { importersOf } from './importers.js';
import { declarationsOfReference, declarationsOfType, type TypeDeclarationNode } from './type-declarations.js';

const MAX_USES = 40;
const MAX_MODULES = 60;
/** What looking up all uses of one type costs of the budget of the question that asks for them first. */
const STEPS_PER_TYPE = 20;

/** The declarations that extend a type: `interface Card extends Base`, `class Card extends Base`. */
export function heirsOf(context: Context, declaration: TypeDeclarationNode): TypeDeclarationNode[] {
  const names = namesOf(context, declaration);
  return modulesUsing(context, declaration).flatMap((module) =>
    named(indexOf(module).heritages, names).flatMap(({ base, heir }): TypeDeclarationNode[] => {
      const meant = declarationsOfType(context, base.name, base, module);
      if (!meant.some((found) => found.node === declaration.node)) return [];
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
  context.budget.steps -= STEPS_PER_TYPE;
  const names = namesOf(context, declaration);
  const uses: TypeUse[] = [];
  for (const module of modulesUsing(context, declaration)) {
    for (const reference of named(indexOf(module).typeReferences, names)) {
      const meant = declarationsOfReference(context, reference.typeName, module);
      if (!meant.some((found) => found.node === declaration.node)) continue;
      uses.push({ reference, module });
      if (uses.length >= MAX_USES) return uses;
    }
  }
  return uses;
}

/** The entries of an index under some names. */
function named<T>(index: ReadonlyMap<string, readonly T[]>, names: ReadonlySet<string>): T[] {
  return [...names].flatMap((name) => index.get(name) ?? []);
}

/** The module of a declaration, those that import it, directly or through others, and those that see it without an import. */
function modulesUsing(context: Context, { module }: TypeDeclarationNode): readonly SourceModule[] {
  return once(context, 'modules-using', module, [module] as readonly SourceModule[], () => {
    const modules = new Set([module, ...ambientUsers(context, module)]);
    for (const user of modules) {
      if (modules.size > MAX_MODULES) break;
      for (const importer of context.host?.importers(user) ?? []) modules.add(importer);
    }
    return [...modules];
  });
}

/** The names under which a declaration is known: its own, those it is exported as, those of import bindings. */
function namesOf(context: Context, declaration: TypeDeclarationNode): Set<string> {
  const names = new Set([declaration.name]);
  for (const module of modulesUsing(context, declaration)) {
    const { listed } = exportsOf(module);
    // A set goes on with what is added meanwhile.
    for (const name of names) for (const exported of listed.get(name) ?? []) names.add(exported);
  }
  for (const exported of [...names, 'default']) {
    for (const importer of importersOf(context, declaration.module, exported)) names.add(importer.variable.name);
  }
  return names;
}
