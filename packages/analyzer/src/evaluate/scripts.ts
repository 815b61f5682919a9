/** Scripts without imports and exports share their top-level names: the files of an Apps Script project, the scripts of a page. */
import type { SourceModule } from '../contracts.js';
import { indexOf, scopeOf, topOf } from '../syntax/module-index.js';
import { UNKNOWN, isUnknown, unionOfKnown, type Value } from '../values/value.js';
import { once, type Context } from './context.js';
import { hasCommonJsExports } from './common-js.js';
import { valueDeclaredIn } from './identifiers.js';

/** True for a file that shares its names with others. */
export function isScript(context: Context, module: SourceModule): boolean {
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
    return unionOfKnown(scripts.map((item) => valueDeclaredIn(context, name, item)));
  });
  return isUnknown(value) ? undefined : value;
}

const MAX_NAMES = 40;

/** The scripts that use what a script declares, as importers use a module. */
export function scriptUsers(context: Context, module: SourceModule): readonly SourceModule[] {
  if (!context.host || !isScript(context, module)) return [];
  const scope = scopeOf(topOf(module), module);
  const names = [...(scope?.set.values() ?? [])].filter(({ defs }) => defs.length > 0).map(({ name }) => name);
  if (names.length === 0) return [];
  return context.host.modulesMentioning(names.slice(0, MAX_NAMES)).filter((item) => isScript(context, item));
}
