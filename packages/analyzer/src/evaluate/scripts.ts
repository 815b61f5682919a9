/** Scripts without imports and exports share their top-level names: the files of an Apps Script project, the scripts of a page. */
import type { SourceModule } from '../contracts.js';
import { indexOf, scopeOf, variableAt } from '../syntax/module-index.js';
import { UNKNOWN, isUnknown, union, type Value } from '../values/value.js';
import { once, type Context } from './context.js';
import { hasCommonJsExports } from './common-js.js';
import { variableValue } from './identifiers.js';

/** True for a file that shares its names with others. */
function isScript(context: Context, module: SourceModule): boolean {
  return once(context, 'scripts', module, false, () => {
    const { imports, exports } = indexOf(module);
    const isModule = imports.length > 0 || exports.length > 0 || hasCommonJsExports(module);
    return !isModule && !module.parts && !/\brequire\s*\(|\bimport\s*\(/.test(module.text);
  });
}

/** The value of a name that another script of the project declares. */
export function scriptValue(context: Context, name: string, module: SourceModule): Value | undefined {
  const { host } = context;
  if (!host || !isScript(context, module) || name in globalThis) return undefined;
  const value = once<Value>(context, 'script-names', name, UNKNOWN, () => {
    const words = ['function', 'var', 'const', 'let', 'class'].map((word) => `${word} ${name}`);
    const scripts = host.modulesMentioning(words).filter((item) => isScript(context, item));
    return union(scripts.map((item) => declaredIn(context, name, item)).filter((item) => !isUnknown(item)));
  });
  return isUnknown(value) ? undefined : value;
}

/** Folders whose exports Nuxt lets all files of an application use without an import. */
const AUTO_IMPORTED = /[\\/](?:composables|utils|stores)[\\/](?:[^\\/]+|[^\\/]+[\\/]index)\.[cm]?[jt]s$/;

/** The value of a name that no import brings, where a file of such a folder exports it. */
export function autoImportedValue(context: Context, name: string): Value | undefined {
  const { host } = context;
  if (!host || name in globalThis) return undefined;
  const value = once<Value>(context, 'auto-imports', name, UNKNOWN, () => {
    const words = ['const', 'function', 'async function'].map((word) => `export ${word} ${name}`);
    const modules = host.modulesMentioning(words).filter(({ file }) => AUTO_IMPORTED.test(file));
    return union(modules.map((item) => declaredIn(context, name, item)).filter((item) => !isUnknown(item)));
  });
  return isUnknown(value) ? undefined : value;
}

function declaredIn(context: Context, name: string, module: SourceModule): Value {
  const variable = variableAt(name, module.ast.body[0] ?? module.ast, module);
  return variable && variable.defs.length > 0 ? variableValue(context, variable, module, undefined) : UNKNOWN;
}

const MAX_NAMES = 40;

/** The scripts that use what a script declares, as importers use a module. */
export function scriptUsers(context: Context, module: SourceModule): readonly SourceModule[] {
  if (!context.host || !isScript(context, module)) return [];
  const scope = scopeOf(module.ast.body[0] ?? module.ast, module);
  const names = [...(scope?.set.values() ?? [])].filter(({ defs }) => defs.length > 0).map(({ name }) => name);
  if (names.length === 0) return [];
  return context.host.modulesMentioning(names.slice(0, MAX_NAMES)).filter((item) => isScript(context, item));
}
