import { badRequest } from '../server/refusal.js';

type Body = Readonly<Record<string, unknown>>;

/** A text of a body; undefined when it is absent or null. Throws a refusal (400) for anything else. */
export function textOf(body: Body, name: string): string | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string' || value === '')
    throw badRequest(`The field ${name} must be a text that is not empty.`);
  return value;
}

/** As `textOf`; throws a refusal (400) also when it is absent. */
export function requiredText(body: Body, name: string): string {
  const value = textOf(body, name);
  if (value === undefined) throw badRequest(`The field ${name} is missing.`);
  return value;
}

/** An id of a body, a number or its digits; undefined when it is absent or null. Throws a refusal (400) for anything else. */
export function idOf(body: Body, name: string): number | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  const id = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) throw badRequest(`The field ${name} must be an integer.`);
  return id;
}

/** As `idOf`; throws a refusal (400) also when it is absent. */
export function requiredId(body: Body, name: string): number {
  const value = idOf(body, name);
  if (value === undefined) throw badRequest(`The field ${name} is missing.`);
  return value;
}

/** A boolean of a body; undefined when it is absent or null. Throws a refusal (400) for anything else. */
export function booleanOf(body: Body, name: string): boolean | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'boolean') throw badRequest(`The field ${name} must be true or false.`);
  return value;
}

/** An object of a body. Throws a refusal (400) when there is none. */
export function requiredObject(body: Body, name: string): Record<string, unknown> {
  const value = body[name];
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw badRequest(`The object ${name} is missing.`);
  return value as Record<string, unknown>;
}
