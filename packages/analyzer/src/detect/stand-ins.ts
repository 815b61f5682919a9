/**
 * Functions that stand in for a call of a client, and expectations about such calls: `vi.spyOn(api, 'get').mockImplementation((url) => …)`,
 * `jest.mock('../api', () => ({ api: { get: (url) => … } }))`, `expect(api.get).toHaveBeenCalledWith('/events')`.
 */
import type { AnyNode, SourceModule } from '../contracts.js';
import type { CallNode } from '../evaluate/calls.js';
import { indexOf, parentOf, referencesOf, variableAt } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import {
  isFunction,
  literalString,
  memberName,
  propertyName,
  unwrap,
  type FunctionNode,
  type NodeOf,
} from '../syntax/nodes.js';
import { subjectOfExpectation } from '../evaluate/expectations.js';
import { readOf } from '../syntax/read-path-of.js';

const IMPLEMENTS = new Set(['mockImplementation', 'mockImplementationOnce', 'callsFake']);
const MAKES_MOCK = new Set(['fn', 'stub']);
const MOCKS_WHAT_IT_IS_GIVEN = new Set(['spyOn', 'mocked', 'on']);
const MOCKS_MODULE = new Set(['mock', 'doMock', 'unstable_mockModule']);

/** The call of a client that stands for a comparison of its URL: of the first parameter of a function that stands in for the client's. */
export function callStoodFor(subject: AnyNode, path: AnyNode, module: SourceModule): CallNode | undefined {
  const read = readOf(subject, module);
  if (read?.root.kind !== 'parameter' || read.root.index !== 0) return undefined;
  const stoodFor = read.names.length === 0 ? stoodForBy(read.root.fn, module) : undefined;
  return stoodFor && calling(stoodFor, [path], path);
}

/** The call that an expectation describes: `expect(api.get).toHaveBeenCalledWith('/events', options)`. */
export function callExpected(expectation: AnyNode, module: SourceModule): CallNode | undefined {
  if (expectation.type !== 'CallExpression' || expectation.callee.type !== 'MemberExpression') return undefined;
  const fn = subjectOfExpectation(expectation.callee, module);
  const args = memberName(expectation.callee)?.includes('Nth') ? expectation.arguments.slice(1) : expectation.arguments;
  return fn ? calling(mockedBy(fn, module), args, expectation) : undefined;
}

/**
 * A call of what a mock stands in for, by the receiver of a method that says what it answers: `vi.mocked(load)`, `vi.spyOn(api, 'load')`, or
 * `vi.fn()` in a mocked module.
 */
export function callOfMocked(receiver: AnyNode, at: AnyNode, module: SourceModule): CallNode | undefined {
  const made = rootCall(receiver);
  const maker = made?.callee.type === 'MemberExpression' ? (memberName(made.callee) ?? '') : '';
  const isMade = MAKES_MOCK.has(maker);
  const fn = isMade
    ? assignedTo(at, module)
    : mockedBy(made && MOCKS_WHAT_IT_IS_GIVEN.has(maker) ? made : receiver, module);
  return fn && calling(fn, [], at);
}

/** The functions that mocked modules have, each with a call of what it stands in for. */
export function functionsOfMockedModules(module: SourceModule): { call: CallNode; answer: AnyNode }[] {
  if (![...MOCKS_MODULE].some((name) => module.text.includes(`${name}(`))) return [];
  return indexOf(module).properties.flatMap((property) => {
    const value = unwrap(property.value);
    const [given] = value.type === 'CallExpression' ? value.arguments : [];
    const made =
      value.type === 'CallExpression' && value.callee.type === 'MemberExpression'
        ? (memberName(value.callee) ?? '')
        : '';
    const answer = isFunction(value) ? value : MAKES_MOCK.has(made) && given ? unwrap(given) : undefined;
    const fn = answer && isFunction(answer) ? inMockedModule(property, module) : undefined;
    return fn && answer ? [{ call: calling(fn, [], property), answer }] : [];
  });
}

/** What a function stands in for, by what it is given to, assigned to, or where it stands in a mocked module. */
function stoodForBy(fn: FunctionNode, module: SourceModule): AnyNode | undefined {
  const { place, taker } = takenBy(fn, module);
  if (taker?.type !== 'CallExpression' || !taker.arguments.includes(place as never)) return assignedTo(fn, module);
  const { callee } = taker;
  if (callee.type !== 'MemberExpression') return undefined;
  const name = memberName(callee) ?? '';
  if (IMPLEMENTS.has(name)) return mockedBy(callee.object, module);
  return MAKES_MOCK.has(name) ? assignedTo(taker, module) : undefined;
}

function assignedTo(value: AnyNode, module: SourceModule): AnyNode | undefined {
  const { place, taker } = takenBy(value, module);
  if (taker?.type === 'AssignmentExpression' && taker.right === place) return mockedBy(taker.left, module);
  return taker?.type === 'Property' && taker.value === place ? inMockedModule(taker, module) : undefined;
}

