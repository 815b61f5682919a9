/** Emitters of named events, as tables. */

const PACKAGES: ReadonlySet<string> = new Set([
  'events',
  'node:events',
  'eventemitter3',
  'eventemitter2',
  'mitt',
  'tiny-emitter',
  'nanoevents',
  'emittery',
  'component-emitter',
  'typed-emitter',
  '@tinyhttp/emitter',
]);

const LISTENING: ReadonlySet<string> = new Set(['on', 'once', 'addListener', 'prependListener', 'prependOnceListener']);

/** True for a package that makes emitters, or whose export classes extend. */
export function makesEmitters(packageName: string): boolean {
  return PACKAGES.has(packageName);
}

/** True for the methods that are given the name of an event and a function for it. */
export function listens(method: string): boolean {
  return LISTENING.has(method);
}

/** The packages of the table. */
export const EMITTER_PACKAGES: readonly string[] = [...PACKAGES];
