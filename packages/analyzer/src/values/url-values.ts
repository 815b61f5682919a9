/** URLs and queries that code builds. */
import type { AnyNode, SourceModule } from '../contracts.js';
import type { Frame, Place, TextValue, Value } from './value.js';

export interface QueryValue {
  kind: 'query';
  place: Place;
  init: Value;
  writes: QueryWrite[];
  /** Its methods give it back: `new HttpParams().set(…)`. */
  chained?: true;
}
export interface QueryWrite {
  name: AnyNode;
  value: AnyNode;
  call: AnyNode;
  module: SourceModule;
  /** The call in which it is written; that of the query where there is none. */
  frame?: Frame;
}
/** A `URL` object. */
export interface UrlValue {
  kind: 'url';
  text: TextValue;
  query: QueryValue;
}
