/** Where the value of a call that sends a request has the decoded body. */
import type { AnswerPlace } from './contracts.js';
import { alternatives, type Value } from './values/value.js';
import type { ResponseValue } from './values/library-values.js';

/** Undefined where it is not seen, or not the same in every case. */
export function answerPlace(value: Value): AnswerPlace | undefined {
  const places = alternatives(value).map(placeIn);
  const [first] = places;
  return first && places.every((place) => place?.kind === first.kind && nameOf(place) === nameOf(first))
    ? first
    : undefined;
}

function placeIn(value: Value): AnswerPlace | undefined {
  if (value.kind === 'resource') return { kind: 'body' };
  if (value.kind === 'response') return placeInResponse(value);
  if (value.kind !== 'object') return undefined;
  const names = [...value.entries].flatMap(([name, entry]) => (isBody(entry.value()) ? [name] : []));
  const [name] = names;
  return name !== undefined && names.length === 1 ? { kind: 'member', name } : undefined;
}

/** The body, or a constant in its place: `text ? JSON.parse(text) : null`. */
function isBody(value: Value): boolean {
  const parts = alternatives(value);
  return (
    parts.some((part) => part.kind === 'resource') &&
    parts.every((part) => part.kind === 'resource' || part.kind === 'constant')
  );
}

function placeInResponse({ request }: ResponseValue): AnswerPlace | undefined {
  const { members = {}, calls = {} } = request.answer;
  const name = Object.keys(members).find((key) => members[key] === 'data');
  if (name !== undefined) return { kind: 'member', name };
  if (calls['json'] !== 'data') return undefined;
  // undici's `request` decodes the body alone; its `fetch` has an answer of its own.
  const isBelow = request.library.name === 'undici' && request.answer === request.library.answer;
  return { kind: 'method', name: 'json', ...(isBelow ? { below: 'body' } : {}) };
}

function nameOf(place: AnswerPlace): string | undefined {
  return place.kind === 'body' ? undefined : place.name;
}
