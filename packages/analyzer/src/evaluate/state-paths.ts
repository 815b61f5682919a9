/** Where a state stands within a function, and which member of it an expression reads. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { contains, isObjectAssign, memberName, unwrap, type FunctionNode, type NodeOf } from '../syntax/nodes.js';
import { readOf } from '../syntax/read-path-of.js';
import type { Frame } from '../values/value.js';

/** An element of a list, and a member whose name is not known. */
export const ELEMENT = Symbol('element');
export const MEMBER = Symbol('member');
export type Step = string | typeof ELEMENT | typeof MEMBER;

/** What holds a state within a function, or within the functions of an object: one of its parameters, or `this`. */
export interface StateHolder {
  fn: FunctionNode | NodeOf<'ObjectExpression'>;
  index: number | 'this';
  module: SourceModule;
  frame: Frame | undefined;
}

const COPIES = new Set(['slice', 'clone', 'cloneDeep', 'structuredClone', 'toArray', 'current', 'original']);
const MAX_ALIASES = 8;

/** The names below the state that an expression reads, through copies of it; undefined where it reads something else. */
export function pathBelow(written: AnyNode, holder: StateHolder, steps = MAX_ALIASES): readonly Step[] | undefined {
  const node = unwrap(written);
  if (steps === 0) return undefined;
  const inner = (part: AnyNode | undefined): readonly Step[] | undefined => part && pathBelow(part, holder, steps - 1);
  switch (node.type) {
    case 'ThisExpression':
      return holder.index === 'this' ? [] : undefined;
    case 'MemberExpression': {
      const owner = inner(node.object);
      return owner && [...owner, memberName(node) ?? MEMBER];
    }
    case 'Identifier':
      return pathOfName(node, holder, steps);
    case 'ObjectExpression':
    case 'ArrayExpression': {
      const items = node.type === 'ObjectExpression' ? node.properties : node.elements;
      const [first] = items;
      return first?.type === 'SpreadElement' ? inner(first.argument) : undefined;
    }
    case 'CallExpression': {
      const { callee, arguments: given } = node;
      if (isObjectAssign(node))
        return given[0]?.type === 'ObjectExpression' && given[0].properties.length === 0
          ? inner(given[1])
          : inner(given[0]);
      const name =
        callee.type === 'Identifier'
          ? callee.name
          : callee.type === 'MemberExpression'
            ? memberName(callee)
            : undefined;
      if (name === undefined || !COPIES.has(name)) return undefined;
      return given.length === 1
        ? inner(given[0])
        : callee.type === 'MemberExpression'
          ? inner(callee.object)
          : undefined;
    }
    default:
      return undefined;
  }
}

function pathOfName(node: NodeOf<'Identifier'>, holder: StateHolder, steps: number): readonly Step[] | undefined {
  const { fn, index, module } = holder;
  const read = readOf(node, module);
  if (read?.root.kind === 'parameter') return read.root.fn === fn && read.root.index === index ? read.names : undefined;
  if (read?.root.kind !== 'variable') return undefined;
  const [definition, ...others] = read.root.variable.defs;
  const declared = definition?.type === 'Variable' ? (definition.node as AnyNode) : undefined;
  if (
    others.length > 0 ||
    declared?.type !== 'VariableDeclarator' ||
    declared.id.type !== 'Identifier' ||
    !declared.init
  )
    return undefined;
  const made = contains(fn, declared) ? pathBelow(declared.init, holder, steps - 1) : undefined;
  return made && [...made, ...read.names];
}
