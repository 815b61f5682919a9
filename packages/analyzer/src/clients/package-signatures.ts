/** What functions of packages give for what they are given, as a table of shapes: where a value goes in, and where it comes out again. */

/**
 * A shape: `any` says nothing; a `variable` is the same value wherever it stands; `list`, `tuple`, `fields` and `function` hold others;
 * `each` is a list with one for each element of the list that the first argument has under `member`;
 * `result` is an object that holds one or an error; `read` is one, or what gives one when it is called, or a list of such; `either` is one of several; `arguments` is a list of all arguments, or the only one; `first` applies the others to it one by one.
 */
export type Shape =
  | { is: 'any' }
  | { is: 'variable'; name: string }
  | { is: 'list'; of: Shape }
  | { is: 'each'; member: string; of: Shape }
  | { is: 'tuple'; of: readonly Shape[] }
  | { is: 'fields'; of: Readonly<Record<string, Shape>> }
  | { is: 'function'; takes: readonly Shape[]; gives: Shape }
  | { is: 'result'; of: Shape }
  | { is: 'read'; of: Shape }
  | { is: 'either'; of: readonly Shape[] }
  | { is: 'arguments' }
  | { is: 'one-of-arguments' };

/** What a function takes, first to last, and gives. Promises are looked through, and so is what else holds one result: effects, tasks. */
export interface PackageSignature {
  takes: readonly Shape[];
  gives: Shape;
}

const any: Shape = { is: 'any' };
const T: Shape = { is: 'variable', name: 'T' };
const R: Shape = { is: 'variable', name: 'R' };
const list = (of: Shape): Shape => ({ is: 'list', of });
const tuple = (...of: Shape[]): Shape => ({ is: 'tuple', of });
const fields = (of: Record<string, Shape>): Shape => ({ is: 'fields', of });
const either = (...of: Shape[]): Shape => ({ is: 'either', of });
const fn = (takes: readonly Shape[], gives: Shape): Shape => ({ is: 'function', takes, gives });
const read = (of: Shape): Shape => ({ is: 'read', of });
const held = (of: Shape): Shape => ({ is: 'result', of });
const signature = (takes: readonly Shape[], gives: Shape): PackageSignature => ({ takes, gives });

/** `mapper(list, fn)`, also with a number between. */
const mapped = signature([list(T), either(fn([T], R), any), fn([T], R)], list(R));
const kept = signature([list(T), fn([T], any)], list(T));
const result = signature([fn([], R)], R);
const caught = signature([T], tuple(any, T));
/** `map(fn)`: a function that is applied to what comes before it in a pipe. */
const operator = signature([fn([T], R)], fn([T], R));
const looks = signature([fn([T], any)], fn([T], T));
const all = signature([], { is: 'arguments' });
const oneOf = signature([], { is: 'one-of-arguments' });

/** An atom that is made of others, and one that is written to by a function. */
const derived = signature([fn([fn([T], T)], R), fn([fn([T], T)], any)], R);
const pair = signature([T], tuple(T, any));

/** A route with a loader, and what reads its data. */
const route = fields({ loader: fn([any], T) });
const loading = fields({ useLoaderData: fn([any], T) });
const queries = signature([fields({ queries: list(fields({ queryFn: fn([any], R) })) })], {
  is: 'each',
  member: 'queries',
  of: fields({ data: R }),
});

/** A table of TanStack Table: its models hold rows, of which each holds the element of the data that it shows. */
const shownRow = fields({ original: T });
const rowModel = fn([], fields({ rows: list(shownRow), flatRows: list(shownRow) }));
const rowModels = [
  '',
  'Core',
  'Filtered',
  'Sorted',
  'Grouped',
  'Expanded',
  'Pagination',
  'Selected',
  'FilteredSelected',
];
const table = signature(
  [fields({ data: list(T) })],
  fields({
    getRow: fn([any], shownRow),
    ...Object.fromEntries(rowModels.map((name) => [`get${name}RowModel`, rowModel])),
  }),
);
const tableHook = signature(
  [fields({ data: list(T) })],
  fields({ rows: list(shownRow), page: list(shownRow), flatRows: list(shownRow) }),
);

