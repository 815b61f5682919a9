/** Whether a project, or a client of it, is bound to the service: what it says elsewhere. */
import { generatedLibrary } from '../clients/generated.js';
import type { SourceModule } from '../contracts.js';
import { once, type Context } from '../evaluate/context.js';
import { collectRequests } from './collect-requests.js';
import { describeRequest } from './describe.js';

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
    const modules = new Set([module, ...(context.host?.modulesMentioning(distinctiveTokens(context)) ?? [])]);
    for (const mention of [...modules])
      for (const importer of context.host?.importers(mention) ?? []) modules.add(importer);
    for (const candidate of modules) {
      for (const request of collectRequests(context, candidate)) {
        // The name of a function is no path: other services enrol cards too.
        if (request.library === generatedLibrary) continue;
        for (const target of describeRequest(context, request)) {
          if (target.operation?.distinctive && target.owner !== 'foreign' && target.key !== undefined) {
            keys.set(target.key, `${target.operation.method} ${target.operation.path}`);
          }
        }
      }
    }
    return keys;
  });
}

/** The distinctive segments of distinctive operations' paths, without parameters. */
function distinctiveTokens(context: Context): string[] {
  const tokens = new Set<string>();
  for (const operation of context.index.operations) {
    if (!operation.distinctive) continue;
    const segments = operation.path.split('/').filter((segment) => segment !== '' && !segment.startsWith('{'));
    const token = segments.sort((a, b) => b.length - a.length)[0];
    if (token !== undefined) tokens.add(token);
  }
  return [...tokens];
}

/** True when the project names a base URL or the auth marker of the service, has a configured client, or a client that reaches it. */
export function isBoundProject(context: Context, module: SourceModule): boolean {
  return once(context, 'bound-project', context.host ? 'project' : module.file, false, () => {
    if ((context.settings.clients?.length ?? 0) > 0 || (context.settings.baseUrls?.length ?? 0) > 0) return true;
    const { baseUrls, auth } = context.schedule.service;
    const hosts = baseUrls.filter((url) => !url.includes('*')).map((url) => url.replace(/^[a-z]+:\/\//i, ''));
    const tokens = [...hosts, ...(auth === 'unknown' ? [] : [auth.scheme])];
    if (tokens.some((token) => module.text.includes(token))) return true;
    if ((context.host?.modulesMentioning(tokens).length ?? 0) > 0) return true;
    return distinctiveKeys(context, module).size > 0;
  });
}
