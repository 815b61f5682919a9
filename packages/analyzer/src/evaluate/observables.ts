/** RxJS: an observable is seen as what it emits; operators change it, subscribers receive it. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { parentOf, variableAt } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { isFunction, memberName, propertyName, type NodeOf, unwrap } from '../syntax/nodes.js';
import { returnedBy } from '../syntax/returned.js';
import { UNKNOWN, alternatives, isUnknown, type Frame, type Value } from '../values/value.js';
import type { Context } from './context.js';
import { applied, isListLike, listed } from './list-methods.js';
import { elementOf } from './members.js';
import { through } from './pipelines.js';

type Call = NodeOf<'CallExpression'>;

/** The packages of operators. */
const OPERATORS = /^(?:rxjs(?:\/operators)?|@ngrx\/(?:operators|component-store))$/;

/** Operators that emit what the observable, promise or list emits that their function returns. */
const FLATTENING = new Set(['switchMap', 'mergeMap', 'concatMap', 'exhaustMap', 'flatMap']);
/** Operators whose result is what their function returns. */
const MAPPING = new Set(['map', ...FLATTENING]);
/** Operators that emit what each emitted observable, promise or list emits. */
const FLATTENING_ALL = new Set(['mergeAll', 'concatAll', 'switchAll', 'exhaustAll', 'exhaust']);
/** Operators whose function receives what is emitted. */
const RECEIVING = new Set([
  ...MAPPING,
  'tap',
  'tapResponse',
  'filter',
  'takeWhile',
  'skipWhile',
  'find',
  'first',
  'last',
  'every',
]);

/** Operators whose result is what their function makes of what it gave before and of what is emitted. */
const GATHERING = new Set(['scan', 'reduce']);
/** Operators that emit lists of what several observables emit. */
const JOINING = new Set(['withLatestFrom', 'combineLatestWith', 'zipWith']);

function together(values: readonly Value[]): Value {
  return { kind: 'array', place: undefined, elements: values.map((value) => () => value) };
}

/** What `source.pipe(map(…), …)` emits. */
export function piped(
  context: Context,
  call: Call,
  receiver: Value,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  return emittedBefore(context, call, call.arguments.length, receiver, module, frame);
}

function emittedBefore(
  context: Context,
  call: Call,
  count: number,
  receiver: Value,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  let value = receiver;
  // What a request emits is a list, an observable that a function makes is seen as what it emits itself.
  let isPlain = true;
  for (const argument of call.arguments.slice(0, count)) {
    const operator = unwrap(argument);
    const name = operator.type === 'CallExpression' ? operatorName(context, operator, module, frame) : '';
    if (operator.type !== 'CallExpression' || name === '') {
      const made = through(context, value, argument, module, frame);
      if (!isUnknown(made)) value = made;
      continue;
    }
    const [fn] = operator.arguments;
    if (fn && MAPPING.has(name)) {
      const isPart = givesPart(context, fn, module, frame);
      const made = applied(context, fn, [value], operator, module, frame);
      value = isPart && FLATTENING.has(name) ? innerOf(made) : made;
      isPlain = isPart || FLATTENING.has(name);
    } else if (FLATTENING_ALL.has(name)) {
      value = isPlain ? innerOf(value) : value;
      isPlain = true;
    } else if (name === 'toArray') value = listed(value);
    else if (fn && GATHERING.has(name)) value = applied(context, fn, [UNKNOWN, value], operator, module, frame);
    else if (JOINING.has(name))
      value = together([value, ...operator.arguments.map((other) => context.evaluate(other, module, frame))]);
  }
  return value;
}

/** What a list holds; a value that is no list is what it is. */
function innerOf(value: Value): Value {
  return isListLike(value) ? elementOf(value) : value;
}

/** True for a function that gives (a part of) what it receives, itself or by `from`: `(page) => page.items`. */
function givesPart(context: Context, callback: AnyNode, module: SourceModule, frame: Frame | undefined): boolean {
  const fn = unwrap(callback);
  if (!isFunction(fn)) return false;
  return returnedBy(fn, module).some((returned) => {
    let node = unwrap(returned);
    if (node.type === 'CallExpression' && operatorName(context, node, module, frame) === 'from' && node.arguments[0])
      node = unwrap(node.arguments[0]);
    while (node.type === 'MemberExpression') node = unwrap(node.object);
    return node.type === 'Identifier' && variableAt(node.name, node, module)?.defs[0]?.node === fn;
  });
}

/** True for a pipe of which RxJS makes a part, whatever it begins with. */
export function hasOperator(context: Context, call: Call, module: SourceModule, frame: Frame | undefined): boolean {
  return call.arguments.some((argument) => {
    const operator = unwrap(argument);
    return operator.type === 'CallExpression' && operatorName(context, operator, module, frame) !== '';
  });
}

/** The name of an operator of RxJS; empty for all else. */
function operatorName(context: Context, operator: Call, module: SourceModule, frame: Frame | undefined): string {
  const target = context.evaluate(operator.callee, module, frame);
  for (const value of alternatives(target)) {
    if (value.kind === 'package' && OPERATORS.test(value.name)) return value.path.at(-1) ?? '';
  }
  return '';
}

/** What a function receives that is given to an operator in a pipe or to `subscribe`. */
export function emittedTo(
  context: Context,
  callback: AnyNode,
  index: number,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  if (index > 1) return undefined;
  const { place, taker: parent } = takenBy(callback, module);
  if (index === 0 && parent?.type === 'Property' && /^next$/.test(propertyName(parent) ?? '')) {
    const options = parentOf(parent, module);
    const call = options && takenBy(options, module).taker;
    if (call?.type !== 'CallExpression') return undefined;
    return subscribed(context, call, module, frame) ?? emittedToOperator(context, call, 0, module, frame);
  }
  if (parent?.type !== 'CallExpression' || parent.arguments[0] !== place) return undefined;
  const direct = index === 0 ? subscribed(context, parent, module, frame) : undefined;
  return direct ?? emittedToOperator(context, parent, index, module, frame);
}

/** What the function of an operator receives that stands in a pipe. */
function emittedToOperator(
  context: Context,
  call: Call,
  index: number,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  const { place: operator, taker: pipe } = takenBy(call, module);
  if (pipe?.type !== 'CallExpression' || pipe.callee.type !== 'MemberExpression' || memberName(pipe.callee) !== 'pipe')
    return undefined;
  const name = operatorName(context, call, module, frame);
  if (!(index === 0 ? RECEIVING : GATHERING).has(name)) return undefined;
  const receiver = context.evaluate(pipe.callee.object, module, frame);
  const value = emittedBefore(context, pipe, pipe.arguments.indexOf(operator as never), receiver, module, frame);
  return isUnknown(value) ? undefined : value;
}

function subscribed(context: Context, call: Call, module: SourceModule, frame: Frame | undefined): Value | undefined {
  const { callee } = call;
  if (callee.type !== 'MemberExpression' || memberName(callee) !== 'subscribe') return undefined;
  const value = context.evaluate(callee.object, module, frame);
  return isUnknown(value) ? undefined : value;
}