/** A setting that is read by its name, with what it is where nothing sets it. */
const readSetting = signature([any, T], T);
const checkedSetting = signature([fields({ default: T, devDefault: T })], T);

/** A resource of Angular, whose value is a signal. */
const asynchronous = signature(
  [fields({ loader: fn([any], T), stream: fn([any], T) })],
  fields({ value: fn([], T), reload: fn([], any) }),
);

/** A hook that is given what it asks for, or a function that gives it. */
const asked = signature([either(fn([], T), T)], fields({ data: T, send: fn([], T) }));

type Exports = Readonly<Record<string, PackageSignature>>;

const effect: Exports = {
  promise: result,
  sync: result,
  suspend: result,
  try: signature([either(fn([], R), fields({ try: fn([], R) }))], R),
  tryPromise: signature([either(fn([], R), fields({ try: fn([], R) }))], R),
  succeed: signature([T], T),
  all: signature([T], T),
  gen: result,
  fn: signature([fn([], R)], fn([], R)),
  map: operator,
  flatMap: operator,
  andThen: operator,
  tap: looks,
  runPromise: signature([T], T),
  runSync: signature([T], T),
};
const task: Exports = {
  tryCatch: result,
  tryCatchK: signature([fn([], R)], fn([], R)),
  of: signature([T], T),
  right: signature([T], T),
  fromTask: signature([T], T),
  map: operator,
  chain: operator,
  chainW: operator,
  flatMap: operator,
  tap: looks,
  chainFirst: looks,
  match: signature([any, fn([T], R)], fn([T], R)),
  matchE: signature([any, fn([T], R)], fn([T], R)),
  fold: signature([any, fn([T], R)], fn([T], R)),
  getOrElse: signature([any], fn([T], T)),
  getOrElseW: signature([any], fn([T], T)),
};
const holds = signature([T], held(T));
const catching = signature([fn([], R)], fn([], held(R)));
const below = (name: string, exports: Exports): Exports =>
  Object.fromEntries(Object.entries(exports).map(([key, value]) => [`${name}.${key}`, value]));

const loader = signature(
  [fn([any], list(T))],
  fields({ load: fn([any], T), loadMany: fn([any], list(T)), prime: fn([any, T], any) }),
);
const fetching = signature(
  [fields({ fetchMethod: fn([any], T) })],
  fields({ fetch: fn([any], T), forceFetch: fn([any], T), get: fn([any], T), peek: fn([any], T) }),
);

/** What wraps a reducer and keeps its state as it is. */
const sameReducer = signature([T], T);

