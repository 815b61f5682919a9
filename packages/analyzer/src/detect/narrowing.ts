/** What the truth of a test says about one field of one object. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { openFrame } from '../evaluate/frames.js';
import type { Context } from '../evaluate/context.js';
import { parentOf, variableAt } from '../syntax/module-index.js';
import { memberName, unwrap, type FunctionNode, type NodeOf } from '../syntax/nodes.js';
import { alternatives, plainText, type Frame, type FunctionValue, type Value } from '../values/value.js';
import { objectKeys, parameterKeys } from './object-keys.js';

/** The field is (`positive`) or is not one of these values; a value that ends in `*` is a prefix. */
export interface Assumption {
  positive: boolean;
  values: string[];
}

export interface Subject {
  resource: string;
  field: string;
  /** How the object is written whose field it is; undefined where any object of the resource is meant. */
  objects: readonly string[] | undefined;
}

/** Where a test stands: its module and the call in progress. */
export interface At {
  module: SourceModule;
  frame: Frame | undefined;
}

const MAX_DEPTH = 4;

/** The assumptions that follow when a test is true or false. */
export function assumptions(
  context: Context,
  subject: Subject,
  test: AnyNode,
  truth: boolean,
  at: At,
  depth = 0,
): Assumption[] {
  const recurse = (node: AnyNode, value: boolean): Assumption[] =>
    assumptions(context, subject, node, value, at, depth);
  const node = unwrap(test);
  switch (node.type) {
    case 'UnaryExpression':
      return node.operator === '!' ? recurse(node.argument, !truth) : [];
    case 'LogicalExpression': {
      const both = (node.operator === '&&' && truth) || (node.operator === '||' && !truth);
      const left = recurse(node.left, truth);
      const right = recurse(node.right, truth);
      return both ? [...left, ...right] : either(left, right);
    }
    case 'BinaryExpression':
      return ofComparison(context, subject, node, truth, at);
    case 'CallExpression':
      return ofCall(context, subject, node, truth, at, depth);
    case 'Identifier': {
      const initial = constantInitializer(node, at.module);
      return initial && depth < MAX_DEPTH ? assumptions(context, subject, initial, truth, at, depth + 1) : [];
    }
    default:
      return [];
  }
}

/** One of two holds: only values named on both sides as positive remain known. */
function either(left: Assumption[], right: Assumption[]): Assumption[] {
  const positiveLeft = left.find((fact) => fact.positive);
  const positiveRight = right.find((fact) => fact.positive);
  if (!positiveLeft || !positiveRight) return [];
  return [{ positive: true, values: [...positiveLeft.values, ...positiveRight.values] }];
}

/** The initial value of a `const`. */
export function constantInitializer(name: NodeOf<'Identifier'>, module: SourceModule): AnyNode | undefined {
  const declarator = variableAt(name.name, name, module)?.defs[0]?.node as AnyNode | undefined;
  if (declarator?.type !== 'VariableDeclarator' || declarator.id.type !== 'Identifier') return undefined;
  const declaration = parentOf(declarator, module);
  return declaration?.type === 'VariableDeclaration' && declaration.kind === 'const'
    ? (declarator.init ?? undefined)
    : undefined;
}

const EQUAL = new Set(['===', '==']);
const UNEQUAL = new Set(['!==', '!=']);

function ofComparison(
  context: Context,
  subject: Subject,
  test: NodeOf<'BinaryExpression'>,
  truth: boolean,
  at: At,
): Assumption[] {
  const found = ofIndex(context, subject, test, truth, at);
  if (found) return found;
  const equal = EQUAL.has(test.operator);
  if (test.operator === 'in' && isSubject(context, test.left, subject, at)) {
    return listed(namesIn(context.evaluate(test.right, at.module, at.frame)), truth);
  }
  if (!equal && !UNEQUAL.has(test.operator)) return [];
  for (const [field, value] of [
    [test.left, test.right],
    [test.right, test.left],
  ] as const) {
    const text = plainText(context.evaluate(value, at.module, at.frame));
    if (text !== undefined && isSubject(context, field, subject, at)) {
      return [{ positive: equal === truth, values: [text] }];
    }
  }
  return [];
}

/** `LIST.indexOf(card.type) !== -1`, `card.type.indexOf('third_party_') === 0`. */
function ofIndex(
  context: Context,
  subject: Subject,
  test: NodeOf<'BinaryExpression'>,
  truth: boolean,
  at: At,
): Assumption[] | undefined {
  const call = unwrap(test.left);
  if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return undefined;
  const [argument] = call.arguments;
  if (memberName(call.callee) !== 'indexOf' || !argument) return undefined;
  const bound = numberOf(test.right);
  if (bound === 0 && EQUAL.has(test.operator) && isSubject(context, call.callee.object, subject, at)) {
    return prefix(plainText(context.evaluate(argument, at.module, at.frame)), truth);
  }
  const contained = containment(test.operator, bound);
  if (contained === undefined || !isSubject(context, argument, subject, at)) return undefined;
  return listed(textsIn(context.evaluate(call.callee.object, at.module, at.frame)), contained === truth);
}

