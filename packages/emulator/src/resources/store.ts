import type { Day } from '@curfew/schedule';
import type { EmulatorData, Instant } from '../data/data-types.js';

/** An event set as it was made: the events that it holds. */
export interface EventSetRecord {
  id: number;
  organization_id: number;
  uuids: string[];
}

/** Everything that the emulator holds, in memory. */
export interface Store extends EmulatorData {
  event_sets: EventSetRecord[];
  /** Highest id given so far, for each list: an id is never given twice. */
  lastIds: Map<string, number>;
  /** Instants given so far. */
  ticks: number;
}

/** A store that starts from a copy of the data. */
export function createStore(data: EmulatorData): Store {
  return { ...structuredClone(data), event_sets: [], lastIds: new Map(), ticks: 0 };
}

/** An id that no record of the list has or had. */
export function freeId(store: Store, list: keyof EmulatorData | 'event_sets'): number {
  const records: readonly { id?: number }[] = store[list] as readonly { id?: number }[];
  const highest = Math.max(store.lastIds.get(list) ?? 0, ...records.map(({ id }) => id ?? 0));
  store.lastIds.set(list, highest + 1);
  return highest + 1;
}

const SECONDS_A_DAY = 86_400;

/**
 * The instant of something that happens now: on the emulated day, a second after the one before, whatever the clock of the machine,
 * so that two runs give the same answers.
 */
export function nextInstant(store: Store, asOf: Day): Instant {
  const second = store.ticks++ % SECONDS_A_DAY;
  return new Date(Date.parse(`${asOf}T00:00:00Z`) + second * 1000).toISOString();
}

/** The first record with this id. */
export function withId<T extends { id: number }>(records: readonly T[], id: number | undefined): T | undefined {
  return id === undefined ? undefined : records.find((record) => record.id === id);
}

/** Takes out of a list, in place, what the question holds for. */
export function removeWhere<T>(records: T[], question: (record: T) => boolean): void {
  for (let index = records.length - 1; index >= 0; index--) {
    const record = records[index];
    if (record !== undefined && question(record)) records.splice(index, 1);
  }
}
