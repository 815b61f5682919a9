/** The URL of a request: what the call is given for it, and the base below which that stands. */
import type { CallForm } from '../clients/library.js';
import { UNKNOWN, alternatives, isUnknown, mapValue, type Place, type Value } from '../values/value.js';
import type { Context } from './context.js';
import { callFunction } from './frames.js';
import { memberOf } from './members.js';
import { baseOfHost, fillPath, isUndefined, readAll, type Read } from './request-parts.js';
import { patternUrl } from './url-patterns.js';

/** The base and the URL of a call by its form; `clientBase`: what the client says that the call is made on. */
export function urlOf(
  context: Context,
  form: CallForm,
  read: Read,
  clientBase: Value | undefined,
  place: Place,
): { base: Value | undefined; url: Value } {
  const [own] = readAll(read, form.base);
  const [host] = form.host ? form.host.map(read).filter((item) => !isUndefined(item)) : [];
  const base = own ?? (host ? baseOfHost(host, place.node, place.module) : clientBase);
  const [written] = form.url
    .map(read)
    .filter((item) => !isUndefined(item) && !(form.url.length > 1 && isUnknown(item)));
  const given = written && urlArgument(context, form.hostOnly ? patternUrl(written) : written, place);
  if (!given) return { base: undefined, url: base ?? UNKNOWN };
  const filled = readAll(read, form.path).reduce(fillPath, given);
  return { base, url: base && hasPath(base) ? asSegment(filled, place) : filled };
}

/** Below a base that goes on behind its host (`https://api.access.example/groups`), what is not known is one more segment: `groups.get(id)`. */
function asSegment(value: Value, { node, module, frame }: Place): Value {
  const [only] = alternatives(value);
  const isOpen = isUnknown(value) || (only?.kind === 'constant' && typeof only.value === 'number');
  return isOpen ? { kind: 'text', parts: [{ hole: value, node, module, frame }] } : value;
}

function hasPath(base: Value): boolean {
  const [text] = alternatives(base);
  const written = text?.kind === 'text' ? text.parts.map((part) => ('text' in part ? part.text : '')).join('') : '';
  return /^https?:\/\/[^/]+\/[^/]/.test(written);
}

/** A `Request` object stands for its URL, a function for what it returns. */
function urlArgument(context: Context, value: Value, place: Place): Value {
  return mapValue(value, (part) => {
    if (part.kind === 'function') return callFunction(context, part, [], place);
    return part.kind === 'object' && part.entries.has('url') ? memberOf(context, part, 'url') : part;
  });
}
