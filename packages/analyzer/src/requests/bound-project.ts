/** Whether a project, or a client of it, is bound to the service: what it says elsewhere. */
import { generatedLibrary } from '../clients/generated.js';
import type { SourceModule } from '../contracts.js';
import { once, type Context } from '../evaluate/context.js';
import { chargedTo, isCut } from '../evaluate/budget.js';
import { indexOf } from '../syntax/module-index.js';
import { literalString } from '../syntax/nodes.js';
import { isPassedOnTo } from '../proxies/passed-on.js';
import { collectRequests } from './collect-requests.js';
import { describeRequest } from './describe.js';
import { goesElsewhere } from './foreign-paths.js';
import type { HttpRequest } from './http-request.js';
import {
  asSegments,
  asWritten,
  distinctivePathTokens,
  isBoundByConfiguration,
  namingTokens,
} from './service-tokens.js';

/** What the requests that may reach a distinctive path say of the project. */
interface Reach {
  /** By client (or base): the distinctive path that it reaches. */
  paths: Map<string | object, string>;
  /** One of them goes to the service by its host, its marker or a configured client. */
  isOurs: boolean;
  /** Not all of them could be told: one of their modules costs too much. */
  isCut: boolean;
}

/**
 * The distinctive path that a client of this key reaches somewhere in the project, if it does. Without a host only the module itself
 * is looked at.
 */
export function reachesDistinctivePath(
  context: Context,
  key: string | object,
  module: SourceModule,
): string | undefined {
  return reachOf(context, module).paths.get(key);
}

function reachOf(context: Context, module: SourceModule): Reach {
  const owner = context.host ? 'project' : module.file;
  const during: Reach = { paths: new Map(), isOurs: false, isCut: false };
  return once(context, 'reach', owner, during, () => {
    const reach: Reach = { paths: new Map(), isOurs: false, isCut: false };
    for (const candidate of modulesWithPaths(context, module)) {
      chargedTo(context, candidate, () => {
        for (const request of collectRequests(context, candidate)) addReach(context, request, reach);
      });
      if (isCut(context, candidate)) reach.isCut = true;
    }
    return reach;
  });
}

function addReach(context: Context, request: HttpRequest, reach: Reach): void {
  for (const target of describeRequest(context, request)) {
    if (target.owner === 'ours') reach.isOurs = true;
    // The name of a function is no path: other services enrol cards too.
    if (request.library === generatedLibrary || goesElsewhere(context, request, target)) continue;
    if (target.operation?.distinctive && target.owner !== 'foreign' && target.key !== undefined) {
      reach.paths.set(target.key, `${target.operation.method} ${target.operation.path}`);
    }
  }
}

/** The modules in which a distinctive path may be sent: those that write the word of one, or load it from data, and their importers. */
function modulesWithPaths(context: Context, module: SourceModule): ReadonlySet<SourceModule> {
  const { host } = context;
  const tokens = distinctivePathTokens(context.schedule);
  const pattern = asSegments(tokens);
  const writing = [module, ...(host?.modulesMentioning(tokens) ?? [])].filter(({ text }) => pattern.test(text));
  const modules = new Set([...writing, ...loadersOf(context, module, tokens)]);
  for (const source of [...modules]) for (const importer of host?.importers(source) ?? []) modules.add(importer);
  return modules;
}

/** True when the project names a base URL or the auth marker of the service, has a configured client, or a client that reaches it. */
export function isBoundProject(context: Context, module: SourceModule): boolean {
  return once(context, 'bound-project', context.host ? 'project' : module.file, false, () => {
    if (isBoundByConfiguration(context.settings)) return true;
    return mentions(context, module, namingTokens(context.schedule)) || reachOf(context, module).paths.size > 0;
  });
}

/**
 * True when a match could be more than `possible`: configuration says so, some text of the project holds a host or the auth marker of the
 * service, or a client reaches a distinctive path of it. What costs too much to be told counts as reached, so that nothing is skipped
 * for it.
 */
export function mayBeBound(context: Context, module: SourceModule): boolean {
  return once(context, 'may-be-bound', context.host ? 'project' : module.file, true, () => {
    if (isBoundByConfiguration(context.settings)) return true;
    if (mentions(context, module, namingTokens(context.schedule))) return true;
    const reach = reachOf(context, module);
    return reach.paths.size > 0 || reach.isOurs || reach.isCut;
  });
}

function mentions(context: Context, module: SourceModule, names: readonly string[]): boolean {
  const tokens = asWritten(names);
  if (tokens.some((token) => module.text.includes(token))) return true;
  if ((context.host?.modulesMentioning(tokens).length ?? 0) > 0 || loadersOf(context, module, names).length > 0)
    return true;
  return isPassedOnTo(context, module);
}

/** The modules that load a JSON file which holds one of the names: `import config from './default.json'`, `require('./default')`. */
export function loadersOf(context: Context, module: SourceModule, names: readonly string[]): SourceModule[] {
  const { host } = context;
  return (host?.dataMentioning?.(names) ?? []).flatMap((file) => {
    const word = loadedAs(file);
    return [module, ...(host?.modulesMentioning([word]) ?? [])].filter((loader) =>
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
