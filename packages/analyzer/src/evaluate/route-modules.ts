/** The data of routes: what a module exports to load it is what the component of the route is given. */
import { PAGE_PACKAGES, ROUTE_LOADERS, loaderReadBy } from '../clients/route-modules.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { loadedFrom, loadsData } from '../route-files.js';
import { indexOf, variableAt, topLevelVariable } from '../syntax/module-index.js';
import { isFunction, unwrap, type FunctionNode } from '../syntax/nodes.js';
import { madeObject, objectOf } from '../values/made-values.js';
import {
  UNKNOWN,
  alternatives,
  isUnknown,
  unionOfKnown,
  type Entry,
  type PackageValue,
  type Place,
  type Value,
} from '../values/value.js';
import { callFunction } from './frames.js';
import { heldByEvent } from './carried.js';
import type { Context } from './context.js';
import { exportedAs } from './exported-names.js';
import { globalValue, valueDeclaredIn } from './identifiers.js';
import { directImporters, type Reference } from './importers.js';
import { memberOf } from './members.js';
import { bodyOf } from './replies.js';

/** The props of the component that a module exports as its default, by what else the module exports. */
export function loadedProps(context: Context, fn: FunctionNode, index: number, module: SourceModule): Value {
  if (index !== 0 || !defaultFunctions(module).includes(fn)) return UNKNOWN;
  const entries = new Map<string, Entry>();
  const spreads: (() => Value)[] = [];
  for (const [name, { below, prop }] of ROUTE_LOADERS) {
    if (!isExported(name, module)) continue;
    const read = (): Value =>
      below.reduce((value, member) => memberOf(context, value, member), resultOf(context, name, module));
    if (prop === undefined) spreads.push(read);
    else entries.set(prop, { value: read, module });
  }
  if (entries.size + spreads.length === 0) return UNKNOWN;
  return madeObject(entries, spreads);
}

/** What the hook that reads the data of a route gives in the module that loads it; undefined for other calls. */
export function loadedByModule(context: Context, value: PackageValue, { module }: Place): Value | undefined {
  const loader = loaderReadBy(value.name, value.path.at(-1) ?? '');
  if (loader === undefined || !isExported(loader, module)) return undefined;
  const loaded = resultOf(context, loader, module);
  return isUnknown(loaded) ? undefined : loaded;
}

/** `data` of a page or layout of SvelteKit; unknown in other files. */
export function routeData(context: Context, module: SourceModule): Value {
  const loaded = loadedFrom(module.file).flatMap((specifier) => {
    const resolution = context.host?.resolve(specifier, module);
    return resolution?.kind === 'module' ? [resolution.module] : [];
  });
  if (loaded.length === 0) return UNKNOWN;
  const spreads = loaded.map((at) => (): Value => resultOf(context, 'load', at));
  return madeObject(new Map(), spreads);
}

/** The event that the `load` of a module of SvelteKit is called with; unknown for other functions. */
export function loadEvent(context: Context, fn: FunctionNode, index: number, module: SourceModule): Value {
  if (index !== 0 || !loadsData(module.file) || !isExported('load', module)) return UNKNOWN;
  const loads = alternatives(valueDeclaredIn(context, 'load', module));
  if (!loads.some((part) => part.kind === 'function' && part.node === fn)) return UNKNOWN;
  const before = (): Value => routeData(context, module);
  const parent: Value = { kind: 'signature', parameter: () => UNKNOWN, returns: before };
  const event = objectOf({ fetch: () => globalValue('fetch'), parent: () => parent, data: before }, module);
  return { ...event, spreads: [() => heldByEvent(module)] };
}

/** `page` of SvelteKit, whose `data` is that of the page which is shown, whichever it is; undefined for other exports. */
export function shownPage(context: Context, name: string, exported: string, module: SourceModule): Value | undefined {
  if (exported !== 'page' || !PAGE_PACKAGES.includes(name)) return undefined;
  const data = (): Value => {
    const loaders = context.host?.modulesMentioning(['function load', 'const load', 'let load']) ?? [];
    return unionOfKnown(loaders.filter(({ file }) => loadsData(file)).map((at) => resultOf(context, 'load', at)));
  };
  return objectOf({ data }, module);
}

/** What receives the data that an export of this name loads: the first parameter of a component, the names of the data in another file. */
export function receiversOfRoute(context: Context, name: string, module: SourceModule): Reference[] {
  const components = ROUTE_LOADERS.has(name) ? defaultFunctions(module) : [];
  const own = components.flatMap(({ params: [props] }) => (props ? [{ node: props, module }] : []));
  const pages =
    name === 'load' ? directImporters(context, module).filter(({ file }) => loadedFrom(file).length > 0) : [];
  const data = pages.flatMap((page) =>
    ['data', 'parent'].flatMap((known) =>
      (indexOf(page).names.get(known) ?? []).map((node) => ({ node, module: page })),
    ),
  );
  return [...own, ...data];
}

/** What an exported function of a module gives. */
function resultOf(context: Context, name: string, module: SourceModule): Value {
  const node = (topLevelVariable(name, module)?.defs[0]?.node ?? module.ast) as AnyNode;
  const place = { node, module, frame: undefined };
  const results = alternatives(valueDeclaredIn(context, name, module)).map((part) =>
    part.kind === 'function' ? bodyOf(callFunction(context, part, [], place)) : UNKNOWN,
  );
  return unionOfKnown(results);
}

function isExported(name: string, module: SourceModule): boolean {
  const variable = topLevelVariable(name, module);
  return variable !== undefined && exportedAs(name, variable, module).includes(name);
}

/** `export default function Page(props)`, `export default Page`. */
function defaultFunctions(module: SourceModule): FunctionNode[] {
  return indexOf(module).defaultExports.flatMap((node) => {
    const declaration = unwrap(node.declaration);
    if (isFunction(declaration)) return [declaration];
    if (declaration.type !== 'Identifier') return [];
    return (variableAt(declaration.name, declaration, module)?.defs ?? []).flatMap((definition) => {
      const defined = definition.node as AnyNode;
      const value = defined.type === 'VariableDeclarator' && defined.init ? unwrap(defined.init) : defined;
      return isFunction(value) ? [value] : [];
    });
  });
}
