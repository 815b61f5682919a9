/** Calls whose path is known by their name: routes of a contract, operations of a generated client. */
import { generatedLibrary, operationForm, operationNames } from '../clients/generated.js';
import type { ContractForm } from '../clients/contracts.js';
import type { CallForm } from '../clients/library.js';
import type { AnyNode } from '../contracts.js';
import {
  UNKNOWN,
  alternatives,
  plainText,
  type Entry,
  type ObjectValue,
  type PackageValue,
  type Place,
  type Value,
} from '../values/value.js';
import type { ClientValue, LibraryValue, Route } from '../values/library-values.js';
import { madeObject } from '../values/made-values.js';
import type { CallNode } from './calls.js';
import type { Context } from './context.js';
import { answerOfRequest } from './form-requests.js';
import { memberOf } from './members.js';
import { fieldsOfSchema } from './schema-values.js';

/** What calling a route gives. */
export function answerOfRoute(context: Context, route: Route, args: Value[], place: Place): Value {
  const target: LibraryValue = { kind: 'library', library: route.client.library, path: '', client: route.client };
  return answerOfRequest(context, target, route.form, args, place, route.url);
}

/** The route, or the group of routes, that a contract's client has under a name. */
export function routeMember(context: Context, client: ClientValue, name: string): Value | undefined {
  for (const routes of contractsOf(client)) {
    const found = routeIn(context, client, routes, name);
    if (found) return found;
  }
  return undefined;
}

/** Every route of a contract's client. */
export function routesOf(context: Context, client: ClientValue): Route[] {
  return contractsOf(client).flatMap((routes) => allRoutes(context, client, routes, 0));
}

function contractsOf(client: ClientValue): Value[] {
  const { contract } = client.library;
  const [layer] = client.layers;
  if (!contract || !layer) return [];
  return contract.routes.flatMap((index) => layer.args[index] ?? []);
}

function routeIn(context: Context, client: ClientValue, routes: Value, name: string): Value | undefined {
  const alias = client.library.contract?.alias;
  if (alias === undefined) {
    const entry = routes.kind === 'object' ? routes.entries.get(name)?.value() : undefined;
    return entry && asRoute(context, client, entry);
  }
  for (const item of elementsOf(routes)) {
    if (plainText(memberOf(context, item, alias)) === name) return asRoute(context, client, item);
  }
  return undefined;
}

function elementsOf(routes: Value): Value[] {
  return routes.kind === 'array' ? routes.elements.map((read) => read()) : [];
}

const MAX_DEPTH = 6;

function allRoutes(context: Context, client: ClientValue, routes: Value, depth: number): Route[] {
  const items =
    routes.kind === 'object' ? [...routes.entries.values()].map((entry) => entry.value()) : elementsOf(routes);
  return items.flatMap((item): Route[] => {
    const route = asRoute(context, client, item);
    if (route?.kind === 'route') return [route.route];
    return item.kind === 'object' && depth < MAX_DEPTH ? allRoutes(context, client, item, depth + 1) : [];
  });
}

/** An entry of a contract as what the client has in its place: a route, or an object of routes. */
function asRoute(context: Context, client: ClientValue, entry: Value): Value | undefined {
  if (entry.kind !== 'object') return undefined;
  const url = memberOf(context, entry, 'path');
  const method = plainText(memberOf(context, entry, 'method'))?.toUpperCase();
  const { contract } = client.library;
  const form = method === undefined ? undefined : contract?.call(method);
  if (form && contract && alternatives(url).some((part) => part.kind === 'text')) {
    const query = (): Value => declaredQuery(context, memberOf(context, entry, contract.query.member), contract.query);
    return { kind: 'route', route: { client, url, form, query } };
  }
  const entries = [...entry.entries].map(([name, item]): [string, Entry] => [
    name,
    { ...item, value: () => asRoute(context, client, item.value()) ?? { kind: 'unknown' } },
  ]);
  const group: ObjectValue = madeObject(new Map(entries));
  return group;
}

/** The names of the query parameters that a route declares, as an object or as pairs. */
function declaredQuery(context: Context, declared: Value, { listed }: ContractForm['query']): Value {
  if (!listed) return fieldsOfSchema(context, declared);
  const [member, is] = listed.when;
  const named = elementsOf(declared).flatMap((item): (() => Value)[] => {
    if (plainText(memberOf(context, item, member)) !== is) return [];
    const name = (): Value => memberOf(context, item, listed.name);
    return [() => ({ kind: 'array', place: undefined, elements: [name, () => UNKNOWN] })];
  });
  return { kind: 'array', place: undefined, elements: named };
}

/** A call named like an operation, on a configured client or on something of a package; undefined where the name is none. */
export function operationCall(
  context: Context,
  name: string,
  client: ClientValue,
  node: CallNode,
  args: Value[],
  place: Place,
): Value | undefined {
  const names = operationNames(name);
  const operation = context.index.operations.find((item) => names.includes(item.id));
  if (!operation || operation.method === '*' || node.type !== 'CallExpression') return undefined;
  const written = nameNode(node.callee);
  const url: Value = { kind: 'text', parts: [{ text: operation.path, node: written, module: place.module }] };
  const route: Route = { client: { ...client, library: generatedLibrary }, url, form: formOf(operation.method) };
  return answerOfRoute(context, route, args, place);
}

const forms = new Map<string, CallForm>();

function formOf(method: string): CallForm {
  const form = forms.get(method) ?? operationForm(method);
  forms.set(method, form);
  return form;
}

function nameNode(callee: AnyNode): AnyNode {
  return callee.type === 'MemberExpression' ? callee.property : callee;
}

/** The client that a package's export stands for when it is called by the name of an operation. */
export function clientOfPackage(context: Context, value: PackageValue): ClientValue {
  const configured = context.settings.clients?.some((client) => client.module === value.name) ?? false;
  return {
    kind: 'client',
    library: generatedLibrary,
    place: value.place,
    layers: [...(value.layers ?? [])],
    configured,
    package: value.name,
  };
}
