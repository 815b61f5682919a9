/** Imports backwards: which modules know an export of a module, and under which name. */
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import { addTo } from '../group.js';
import { indexOf, parentOf, referencesOf, variableAt } from '../syntax/module-index.js';
import { memberName } from '../syntax/nodes.js';
import { hasCommonJsExports } from './common-js.js';
import { once, type Context } from './context.js';
import { importedName } from './imports.js';
import { exportName } from '../syntax/module-exports.js';
import { takenBy } from '../syntax/outermost.js';
import { requiredModules } from './required-modules.js';
import { scriptUsers } from './scripts.js';

/** A variable that an import binds, and its module. */
export interface ImportedVariable {
  variable: VariableLike;
  module: SourceModule;
}

/** A node that refers to something exported elsewhere. */
export interface Reference {
  node: AnyNode;
  module: SourceModule;
}

const MAX_IMPORTERS = 400;
const MAX_HOPS = 200;

/** Modules that import a module directly. */
export function directImporters(context: Context, module: SourceModule): readonly SourceModule[] {
  return once(
    context,
    'direct-importers',
    module,
    [] as readonly SourceModule[],
    () => context.host?.importers(module) ?? [],
  );
}

const USERS_OF_USERS = 2;
const MAX_USERS = 400;

/** The module, those that import it, and those that import these; modules that only hand exports on are not counted as a step. */
export function usersOf(context: Context, module: SourceModule): readonly SourceModule[] {
  return once(context, 'users', module, [module] as readonly SourceModule[], () => {
    const steps = new Map([[module, 0]]);
    const pending = [module];
    for (let item = pending.shift(); item && steps.size < MAX_USERS; item = pending.shift()) {
      const next = (steps.get(item) ?? 0) + (item !== module && isBarrel(context, item) ? 0 : 1);
      if (next > USERS_OF_USERS) continue;
      for (const importer of [...directImporters(context, item), ...scriptUsers(context, item)]) {
        if (steps.has(importer)) continue;
        steps.set(importer, next);
        pending.push(importer);
      }
    }
    return [...steps.keys()];
  });
}

/** Modules that get an export of this one, directly or through re-exports, with the name they know it by. */
export function importersOf(context: Context, module: SourceModule, exported: string): ImportedVariable[] {
  const found: ImportedVariable[] = [];
  visit(context, module, exported, new Set(), ({ names }, name) => found.push(...(names.get(name) ?? [])));
  return found;
}

/** Every reference to an export in other modules: by its name, or as a member of a namespace (`paths.ENROLL`). */
export function importedReferences(context: Context, module: SourceModule, exported: string): Reference[] {
  const found: Reference[] = [];
  visit(context, module, exported, new Set(), ({ names, namespaces }, name) => {
    for (const item of names.get(name) ?? []) {
      found.push(...referencesOf(item.variable, item.module).map((node) => ({ node, module: item.module })));
    }
    for (const item of namespaces) found.push(...membersOf(item, name));
  });
  for (const { node, module: importer } of importingsOf(context, module).given)
    found.push(...readAt(node, exported, importer));
  return found;
}

/** An export that is read where the module is given: `require('./routes')(app)`, `(await import('./cards')).enroll()`. */
function readAt(given: AnyNode, exported: string, module: SourceModule): Reference[] {
  const { place, taker } = takenBy(given, module);
  const member = taker?.type === 'MemberExpression' && taker.object === place ? taker : undefined;
  if (member && memberName(member) === exported) return [{ node: member, module }];
  // With CommonJS, the module itself is its default export.
  return exported === 'default' && given.type === 'CallExpression' && !member ? [{ node: place, module }] : [];
}

/** The references to an export in other modules, and how it gets there. */
interface ImportedNames {
  references: Reference[];
  /** It is exported once more by its name: `export { name } from`. */
  isHandedOn: boolean;
  /** The module, and those that hand its exports on. */
  modules: SourceModule[];
}

/** Undefined where an importer has it in a namespace that is used as a whole, or exports what it imported. */
export function importedNames(context: Context, module: SourceModule, exported: string): ImportedNames | undefined {
  const steps: { isSeen: boolean; isHandedOn: boolean; module: SourceModule }[] = [];
  visit(context, module, exported, new Set(), ({ names, namespaces, reexports }, name, at) => {
    const isSeen = [...(names.get(name) ?? []), ...namespaces].every((item) => !isExportedAgain(item));
    steps.push({ isSeen: isSeen && namespaces.every(isTakenApart), isHandedOn: reexports.has(name), module: at });
  });
  if (!steps.every(({ isSeen }) => isSeen)) return undefined;
  return {
    references: importedReferences(context, module, exported),
    isHandedOn: steps.some(({ isHandedOn }) => isHandedOn),
    modules: steps.map((step) => step.module),
  };
}

/** Whether a namespace is used for nothing but its members. */
function isTakenApart({ variable, module }: ImportedVariable): boolean {
  return referencesOf(variable, module).every((reference) => {
    const node = parentOf(reference, module);
    return node?.type === 'MemberExpression' && node.object === reference && memberName(node) !== undefined;
  });
}

