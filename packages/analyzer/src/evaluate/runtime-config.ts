/** The settings of an application of Nuxt: what `useRuntimeConfig()` gives is what its `nuxt.config` writes as `runtimeConfig`. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { indexOf, parentOf } from '../syntax/module-index.js';
import { unwrap } from '../syntax/nodes.js';
import { returning } from '../values/made-values.js';
import { UNKNOWN, type SignatureValue, type Value } from '../values/value.js';
import { once, type Context } from './context.js';

const CONFIGURATION = /^(.*[\\/])nuxt\.config\.[cm]?[jt]s$/;
const READER = 'useRuntimeConfig';
const PACKAGES = new Set(['#imports', '#app', 'nuxt/app', 'nitropack/runtime']);

/** The function that reads the settings, by its name in a module; undefined for every other name. */
export function runtimeConfigReader(context: Context, name: string, module: SourceModule): SignatureValue | undefined {
  return name === READER ? returning(() => runtimeConfig(context, module)) : undefined;
}

/** The same for an export of a package. */
export function runtimeConfigExport(
  context: Context,
  packageName: string,
  name: string,
  module: SourceModule,
): SignatureValue | undefined {
  return PACKAGES.has(packageName) ? runtimeConfigReader(context, name, module) : undefined;
}

/** The calls that read what a configuration of Nuxt writes; none where a module is no such configuration. */
export function readsOfRuntimeConfig(
  context: Context,
  module: SourceModule,
): { node: AnyNode; module: SourceModule }[] {
  if (!CONFIGURATION.test(module.file)) return [];
  return (context.host?.modulesMentioning([READER]) ?? []).flatMap((reader) =>
    (indexOf(reader).names.get(READER) ?? []).flatMap((name) => {
      const call = parentOf(name, reader);
      return call?.type === 'CallExpression' ? [{ node: call, module: reader }] : [];
    }),
  );
}

/** What the configuration of the nearest folder above a module writes; unknown without one. */
function runtimeConfig(context: Context, module: SourceModule): Value {
  const configurations = (context.host?.modulesMentioning(['runtimeConfig']) ?? []).flatMap((each) => {
    const folder = CONFIGURATION.exec(each.file)?.[1];
    return folder !== undefined && module.file.startsWith(folder) ? [{ folder, module: each }] : [];
  });
  const nearest = configurations.sort((a, b) => b.folder.length - a.folder.length)[0];
  return nearest
    ? once(context, 'runtime-config', nearest.module, UNKNOWN, () => settingsIn(context, nearest.module))
    : UNKNOWN;
}

/** `export default defineNuxtConfig({ runtimeConfig: … })`, also without the function around it. */
function settingsIn(context: Context, module: SourceModule): Value {
  const exported = indexOf(module).exports.find((node) => node.type === 'ExportDefaultDeclaration');
  if (!exported) return UNKNOWN;
  const written = unwrap(exported.declaration);
  const options = written.type === 'CallExpression' ? written.arguments[0] : written;
  const value = options ? context.evaluate(options, module, undefined) : UNKNOWN;
  return (value.kind === 'object' ? value.entries.get('runtimeConfig')?.value() : undefined) ?? UNKNOWN;
}
