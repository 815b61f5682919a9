/** Abstract values: what the evaluator knows about an expression without running it. Promises are looked through. */
import type { AnyNode, SourceModule } from '../contracts.js';
import type { ClassNode, FunctionNode, NodeOf } from '../syntax/nodes.js';
import { sameSource, type Source } from './source.js';
import type {
  LibraryValue,
  ClientLayer,
  ClientValue,
  RouteValue,
  ResponseValue,
  ReplyValue,
  ReplierValue,
} from './library-values.js';
import type { QueryValue, UrlValue } from './url-values.js';

/** A call in progress: the arguments a function was called with, and the call around it. Of a loop, one turn, with what it goes over. */
export interface Frame {
  /** Of a component that is a file of its own: the whole file, whose argument is what one element gives it. */
  fn: FunctionNode | NodeOf<'ForOfStatement' | 'Program'>;
  module: SourceModule;
  args: Value[];
  self: Value | undefined;
  /** Frame of the function that encloses `fn`. */
  parent: Frame | undefined;
  /** The call that opened the frame. */
  call: Place;
  /** No call opened it: what is known of the function is its types and its object. */
  outermost?: true;
  depth: number;
}

/** A node, the module it stands in, and the calls around it. */
export interface Place {
  module: SourceModule;
  node: AnyNode;
  frame: Frame | undefined;
}

export interface LiteralPart {
  text: string;
  module: SourceModule;
  node: AnyNode;
  /** Range in the source, when it can be edited character by character. */
  span?: readonly [number, number];
}
export interface HolePart {
  hole: Value;
  module: SourceModule;
  node: AnyNode;
  /** The call in which the expression was evaluated. */
  frame: Frame | undefined;
}
export type TextPart = LiteralPart | HolePart;

export interface Entry {
  value: () => Value;
  /** Key and property as written, where they are. */
  key?: AnyNode;
  property?: AnyNode;
  module: SourceModule;
  /** The name that the field of a resource has in its data, where the code calls it otherwise. */
  inData?: string;
}

export interface TextValue {
  kind: 'text';
  parts: TextPart[];
  /** Of a URL that a server passes requests on to: what says so, and the beginning of the path that it goes by. */
  passedOn?: { by: string; prefix: string };
}
export interface ObjectValue {
  kind: 'object';
  place: Place | undefined;
  entries: Map<string, Entry>;
  spreads: (() => Value)[];
  /** Members whose names are not known: `table[id] = card`. Asked for one by its name, what that is; undefined where it is never written. */
  added?: ((name?: string) => Value)[];
  /** Of a `Proxy`: what gives the value of each member that is read, by its name. */
  trap?: (name: Value, read: Place) => Value;
}
export interface ArrayValue {
  kind: 'array';
  place: Place | undefined;
  elements: (() => Value)[];
  /** What waits for it is handed its elements one by one: `$.when(cards, groups).then((cards, groups) => …)`. */
  apart?: true;
}
/** A list of unknown length, or a table of such values. */
export interface ListValue {
  kind: 'list';
  element: Value;
  /** `names`: any member is an element (`Record`, the result of `keyBy`); `pairs`: a `Map`, which iterates over pairs. */
  access?: 'names' | 'pairs';
  /** What the names of a table are, where a type says so: `Record<keyof Card, string>`. */
  keys?: Value;
}
export interface FunctionValue {
  kind: 'function';
  module: SourceModule;
  node: FunctionNode;
  frame: Frame | undefined;
  self: Value | undefined;
  bound: Value[];
  /** Called with fewer arguments than it has parameters, it waits for the others. */
  curried?: true;
}
export interface ClassValue {
  kind: 'class';
  module: SourceModule;
  node: ClassNode;
  frame: Frame | undefined;
}
export interface InstanceValue {
  kind: 'instance';
  class: ClassValue;
  /** Arguments of the constructor, where they are known. */
  args: Value[] | undefined;
  place: Place;
  /** The calls that changed it since it was made, in their order, where all of them are known. */
  calls?: readonly Frame[];
}
/** A resource of the service, or a list of it. `*`: something of the service that the schedule does not know. */
export interface ResourceValue {
  kind: 'resource';
  resource: string;
  list: boolean;
  source: Source;
  /** What the type that the code declares for it says of its members. */
  shape?: ObjectValue;
}
/** Some key of an object, as `Object.entries`, `Object.keys` and `for…in` give it. */
interface KeyValue {
  kind: 'key';
  of: Value;
}
/** The value of a field of a resource. */
interface FieldValue {
  kind: 'field';
  resource: string;
  field: string;
  source: Source;
}
/** What a function type promises: `(card: Card) => string`, `FC<Props>`. */
export interface SignatureValue {
  kind: 'signature';
  parameter: (index: number) => Value;
  returns: () => Value;
  /** What it gives for these arguments, where that depends on them. */
  apply?: (args: readonly Value[]) => Value;
  /** The function that it calls when it is called with these arguments, and what with. */
  enters?: (args: readonly Value[]) => { target: Value; args: Value[] } | undefined;
  /** What it says of its first argument: `(value: unknown) => value is Card`. */
  guards?: Guards;
  /** Members that the function has beside: `loadCards.fulfilled`. */
  members?: ReadonlyMap<string, Entry>;
  /** The reducer whose actions it creates. */
  creates?: AnyNode;
}
/** A type guard: what a tested value is where the test holds, or after the call of one that asserts. */
export interface Guards {
  asserts: boolean;
  value: () => Value;
}
/** A regular expression. */
export interface PatternValue {
  kind: 'pattern';
  source: string;
  node: AnyNode;
  module: SourceModule;
}
/** Something imported from a package that no table knows. */
export interface PackageValue {
  kind: 'package';
  /** What it was made for: the type argument or the initial values of `useForm<Card>()`, `createColumnHelper<Card>()`. */
  about?: Value;
  name: string;
  /** Exported name and members below it. */
  path: string[];
  /** It was called or constructed. */
  made: boolean;
  /** The call that gave it, where the call matters. */
  call?: Place;
  /** What that call was given. */
  given?: Value;
  /** The calls that made it, first to last, where they give a base URL or headers. */
  layers?: readonly ClientLayer[];
  place: Place;
}

