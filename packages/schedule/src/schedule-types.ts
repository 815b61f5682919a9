/**
 * The schedule format, on one page: what a schedule file may say. A schedule describes one HTTP API (service, resources,
 * value sets, operations) and what of it is deprecated, until which day, and what replaces it. It is data; no code belongs to one service.
 */

/** A UTC calendar day, `YYYY-MM-DD`. */
export type Day = string;

/** Says that a fact is not shown by the source of the schedule. Nothing may be derived from it. */
export type Unknown = 'unknown';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';

/** A whole schedule file. */
export interface Schedule {
  $schema?: string;
  /** Version of this format. */
  format: 1;
  /** Changes whenever the data changes; echoed in every report. */
  revision: string;
  service: Service;
  /** Resource name (`Card`) to its model. */
  resources: Record<string, Resource>;
  /** Name of an enumeration (`CardType`) to its values. */
  valueSets: Record<string, ValueSet>;
  operations: Operation[];
  deprecations: Deprecation[];
}

export interface AuthMarker {
  header: string;
  /** The word before the credential, for example `SERVICE-LOGIN`. */
  scheme: string;
  /** Other words in its place, for example those that a gateway takes. */
  otherSchemes?: string[];
}

export interface Service {
  /** Short machine name, for example `access-control`. */
  id: string;
  name: string;
  /** Base URLs: absolute `https://…` with an optional path prefix; `*` stands for one host label or path segment. */
  baseUrls: string[];
  /** How requests prove who they are: header name and the word before the credential. */
  auth: AuthMarker | Unknown;
  /** Shape of an error body. */
  errors: Record<string, unknown> | Unknown;
  /** `lastDay`: the sunset is the last day on which the old behaviour works. `firstGone`: the first day without it. */
  sunsetDay: 'lastDay' | 'firstGone';
  /** Keys that wrap a request body at its top level (`{ card: { … } }`) and are not fields there. */
  wrapperKeys: string[];
}

export interface Resource {
  /** Field name, in the spelling of the service, to its model. */
  fields: Record<string, Field>;
  /** False where the source does not show all fields. */
  complete: boolean;
  section?: string;
}

/** One field. What is absent is not shown by the source. */
export interface Field {
  type?: 'integer' | 'number' | 'string' | 'boolean' | 'object' | 'array' | Unknown;
  /** The field holds this resource (or a list of it, with `list`). */
  resource?: string;
  list?: boolean;
  /** The field holds one of these values. */
  values?: string;
  /** The name belongs to this service alone: hardly any other code uses it. */
  distinctive?: boolean;
  /** Inferred, not shown by the source. */
  assumed?: boolean;
}

export interface ValueSet {
  /** Values that are or were returned, old and new. */
  values: SetValue[];
  complete: boolean;
  assumed?: boolean;
  section?: string;
}

export interface SetValue {
  value: string;
  distinctive?: boolean;
}

export interface Operation {
  /** Unique, for example `fetchCard`. */
  id: string;
  /** `*`: any method. */
  method: HttpMethod | '*';
  /** `/cards/{id}/assign`; parameters in braces. */
  path: string;
  /** Every path below `path` belongs to the operation too (`/reports` and `/reports/visits`). */
  below?: boolean;
  /** Only this service is likely to have the path: a client that reaches it is bound to the service. */
  distinctive?: boolean;
  /** Query parameters known, by name; `complete` false where others may exist. */
  query?: Record<string, QueryParameter>;
  request?: { resource: string };
  response?: { resource: string; list: boolean };
  assumed?: boolean;
  section?: string;
}

export interface QueryParameter {
  type?: Field['type'];
  values?: string;
  assumed?: boolean;
}

