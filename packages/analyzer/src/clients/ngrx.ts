/** NgRx as tables: what its functions make. */

/**
 * `action` a creator of actions; `actions` an object of such, by the names of events; `case` a part of a reducer; `reducer` one of what a
 * state begins with and of cases; `feature` a reducer with selectors of its state; `selectFeature` a selector of a state by its name;
 * `select` an operator that reads by a selector; `ofType` one that lets actions through; `store` a store of signals, `part` a part of such.
 */
export type NgrxMaking =
  'action' | 'actions' | 'case' | 'reducer' | 'feature' | 'selectFeature' | 'select' | 'ofType' | 'store' | 'part';

const MAKING: Readonly<Record<string, Readonly<Record<string, NgrxMaking>>>> = {
  '@ngrx/store': {
    createAction: 'action',
    createActionGroup: 'actions',
    on: 'case',
    createReducer: 'reducer',
    createFeature: 'feature',
    createFeatureSelector: 'selectFeature',
    select: 'select',
  },
  '@ngrx/effects': { ofType: 'ofType' },
  '@ngrx/signals': {
    signalStore: 'store',
    signalStoreFeature: 'part',
    withState: 'part',
    withComputed: 'part',
    withMethods: 'part',
    withProps: 'part',
  },
};

/** What a call of an export of NgRx makes; undefined for others. */
export function ngrxMaking(packageName: string, exported: string): NgrxMaking | undefined {
  const table = Object.hasOwn(MAKING, packageName) ? MAKING[packageName] : undefined;
  return table && Object.hasOwn(table, exported) ? table[exported] : undefined;
}

/** Methods of a store that read its state by a selector: as an observable, or as a signal. */
export const SELECTING: Readonly<Record<string, 'value' | 'signal'>> = { select: 'value', selectSignal: 'signal' };

/** The functions that register the reducer of a feature under a name, and those that register several in an object. */
export const REGISTERING = { one: ['forFeature', 'provideState'], several: ['forRoot', 'provideStore'] } as const;

/** The packages of the table. */
export const NGRX_PACKAGES: readonly string[] = Object.keys(MAKING);