function numberOf(node: AnyNode): number | undefined {
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const inner = numberOf(node.argument);
    return inner === undefined ? undefined : -inner;
  }
  return node.type === 'Literal' && typeof node.value === 'number' ? node.value : undefined;
}

/** Whether a comparison of an index says that the list holds the value. */
function containment(operator: string, bound: number | undefined): boolean | undefined {
  if (bound === -1) {
    if (EQUAL.has(operator)) return false;
    return UNEQUAL.has(operator) || operator === '>' ? true : undefined;
  }
  if (bound !== 0) return undefined;
  if (operator === '>=') return true;
  return operator === '<' ? false : undefined;
}

function ofCall(
  context: Context,
  subject: Subject,
  test: NodeOf<'CallExpression'>,
  truth: boolean,
  at: At,
  depth: number,
): Assumption[] {
  const [argument] = test.arguments;
  const read = (node: AnyNode): Value => context.evaluate(node, at.module, at.frame);
  if (test.callee.type === 'MemberExpression' && argument) {
    const { object } = test.callee;
    const name = memberName(test.callee);
    if (name === 'startsWith' && isSubject(context, object, subject, at))
      return prefix(plainText(read(argument)), truth);
    if ((name === 'includes' || name === 'has') && isSubject(context, argument, subject, at)) {
      return listed(textsIn(read(object)), truth);
    }
    if (name === 'test' && isSubject(context, argument, subject, at)) return ofPattern(object, truth);
    if (name === 'match' && isSubject(context, object, subject, at)) return ofPattern(argument, truth);
  }
  return ofPredicate(context, subject, test, truth, at, depth);
}

function prefix(text: string | undefined, truth: boolean): Assumption[] {
  return text === undefined ? [] : [{ positive: truth, values: [`${text}*`] }];
}

function listed(values: string[] | undefined, truth: boolean): Assumption[] {
  return values && values.length > 0 ? [{ positive: truth, values }] : [];
}

/** All texts of a list; undefined where one of them is not known. */
function textsIn(list: Value): string[] | undefined {
  if (list.kind !== 'array') return undefined;
  const values = list.elements.map((element) => plainText(element()));
  return values.every((value) => value !== undefined) ? values : undefined;
}

function namesIn(table: Value): string[] | undefined {
  return table.kind === 'object' && table.spreads.length === 0 ? [...table.entries.keys()] : undefined;
}

/** `/^third_party_/` is a prefix, `/^third_party_hf$/` a value; other patterns say nothing. */
function ofPattern(node: AnyNode, truth: boolean): Assumption[] {
  const pattern = node.type === 'Literal' && 'regex' in node ? node.regex.pattern : '';
  const match = /^\^([\w.-]+)(\$?)$/.exec(pattern);
  if (!match?.[1]) return [];
  return [{ positive: truth, values: [match[2] === '$' ? match[1] : `${match[1]}*`] }];
}

/** `isDesfire(card)`, a function of the project that returns a test of its parameter. */
function ofPredicate(
  context: Context,
  subject: Subject,
  test: NodeOf<'CallExpression'>,
  truth: boolean,
  at: At,
  depth: number,
): Assumption[] {
  if (depth >= MAX_DEPTH) return [];
  const index = test.arguments.findIndex((argument) => isMeant(argument, subject, at.module));
  if (index < 0) return [];
  const args = test.arguments.map((argument) => context.evaluate(argument, at.module, at.frame));
  return alternatives(context.evaluate(test.callee, at.module, at.frame)).flatMap((value) => {
    if (value.kind !== 'function') return [];
    const frame = openFrame(context, value, args, { node: test, ...at });
    return frame ? ofFunction(context, subject, value, index, truth, frame, depth + 1) : [];
  });
}

/** What it says of its parameter that a function returns true or false. */
export function ofFunction(
  context: Context,
  subject: Subject,
  value: FunctionValue,
  index: number,
  truth: boolean,
  frame: Frame | undefined,
  depth: number,
): Assumption[] {
  const result = returnedTest(value.node);
  const parameter = value.node.params[index];
  if (!result || !parameter) return [];
  const inner: Subject = { ...subject, objects: parameterKeys(parameter, value.module) };
  return assumptions(context, inner, result, truth, { module: value.module, frame }, depth);
}

function returnedTest(fn: FunctionNode): AnyNode | undefined {
  if (fn.body?.type !== 'BlockStatement') return fn.body ?? undefined;
  const [statement] = fn.body.body;
  return fn.body.body.length === 1 && statement?.type === 'ReturnStatement'
    ? (statement.argument ?? undefined)
    : undefined;
}

/** The expression reads the field of the object that is meant. */
function isSubject(context: Context, node: AnyNode, subject: Subject, at: At): boolean {
  const isField = alternatives(context.evaluate(node, at.module, at.frame)).some(
    (part) => part.kind === 'field' && part.resource === subject.resource && part.field === subject.field,
  );
  if (!isField) return false;
  const read = unwrap(node);
  return isMeant(read.type === 'MemberExpression' ? read.object : read, subject, at.module);
}

/** The expression is the object that is meant, or a name taken from it. */
function isMeant(node: AnyNode, subject: Subject, module: SourceModule): boolean {
  if (!subject.objects) return true;
  const keys = objectKeys(node, module);
  return subject.objects.some((key) => keys.includes(key));
}