export type Value =
  | { kind: 'constant'; value: number | boolean | bigint | null | undefined }
  | TextValue
  | ObjectValue
  | ArrayValue
  | ListValue
  | FunctionValue
  | ClassValue
  | InstanceValue
  | LibraryValue
  | ClientValue
  | RouteValue
  | ResponseValue
  | ResourceValue
  | FieldValue
  | KeyValue
  | PatternValue
  | ReplyValue
  | ReplierValue
  | SignatureValue
  | PackageValue
  | QueryValue
  | UrlValue
  | { kind: 'union'; of: Value[] }
  /** Proven to be somebody else's. */
  | { kind: 'foreign' }
  /** `key`: two unknowns of the same key are the same value (`env:API_URL`, a parameter). */
  | { kind: 'unknown'; key?: string | object };

export const UNKNOWN: Value = { kind: 'unknown' };
export const FOREIGN: Value = { kind: 'foreign' };
export const UNDEFINED: Value = { kind: 'constant', value: undefined };

/** As many texts as a function may write into one variable before it sends them: `endpoint = '/cards'` in each of its branches. */
const MAX_TEXTS = 200;
/** What is no text may lead to much more. */
const MAX_OTHERS = 24;

/** One value that stands for all of these; duplicates and nested unions are folded. */
export function union(values: readonly Value[]): Value {
  const found = new Set<Value>();
  let texts = 0;
  for (const part of values.flatMap(alternatives)) {
    const isText = part.kind === 'text';
    if (isText ? texts >= MAX_TEXTS : found.size - texts >= MAX_OTHERS) continue;
    if (isText && !found.has(part)) texts += 1;
    if (!COMPARED.has(part.kind) || ![...found].some((other) => sameValue(other, part))) found.add(part);
  }
  const flat = [...found];
  const [first] = flat;
  if (flat.length === 0 || !first) return UNKNOWN;
  return flat.length === 1 ? first : { kind: 'union', of: flat };
}

/** The same of those that are known. */
export function unionOfKnown(values: readonly Value[]): Value {
  return union(values.filter((value) => !isUnknown(value)));
}

/** Kinds of which two values may be the same without being one. */
const COMPARED = new Set<Value['kind']>(['resource', 'constant', 'function', 'foreign', 'unknown']);

function sameValue(a: Value, b: Value): boolean {
  if (a.kind === 'unknown' && b.kind === 'unknown') return b.key === undefined;
  if (a.kind === 'resource' && b.kind === 'resource') {
    return a.resource === b.resource && a.list === b.list && sameSource(a.source, b.source);
  }
  if (a.kind === 'constant' && b.kind === 'constant') return a.value === b.value;
  if (a.kind === 'function' && b.kind === 'function') return a.node === b.node && a.frame === b.frame;
  return a.kind === 'foreign' && b.kind === 'foreign';
}

/** The alternatives of a value: the members of a union, or the value itself. */
export function alternatives(value: Value): readonly Value[] {
  return value.kind === 'union' ? value.of : [value];
}

/** The functions that a value may be. */
export function functionsAmong(value: Value): FunctionValue[] {
  return alternatives(value).filter((part) => part.kind === 'function');
}

/** What is known to have been given to an object: to its constructor, and by the calls that changed it. */
export function givenTo({ args, calls }: InstanceValue): Value[] {
  return [...(args ?? []), ...(calls ?? []).flatMap((call) => call.args)];
}

/** The part of a text that consists of one. */
export function onlyPart(value: Value): TextPart | undefined {
  return value.kind === 'text' && value.parts.length === 1 ? value.parts[0] : undefined;
}

/** Applies a function to each alternative. */
export function mapValue(value: Value, change: (alternative: Value) => Value): Value {
  return value.kind === 'union' ? union(value.of.map(change)) : change(value);
}

/** True when nothing at all is known. */
export function isUnknown(value: Value): boolean {
  return value.kind === 'unknown';
}

/** True when a value says something about the service: resource, field or response, alone or among alternatives. */
export function isOfService(value: Value): boolean {
  return alternatives(value).some((part) => {
    switch (part.kind) {
      case 'resource':
      case 'field':
      case 'response':
        return true;
      case 'list':
        return isOfService(part.element);
      default:
        return false;
    }
  });
}

/** The string a text value always is, if it has no holes. */
export function plainText(value: Value): string | undefined {
  if (value.kind !== 'text') return undefined;
  let text = '';
  for (const part of value.parts) {
    if ('hole' in part) {
      const inner = plainText(part.hole);
      if (inner === undefined) return undefined;
      text += inner;
    } else text += part.text;
  }
  return text;
}
