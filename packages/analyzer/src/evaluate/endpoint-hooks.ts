/** Hooks that a library makes of declared endpoints: `useCardsQuery()` of an endpoint `cards`, `api.endpoints.cards.useQuery()`. */
import { objectOf, returning, madeObject } from '../values/made-values.js';
import { UNKNOWN, alternatives, functionsAmong, mapValue, union, type Entry, type Value } from '../values/value.js';
import type { ClientValue, ResponseValue } from '../values/library-values.js';
import type { HookResult } from '../clients/library.js';
import { payloadGuard } from './actions.js';
import { callFunction } from './frames.js';
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
    const value: Value = madeObject(new Map(members));
    entries.set(name, { value: () => value, module: entry.module });
  }
  return madeObject(entries);
}

/**
 * A hook: called, it gives an object with the data, or a function that fetches it and such an object; a function that selects it; or a
 * guard of the actions of its success.
 */
function hook(context: Context, client: ClientValue, endpoint: Entry, gives: HookResult): Value {
  if (gives === 'guard') return payloadGuard(() => dataOfEndpoint(context, endpoint), endpoint.module);
  const state = (): Value => stateOf(context, endpoint);
  const select: Value = {
    kind: 'signature',
    parameter: (index) => (index === 0 ? state() : UNKNOWN),
    returns: () => UNKNOWN,
  };
  const options = objectOf({ [client.library.hooks?.select ?? '']: () => select }, endpoint.module);
  const parameter = (index: number): Value => (index === 1 ? options : UNKNOWN);
  switch (gives) {
    case 'state':
      return {
        kind: 'signature',
        parameter,
        returns: state,
        apply: ([, given = UNKNOWN]) =>
          selectedFrom(context, memberOf(context, given, client.library.hooks?.select ?? ''), state),
      };
    case 'selector':
      return returning(() => returning(state));
    case 'trigger': {
      const trigger = returning(state);
      return returning(() => ({ kind: 'array', place: undefined, elements: [() => trigger, state] }));
    }
  }
}

/** What a hook gives whose options select of the state: `{ selectFromResult: ({ data }) => ({ card: data?.[0] }) }`. */
function selectedFrom(context: Context, select: Value, state: () => Value): Value {
  const selected = functionsAmong(select).map((fn) => callFunction(context, fn, [state()], fn));
  return selected.length > 0 ? union(selected) : state();
}

function stateOf(context: Context, endpoint: Entry): Value {
  const data = (): Value => dataOfEndpoint(context, endpoint);
  return objectOf({ data, currentData: data, unwrap: () => returning(data) }, endpoint.module);
}

function dataOfEndpoint(context: Context, endpoint: Entry): Value {
  return mapValue(endpoint.value(), (answer) => (answer.kind === 'response' ? changedData(context, answer) : UNKNOWN));
}

/** The data of the endpoint of a name. */
export function dataOfNamed(context: Context, client: ClientValue, name: string): Value {
  const endpoint = endpointsOf(context, client).get(name);
  return endpoint ? dataOfEndpoint(context, endpoint) : UNKNOWN;
}

/** The data of an endpoint's answer, as its transformation makes it. */
export function changedData(context: Context, answer: ResponseValue): Value {
  const data = responseData(context, answer);
  const { answer: form, options, sink, library } = answer.request;
  const transform = options ? memberOf(context, options, form.changedBy ?? library.hooks?.transform ?? '') : UNKNOWN;
  const changed = alternatives(transform).flatMap((part) =>
    part.kind === 'function' ? [callFunction(context, part, [data], sink)] : [],
  );
  return changed.length > 0 ? union(changed) : data;
}
