/** Where a value is read from: the variable or parameter, and the names below it. */
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import { parentOf, variableAt } from './module-index.js';
import { isFunction, memberName, propertyName, unwrap, type FunctionNode } from './nodes.js';

/** `names` below the parameter or variable, outermost first; a `URL` made of a value is that value's `(url)`. */
export interface ReadPath {
  root: { kind: 'parameter'; fn: FunctionNode; index: number } | { kind: 'variable'; variable: VariableLike };
  names: readonly string[];
}

const MAX_STEPS = 12;

/** What an expression reads, looking through constants and patterns: `pathname` of `const { pathname } = new URL(request.url)`. */
export function readOf(written: AnyNode, module: SourceModule, steps = MAX_STEPS): ReadPath | undefined {
  const node = unwrap(written);
  const below = (object: AnyNode, name: string): ReadPath | undefined => {
    const read = steps > 0 ? readOf(object, module, steps - 1) : undefined;
    return read && { ...read, names: [...read.names, name] };
  };
  switch (node.type) {
    case 'MemberExpression': {
      const name = memberName(node);
      return name === undefined ? undefined : below(node.object, name);
    }
    case 'NewExpression': {
      const [url] = node.arguments;
      return node.callee.type === 'Identifier' && node.callee.name === 'URL' && url ? below(url, '(url)') : undefined;
    }
    case 'Identifier':
      return readOfName(node.name, node, module, steps);
    default:
      return undefined;
  }
}

function readOfName(name: string, at: AnyNode, module: SourceModule, steps: number): ReadPath | undefined {
  const variable = variableAt(name, at, module);
  const [definition, ...others] = variable?.defs ?? [];
  if (!variable || !definition || others.length > 0) return undefined;
  const names: string[] = [];
  let child = definition.name as AnyNode;
  for (let node = parentOf(child, module); node; child = node, node = parentOf(node, module)) {
    if (node.type === 'Property') {
      const key = propertyName(node);
      if (key === undefined) return undefined;
      names.unshift(key);
    } else if (isFunction(node)) {
      const pattern = child;
      const index = node.params.findIndex((parameter) => parameter === pattern);
      return index < 0 ? undefined : { root: { kind: 'parameter', fn: node, index }, names };
    } else if (node.type === 'VariableDeclarator') {
      const isConstant = definition.parent && (definition.parent as AnyNode & { kind?: string }).kind === 'const';
      const read = isConstant && node.init && steps > 0 ? readOf(node.init, module, steps - 1) : undefined;
      return read ? { ...read, names: [...read.names, ...names] } : { root: { kind: 'variable', variable }, names: [] };
    } else if (node.type !== 'ObjectPattern' && node.type !== 'AssignmentPattern') return undefined;
  }
  return undefined;
}
