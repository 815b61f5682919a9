/** How an object is written: two expressions with a key in common are the same object, as far as the text tells. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { parentOf, variableAt } from '../syntax/module-index.js';
import { memberName, rangeOf, unwrap } from '../syntax/nodes.js';

/** The keys of an object expression, or of the object that a destructured name was taken from. */
export function objectKeys(node: AnyNode, module: SourceModule): string[] {
  const plain = unwrap(node);
  const own = textOf(plain);
  const taken = plain.type === 'Identifier' ? takenFrom(plain.name, plain, module) : [];
  return own === undefined ? taken : [own, ...taken];
}

/** `card`, `row.card`, `cards[0]` without what types and chains add. */
function textOf(node: AnyNode): string | undefined {
  const plain = unwrap(node);
  switch (plain.type) {
    case 'Identifier':
      return plain.name;
    case 'ThisExpression':
      return 'this';
    case 'MemberExpression': {
      const object = textOf(plain.object);
      const name = memberName(plain) ?? (plain.property.type === 'Identifier' ? `[${plain.property.name}]` : undefined);
      return object === undefined || name === undefined ? undefined : `${object}.${name}`;
    }
    default:
      return undefined;
  }
}

/** The keys of the object that a pattern takes a name from: what initialises it, and the pattern itself. */
function takenFrom(name: string, at: AnyNode, module: SourceModule): string[] {
  const binding = variableAt(name, at, module)?.defs[0]?.name as AnyNode | undefined;
  for (let node = binding && parentOf(binding, module); node; node = parentOf(node, module)) {
    if (node.type === 'ObjectPattern') return patternKeys(node, module);
    if (node.type !== 'Property' && node.type !== 'AssignmentPattern' && node.type !== 'RestElement') return [];
  }
  return [];
}

/** The keys of the object that a pattern takes apart. */
function patternKeys(pattern: AnyNode, module: SourceModule): string[] {
  const own = `pattern ${rangeOf(pattern)[0]}`;
  const owner = parentOf(pattern, module);
  if (owner?.type !== 'VariableDeclarator' || owner.id !== pattern || !owner.init) return [own];
  const text = textOf(owner.init);
  return text === undefined ? [own] : [own, text];
}

/** The keys by which the body of a function knows a parameter. */
export function parameterKeys(parameter: AnyNode, module: SourceModule): string[] {
  const binding = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  if (binding.type === 'Identifier') return [binding.name];
  return binding.type === 'ObjectPattern' ? patternKeys(binding, module) : [];
}

/** The keys of the object whose field a name reads, by where the name stands; undefined where that is not told. */
export function keysOfRead(name: AnyNode, module: SourceModule): string[] | undefined {
  const parent = parentOf(name, module);
  if (parent?.type === 'MemberExpression' && parent.property === name) return objectKeys(parent.object, module);
  if (parent?.type !== 'Property') return undefined;
  const pattern = parentOf(parent, module);
  return pattern?.type === 'ObjectPattern' ? patternKeys(pattern, module) : undefined;
}
