/** Which types stand anywhere but in other types: in a file of models most are only named by members of one another. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { parentOf } from '../syntax/module-index.js';
import { cache, type Context } from './context.js';
import type { TypeDeclarationNode } from './type-declarations.js';
import { usesOfType } from './type-uses.js';

/** The widest type around a use of a type that is a list, a union or a generic type of it: `Card[] | null` around `Card`. */
export function wholeType(use: AnyNode, module: SourceModule): AnyNode {
  let root = use;
  for (let parent = parentOf(root, module); parent; parent = parentOf(root, module)) {
    if (!isTypeAround(parent, module)) break;
    root = parent;
  }
  return root;
}

/** A list, a union or a generic type around a type. */
export function isTypeAround(node: AnyNode, module: SourceModule): boolean {
  switch (node.type) {
    case 'TSArrayType':
    case 'TSTypeOperator':
    case 'TSUnionType':
    case 'TSIntersectionType':
    case 'TSParenthesizedType':
    case 'TSTypeReference':
      return true;
    case 'TSTypeParameterInstantiation':
      return parentOf(node, module)?.type === 'TSTypeReference';
    default:
      return false;
  }
}

/**
 * Whether a type is written where a value stands, or is part of a type that is. Without an evaluation: false says that there is nothing to
 * evaluate.
 */
export function isWrittenAtValue(context: Context, declaration: TypeDeclarationNode): boolean {
  const known = cache<AnyNode, boolean>(context, 'written-at-values');
  const cameFrom = new Map<AnyNode, AnyNode | undefined>([[declaration.node, undefined]]);
  const pending = [declaration];
  for (const item of pending) {
    const holders = usesOfType(context, item).map((use) => holderOf(use.reference, use.module));
    const isAtValue = known.get(item.node) ?? holders.includes(undefined);
    if (isAtValue) {
      for (let node: AnyNode | undefined = item.node; node; node = cameFrom.get(node)) known.set(node, true);
      return true;
    }
    for (const holder of holders) {
      if (!holder || cameFrom.has(holder.node) || known.get(holder.node) === false) continue;
      cameFrom.set(holder.node, item.node);
      pending.push(holder);
    }
  }
  for (const node of cameFrom.keys()) known.set(node, false);
  return false;
}

/** The declaration of which a use of a type is a part; undefined where it stands anywhere else. */
function holderOf(use: AnyNode, module: SourceModule): TypeDeclarationNode | undefined {
  const parent = parentOf(wholeType(use, module), module);
  if (parent?.type === 'TSTypeAliasDeclaration') return { node: parent, name: parent.id.name, module };
  const member = parent?.type === 'TSTypeAnnotation' ? parentOf(parent, module) : undefined;
  const body = member?.type === 'TSPropertySignature' ? parentOf(member, module) : undefined;
  const owner = body ? parentOf(body, module) : undefined;
  if (owner?.type !== 'TSInterfaceDeclaration' && owner?.type !== 'TSTypeAliasDeclaration') return undefined;
  return { node: owner, name: owner.id.name, module };
}
