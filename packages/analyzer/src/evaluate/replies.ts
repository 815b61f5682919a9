/** What a mock answers: read from what it is told, made by a call, or returned by its handler. */
import type { ReplyForm } from '../clients/library.js';
import { UNKNOWN, alternatives, mapValue, unionOfKnown, type Value } from '../values/value.js';
import type { LibraryValue, ReplyValue } from '../values/library-values.js';
import type { Context } from './context.js';
import { isGiven, readAll, reader } from './request-parts.js';
import { returnedByAny } from './returned-value.js';

/** The answer that a call of a library makes, by its table. */
export function replyMade(
  context: Context,
  { library }: LibraryValue,
  path: string,
  args: readonly Value[],
): ReplyValue | undefined {
  const form = library.replies && Object.hasOwn(library.replies, path) ? library.replies[path] : undefined;
  if (!form) return undefined;
  const parts = form.body === 'parts' ? args.flatMap(alternatives).filter((part) => part.kind === 'reply') : [];
  return {
    kind: 'reply',
    bodies: repliesOf(context, form, args),
    isError: readAll(reader(context, args), form.status).some(isErrorStatus) || parts.some((part) => part.isError),
  };
}

/** What a value holds that is sent as an answer, `Response.json({ cards })`; any other value as it is. */
export function bodyOf(value: Value): Value {
  return mapValue(value, (part) => (part.kind === 'reply' ? unionOfKnown(part.bodies()) : part));
}

/** The bodies that a call tells a mock to answer with. */
export function repliesOf(context: Context, form: ReplyForm, args: readonly Value[]): () => Value[] {
  return () => {
    const read = reader(context, args);
    if (readAll(read, form.status).some(isErrorStatus)) return [];
    const bodies = form.body === 'parts' ? args.filter(isGiven) : readAll(read, form.body);
    return bodies.flatMap((body) => bodiesIn(context, body));
  };
}

/** The bodies that a value stands for: it is one, a made answer holds it, or a handler returns either, with a status before it or not. */
export function bodiesIn(context: Context, value: Value, isReturned = false): Value[] {
  return alternatives(value).flatMap((part): Value[] => {
    switch (part.kind) {
      case 'reply':
        return part.isError ? [] : part.bodies();
      case 'function':
        return isReturned ? [] : bodiesIn(context, returnedByAny(context, part), true);
      case 'array': {
        const [status, body] = part.elements;
        const first = isReturned && status ? status() : UNKNOWN;
        if (first.kind !== 'constant' || typeof first.value !== 'number') return [part];
        return isErrorStatus(first) || !body ? [] : bodiesIn(context, body());
      }
      default:
        return [part];
    }
  });
}

function isErrorStatus(value: Value): boolean {
  return alternatives(value).every(
    (part) => part.kind === 'constant' && typeof part.value === 'number' && part.value >= 400,
  );
}
