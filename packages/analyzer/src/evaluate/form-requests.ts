/** Requests whose URL is not among the arguments of their call: of a contract's routes, of a generated client's operations. */
import type { CallForm } from '../clients/library.js';
import type { HttpRequest } from '../requests/http-request.js';
import { UNKNOWN, type Place, type Value } from '../values/value.js';
import type { ClientValue, LibraryValue } from '../values/library-values.js';
import type { Context } from './context.js';
import { buildRequest, remembered } from './http.js';
import { baseOfLayers, fillPath, layersOf, readAll, reader } from './request-parts.js';
import { bodyOfAnswer } from './responses.js';
import { routesOf } from './routes.js';

/** What a call of this form gives whose URL is not among its arguments. */
export function answerOfRequest(
  context: Context,
  value: LibraryValue,
  form: CallForm,
  args: Value[],
  place: Place,
  url: Value,
): Value {
  const [request] = remembered(context, place, value, () => [requestOfForm(context, value, form, args, place, url)]);
  return request ? bodyOfAnswer(context, request) : UNKNOWN;
}

/** The request of a call of this form whose URL is not among its arguments. */
export function requestOfForm(
  context: Context,
  value: LibraryValue,
  form: CallForm,
  args: Value[],
  place: Place,
  url: Value,
): HttpRequest {
  const request = buildRequest(context, value, form, args, place, undefined);
  const base = baseOfLayers(context, layersOf(context, value.client));
  const path = readAll(reader(context, args), form.path).reduce(fillPath, url);
  return { ...request, base, url: path };
}

/** Remembers the requests of all routes of a client where it is made: its contract says that it may send them. */
export function rememberRoutes(context: Context, client: ClientValue, place: Place): void {
  const target: LibraryValue = { kind: 'library', library: client.library, path: '', client };
  remembered(context, place, target, () =>
    routesOf(context, client).map((route) => ({
      ...requestOfForm(context, target, route.form, [], place, route.url),
      query: route.query ? [route.query()] : [],
    })),
  );
}
