/** Calls of what comes from packages: what tables know of them, and SDK-like clients. */
import { isNoClient } from '../clients/all-libraries.js';
import { isElectron } from '../clients/electron.js';
import { isOfExtension } from '../clients/extensions.js';
import { fetchLibrary } from '../clients/fetch.js';
import { sdkLibrary } from '../clients/sdk.js';
import type { SourceModule } from '../contracts.js';
import type { Frame, PackageValue, Place, Value } from '../values/value.js';
import { actionCall } from './actions.js';
import { resourceClass } from './angularjs-resources.js';
import { collectionCall } from './collection-calls.js';
import { composition } from './compositions.js';
import type { Context } from './context.js';
import { answerOfCall, isSdkCall } from './http.js';
import { delegatedCall } from './delegates.js';
import { answerOfProcess } from './electron-messages.js';
import { toldByExtension } from './extension-messages.js';
import { injected } from './injection.js';
import { boxCall } from './boxes.js';
import { ngrxCall, selectedOfStore } from './ngrx.js';
import { normalized } from './normalized.js';
import { packageFunction } from './package-functions.js';
import { signatureCall } from './package-signatures.js';
import { pipedTo } from './pipelines.js';
import { loadedByModule } from './route-modules.js';
import { namedRoute } from './named-routes.js';
import { loadedByRoute } from './route-tables.js';
import { mappedInto } from './mapped-classes.js';
import { piniaMapped } from './pinia-helpers.js';
import { injectedUnderKey } from './provided-values.js';
import { procedureCall } from './trpc.js';
import { madeWith } from './package-clients.js';
import { clientOfPackage, operationCall } from './routes.js';
import { settingsCall } from './schema-defaults.js';
import { parsedBySchema, schemaCall } from './schema-values.js';
import { signalCall } from './signals.js';
import { machineCall } from './state-machines.js';
import { builtUrl } from './url-builders.js';
import { vuexMade } from './vuex.js';
import type { CallNode } from './calls.js';

/** A call on something of a package: an SDK-like client, or a factory of something. */
export function packageCall(
  context: Context,
  value: PackageValue,
  node: CallNode,
  args: Value[],
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  const call: Place = { node, module, frame };
  const known =
    injected(value, args) ??
    injectedUnderKey(context, value, call) ??
    loadedByModule(context, value, call) ??
    loadedByRoute(context, value, call) ??
    namedRoute(context, value, args, call) ??
    resourceClass(context, value, args, call) ??
    vuexMade(context, value, args, call) ??
    piniaMapped(context, value, args, call) ??
    actionCall(context, value, args, call) ??
    ngrxCall(context, value, args, call) ??
    machineCall(context, value, call) ??
    (value.made ? selectedOfStore(context, value.path.at(-1) ?? '', args, call) : undefined) ??
    signalCall(context, value, args, call) ??
    delegatedCall(context, value, args, node, call) ??
    builtUrl(context, value, node, args, call) ??
    collectionCall(context, value, args, call) ??
    schemaCall(value, args, call) ??
    settingsCall(context, value, args, node, call) ??
    parsedBySchema(context, value, args, call) ??
    mappedInto(context, value, args) ??
    normalized(context, value, args, call) ??
    procedureCall(context, value, args, call) ??
    (isElectron(value.name) ? answerOfProcess(context, call) : undefined) ??
    (isOfExtension(value.name) ? toldByExtension(context, call) : undefined) ??
    pipeCall(context, value, node, call) ??
    composition(context, value, args, call) ??
    boxCall(context, value, args, call) ??
    signatureCall(context, value, args, call) ??
    packageFunction(context, value, args, node, call);
  if (known) return known;
  if (value.path.at(-1) === 'fetch' && value.path.length > 1) {
    const answer = answerOfCall(context, FETCH, node, args, module, frame);
    if (answer) return answer;
  }
  if (isNoClient(value.name)) return { ...value, path: [...value.path, '()'], made: true, call };
  const verb = value.path.at(-1) ?? '';
  if (value.path.length > 1 || value.made) {
    if (isSdkCall(verb, args)) {
      const client: Extract<Value, { kind: 'client' }> = {
        kind: 'client',
        library: sdkLibrary,
        place: value.place,
        layers: [...(value.layers ?? [])],
        configured: false,
        package: value.name,
      };
      const target = { kind: 'library', library: sdkLibrary, path: verb, client } as const;
      const answer = answerOfCall(context, target, node, args, module, frame);
      if (answer) return answer;
    }
  }
  const operation = operationCall(context, verb, clientOfPackage(context, value), node, args, call);
  return (
    operation ?? { ...value, ...madeWith(context, value, args, call), path: [...value.path, '()'], made: true, call }
  );
}

/** `pipe(groups, map(…))` of a package. */
function pipeCall(context: Context, value: PackageValue, node: CallNode, { module, frame }: Place): Value | undefined {
  if (node.type === 'TaggedTemplateExpression') return undefined;
  return pipedTo(context, value, node.arguments, node.arguments.length, module, frame);
}

/** `net.fetch(…)` of a package that hands out the function of the platform. */
const FETCH = { kind: 'library', library: fetchLibrary, path: '', client: undefined } as const;
