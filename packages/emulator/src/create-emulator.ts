import { bundledSchedule, type Day, parseDay, type Schedule } from '@curfew/schedule';
import type { InjectOptions, Response } from 'light-my-request';
import { defaultData, parseData } from './data/read-data.js';
import { surfaceOn } from './deprecations/surface.js';
import { createStore } from './resources/store.js';
import { createServer } from './server/create-server.js';
import type { ServerState } from './server/server-state.js';

/** What an emulator starts with. */
export interface EmulatorOptions {
  /** UTC calendar day, `YYYY-MM-DD`. */
  asOf: Day;
  /** The bundled one of the access control service when absent. */
  schedule?: Schedule;
  /** Data of the shape of `data.schema.json`; that of `data/default.json` when absent. */
  data?: unknown;
  /** Status of operations that are gone, 400 to 499: 410 when absent, since the interface document shows none. */
  goneStatus?: number;
  /** Told of faults of the emulator itself, which clients see as status 500. */
  onFault?: (error: unknown) => void;
}

/** Where an emulator listens. */
export interface ListenOptions {
  /** A loopback address unless `allowRemote` is set; `127.0.0.1` when absent. */
  host?: string;
  allowRemote?: boolean;
}

/** A running service in memory. */
export interface Emulator {
  /** Starts to listen and gives the base URL, without slash at its end. Port 0, or none, is any free one. */
  listen: (port?: number, options?: ListenOptions) => Promise<string>;
  /** Ends all connections. */
  close: () => Promise<void>;
  /** The day on which it is. */
  asOf: () => Day;
  /** Moves the day. Throws `DayError` when it is no day. */
  setAsOf: (day: Day) => void;
  /** Back to the data it started with. */
  reset: () => void;
  /** Answers a request without a network. */
  inject: (request: InjectOptions) => Promise<Response>;
}

const LOOPBACK = /^(localhost|::1|127(\.\d{1,3}){3})$/;

/** Whether only this machine can reach the host. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

/**
 * The access control service on a day.
 *
 * @throws {DayError} when `asOf` is no day
 * @throws {EmulatorDataError} when the data is wrong
 * @throws {RangeError} when `goneStatus` is none
 */
export function createEmulator(options: EmulatorOptions): Emulator {
  const { goneStatus = 410, schedule = bundledSchedule(), onFault = () => undefined } = options;
  if (!Number.isSafeInteger(goneStatus) || goneStatus < 400 || goneStatus > 499)
    throw new RangeError(`goneStatus must be a status from 400 to 499; it is ${goneStatus}`);
  const data = options.data === undefined ? defaultData() : parseData(options.data, 'data');
  const state: ServerState = {
    schedule,
    goneStatus,
    surface: surfaceOn(schedule, parseDay(options.asOf)),
    store: createStore(data),
    setAsOf: (day) => {
      state.surface = surfaceOn(schedule, parseDay(day));
    },
    reset: () => {
      state.store = createStore(data);
    },
  };
  const app = createServer(state, onFault);
  return {
    listen: async (port = 0, { host = '127.0.0.1', allowRemote = false } = {}) => {
      if (!allowRemote && !isLoopback(host))
        throw new RangeError(
          `${host} is no loopback address: others could reach the emulator. Set allowRemote if that is meant.`,
        );
      return app.listen({ host, port });
    },
    close: async () => {
      await app.close();
    },
    asOf: () => state.surface.asOf,
    setAsOf: state.setAsOf,
    reset: state.reset,
    inject: async (request) => app.inject(request),
  };
}
