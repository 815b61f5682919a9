/** URLs and queries that code builds. */
import type { AnyNode, SourceModule } from '../contracts.js';
import type { Place, TextValue, Value } from './value.js';

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
}
/** A `URL` object. */
export interface UrlValue {
  kind: 'url';
  text: TextValue;
  query: QueryValue;
}
