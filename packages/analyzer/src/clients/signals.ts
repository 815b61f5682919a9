/** Functions that make something which is called to be read: signals of Angular and Solid, as tables. */

/**
 * `held` a signal of its argument, its type argument and what it is set to; `computed` of what its function returns; `same` of its argument;
 * `pair` a `held` signal and its setter in a list; `fetched` a signal of what its last function returns, and more, in a list; `store` no signal
 * but an object of its argument and what its setter sets, with that, in a list.
 */
export type SignalMaking = 'held' | 'computed' | 'same' | 'pair' | 'fetched' | 'store';

const SIGNALS: Readonly<Record<string, Readonly<Record<string, SignalMaking>>>> = {
  '@angular/core': {
    signal: 'held',
    model: 'held',
    input: 'held',
    'input.required': 'held',
    'model.required': 'held',
    computed: 'computed',
    linkedSignal: 'computed',
  },
  '@angular/core/rxjs-interop': { toSignal: 'same' },
  'solid-js': { createSignal: 'pair', createMemo: 'computed', createResource: 'fetched' },
  'solid-js/store': { createStore: 'store' },
  '@solidjs/router': { createAsync: 'computed', createAsyncStore: 'computed' },
};

/** What a call of an export of a package makes; undefined for others. */
export function signalMaking(packageName: string, exported: string): SignalMaking | undefined {
  const table = Object.hasOwn(SIGNALS, packageName) ? SIGNALS[packageName] : undefined;
  return table && Object.hasOwn(table, exported) ? table[exported] : undefined;
}

/** The packages of the table. */
export const SIGNAL_PACKAGES: readonly string[] = Object.keys(SIGNALS);
