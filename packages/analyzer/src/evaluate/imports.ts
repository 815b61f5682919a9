/** Imports and exports: following a name from one module into another. */
import { libraryOfImport } from '../clients/all-libraries.js';
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import { parentOf, topLevelVariable } from '../syntax/module-index.js';
import { literalString } from '../syntax/nodes.js';
import { exportName, exportsOf } from '../syntax/module-exports.js';
import { madeObject } from '../values/made-values.js';
import { UNKNOWN, unionOfKnown, type Entry, type PackageValue, type Place, type Value } from '../values/value.js';
import { commonJsExport, commonJsValue } from './common-js.js';
import { configuredClient, configuredLocal } from './configured-clients.js';
import { once, type Context } from './context.js';
import { valueDeclaredIn } from './identifiers.js';
import { shownPage } from './route-modules.js';
import { runtimeConfigExport } from './runtime-config.js';

/** The value of an import binding: `node` is the specifier, `declaration` the import around it. */
export function importedValue(
  context: Context,
  node: AnyNode,
  declaration: AnyNode | undefined,
  module: SourceModule,
): Value {
  if (node.type === 'TSImportEqualsDeclaration') {
    const reference = node.moduleReference as AnyNode;
    return reference.type === 'TSExternalModuleReference'
      ? resolveSpecifier(context, literalString(reference.expression) ?? '', module, '*')
      : UNKNOWN;
  }
  const owner = declaration ?? parentOf(node, module);
  if (owner?.type !== 'ImportDeclaration') return UNKNOWN;
  return resolveSpecifier(context, owner.source.value, module, importedName(node) ?? '*');
}

/** The exported name an import specifier asks for; `*` for a namespace. */
export function importedName(node: AnyNode): string | undefined {
  switch (node.type) {
    case 'ImportDefaultSpecifier':
      return 'default';
    case 'ImportNamespaceSpecifier':
      return '*';
    case 'ImportSpecifier':
      return exportName(node.imported);
    default:
      return undefined;
  }
}

/** The value that an export of a specifier has, seen from a module. */
export function resolveSpecifier(context: Context, specifier: string, from: SourceModule, exported: string): Value {
  const place: Place = { module: from, node: from.ast, frame: undefined };
  const resolution = context.host?.resolve(specifier, from);
  if (!resolution) {
    return specifier.startsWith('.')
      ? configuredLocal(context, specifier, from, exported)
      : packageExport(context, specifier, exported, place);
  }
  if (resolution.kind === 'package') return packageExport(context, resolution.name, exported, place);
  if (resolution.kind === 'json') return jsonValue(resolution.value, from, exported);
  const configured = configuredClient(context, resolution.module.file, exported, place);
  if (!configured) return exportValue(context, resolution.module, exported);
  // The file's other exports are what they are.
  return configured.kind === 'object'
    ? { ...configured, spreads: [() => exportValue(context, resolution.module, exported)] }
    : configured;
}

/** `npm:ky@1.14/umd`, `jsr:@hono/hono`, `https://esm.sh/ky@1`: the package, as other code names it. */
function packageName(specifier: string): string {
  const rest =
    /^(?:(?:npm|jsr):\/?|https?:\/\/(?:esm\.sh|cdn\.skypack\.dev|esm\.run|unpkg\.com|cdn\.jsdelivr\.net\/npm)\/)(.+)$/.exec(
      specifier,
    )?.[1];
  return rest === undefined ? specifier : rest.replace(/^((?:@[^/]+\/)?[^/@?]+)@[^/?]+/, '$1').replace(/\?.*$/, '');
}

function packageExport(context: Context, specifier: string, exported: string, place: Place): Value {
  const name = packageName(specifier);
  const configured = configuredClient(context, name, exported, place);
  if (configured) return configured;
  const library = libraryOfImport(name, exported);
  if (library) return { kind: 'library', ...library, client: undefined };
  return (
    runtimeConfigExport(context, name, exported, place.module) ??
    shownPage(context, name, exported, place.module) ?? { kind: 'package', name, path: [exported], made: false, place }
  );
}

/** A member of a package's namespace, or of one of its exports. */
export function namespaceMember(value: PackageValue, name: string): Value {
  if (value.path.length === 1 && value.path[0] === '*') {
    const library = libraryOfImport(value.name, name);
    if (library) return { kind: 'library', ...library, client: undefined };
    return { ...value, path: [name] };
  }
  return { ...value, path: [...value.path, name] };
}