const SIGNATURES: Readonly<Record<string, Exports>> = {
  'redux-persist': { persistReducer: signature([any, T], T), persistCombineReducers: signature([any, T], T) },
  'redux-batched-actions': { enableBatching: sameReducer },
  'redux-reset': { default: sameReducer },
  'p-map': { default: mapped, pMap: mapped },
  'p-map-series': { default: mapped },
  'p-each-series': { default: kept },
  'p-filter': { default: kept },
  'p-all': { default: signature([list(fn([], R))], list(R)) },
  'p-series': { default: signature([list(fn([], R))], list(R)) },
  'p-props': { default: signature([T], T) },
  'p-settle': { default: signature([list(T)], list(fields({ value: T }))) },
  'await-to-js': { default: caught, to: caught },
  'go-go-try': { goTry: caught, goTryRaw: caught },
  radash: {
    tryit: signature([fn([], R)], fn([], tuple(any, R))),
    try: signature([fn([], R)], fn([], tuple(any, R))),
    parallel: signature([any, list(T), fn([T], R)], list(R)),
  },
  bluebird: {
    map: mapped,
    mapSeries: mapped,
    filter: kept,
    each: kept,
    props: signature([T], T),
    try: result,
    method: signature([fn([], R)], fn([], R)),
  },
  async: {
    map: mapped,
    mapSeries: mapped,
    mapLimit: mapped,
    mapValues: mapped,
    concat: mapped,
    filter: kept,
    filterSeries: kept,
    detect: kept,
    ...Object.fromEntries(
      ['each', 'forEach', 'eachOf', 'forEachOf'].flatMap((name) => [
        [name, kept],
        [`${name}Series`, kept],
        [`${name}Limit`, mapped],
      ]),
    ),
    parallel: signature([list(fn([], R))], list(R)),
  },
  dataloader: { 'new default': loader, 'new DataLoader': loader },
  'lru-cache': { 'new LRUCache': fetching, 'new default': fetching },
  opossum: { 'new default': signature([T], fields({ fire: T })) },
  jotai: { atom: derived, useAtom: pair },
  'jotai/vanilla': { atom: derived },
  'jotai/utils': {
    loadable: signature([T], fields({ state: any, data: T })),
    selectAtom: signature([T, fn([T], R)], R),
    atomFamily: signature([fn([any], R)], fn([any], R)),
  },
  'jotai-tanstack-query': {
    atomWithQuery: signature([fn([any], fields({ queryFn: fn([any], R) }))], fields({ data: R })),
    atomWithSuspenseQuery: signature([fn([any], fields({ queryFn: fn([any], R) }))], fields({ data: R })),
  },
  mobx: { reaction: signature([fn([any], T), fn([T, T], any)], any) },
  recoil: { selector: signature([fields({ get: fn([fields({ get: fn([T], T) })], R) })], R), useRecoilState: pair },
  xstate: {
    createActor: signature([T], T),
    interpret: signature([T], T),
    fromPromise: signature([fn([any], R)], R),
  },
  '@xstate/react': {
    useMachine: signature([T], tuple(T, any, T)),
    useActor: signature([T], tuple(T, any, T)),
    useActorRef: signature([T], T),
    useInterpret: signature([T], T),
    useSelector: signature([T, fn([T], R)], R),
  },
  react: {
    useOptimistic: signature([T, fn([T, any], any)], tuple(T, any)),
    useActionState: signature([fn([R, any], R), R], tuple(R, any, any)),
    useDeferredValue: signature([T], T),
    useSyncExternalStore: signature([any, fn([], R)], R),
  },
  '@tanstack/react-table': { useReactTable: table },
  '@tanstack/vue-table': { useVueTable: table },
  '@tanstack/solid-table': { createSolidTable: table },
  '@tanstack/svelte-table': { createSvelteTable: table },
  '@tanstack/table-core': { createTable: table },
  'react-table': { useTable: tableHook },
  'material-react-table': { useMaterialReactTable: table },
  'mantine-react-table': { useMantineReactTable: table },
  '@nestjs/config': { 'ConfigService.get': readSetting, 'ConfigService.getOrThrow': readSetting },
  envalid: { cleanEnv: signature([any, T], T), url: checkedSetting, str: checkedSetting, host: checkedSetting },
  '@angular/core': { resource: asynchronous },
  '@angular/core/rxjs-interop': { rxResource: asynchronous, toObservable: signature([read(T)], T) },
  '@tanstack/react-router': {
    createFileRoute: signature([any], fn([route], loading)),
    createRoute: signature([route], loading),
  },
  '@tanstack/react-query': { useQueries: queries, useSuspenseQueries: queries },
  '@tanstack/vue-query': { useQueries: queries },
  '@tanstack/solid-query': { createQueries: queries },
  '@tanstack/svelte-query': { createQueries: queries },
  'alova/client': { useRequest: asked, useWatcher: asked },
  alova: { useRequest: asked },
  'svelte/store': { derived: signature([T, fn([T, any], R)], R) },
  nanostores: { computed: signature([T, fn([T], R)], R) },
  vue: { watch: signature([read(T), fn([T, T], any)], any) },
  'solid-js': { on: signature([read(T), fn([T, T], R)], fn([], R)) },
  '@vueuse/core': {
    useAsyncState: signature([either(fn([], T), T)], fields({ state: T, execute: fn([], T) })),
    computedAsync: result,
    asyncComputed: result,
    until: signature([T], T),
  },
  rxjs: {
    defer: result,
    forkJoin: all,
    combineLatest: all,
    zip: all,
    merge: oneOf,
    concat: oneOf,
    race: oneOf,
  },
  neverthrow: {
    ok: holds,
    okAsync: holds,
    fromPromise: holds,
    fromSafePromise: holds,
    fromThrowable: catching,
    fromAsyncThrowable: catching,
    'Result.fromThrowable': catching,
    'ResultAsync.fromPromise': holds,
    'ResultAsync.fromSafePromise': holds,
    'ResultAsync.fromThrowable': catching,
  },
  'ts-results': { Ok: holds, 'Result.wrapAsync': signature([fn([], R)], held(R)) },
  effect: below('Effect', effect),
  'effect/Effect': effect,
  'fp-ts': { ...below('taskEither', task), ...below('either', task), ...below('task', task), ...below('option', task) },
  'fp-ts/TaskEither': task,
  'fp-ts/Either': task,
  'fp-ts/Task': task,
  'fp-ts/Option': task,
  'fp-ts/lib/TaskEither': task,
  'fp-ts/lib/Either': task,
  'fp-ts/lib/Task': task,
  'fp-ts/lib/Option': task,
};

