/** The modules that the flow goes through: those that something of the service stands in, and all that imports connect with them. */
import type { SourceModule } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import { usersWithoutImport } from '../evaluate/auto-imports.js';
import { injectedAround } from '../evaluate/angularjs-registry.js';
import { readersOfCarried } from '../evaluate/carried.js';
import { reachedByProcesses } from '../evaluate/electron-calls.js';
import { directImporters } from '../evaluate/importers.js';
import { partsOfExtension } from '../evaluate/extensions.js';
import { findersOfNodes } from '../evaluate/registered-nodes.js';
import { readsOfRuntimeConfig } from '../evaluate/runtime-config.js';
import { addTo } from '../group.js';
import { indexOf } from '../syntax/module-index.js';
import { importSources } from './import-sources.js';
import { memberNames } from './member-names.js';
import { tokensOfRequests } from './own-routes.js';

/** Beyond so many nothing is told: reading all of them would cost more than it saves. */
const MAX_MODULES = 4000;

export interface World {
  /** The modules in which a name stands, as that of a member or of anything else. */
  named(name: string): readonly SourceModule[];
}

/** The world around some modules; undefined where it is too large. */
export function worldAround(context: Context, seeds: Iterable<SourceModule>): World | undefined {
  const modules = new Set(seeds);
  const requested = new Set<string>();
  for (const module of modules) {
    if (modules.size > MAX_MODULES) return undefined;
    // Each token is a search of all texts.
    const tokens = tokensOfRequests(module).filter((token) => !requested.has(token));
    for (const token of tokens) requested.add(token);
    for (const requester of tokens.length > 0 ? (context.host?.modulesMentioning(tokens) ?? []) : [])
      modules.add(requester);
    for (const importer of directImporters(context, module)) modules.add(importer);
    for (const imported of importedBy(context, module)) modules.add(imported);
    for (const user of usersWithoutImport(context, module)) modules.add(user);
    for (const reader of readsOfRuntimeConfig(context, module)) modules.add(reader.module);
    for (const reader of readersOfCarried(context, module)) modules.add(reader);
    for (const finder of findersOfNodes(context, module)) modules.add(finder);
    const parts = partsOfExtension(context, module);
    for (const part of parts.includes(module) ? parts : []) modules.add(part);
    for (const other of reachedByProcesses(context, module)) modules.add(other);
    for (const other of injectedAround(context, module)) modules.add(other);
  }
  const byName = new Map<string, SourceModule[]>();
  for (const module of modules) {
    for (const name of new Set([...memberNames(module), ...indexOf(module).names.keys()])) {
      addTo(byName, name, module);
    }
  }
  return { named: (name) => byName.get(name) ?? [] };
}

function importedBy(context: Context, module: SourceModule): SourceModule[] {
  return importSources(module).flatMap(({ specifier }) => {
    const resolution = context.host?.resolve(specifier, module);
    return resolution?.kind === 'module' ? [resolution.module] : [];
  });
}
