/** Types of the language and of well-known packages, by name: what a value of `Promise<Card>`, `Record<string, Card>`, `FC<Props>` is. */
import type { SourceModule } from '../contracts.js';
import { madeObject } from '../values/made-values.js';
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
  ...named('Pick Omit Draft Immutable SetStateAction Observable Signal Ref ShallowRef NoInfer Simplify', (argument) =>
    argument(0),
  ),
  ...named('Jsonify SerializeFrom PropsWithChildren MaybeRef Nullable Maybe', (argument) => argument(0)),
  ...named('Array ReadonlyArray Set ReadonlySet Iterable AsyncIterable Iterator Generator AsyncGenerator', (argument) =>
    listOf(argument(0)),
  ),
  ...named('Record Dictionary', (argument) => table(argument(1), 'names', argument(0))),
  ...named('Map ReadonlyMap WeakMap', (argument) => table(argument(1), 'pairs')),
  ...named('AxiosResponse UseQueryResult QueryResult SWRResponse', (argument, module) =>
    below('data', argument(0), module),
  ),
  // Jobs of a queue (BullMQ, Bull, pg-boss), and messages between windows and workers.
  ...named('Job SandboxedJob MessageEvent', (argument, module) => below('data', argument(0), module)),
  ...named('CustomEvent', (argument, module) => below('detail', argument(0), module)),
  ...named('MutableRefObject RefObject', (argument, module) => below('current', argument(0), module)),
  ...named('PayloadAction', (argument, module) => below('payload', argument(0), module)),
  ...named('FC FunctionComponent VFC React.FC NextPage ComponentType', (argument) => taking(argument, 0)),
  ...named('Dispatch', (argument) => taking(argument, 0)),
  ...named('TypedUseSelectorHook UseSelector', (argument, module) => ({
    kind: 'package',
    name: 'react-redux',
    path: ['useSelector'],
    made: true,
    about: argument(0),
    place: { node: module.ast, module, frame: undefined },
  })),
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

function taking(argument: Arguments, index: number): SignatureValue {
  return { kind: 'signature', parameter: (at) => (at === 0 ? argument(index) : UNKNOWN), returns: () => UNKNOWN };
}
