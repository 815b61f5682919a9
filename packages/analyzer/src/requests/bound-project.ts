/** Whether a project, or a client of it, is bound to the service: what it says elsewhere. */
import { generatedLibrary } from '../clients/generated.js';
import type { SourceModule } from '../contracts.js';
import { once, type Context } from '../evaluate/context.js';
import { indexOf } from '../syntax/module-index.js';
import { literalString } from '../syntax/nodes.js';
import { collectRequests } from './collect-requests.js';
import { describeRequest } from './describe.js';
import { goesElsewhere } from './foreign-paths.js';
import {
  asWritten,
  distinctivePathTokens,
  isBoundByConfiguration,
  namingTokens,
  serviceTokens,
} from './service-tokens.js';

/**
 * The distinctive path that a client of this key reaches somewhere in the project, if it does. Without a host only the module itself
 * is looked at.
 */
export function reachesDistinctivePath(
  context: Context,
  key: string | object,
  module: SourceModule,
): string | undefined {
  return distinctiveKeys(context, module).get(key);
}

function distinctiveKeys(context: Context, module: SourceModule): Map<string | object, string> {
  const owner = context.host ? 'project' : module.file;
  return once(context, 'distinctive-keys', owner, new Map<string | object, string>(), () => {
    const keys = new Map<string | object, string>();
    const tokens = distinctivePathTokens(context.schedule);
    const modules = new Set([module, ...(context.host?.modulesMentioning(tokens) ?? [])]);
    for (const mention of [...modules])
      for (const importer of context.host?.importers(mention) ?? []) modules.add(importer);
    for (const candidate of modules) {
      for (const request of collectRequests(context, candidate)) {
        // The name of a function is no path: other services enrol cards too.
        if (request.library === generatedLibrary) continue;
        for (const target of describeRequest(context, request)) {
          if (goesElsewhere(context, request, target)) continue;
          if (target.operation?.distinctive && target.owner !== 'foreign' && target.key !== undefined) {
            keys.set(target.key, `${target.operation.method} ${target.operation.path}`);
          }
        }
      }
    }
    return keys;
  });
}

/** True when the project names a base URL or the auth marker of the service, has a configured client, or a client that reaches it. */
export function isBoundProject(context: Context, module: SourceModule): boolean {
  return once(context, 'bound-project', context.host ? 'project' : module.file, false, () => {
    if (isBoundByConfiguration(context.settings)) return true;
    return mentions(context, module, namingTokens(context.schedule)) || distinctiveKeys(context, module).size > 0;
  });
}

/**
 * True when a match could be more than `possible`: configuration says so, or some text of the project holds a host, the auth marker or
 * a distinctive path of the service. One search of the texts; no evaluation.
 */
export function mayBeBound(context: Context, module: SourceModule): boolean {
  return once(context, 'may-be-bound', context.host ? 'project' : module.file, true, () => {
    if (isBoundByConfiguration(context.settings)) return true;
    return mentions(context, module, serviceTokens(context.schedule));
  });
}

function mentions(context: Context, module: SourceModule, names: readonly string[]): boolean {
  const tokens = asWritten(names);
  if (tokens.some((token) => module.text.includes(token))) return true;
  return (context.host?.modulesMentioning(tokens).length ?? 0) > 0 || isNamedInData(context, module, names);
}

/** True when a JSON file that some module loads holds one of the names: `import config from './default.json'`, `require('./default')`. */
function isNamedInData(context: Context, module: SourceModule, names: readonly string[]): boolean {
  const { host } = context;
  return (host?.dataMentioning?.(names) ?? []).some((file) => {
    const word = loadedAs(file);
    const loaders = [module, ...(host?.modulesMentioning([word]) ?? [])];
    return loaders.some((loader) =>
      indexOf(loader).literals.some((literal) => {
        const specifier = literalString(literal);
        const loaded = specifier?.includes(word) ? host?.resolve(specifier, loader) : undefined;
        return loaded?.kind === 'json' && loaded.file === file;
      }),
    );
  });
}

/** What a specifier of a JSON file holds at least: its name without the ending; of an `index.json` the name of its folder, or nothing. */
function loadedAs(file: string): string {
  const segments = file.split(/[\\/]/);
  const stem = segments.at(-1)?.replace(/\.json$/, '') ?? '';
  return stem === 'index' ? '.' : stem;
}
