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

/** Decorators of methods that listen to the event of a name, by package. */
const DECORATORS: Readonly<Record<string, string>> = { '@nestjs/event-emitter': 'OnEvent' };

/** True for a decorator whose method receives what is emitted under the name that the decorator is given. */
export function listensByDecorator(packageName: string, name: string): boolean {
  return Object.hasOwn(DECORATORS, packageName) && DECORATORS[packageName] === name;
}

/** True for a package that makes emitters, or whose export classes extend. */
export function makesEmitters(packageName: string): boolean {
  return PACKAGES.has(packageName);
}

/** True for the methods that are given the name of an event and a function for it. */
export function listens(method: string): boolean {
  return LISTENING.has(method);
}

/** The packages of the tables. */
export const EMITTER_PACKAGES: readonly string[] = [...PACKAGES, ...Object.keys(DECORATORS)];
