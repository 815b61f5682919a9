/** The evaluator: from an expression to an abstract value, on demand. */
import { scheduleIndex } from '../schedule-index.js';
import type { AnalysisOptions, AnyNode, SourceModule } from '../contracts.js';
import { ancestor } from '../syntax/module-index.js';
import { contains, isClass, isFunction, literalString } from '../syntax/nodes.js';
import { FOREIGN, UNDEFINED, UNKNOWN, alternatives, union, type Frame, type Value } from '../values/value.js';
import { evaluateCall, evaluateTagged } from './calls.js';
import { evaluateNew } from './constructions.js';
import { addedTo, iterated } from './collections.js';
import { DEFAULT_LIMITS, newAccount } from './budget.js';
import type { Context } from './context.js';
import { cutOff, isBeside } from './cut-off.js';
import { isGivenInstead, isMet } from './decided-tests.js';
import { guardedName } from './guards.js';
import { evaluateName } from './identifiers.js';
import { resolveSpecifier } from './imports.js';
import { handedOn } from './joined-answers.js';
import { evaluateMember } from './members.js';
import { memberWithWrites } from './member-writes.js';
import { objectValue } from './object-literals.js';
import { actionRead } from './plain-actions.js';
import { concatenation, literalText, templateText } from './text.js';
import { evaluateThis } from './this-values.js';
import { castValue } from './types.js';

/** A context for one analysis. */
export function createContext(options: AnalysisOptions): Context {
  const limits = options.limits ?? DEFAULT_LIMITS;
  const context: Context = {
    schedule: options.schedule,
    index: scheduleIndex(options.schedule),
    settings: options.settings ?? {},
    host: options.host,
    oracle: options.types,
    possible: options.possible ?? true,
    limits,
    memo: new WeakMap(),
    settled: undefined,
    active: new Map(),
    budget: {
      steps: limits.stepsPerQuestion,
      depth: 0,
      cut: false,
      cycle: Infinity,
      passing: [],
      account: newAccount(limits),
    },
    requests: new WeakMap(),
    caches: new Map(),
    lacking: new WeakMap(),
    evaluate: (node, module, frame) => evaluateMemoised(context, node, module, frame),
  };
  return context;
}

/** The frame that belongs to a node: the innermost call whose function encloses it. */
export function frameAround(node: AnyNode, module: SourceModule, frame: Frame | undefined): Frame | undefined {
  let current = frame;
  while (current && !(current.module === module && contains(current.fn, node))) current = current.parent;
  return current;
}

function evaluateMemoised(context: Context, node: AnyNode, module: SourceModule, given: Frame | undefined): Value {
  const frame = frameAround(node, module, given);
  const owner: object = frame ?? context;
  let memo = context.memo.get(owner);
  if (!memo) {
    memo = new Map();
    context.memo.set(owner, memo);
  }
  const known = memo.get(node) ?? context.settled?.get(owner)?.get(node);
  if (known) return known;
  let active = context.active.get(owner);
  if (!active) {
    active = new Map();
    context.active.set(owner, active);
  }
  const { budget } = context;
  const open = active.get(node);
  if (open !== undefined) {
    budget.cycle = Math.min(budget.cycle, open);
    return UNKNOWN;
  }
  if (budget.steps <= 0 || budget.depth >= context.limits.nesting) {
    cutOff(context, node, module);
    return UNKNOWN;
  }
  if (
    budget.steps < context.limits.stepsPerQuestion - context.limits.stepsBeforeFlow &&
    isBeside(context, node, module)
  )
    return UNKNOWN;
  budget.steps -= 1;
  budget.account.steps -= 1;
  budget.depth += 1;
  const { depth } = budget;
  active.set(node, depth);
  try {
    const value = evaluateNode(context, node, module, frame);
    // What was cut off here may be known when asked from somewhere else.
    if (!budget.cut) memo.set(node, value);
    if (budget.cycle < depth) budget.passing.push({ memo, node });
    else closeCycle(context);
    return value;
  } finally {
    budget.depth -= 1;
    if (budget.depth === 0) budget.cut = false;
    active.delete(node);
    if (active.size === 0) context.active.delete(owner);
  }
}

/** True while a node is being evaluated; who leaves it out then learns something that holds only inside of that circle. */
export function isOpen(context: Context, node: AnyNode, module: SourceModule, given: Frame | undefined): boolean {
  const open = context.active.get(frameAround(node, module, given) ?? context)?.get(node);
  if (open === undefined) return false;
  context.budget.cycle = Math.min(context.budget.cycle, open);
  return true;
}

/** What was found while the value it depends on was still open is asked again once that is known. */
function closeCycle({ budget }: Context): void {
  if (budget.cycle === Infinity) return;
  for (const { memo, node } of budget.passing) memo.delete(node);
  budget.passing = [];
  budget.cycle = Infinity;
}

