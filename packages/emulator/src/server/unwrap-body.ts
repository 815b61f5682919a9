import type { Operation, Schedule } from '@curfew/schedule';
import { badRequest } from './refusal.js';

/** Wrapper keys of bodies that the interface document does not show. */
const OWN_WRAPPER_KEYS = ['card_assignment', 'member_export_reporter', 'user_export_reporter'];

/**
 * The object of a request body without the key that wraps it: `{ card: { … } }` and `{ … }` are the same. A key that is a field of
 * the request is no wrapper (`login` of a login request). A copy; empty where there is no body.
 *
 * @throws {Refusal} 400 when the body is no object
 */
export function unwrapBody(
  { service, resources }: Schedule,
  operation: Operation,
  body: unknown,
): Record<string, unknown> {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw badRequest('The body must be a JSON object.');
  const fields = operation.request ? (resources[operation.request.resource]?.fields ?? {}) : {};
  const object = body as Record<string, unknown>;
  for (const key of [...service.wrapperKeys, ...OWN_WRAPPER_KEYS]) {
    if (Object.hasOwn(fields, key) || !Object.hasOwn(object, key)) continue;
    const inner = object[key];
    if (typeof inner === 'object' && inner !== null && !Array.isArray(inner))
      return structuredClone(inner) as Record<string, unknown>;
  }
  return structuredClone(object);
}
