/** Reading a property of a resource of the service. */
import { spellings, type Field } from '@curfew/schedule';
import { UNKNOWN, type ResourceValue, type Value } from '../values/value.js';
import type { Source } from '../values/source.js';
import type { Context } from './context.js';
import { declaredAs } from './types.js';

/** Names of envelopes around a body, looked through where the resource has no such field. */
const ENVELOPES = new Set([
  'data',
  'body',
  'json',
  'items',
  'result',
  'results',
  'records',
  'rows',
  'content',
  'payload',
  'value',
]);

/** True for the name of an envelope. */
export function isEnvelope(name: string): boolean {
  return ENVELOPES.has(name);
}

/** The value of a field of a resource, or the resource itself below an envelope or wrapper. */
export function resourceMember(context: Context, value: ResourceValue, name: string): Value {
  if (value.list) {
    if (/^\d+$/.test(name)) return { ...value, list: false };
    return ENVELOPES.has(name) || isWrapper(context, name) ? value : UNKNOWN;
  }
  if (value.resource === '*') return { ...value, list: false };
  const inData = value.shape?.entries.get(name)?.inData;
  if (inData !== undefined && inData !== name) {
    const { kind, resource, list, source } = value;
    return resourceMember(context, { kind, resource, list, source }, inData);
  }
  const own = context.index.fieldNames.get(name);
  const field = own === undefined ? undefined : context.schedule.resources[value.resource]?.fields[own];
  if (own !== undefined && field) {
    return shaped(fieldValue(value.source, value.resource, own, field), value, name);
  }
  if (ENVELOPES.has(name)) return value;
  if (isWrapper(context, name) && spellings(value.resource).some((spelling) => sameWord(spelling, name))) return value;
  return shaped({ kind: 'field', resource: value.resource, field: name, source: value.source }, value, name);
}

/** A field whose model the schedule does not show is what the code's own type says it holds. */
function shaped(field: Value, owner: ResourceValue, name: string): Value {
  const declared = owner.shape?.entries.get(name)?.value();
  return declared ? declaredAs(field, declared) : field;
}

function fieldValue(source: Source, resource: string, name: string, field: Field): Value {
  const from = field.assumed ? { ...source, assumed: [...(source.assumed ?? []), `${resource}.${name}`] } : source;
  if (field.resource) return { kind: 'resource', resource: field.resource, list: field.list ?? false, source: from };
  return { kind: 'field', resource, field: name, source: from };
}

function isWrapper(context: Context, name: string): boolean {
  return context.index.wrapperKeys.has(name) || context.index.wrapperKeys.has(name.replace(/s$/, ''));
}

function sameWord(a: string, b: string): boolean {
  return a.replaceAll('_', '').toLowerCase() === b.replaceAll('_', '').replace(/s$/, '').toLowerCase();
}