/** How an export of a package (a member path; `new ` before a class) hands on what it is given, if the table says so. */
export function signatureOf(packageName: string, exported: string): PackageSignature | undefined {
  const table = Object.hasOwn(SIGNATURES, packageName) ? SIGNATURES[packageName] : undefined;
  return table && Object.hasOwn(table, exported) ? table[exported] : undefined;
}

/** True for a class of a package of whose methods the table says what they give: `ConfigService`. */
export function hasSignedMethods(packageName: string, exported: string): boolean {
  const table = Object.hasOwn(SIGNATURES, packageName) ? SIGNATURES[packageName] : undefined;
  return table !== undefined && Object.keys(table).some((key) => key.startsWith(`${exported}.`));
}

/** Functions that apply those after their first argument to it, one by one. */
const PIPES: Readonly<Record<string, string>> = {
  effect: 'pipe',
  'effect/Function': 'pipe',
  'fp-ts/function': 'pipe',
  'fp-ts/lib/function': 'pipe',
  'fp-ts': 'function.pipe',
  remeda: 'pipe',
};

/** True for such a function: `pipe(groups, map((group) => group.name))`. */
export function isPipe(packageName: string, exported: string): boolean {
  return Object.hasOwn(PIPES, packageName) && PIPES[packageName] === exported;
}

/** Functions that make one function of several: what it is given goes through them from the last to the first. */
const COMPOSING: Readonly<Record<string, readonly string[]>> = {
  redux: ['compose'],
  '@reduxjs/toolkit': ['compose'],
  recompose: ['compose'],
  lodash: ['flowRight'],
  'lodash/flowRight': ['default'],
  ramda: ['compose'],
};

/** True for such a function: `compose(withRouter, withCards)`. */
export function composes(packageName: string, exported: string): boolean {
  return Object.hasOwn(COMPOSING, packageName) && (COMPOSING[packageName]?.includes(exported) ?? false);
}

/** The packages of the tables. */
export const SIGNATURE_PACKAGES: readonly string[] = [
  ...Object.keys(SIGNATURES),
  ...Object.keys(PIPES),
  ...Object.keys(COMPOSING),
];
