import type { Day, Operation } from '@curfew/schedule';
import type { OrganizationRecord, UserRecord } from './data/data-types.js';
import type { Rule, Surface } from './deprecations/surface.js';
import type { Store } from './resources/store.js';

/** One request to an operation, checked and ready for its handler. */
export interface EmulatedCall {
  store: Store;
  surface: Surface;
  asOf: Day;
  operation: Operation;
  /** HTTP method of the request, for operations of any method. */
  method: string;
  /** Path parameters by name, decoded. */
  params: Readonly<Record<string, string>>;
  /** The rest of the path for operations that own everything below theirs, without slashes at its ends; else empty. */
  below: string;
  query: Readonly<Record<string, string>>;
  /** Without the key that wraps it; empty where there was none. */
  body: Readonly<Record<string, unknown>>;
  /** The user of the login that sent the request, and the organization of that user. */
  user: UserRecord;
  organization: OrganizationRecord;
  /** Notes that deprecated surface was used which still works. */
  touch: (rule: Rule) => void;
}

/** What a handler gives back: full objects, of which the day decides what is shown. */
export interface EmulatedAnswer {
  /** 200 unless set. */
  status?: number;
  /** Resource of the schedule that the body, or each of its entries, is; that of the operation unless set. */
  resource?: string;
  /** No body when absent. */
  body?: unknown;
}

/** One operation as the emulator plays it. */
export interface EmulatedOperation {
  handle: (call: EmulatedCall) => EmulatedAnswer;
  /** What the interface document does not show and the emulator chose, one plain sentence each. */
  choices: readonly string[];
}