function jsonValue(value: unknown, module: SourceModule, exported: string): Value {
  if (exported === '*' || exported === 'default') return dataValue(value, module);
  return typeof value === 'object' && value !== null && Object.hasOwn(value, exported)
    ? dataValue((value as Record<string, unknown>)[exported], module)
    : UNKNOWN;
}

/** What a JSON file holds, as a value that stands in no module. */
export function dataValue(value: unknown, module: SourceModule): Value {
  if (typeof value === 'string') return { kind: 'text', parts: [{ text: value, module, node: module.ast }] };
  if (Array.isArray(value)) {
    return { kind: 'array', place: undefined, elements: value.map((item: unknown) => () => dataValue(item, module)) };
  }
  if (typeof value === 'object' && value !== null) {
    const entries = new Map<string, Entry>(
      Object.entries(value).map(([key, item]) => [key, { value: () => dataValue(item, module), module }]),
    );
    return madeObject(entries);
  }
  return { kind: 'constant', value: value as number | boolean | null };
}

/** The value that a module exports under a name; `*` for all of it. Cycles end as unknown. */
export function exportValue(context: Context, module: SourceModule, exported: string): Value {
  const table = once(context, 'exports', module, new Map<string, Value>(), () => new Map<string, Value>());
  const known = table.get(exported);
  if (known) return known;
  table.set(exported, UNKNOWN);
  const value = exported === '*' ? namespaceValue(context, module) : findExport(context, module, exported);
  table.set(exported, value);
  return value;
}

function namespaceValue(context: Context, module: SourceModule): Value {
  const entries = new Map<string, Entry>();
  for (const name of exportedNames(context, module, new Set())) {
    entries.set(name, { value: () => exportValue(context, module, name), module });
  }
  if (entries.size === 0) return commonJsValue(context, module) ?? madeObject(entries);
  return madeObject(entries);
}

/** Every name a module exports, through `export *` too. */
function exportedNames(context: Context, module: SourceModule, seen: Set<SourceModule>): string[] {
  if (seen.has(module)) return [];
  seen.add(module);
  const { named, stars } = exportsOf(module);
  const handedOn = stars.flatMap((source) => {
    const target = context.host?.resolve(source, module);
    const names = target?.kind === 'module' ? exportedNames(context, target.module, seen) : [];
    return names.filter((name) => name !== 'default');
  });
  return [...named.keys(), ...handedOn];
}

function findExport(context: Context, module: SourceModule, exported: string): Value {
  const { named, stars } = exportsOf(module);
  const found = named.get(exported);
  if (found?.kind === 'default') return context.evaluate(found.declaration, module, undefined);
  if (found?.kind === 'own') return valueDeclaredIn(context, found.local, module);
  if (found) return resolveSpecifier(context, found.source, module, found.imported);
  const common = commonJsExport(context, module, exported);
  if (common || exported === 'default') return common ?? UNKNOWN;
  return unionOfKnown(stars.map((source) => resolveSpecifier(context, source, module, exported)));
}

/** The variable that a name stands for, through imports and re-exports, with the module that declares it. */
export function exportedVariable(
  context: Context,
  variable: VariableLike,
  module: SourceModule,
  hops = 0,
): { variable: VariableLike; module: SourceModule } | undefined {
  const [def] = variable.defs;
  const parent = def?.parent as AnyNode | undefined;
  if (def?.type !== 'ImportBinding' || parent?.type !== 'ImportDeclaration') return { variable, module };
  return variableOfExport(context, parent.source.value, module, importedName(def.node as AnyNode) ?? '', hops);
}

function variableOfExport(
  context: Context,
  specifier: string,
  from: SourceModule,
  name: string,
  hops: number,
): { variable: VariableLike; module: SourceModule } | undefined {
  const resolution = hops > MAX_EXPORT_HOPS ? undefined : context.host?.resolve(specifier, from);
  if (resolution?.kind !== 'module') return undefined;
  const { module } = resolution;
  const { named, stars } = exportsOf(module);
  const found = named.get(name);
  if (found?.kind === 'from') return variableOfExport(context, found.source, module, found.imported, hops + 1);
  const variable = found?.kind === 'own' ? topLevelVariable(found.local, module) : undefined;
  if (variable) return exportedVariable(context, variable, module, hops + 1);
  for (const source of stars) {
    const handedOn = variableOfExport(context, source, module, name, hops + 1);
    if (handedOn) return handedOn;
  }
  return undefined;
}

const MAX_EXPORT_HOPS = 10;
