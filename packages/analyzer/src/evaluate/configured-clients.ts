/** Clients that configuration declares: exports of packages and of files of the project. */
import { sdkLibrary } from '../clients/sdk.js';
import type { AnyNode, ClientSetting, SourceModule } from '../contracts.js';
import { indexOf } from '../syntax/module-index.js';
import { madeObject } from '../values/made-values.js';
import { UNKNOWN, type Entry, type Place, type Value } from '../values/value.js';
import type { Context } from './context.js';
import { exportName } from '../syntax/module-exports.js';

/** Without a host a local file is known by the end of its path. */
export function configuredLocal(context: Context, specifier: string, from: SourceModule, exported: string): Value {
  const tail = specifier.replace(/^(\.{1,2}\/)+/, '').replace(/\.[cm]?[jt]sx?$/, '');
  const setting = context.settings.clients?.find((client) =>
    client.module.replace(/\.[cm]?[jt]sx?$/, '').endsWith(`/${tail}`),
  );
  const place: Place = { module: from, node: from.ast, frame: undefined };
  return setting ? (configuredClient(context, setting.module, exported, place) ?? UNKNOWN) : UNKNOWN;
}

export function configuredClient(context: Context, module: string, exported: string, place: Place): Value | undefined {
  const settings = context.settings.clients?.filter((client) => client.module === module) ?? [];
  if (settings.length === 0) return undefined;
  if (exported === '*') {
    const entries = new Map<string, Entry>();
    for (const setting of settings) {
      entries.set(setting.export, { value: () => clientOfSetting(setting, place), module: place.module });
    }
    return madeObject(entries);
  }
  const setting = settings.find((client) => client.export === exported);
  return setting ? clientOfSetting(setting, place) : undefined;
}

/** The configured client that an export of this module is, where the class, function or variable here is that export. */
export function configuredHere(context: Context, name: string, module: SourceModule): Value | undefined {
  const settings = context.settings.clients?.filter((client) => client.module === module.file) ?? [];
  if (settings.length === 0) return undefined;
  const setting = settings.find((client) => client.export === name || exportsAs(module, client.export, name));
  return setting && clientOfSetting(setting, { module, node: module.ast, frame: undefined });
}

/** The configured client that a type of a package is: `constructor(private client: AccessClient)`. */
export function configuredType(context: Context, name: AnyNode, module: SourceModule): Value | undefined {
  if (name.type !== 'Identifier' || (context.settings.clients?.length ?? 0) === 0) return undefined;
  const value = context.evaluate(name, module, undefined);
  return value.kind === 'client' && value.configured ? value : undefined;
}

/** True where a module exports its own `name` as `exported`. */
function exportsAs(module: SourceModule, exported: string, name: string): boolean {
  return indexOf(module).exports.some((node) => {
    if (node.type === 'ExportDefaultDeclaration' && exported === 'default') {
      const { declaration } = node;
      const id = declaration.type === 'Identifier' ? declaration : 'id' in declaration ? declaration.id : undefined;
      return id?.type === 'Identifier' && id.name === name;
    }
    if (node.type !== 'ExportNamedDeclaration' || node.source) return false;
    return node.specifiers.some((item) => exportName(item.exported) === exported && exportName(item.local) === name);
  });
}

function clientOfSetting(setting: ClientSetting, place: Place): Value {
  return {
    kind: 'client',
    library: sdkLibrary,
    place,
    layers: [],
    configured: true,
    package: setting.module,
  };
}
