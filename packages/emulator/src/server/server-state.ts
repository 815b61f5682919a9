import type { Day, Schedule } from '@curfew/schedule';
import type { Surface } from '../deprecations/surface.js';
import type { Store } from '../resources/store.js';

/** What all requests share. `surface` and `store` change as a whole: with the day, and when the data is reset. */
export interface ServerState {
  readonly schedule: Schedule;
  readonly goneStatus: number;
  surface: Surface;
  store: Store;
  setAsOf: (day: Day) => void;
  /** Back to the data the emulator started with; the day stays. */
  reset: () => void;
}
