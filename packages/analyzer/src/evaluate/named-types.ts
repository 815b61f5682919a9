/** Types of the language and of well-known packages, by name: what a value of `Promise<Card>`, `Record<string, Card>`, `FC<Props>` is. */
import type { SourceModule } from '../contracts.js';
import { calledToRead, madeObject } from '../values/made-values.js';
import {
  UNKNOWN,
  isUnknown,
  mapValue,
  type Entry,
  type ListValue,
  type SignatureValue,
  type Value,
} from '../values/value.js';

type Arguments = (index: number) => Value;

const named = (names: string, make: (argument: Arguments, module: SourceModule) => Value): [string, typeof make][] =>
  names.split(' ').map((name) => [name, make]);

const NAMED = new Map([
  ...named(
    'Promise PromiseLike Awaited Readonly Partial Required NonNullable DeepPartial Exclude Extract',
    (argument) => argument(0),
  ),
  ...named('Pick Omit Draft Immutable SetStateAction NoInfer Simplify DeepReadonly', (argument) => argument(0)),
  // What holds one value, or hands out one after the other: refs, signals, stores, subjects.
  ...named('Ref ShallowRef ComputedRef WritableComputedRef ModelRef MaybeRefOrGetter Writable Readable', (argument) =>
    argument(0),
  ),
  ...named('Observable Subject BehaviorSubject ReplaySubject EventEmitter OutputEmitterRef', (argument) => argument(0)),
  ...named('Signal WritableSignal InputSignal ModelSignal ReadonlySignal Accessor', (argument, module) =>
    calledToRead(() => argument(0), module, ['value']),
  ),
  ...named('Jsonify SerializeFrom PropsWithChildren MaybeRef Nullable Maybe', (argument) => argument(0)),
  ...named('Array ReadonlyArray Set ReadonlySet Iterable AsyncIterable Iterator Generator AsyncGenerator', (argument) =>
    listOf(argument(0)),
  ),
  ...named('Record Dictionary', (argument) => table(argument(1), 'names', argument(0))),
  ...named('Map ReadonlyMap WeakMap', (argument) => table(argument(1), 'pairs')),
  ...named(
    'AxiosResponse UseQueryResult UseSuspenseQueryResult UseMutationResult QueryObserverResult QueryResult SWRResponse',
    (argument, module) => below('data', argument(0), module),
  ),
  ...named('InfiniteData', (argument, module) => below('pages', listOf(argument(0)), module)),
  ...named('MatTableDataSource', (argument, module) => below('data', listOf(argument(0)), module)),
  // Jobs of a queue (BullMQ, Bull, pg-boss), and messages between windows and workers.
  ...named('Job SandboxedJob MessageEvent', (argument, module) => below('data', argument(0), module)),
  // What tables call functions with: ag-grid, MUI, TanStack Table.
  ...named(
    'GetRowIdParams ICellRendererParams ValueGetterParams ValueFormatterParams CellClassParams RowClassParams RowClickedEvent RowDoubleClickedEvent CellClickedEvent CellValueChangedEvent IRowNode RowNode',
    (argument, module) => below('data', argument(0), module),
  ),
  ...named('GridRenderCellParams GridRowParams GridCellParams GridRowClassNameParams', (argument, module) =>
    below('row', argument(0), module),
  ),
  ...named('CellContext', (argument, module) => below('row', below('original', argument(0), module), module)),
  ...named('Row', (argument, module) => below('original', argument(0), module)),
  ...named('CustomEvent', (argument, module) => below('detail', argument(0), module)),
  ...named('MutableRefObject RefObject', (argument, module) => below('current', argument(0), module)),
  ...named('PayloadAction', (argument, module) => below('payload', argument(0), module)),
  ...named('FC FunctionComponent VFC NextPage ComponentType Component ParentComponent', (argument) =>
    taking(argument(0)),
  ),
  ...named('Dispatch SubmitHandler', (argument) => taking(argument(0))),
  ...named('ListRenderItem', (argument, module) => taking(below('item', argument(0), module))),
  ...named('ListRenderItemInfo', (argument, module) => below('item', argument(0), module)),
  ...named('UseFormReturn', (argument, module) => madeByPackage('react-hook-form', 'useForm', argument(0), module)),
  ...named('TypedUseSelectorHook UseSelector', (argument, module) =>
    madeByPackage('react-redux', 'useSelector', argument(0), module),
  ),
  ...named('CaseReducer', (argument, module): SignatureValue => ({
    kind: 'signature',
    parameter: (index) => (index === 0 ? argument(0) : index === 1 ? below('payload', UNKNOWN, module) : UNKNOWN),
    returns: () => argument(0),
  })),
]);

/** The value of a type that no module of the project declares; undefined where the name says nothing. */
export function namedTypeValue(name: string, argument: Arguments, module: SourceModule): Value | undefined {
  return NAMED.get(name)?.(argument, module);
}

/** A list whose elements are this. */
export function listOf(element: Value): Value {
  return mapValue(element, (value) => {
    if (value.kind === 'resource' && !value.list) return { ...value, list: true };
    return isUnknown(value) ? UNKNOWN : { kind: 'list', element: value };
  });
}

/** A table of such values; unknown where neither its values nor its names say anything. */
export function table(element: Value, access: NonNullable<ListValue['access']>, keys: Value = UNKNOWN): Value {
  const named = keys.kind === 'key';
  if (isUnknown(element) && !named) return UNKNOWN;
  return { kind: 'list', element, access, ...(named ? { keys } : {}) };
}

function below(name: string, value: Value, module: SourceModule): Value {
  const entries = new Map<string, Entry>([[name, { value: () => value, module }]]);
  return madeObject(entries);
}

function taking(value: Value): SignatureValue {
  return { kind: 'signature', parameter: (at) => (at === 0 ? value : UNKNOWN), returns: () => UNKNOWN };
}

/** What an export of a package gives that is called for a type. */
function madeByPackage(name: string, exported: string, about: Value, module: SourceModule): Value {
  const place = { node: module.ast, module, frame: undefined };
  return { kind: 'package', name, path: [exported], made: true, about, place };
}
