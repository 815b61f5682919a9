/** What HTTP libraries and mocks give: functions, clients, calls by name, answers. */
import type { HttpRequest } from '../requests/http-request.js';
import type { CallForm, ClientFactory, HttpLibrary, ReplyForm } from '../clients/library.js';
import type { Place, Value } from './value.js';

/** Something of an HTTP library: the function `fetch`, the object `axios`, its member `create`. */
export interface LibraryValue {
  kind: 'library';
  library: HttpLibrary;
  /** Member path below the library's main export: `''`, `create`, `post`. */
  path: string;
  client: ClientValue | undefined;
}
/** One call that made a client, or a client from another. */
export interface ClientLayer {
  factory: ClientFactory;
  args: Value[];
  place: Place;
}
/** A client of an HTTP library, with the defaults that it was made with. */
export interface ClientValue {
  kind: 'client';
  library: HttpLibrary;
  place: Place;
  /** The calls that made it, first to last: each adds defaults. */
  layers: ClientLayer[];
  /** Declared in the configuration. */
  configured: boolean;
  /** Name of the package it comes from, where it is one. */
  package: string | undefined;
}
/** A call whose path is known by its name. */
export interface Route {
  client: ClientValue;
  url: Value;
  form: CallForm;
  /** The query parameters that a contract declares for it. */
  query?: () => Value;
}
/** The function that sends the request of a route. */
export interface RouteValue {
  kind: 'route';
  route: Route;
}
/** What a request answers, before its body is taken out. */
export interface ResponseValue {
  kind: 'response';
  request: HttpRequest;
  /** The type that the caller declares for the body. */
  declared?: Value;
}
/** What a mock answers, made but not yet given: its decoded bodies; none of an error. */
export interface ReplyValue {
  kind: 'reply';
  bodies: () => Value[];
  isError: boolean;
}
/** A method by which the handler of a mock answers its request. */
export interface ReplierValue {
  kind: 'replier';
  request: HttpRequest;
  form: ReplyForm;
}