function isExportedAgain({ variable, module }: ImportedVariable): boolean {
  return referencesOf(variable, module).some((node) => parentOf(node, module)?.type === 'ExportSpecifier');
}

function membersOf({ variable, module }: ImportedVariable, name: string): Reference[] {
  return referencesOf(variable, module).flatMap((reference) => {
    const node = parentOf(reference, module);
    const isMember = node?.type === 'MemberExpression' && node.object === reference && memberName(node) === name;
    return isMember ? [{ node, module }] : [];
  });
}

/** The modules that import a module, also through those that only hand it on. */
export function importersWithBarrels(context: Context, module: SourceModule): readonly SourceModule[] {
  return once(context, 'importers-with-barrels', module, [] as readonly SourceModule[], () => {
    const found = new Set<SourceModule>();
    const pending = [module];
    for (let item = pending.pop(); item && found.size < MAX_IMPORTERS; item = pending.pop()) {
      for (const importer of directImporters(context, item)) {
        if (importer === module || found.has(importer)) continue;
        found.add(importer);
        if (isBarrel(context, importer)) pending.push(importer);
      }
    }
    return [...found];
  });
}

/** True for a module with `export … from`, or with CommonJS exports, which may be those of another. */
function isBarrel(context: Context, module: SourceModule): boolean {
  return once(context, 'barrels', module, false, () => {
    const reexports = indexOf(module).exports.some(
      (node) =>
        node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node.source !== null),
    );
    return reexports || hasCommonJsExports(module);
  });
}

/** How the modules that import a module know its exports. */
interface Importings {
  names: Map<string, ImportedVariable[]>;
  namespaces: ImportedVariable[];
  /** Expressions that give the module: `require('./cards')`. */
  given: Reference[];
  /** `export { name as other } from`: name to where it goes. */
  reexports: Map<string, { module: SourceModule; as: string }[]>;
  /** `export * from`. */
  stars: SourceModule[];
}

function visit(
  context: Context,
  module: SourceModule,
  exported: string,
  seen: Set<string>,
  found: (importings: Importings, name: string, module: SourceModule) => void,
): void {
  const key = `${module.file}#${exported}`;
  if (seen.has(key) || seen.size > MAX_HOPS) return;
  seen.add(key);
  const importings = importingsOf(context, module);
  found(importings, exported, module);
  if (exported !== 'default') for (const star of importings.stars) visit(context, star, exported, seen, found);
  for (const next of importings.reexports.get(exported) ?? []) visit(context, next.module, next.as, seen, found);
}

function importingsOf(context: Context, module: SourceModule): Importings {
  const empty: Importings = { names: new Map(), namespaces: [], given: [], reexports: new Map(), stars: [] };
  return once(context, 'importings', module, empty, () => {
    const result: Importings = { names: new Map(), namespaces: [], given: [], reexports: new Map(), stars: [] };
    for (const importer of directImporters(context, module)) addImports(context, module, importer, result);
    return result;
  });
}

function addImports(context: Context, module: SourceModule, importer: SourceModule, result: Importings): void {
  for (const node of indexOf(importer).imports) {
    if (node.type !== 'ImportDeclaration' || !leadsTo(context, node.source.value, importer, module)) continue;
    for (const specifier of node.specifiers) {
      const variable = variableAt(specifier.local.name, specifier, importer);
      const name = importedName(specifier);
      if (!variable || name === undefined) continue;
      if (name === '*') result.namespaces.push({ variable, module: importer });
      else addTo(result.names, name, { variable, module: importer });
    }
  }
  for (const { specifier, node, whole, members } of requiredModules(importer)) {
    if (!leadsTo(context, specifier, importer, module)) continue;
    result.given.push({ node, module: importer });
    for (const { name, variable } of members) addTo(result.names, name, { variable, module: importer });
    for (const variable of whole) {
      result.namespaces.push({ variable, module: importer });
      if (node.type !== 'ImportExpression') addTo(result.names, 'default', { variable, module: importer });
    }
  }
  for (const node of indexOf(importer).exports) {
    if (
      node.type === 'ExportAllDeclaration' &&
      !node.exported &&
      leadsTo(context, node.source.value, importer, module)
    ) {
      result.stars.push(importer);
    }
    if (node.type !== 'ExportNamedDeclaration' || !node.source) continue;
    if (!leadsTo(context, node.source.value, importer, module)) continue;
    for (const specifier of node.specifiers) {
      const name = exportName(specifier.local);
      const as = exportName(specifier.exported);
      if (name !== undefined && as !== undefined) addTo(result.reexports, name, { module: importer, as });
    }
  }
}

function leadsTo(context: Context, specifier: string, from: SourceModule, to: SourceModule): boolean {
  const resolution = context.host?.resolve(specifier, from);
  return resolution?.kind === 'module' && resolution.module.file === to.file;
}
