/** Classes of resources of AngularJS: `$resource(host + '/cards/:id', {}, { assign: { method: 'POST', url: host + '/cards/:id/assign' } })`. */
import { RESOURCES, RESOURCE_ACTIONS, resourceCall, resourceLibrary } from '../clients/angularjs.js';
import {
  alternatives,
  mapValue,
  plainText,
  type Entry,
  type PackageValue,
  type Place,
  type Value,
} from '../values/value.js';
import type { ClientValue, Route } from '../values/library-values.js';
import { madeObject } from '../values/made-values.js';
import type { Context } from './context.js';
import { requestOfForm } from './form-requests.js';
import { remembered } from './http.js';
import { memberOf } from './members.js';

/** What the function is that makes such classes. `place`: the parameter that is given it. */
export function resourceMaker(place: Place): PackageValue {
  return { kind: 'package', name: resourceLibrary.name, path: [RESOURCES.name], made: false, place };
}

/** A class of resources: its actions by their names. Undefined for other calls. */
export function resourceClass(
  context: Context,
  { name, path }: PackageValue,
  args: readonly Value[],
  place: Place,
): Value | undefined {
  const url = args[RESOURCES.url];
  if (name !== resourceLibrary.name || path.join('.') !== RESOURCES.name || !url) return undefined;
  const client: ClientValue = {
    kind: 'client',
    library: resourceLibrary,
    place,
    layers: [],
    configured: false,
    package: undefined,
  };
  const routes = new Map<string, Route>();
  for (const [action, { method, list }] of Object.entries(RESOURCE_ACTIONS))
    routes.set(action, { client, url: list ? ofAll(url) : url, form: resourceCall(method) });
  const own = args[RESOURCES.actions];
  for (const [action, entry] of own?.kind === 'object' ? own.entries : [])
    routes.set(action, routeOf(context, client, url, entry.value()));
  // Those that it defines may be sent by each object of the class.
  const target = { kind: 'library', library: resourceLibrary, path: '', client } as const;
  remembered(context, place, target, () =>
    (own?.kind === 'object' ? [...own.entries.keys()] : []).flatMap((action) => {
      const route = routes.get(action);
      return route ? [requestOfForm(context, target, route.form, [], place, route.url)] : [];
    }),
  );
  const entries = [...routes].map(([action, route]): [string, Entry] => [
    action,
    { value: () => ({ kind: 'route', route }), module: place.module },
  ]);
  return madeObject(new Map(entries));
}

function routeOf(context: Context, client: ClientValue, base: Value, action: Value): Route {
  const method = plainText(memberOf(context, action, RESOURCES.method))?.toUpperCase() ?? 'GET';
  const own = memberOf(context, action, RESOURCES.path);
  const list = memberOf(context, action, RESOURCES.list);
  const isWritten = alternatives(own).some((part) => part.kind === 'text');
  const isList = list.kind === 'constant' && list.value === true;
  return { client, url: isWritten ? own : isList ? ofAll(base) : base, form: resourceCall(method) };
}

/** The URL without its last parameter, which is left out where nothing is given for it. */
function ofAll(url: Value): Value {
  return mapValue(url, (text) => {
    const last = text.kind === 'text' ? text.parts.at(-1) : undefined;
    if (text.kind !== 'text' || !last || !('text' in last)) return text;
    const parts = [...text.parts.slice(0, -1), { ...last, text: last.text.replace(/\/:\w+$/, '') }];
    return { ...text, parts };
  });
}
