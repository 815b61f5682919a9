/** Functions of packages of which a table says what they give for what they are given. */
import { signatureOf, type PackageSignature, type Shape } from '../clients/package-signatures.js';
import type { NodeOf } from '../syntax/nodes.js';
import { objectOf } from '../values/made-values.js';
import {
  UNKNOWN,
  alternatives,
  isUnknown,
  mapValue,
  union,
  type PackageValue,
  type Place,
  type Value,
} from '../values/value.js';
import { argumentsOf } from './calls.js';
import { callFunction } from './frames.js';
import type { Context } from './context.js';
import { listed } from './list-methods.js';
import { elementOf, hasSpread, memberOf } from './members.js';
import { exportOf } from './package-functions.js';
import { valueBefore } from './pipelines.js';
import { resultHolding } from './results.js';

/** What the variables of a signature are. */
type Bindings = ReadonlyMap<string, Value>;

/** A call, or the construction of something, by a signature. */
interface SignedCall {
  signature: PackageSignature;
  args: readonly Value[];
  place: Place;
}

/** What a call of an export of a package gives, or `new` of it; undefined where no table tells. */
export function signatureCall(
  context: Context,
  value: PackageValue,
  args: readonly Value[],
  place: Place,
): Value | undefined {
  const prefix = place.node.type === 'NewExpression' ? 'new ' : '';
  const signature = signatureOf(value.name, `${prefix}${exportOf(value)}`);
  return signature && given(context, { signature, args, place }, signature.gives, new Map());
}

/** What such a function hands to parameter `index` of the function it is given at `position`; undefined where no table tells. */
export function signatureParameter(
  context: Context,
  value: PackageValue,
  call: NodeOf<'CallExpression' | 'NewExpression'>,
  position: number,
  index: number,
  place: Place,
): Value | undefined {
  const signature = signatureOf(value.name, exportOf(value));
  if (!signature) return undefined;
  const taken = functionsIn(signature.takes[position])[0]?.takes[index];
  if (!taken) return UNKNOWN;
  const args = argumentsOf(context, call, place.module, place.frame);
  const bindings = new Map<string, Value>();
  for (const [at, shape] of signature.takes.entries()) {
    const arg = at === position || functionsIn(shape).length > 0 ? undefined : args[at];
    if (arg) bind(context, shape, arg, bindings, place);
  }
  const [before] = signature.gives.is === 'function' ? signature.gives.takes : [];
  const piped = before && valueBefore(context, call, place.module, place.frame);
  if (before && piped) bind(context, before, piped, bindings, place);
  return given(context, { signature, args, place }, taken, bindings);
}

/** What is given for each element of a list by itself, where the list is written out; else for any of them. */
function forEach(context: Context, call: SignedCall, { member, of }: Extract<Shape, { is: 'each' }>): Value {
  const [first, ...others] = call.args;
  const items = first ? memberOf(context, first, member) : UNKNOWN;
  if (items.kind !== 'array' || hasSpread(items)) return listed(given(context, call, of, new Map()));
  const alone = (element: () => Value): Value => {
    const options = objectOf({ [member]: () => ({ ...items, elements: [element] }) }, call.place.module);
    return given(context, { ...call, args: [options, ...others] }, of, new Map());
  };
  return { kind: 'array', place: undefined, elements: items.elements.map((element) => () => alone(element)) };
}

