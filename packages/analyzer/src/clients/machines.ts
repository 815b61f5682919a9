/** Machines of XState as tables: what makes one, and where its context and events are named. */

const MAKERS = new Set(['createMachine', 'Machine', 'setup.().createMachine']);

/** The package whose machines are followed. */
export const MACHINE_PACKAGE = 'xstate';

/** True for an export that makes a machine of the configuration that it is given first. */
export function makesMachine(packageName: string, exported: string): boolean {
  return packageName === MACHINE_PACKAGE && MAKERS.has(exported);
}

/** Options that name what a machine invokes. */
export const SOURCES: readonly string[] = ['actors', 'services'];

/** Members of an event that hold what was invoked gave. */
export const OUTPUTS: readonly string[] = ['output', 'data'];
