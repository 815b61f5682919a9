/** Types that stand only where something is handed to a call: the parameters of requests, never what an answer holds. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { parentOf, referencesOf, variableAt } from '../syntax/module-index.js';
import { isFunction } from '../syntax/nodes.js';
import type { Context } from './context.js';
import type { TypeDeclarationNode } from './type-declarations.js';
import { usesOfType } from './type-uses.js';
import { isTypeAround } from './type-holders.js';

const MAX_DEPTH = 3;

/** True where every use of a type is a parameter that is only handed on, or that no code here reads: `update(id: string, params: CardParams)`. */
export function isSentOnly(context: Context, declaration: TypeDeclarationNode, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  const uses = usesOfType(context, declaration);
  return (
    uses.length > 0 &&
    uses.every(({ reference, module }) => {
      let type: AnyNode = reference;
      for (let around = parentOf(type, module); around; around = parentOf(type, module)) {
        if (!isTypeAround(around, module)) break;
        type = around;
      }
      const annotation = parentOf(type, module);
      const holder = annotation?.type === 'TSTypeAnnotation' ? parentOf(annotation, module) : undefined;
      return holder ? isSentAs(context, holder, module, depth) : false;
    })
  );
}

function isSentAs(context: Context, holder: AnyNode, module: SourceModule, depth: number): boolean {
  const parent = parentOf(holder, module);
  if (holder.type === 'TSPropertySignature') {
    const owner = parent && parentOf(parent, module);
    return owner?.type === 'TSInterfaceDeclaration' || owner?.type === 'TSTypeAliasDeclaration'
      ? isSentOnly(context, { node: owner, name: owner.id.name, module }, depth + 1)
      : false;
  }
  const owner = parent?.type === 'AssignmentPattern' ? parentOf(parent, module) : parent;
  if (holder.type !== 'Identifier' || !owner) return false;
  if (BODILESS.has(owner.type)) return true;
  if (!isFunction(owner) || !owner.body) return false;
  const variable = variableAt(holder.name, owner.body, module);
  const references = variable ? referencesOf(variable, module) : [];
  return references.length > 0 && references.every((reference) => isHandedOn(reference, module));
}

const BODILESS = new Set([
  'TSMethodSignature',
  'TSFunctionType',
  'TSDeclareFunction',
  'TSEmptyBodyFunctionExpression',
  'TSCallSignatureDeclaration',
]);

/** An argument of a call, also as a member of an object literal or spread into one. */
function isHandedOn(reference: AnyNode, module: SourceModule): boolean {
  let node = reference;
  for (let parent = parentOf(node, module); parent; node = parent, parent = parentOf(parent, module)) {
    if (parent.type === 'CallExpression' || parent.type === 'NewExpression') return parent.callee !== node;
    if (!/^(SpreadElement|ObjectExpression|Property)$/.test(parent.type)) return false;
  }
  return false;
}
