/** Every place that names a variable of a module: in the module and, where it is exported, in those that import it. */
import type { AnyNode, SourceModule, VariableUses } from '../contracts.js';
import { hasCommonJsExports } from '../evaluate/common-js.js';
import type { Context } from '../evaluate/context.js';
import { exportedAs } from '../evaluate/exported-names.js';
import { directImporters, importedNames, type Reference } from '../evaluate/importers.js';
import { scriptUsers } from '../evaluate/scripts.js';
import { importsOf } from '../flow/import-sources.js';
import { parentOf, referencesOf, variableAt } from '../syntax/module-index.js';

/**
 * The uses of what an identifier declares, without imports and exports of it. Undefined where it leaves its module in a way that is not
 * followed to the end: as a member of `module.exports`, as a global of a script, by a dynamic import, or in a namespace that is used as a whole.
 */
export function variableUses(context: Context, declared: AnyNode, module: SourceModule): VariableUses | undefined {
  if (declared.type !== 'Identifier' || hasCommonJsExports(module) || scriptUsers(context, module).length > 0)
    return undefined;
  const variable = variableAt(declared.name, declared, module);
  if (variable?.defs.length !== 1) return undefined;
  const uses: Reference[] = referencesOf(variable, module).map((node) => ({ node, module }));
  let isHandedOn = false;
  for (const name of exportedAs(variable.name, variable, module)) {
    const names = importedNames(context, module, name);
    if (!names?.modules.every((each) => isImportedByName(context, each))) return undefined;
    uses.push(...names.references);
    isHandedOn ||= names.isHandedOn || name !== declared.name;
  }
  return { uses: uses.filter(({ node, module: at }) => parentOf(node, at)?.type !== 'ExportSpecifier'), isHandedOn };
}

/** False where a module is imported as a value: `import()`, `require()`, `export * as`. */
function isImportedByName(context: Context, module: SourceModule): boolean {
  return directImporters(context, module).every((importer) =>
    importsOf({ context }, importer, module).every(
      ({ declaration }) =>
        declaration !== undefined && !(declaration.type === 'ExportAllDeclaration' && declaration.exported),
    ),
  );
}
