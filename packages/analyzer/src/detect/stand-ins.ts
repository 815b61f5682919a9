/**
 * Functions that stand in for a call of a client, and expectations about such calls: `vi.spyOn(api, 'get').mockImplementation((url) => …)`,
 * `jest.mock('../api', () => ({ api: { get: (url) => … } }))`, `expect(api.get).toHaveBeenCalledWith('/events')`.
 */
import type { AnyNode, SourceModule } from '../contracts.js';
import type { CallNode } from '../evaluate/calls.js';
import { parentOf } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { isFunction, literalString, memberName, propertyName, unwrap, type FunctionNode } from '../syntax/nodes.js';
import { subjectOfExpectation } from '../evaluate/expectations.js';
import { readOf } from '../syntax/read-path-of.js';

const IMPLEMENTS = new Set(['mockImplementation', 'mockImplementationOnce', 'callsFake']);
const MAKES_MOCK = new Set(['fn', 'stub']);
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
  return fn ? calling(mockedBy(fn), args, expectation) : undefined;
}

/** What a function stands in for, by what it is given to, assigned to, or where it stands in a mocked module. */
function stoodForBy(fn: FunctionNode, module: SourceModule): AnyNode | undefined {
  const { place, taker } = takenBy(fn, module);
  if (taker?.type !== 'CallExpression' || !taker.arguments.includes(place as never)) return assignedTo(fn, module);
  const { callee } = taker;
  if (callee.type !== 'MemberExpression') return undefined;
  const name = memberName(callee) ?? '';
  if (IMPLEMENTS.has(name)) return mockedBy(callee.object);
  return MAKES_MOCK.has(name) ? assignedTo(taker, module) : undefined;
}

function assignedTo(value: AnyNode, module: SourceModule): AnyNode | undefined {
  const { place, taker } = takenBy(value, module);
  if (taker?.type === 'AssignmentExpression' && taker.right === place) return mockedBy(taker.left);
  return taker?.type === 'Property' && taker.value === place ? inMockedModule(taker, module) : undefined;
}

/** `api.get` of `jest.mocked(api.get)`, `vi.spyOn(api, 'get')`, `jest.mocked(api).get`, `vi.spyOn(api, 'get').mockName('get')`. */
function mockedBy(written: AnyNode): AnyNode {
  const node = unwrap(written);
  if (node.type === 'MemberExpression') return { ...node, object: mockedBy(node.object) } as AnyNode;
  if (node.type !== 'CallExpression') return node;
  const [object, method] = node.arguments;
  if (object && method && literalString(method) !== undefined) return memberBy(mockedBy(object), method);
  return object ? mockedBy(object) : node;
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
  const computed = name.type === 'Literal';
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