/**
 * `api.get` of `jest.mocked(api.get)`, `vi.spyOn(api, 'get')`, `jest.mocked(api).get`, `vi.spyOn(api, 'get').mockName('get')`, and of a
 * constant that holds such a mock.
 */
function mockedBy(written: AnyNode, module: SourceModule): AnyNode {
  const node = unwrap(written);
  if (node.type === 'Identifier') return mockedByConstant(node, module) ?? node;
  if (node.type === 'MemberExpression') return { ...node, object: mockedBy(node.object, module) } as AnyNode;
  if (node.type !== 'CallExpression') return node;
  const [object, method] = node.arguments;
  if (object && method && literalString(method) !== undefined) return memberBy(mockedBy(object, module), method);
  return object ? mockedBy(object, module) : node;
}

/** What a constant stands in for: `const get = vi.spyOn(api, 'get')`, `const fetch = vi.fn(); globalThis.fetch = fetch`. */
function mockedByConstant(name: NodeOf<'Identifier'>, module: SourceModule): AnyNode | undefined {
  const variable = variableAt(name.name, name, module);
  const declared = variable?.defs.length === 1 ? (variable.defs[0]?.node as AnyNode) : undefined;
  if (!variable || declared?.type !== 'VariableDeclarator' || declared.id.type !== 'Identifier' || !declared.init)
    return undefined;
  const made = rootCall(declared.init);
  if (made?.callee.type !== 'MemberExpression') return undefined;
  const maker = memberName(made.callee) ?? '';
  if (MOCKS_WHAT_IT_IS_GIVEN.has(maker)) return mockedBy(made, module);
  if (!MAKES_MOCK.has(maker)) return undefined;
  for (const use of referencesOf(variable, module)) {
    const { place, taker } = takenBy(use, module);
    if (taker?.type === 'AssignmentExpression' && taker.right === place && taker.left.type === 'MemberExpression')
      return taker.left;
    if (taker?.type !== 'CallExpression' || taker.callee.type !== 'MemberExpression') continue;
    const [stubbed] = taker.arguments;
    const global = memberName(taker.callee) === 'stubGlobal' ? literalString(stubbed) : undefined;
    if (stubbed && global !== undefined) return { type: 'Identifier', name: global, range: stubbed.range } as AnyNode;
  }
  return undefined;
}

/** The call that a chain of calls begins with: `vi.spyOn(…)` of `vi.spyOn(…).mockName('get')`. */
function rootCall(written: AnyNode): NodeOf<'CallExpression'> | undefined {
  const node = unwrap(written);
  if (node.type !== 'CallExpression') return undefined;
  const { callee } = node;
  return (callee.type === 'MemberExpression' ? rootCall(callee.object) : undefined) ?? node;
}

/** A function of a mocked module, by the names below what the module's factory returns. */
function inMockedModule(property: AnyNode, module: SourceModule): AnyNode | undefined {
  const names: AnyNode[] = [];
  let current: AnyNode = property;
  while (current.type === 'Property' && propertyName(current) !== undefined) {
    if (propertyName(current) !== '__esModule') names.unshift(current.key);
    const object = parentOf(current, module);
    const taker = object && takenBy(object, module).taker;
    if (!taker) return undefined;
    current = taker;
  }
  const factory = isFunction(current) ? current : functionAround(current, module);
  const call = factory && takenBy(factory, module).taker;
  const [source] = call?.type === 'CallExpression' ? call.arguments : [];
  if (call?.type !== 'CallExpression' || call.callee.type !== 'MemberExpression' || !source) return undefined;
  if (!MOCKS_MODULE.has(memberName(call.callee) ?? '')) return undefined;
  const mocked = {
    type: 'ImportExpression',
    source,
    options: null,
    phase: null,
    range: source.range,
  } as unknown as AnyNode;
  return names.reduce((object, key) => memberBy(object, key), mocked);
}

function functionAround(statement: AnyNode, module: SourceModule): FunctionNode | undefined {
  const block = statement.type === 'ReturnStatement' ? parentOf(statement, module) : undefined;
  const fn = block && parentOf(block, module);
  return fn && isFunction(fn) ? fn : undefined;
}

function memberBy(object: AnyNode, name: AnyNode): AnyNode {
  const computed = literalString(name) !== undefined;
  return { type: 'MemberExpression', object, property: name, computed, optional: false, range: name.range } as AnyNode;
}

/** A call that is not written, at a place that is. */
function calling(callee: AnyNode, args: readonly AnyNode[], at: AnyNode): CallNode {
  return {
    type: 'CallExpression',
    callee,
    arguments: args,
    optional: false,
    range: at.range,
    start: at.start,
    end: at.end,
  } as CallNode;
}