function evaluateNode(context: Context, node: AnyNode, module: SourceModule, frame: Frame | undefined): Value {
  const inner = (child: AnyNode): Value => context.evaluate(child, module, frame);
  switch (node.type) {
    case 'Literal':
      if (typeof node.value === 'string') return literalText(node, node.value, module);
      if ('regex' in node) return { kind: 'pattern', source: node.regex.pattern, node, module };
      return { kind: 'constant', value: node.value };
    case 'TemplateLiteral':
      return templateText(context, node, module, frame);
    case 'Identifier':
    case 'JSXIdentifier': {
      const value = evaluateName(context, node, node.name, module, frame);
      if (value.kind !== 'unknown')
        return (isBlank(value) ? actionRead(context, node, module, frame) : undefined) ?? value;
      return guardedName(context, node, module) ?? actionRead(context, node, module, frame) ?? value;
    }
    case 'ThisExpression':
      return evaluateThis(context, node, module, frame);
    case 'Super':
      return evaluateThis(context, node, module, frame);
    case 'MemberExpression':
      return evaluateMember(context, node, module, frame);
    case 'JSXMemberExpression':
      return memberWithWrites(context, inner(node.object), node.property.name);
    case 'CallExpression':
      return evaluateCall(context, node, module, frame);
    case 'NewExpression':
      return evaluateNew(context, node, module, frame);
    case 'TaggedTemplateExpression':
      return evaluateTagged(context, node, module, frame);
    case 'ImportExpression':
      return evaluateImport(context, node.source, module);
    case 'AwaitExpression':
      return handedOn(inner(node.argument))[0] ?? UNKNOWN;
    case 'YieldExpression':
      return node.argument ? inner(node.argument) : UNKNOWN;
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
    case 'TSInstantiationExpression':
    case 'JSXExpressionContainer':
      return inner(node.expression);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSTypeAssertion':
      return castValue(context, inner(node.expression), node.typeAnnotation, module);
    case 'SequenceExpression':
      return inner(node.expressions.at(-1) ?? node);
    case 'AssignmentExpression':
      return inner(node.right);
    case 'ConditionalExpression': {
      const met = isMet(context, node.test, module, frame);
      if (met !== undefined) return inner(met ? node.consequent : node.alternate);
      return union([inner(node.consequent), inner(node.alternate)]);
    }
    case 'LogicalExpression':
      if (node.operator === '&&') return inner(node.right);
      if (isGivenInstead(context, node, module, frame)) return inner(node.left);
      return union([...present(inner(node.left)), inner(node.right)]);
    case 'BinaryExpression':
      if (node.operator === '+') return concatenation(context, node, module, frame);
      return UNKNOWN;
    case 'UnaryExpression':
      return node.operator === 'void' ? UNDEFINED : UNKNOWN;
    case 'ObjectExpression':
      return objectValue(context, node, module, frame);
    case 'ArrayExpression':
      return {
        kind: 'array',
        place: { node, module, frame },
        elements: [
          ...node.elements.flatMap((element) => (element ? [() => inner(element)] : [])),
          ...addedTo(context, node, module, frame),
        ],
      };
    case 'SpreadElement': {
      const spread = inner(node.argument);
      return iterated(spread);
    }
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return { kind: 'function', node, module, frame, self: undefined, bound: [] };
    case 'ClassDeclaration':
    case 'ClassExpression':
      return { kind: 'class', node, module, frame };
    case 'JSXElement':
    case 'JSXFragment':
      return FOREIGN;
    default:
      return UNKNOWN;
  }
}

/** True where a value is nothing but what stands in for one that may be missing: `{}`, `[]`, `null`. */
function isBlank(value: Value): boolean {
  return alternatives(value).every((part) => {
    if (part.kind === 'object') return part.entries.size === 0 && part.spreads.length === 0;
    if (part.kind === 'constant') return part.value === null || part.value === undefined;
    return part.kind === 'unknown' || (part.kind === 'array' && part.elements.length === 0);
  });
}

/** What `require()` gives: the namespace, or the client that configuration says a package is. */
export function evaluateRequire(context: Context, source: AnyNode | undefined, module: SourceModule): Value {
  const value = evaluateImport(context, source, module);
  if (value.kind !== 'object' || value.entries.size > 1 || value.spreads.length > 0) return value;
  const whole = value.entries.get('default')?.value();
  return whole?.kind === 'client' && whole.configured ? union([whole, value]) : value;
}

/** The module an `import()` leads to, as a namespace. */
function evaluateImport(context: Context, source: AnyNode | undefined, module: SourceModule): Value {
  const specifier = literalString(source);
  return specifier === undefined ? UNKNOWN : resolveSpecifier(context, specifier, module, '*');
}

/** The function or class that encloses a node, whichever is nearer. */
export function enclosing(node: AnyNode, module: SourceModule): AnyNode | undefined {
  return ancestor(node, module, (candidate) => isFunction(candidate) || isClass(candidate));
}

/** The alternatives of a left side that `??` and `||` can let through. */
function present(value: Value): readonly Value[] {
  return alternatives(value).filter(
    (part) => part.kind !== 'constant' || (part.value !== undefined && part.value !== null),
  );
}
