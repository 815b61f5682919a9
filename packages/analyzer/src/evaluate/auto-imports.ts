/** Names that a framework brings into every file of an application: what some of its folders export. */
import type { SourceModule } from '../contracts.js';
import { isShared } from '../route-files.js';
import { exportsOf } from '../syntax/module-exports.js';
import { UNKNOWN, isUnknown, unionOfKnown, type Value } from '../values/value.js';
import { once, type Context } from './context.js';
import { valueDeclaredIn } from './identifiers.js';
import { runtimeConfigReader } from './runtime-config.js';

/** The value of a name that no import brings into a module, where a file of such a folder exports it. */
export function autoImportedValue(context: Context, name: string, module: SourceModule): Value | undefined {
  const { host } = context;
  if (!host?.hasAutoImports?.(module.file) || name in globalThis) return undefined;
  const reader = runtimeConfigReader(context, name, module);
  if (reader) return reader;
  const value = once<Value>(context, 'auto-imports', name, UNKNOWN, () => {
    const words = ['const', 'function', 'async function'].map((word) => `export ${word} ${name}`);
    const modules = host.modulesMentioning(words).filter(({ file }) => isShared(file));
    return unionOfKnown(modules.map((item) => valueDeclaredIn(context, name, item)));
  });
  return isUnknown(value) ? undefined : value;
}

/** True for a module whose exports a framework brings into the files of an application. */
export function isAutoImported({ host }: Context, { file }: SourceModule): boolean {
  return isShared(file) && host?.hasAutoImports?.(file) === true;
}

/** The modules that may use what a module exports without an import. */
export function usersWithoutImport(context: Context, module: SourceModule): readonly SourceModule[] {
  if (!isAutoImported(context, module)) return [];
  return context.host?.modulesMentioning([...exportsOf(module).named.keys()]) ?? [];
}
