/** Hooks that a library makes of declared endpoints: `useCardsQuery()` of an endpoint `cards`, `api.endpoints.cards.useQuery()`. */
import { UNKNOWN, alternatives, mapValue, union, type ClientValue, type Entry, type Value } from '../values/value.js';
import type { HookResult } from '../clients/library.js';
import { payloadGuard } from './actions.js';
import { callFunction } from './calls.js';
import type { Context } from './context.js';
import { memberOf } from './members.js';
import { layersOf, reader } from './request-parts.js';
import { responseData } from './responses.js';

/** The member of a client that is a hook, or the table of its endpoints; undefined for other members. */
export function hookOf(context: Context, client: ClientValue, name: string): Value | undefined {
  const { hooks } = client.library;
  if (!hooks) return undefined;
  const endpoints = endpointsOf(context, client);
  if (name === hooks.of) return endpointTable(context, client, endpoints);
  for (const [endpoint, entry] of endpoints) {
    for (const [pattern, gives] of Object.entries(hooks.names)) {
      if (pattern.includes('*') && name === pattern.replace('*', capital(endpoint)))
        return hook(context, client, entry, gives);
    }
  }
  return undefined;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function endpointsOf(context: Context, client: ClientValue): Map<string, Entry> {
  const { hooks } = client.library;
  const found = new Map<string, Entry>();
  for (const layer of hooks ? layersOf(context, client) : []) {
    const declared = hooks ? reader(context, layer.args)(hooks.endpoints) : UNKNOWN;
    for (const part of alternatives(declared)) {
      if (part.kind === 'object') for (const [name, entry] of part.entries) found.set(name, entry);
    }
  }
  return found;
}

function endpointTable(context: Context, client: ClientValue, endpoints: Map<string, Entry>): Value {
  const entries = new Map<string, Entry>();
  for (const [name, entry] of endpoints) {
    const members = Object.entries(client.library.hooks?.names ?? {}).map(([pattern, gives]): [string, Entry] => [
      pattern.replace('*', ''),
      { value: () => hook(context, client, entry, gives), module: entry.module },
    ]);
    const value: Value = { kind: 'object', place: undefined, entries: new Map(members), spreads: [] };
    entries.set(name, { value: () => value, module: entry.module });
  }
  return { kind: 'object', place: undefined, entries, spreads: [] };
}

/** A hook: called, it gives an object with the data, or a function that fetches it and such an object; or a guard of the actions of its success. */
function hook(context: Context, client: ClientValue, endpoint: Entry, gives: HookResult): Value {
  if (gives === 'guard') return payloadGuard(() => dataOfEndpoint(context, client, endpoint), endpoint.module);
  const state = (): Value => stateOf(context, client, endpoint);
  const trigger = returning(state);
  return returning(() =>
    gives === 'state' ? state() : { kind: 'array', place: undefined, elements: [() => trigger, state] },
  );
}

function stateOf(context: Context, client: ClientValue, endpoint: Entry): Value {
  const entries = new Map<string, Entry>();
  const data = (): Value => dataOfEndpoint(context, client, endpoint);
  for (const name of ['data', 'currentData']) entries.set(name, { value: data, module: endpoint.module });
  entries.set('unwrap', { value: () => returning(data), module: endpoint.module });
  return { kind: 'object', place: undefined, entries, spreads: [] };
}

function returning(returns: () => Value): Value {
  return { kind: 'signature', parameter: () => UNKNOWN, returns };
}

/** The data of an endpoint's answer, as its transformation makes it. */
function dataOfEndpoint(context: Context, client: ClientValue, endpoint: Entry): Value {
  return mapValue(endpoint.value(), (answer) => {
    if (answer.kind !== 'response') return UNKNOWN;
    const data = responseData(context, answer);
    const { options, sink } = answer.request;
    const transform = options ? memberOf(context, options, client.library.hooks?.transform ?? '') : UNKNOWN;
    const changed = alternatives(transform).flatMap((part) =>
      part.kind === 'function' ? [callFunction(context, part, [data], sink)] : [],
    );
    return changed.length > 0 ? union(changed) : data;
  });
}