/** The value that a shape is, once the arguments have told what its variables are. */
function given(context: Context, call: SignedCall, shape: Shape, known: Bindings): Value {
  const { args, place } = call;
  switch (shape.is) {
    case 'any':
      return UNKNOWN;
    case 'variable':
      return known.get(shape.name) ?? bound(context, call, known).get(shape.name) ?? UNKNOWN;
    case 'list':
      return listed(given(context, call, shape.of, known));
    case 'each':
      return forEach(context, call, shape);
    case 'tuple':
      return {
        kind: 'array',
        place: undefined,
        elements: shape.of.map((part) => () => given(context, call, part, known)),
      };
    case 'fields':
      return objectOf(
        Object.fromEntries(
          Object.entries(shape.of).map(([name, part]) => [name, () => given(context, call, part, known)]),
        ),
        place.module,
      );
    case 'function':
      return {
        kind: 'signature',
        parameter: (index) => given(context, call, shape.takes[index] ?? { is: 'any' }, known),
        returns: () => given(context, call, shape.gives, known),
        apply: (values) => {
          const inner = new Map(known);
          for (const [index, taken] of shape.takes.entries()) {
            const value = values[index];
            if (value) bind(context, taken, value, inner, place);
          }
          return given(context, call, shape.gives, inner);
        },
      };
    case 'read':
      return given(context, call, shape.of, known);
    case 'result':
      return resultHolding(context, () => given(context, call, shape.of, known), place);
    case 'either':
      return union(shape.of.map((part) => given(context, call, part, known)));
    case 'arguments': {
      const [only] = args;
      if (args.length === 1 && only) return only;
      return { kind: 'array', place: undefined, elements: args.map((value) => () => value) };
    }
    case 'one-of-arguments':
      return union(args);
  }
}

/** What the arguments say of the variables, beside what is known of them: those that are no functions first. */
function bound(context: Context, { signature, args, place }: SignedCall, known: Bindings): Bindings {
  const bindings = new Map(known);
  const order = [...signature.takes.entries()].sort(([, a], [, b]) => functionsIn(a).length - functionsIn(b).length);
  for (const [index, shape] of order) {
    const value = args[index];
    if (value) bind(context, shape, value, bindings, place);
  }
  return bindings;
}

/** Adds what a value that stands where a shape does says of its variables. */
function bind(context: Context, shape: Shape, value: Value, bindings: Map<string, Value>, place: Place): void {
  switch (shape.is) {
    case 'variable': {
      const before = bindings.get(shape.name);
      if (!isUnknown(value)) bindings.set(shape.name, before ? union([before, value]) : value);
      return;
    }
    case 'list':
      bind(context, shape.of, elementOf(value), bindings, place);
      return;
    case 'tuple':
      for (const [index, part] of shape.of.entries())
        bind(context, part, memberOf(context, value, String(index)), bindings, place);
      return;
    case 'fields':
      for (const [name, part] of Object.entries(shape.of))
        if (value.kind === 'object') bind(context, part, memberOf(context, value, name), bindings, place);
      return;
    case 'function': {
      const handed = shape.takes.map((part) => given(context, { signature: NONE, args: [], place }, part, bindings));
      for (const part of alternatives(value)) {
        const result = calledWith(context, part, handed, place);
        if (result) bind(context, shape.gives, result, bindings, place);
      }
      return;
    }
    case 'read':
      bind(context, shape.of, readFrom(context, value, place), bindings, place);
      return;
    case 'either': {
      const isFunction = alternatives(value).some((part) => part.kind === 'function');
      for (const part of shape.of)
        if ((part.is === 'function') === isFunction || part.is === 'fields')
          bind(context, part, value, bindings, place);
      return;
    }
    default:
  }
}

/** What is read from a source that is watched: of a function what it gives, of a list what is read from each. */
function readFrom(context: Context, source: Value, place: Place): Value {
  return mapValue(source, (part) => {
    if (part.kind !== 'array') return calledWith(context, part, [], place) ?? part;
    return { ...part, place: undefined, elements: part.elements.map((read) => () => readFrom(context, read(), place)) };
  });
}

const NONE: PackageSignature = { takes: [], gives: { is: 'any' } };

/** What a function gives, of the project or made by a package. */
export function calledWith(context: Context, fn: Value, args: Value[], place: Place): Value | undefined {
  if (fn.kind === 'function') return callFunction(context, fn, args, place);
  return fn.kind === 'signature' ? (fn.apply?.(args) ?? fn.returns()) : undefined;
}

function functionsIn(shape: Shape | undefined): Extract<Shape, { is: 'function' }>[] {
  if (shape?.is === 'function') return [shape];
  return shape?.is === 'either' ? shape.of.flatMap(functionsIn) : [];
}