/** One deprecation: one id, rule, codemod and docs page. */
export interface Deprecation {
  /** kebab-case. */
  id: string;
  title: string;
  /** Day of the announcement. */
  announced?: Day;
  sunset: Day;
  /** Past this version of a client package the old surface is gone whatever the day (semver range). */
  sdk?: { package: string; range: string };
  /** The installed client (`@acme/access 5.1.0`) that lacks the old surface already; found by the project layer, never in a file. */
  goneInClient?: string;
  /** Day from which the replacement works. */
  availableFrom?: Day;
  /** The deprecation was taken back; it never fires. */
  withdrawn?: boolean;
  targets: Target[];
  /** For targets without one of their own. */
  replacement: Replacement;
  notes?: string[];
  /** Section of the source, for example `9`. */
  section: string;
}

interface TargetBase {
  /** Overrides the sunset of the deprecation. */
  sunset?: Day;
  replacement?: Replacement;
  when?: Condition;
  unless?: Condition;
  assumed?: boolean;
  note?: string;
}

/** An operation that goes away. */
export interface EndpointTarget extends TargetBase {
  kind: 'endpoint';
  operation: string;
}

/** A query parameter of some operations. */
export interface QueryTarget extends TargetBase {
  kind: 'query';
  operations: string[];
  name: string;
}

/** A field of a resource. `*` as resource: any resource of the service. */
export interface FieldTarget extends TargetBase {
  kind: 'field';
  resource: string;
  name: string;
  side: 'request' | 'response' | 'both';
}

/**
 * A value of a set. Without `added`, it goes away at the sunset. With `added`, it begins to occur after the sunset: lists and
 * switches over the set that do not know it are findings from then on.
 */
export interface ValueTarget extends TargetBase {
  kind: 'value';
  set: string;
  value: string;
  added?: boolean;
}

/** A kind of event. Old kinds stay in stored events. */
export interface EventKindTarget extends TargetBase {
  kind: 'eventKind';
  set: string;
  value: string;
}

/** A path parameter that was allowed to be something else than the id. */
export interface IdentifierTarget extends TargetBase {
  kind: 'identifier';
  /** Operations whose path parameter is meant. */
  operations: string[];
  parameter: string;
  resource: string;
  /** Fields (`token`, `uid`) that were accepted in place of the id. */
  fields: string[];
}

export type Target = EndpointTarget | QueryTarget | FieldTarget | ValueTarget | EventKindTarget | IdentifierTarget;
export type TargetKind = Target['kind'];

/** `field` of the same resource is (`in`) one of these values. A value ending in `*` is a prefix. */
export interface Condition {
  field: string;
  in: string[];
}

/** Where the old name took a field of a resource, the new one takes another field that can be read from the same resource. */
export interface ValueMove {
  /** `Member`. */
  resource: string;
  /** `id`. */
  from: string;
  /** Names of fields, joined by dots: `user.id`. */
  to: string;
}

export type Replacement =
  /**
   * Another name at the same place: field, query parameter, value or event kind. `value`: what is written or compared there changes with
   * the name.
   */
  | { kind: 'rename'; to: string; value?: ValueMove; note?: string }
  /** Another operation with the same meaning. */
  | { kind: 'move'; operation: string; note?: string }
  /** Several values become this one. */
  | { kind: 'merge'; into: string; note?: string }
  /** One value becomes one of these. */
  | { kind: 'split'; into: string[]; note?: string }
  /** One parameter becomes several. */
  | { kind: 'expand'; into: string[]; from?: string; note?: string }
  /** One operation becomes several, in this order. */
  | { kind: 'sequence'; operations: string[]; note?: string }
  /** The data lives on another resource; a look-up is needed. `operation`: the operation that takes over, where it is known. */
  | { kind: 'resource'; resource: string; operation?: string; note?: string }
  /** Several fields stand for the old one (`references` -> `organization_id`, `place_id`). */
  | { kind: 'fields'; into: string[]; note?: string }
  | { kind: 'none'; note?: string };

/** `sunset`: the old behaviour is gone. `closing`: gone within the horizon. `announced`: later. */
export type Phase = 'announced' | 'closing' | 'sunset';
