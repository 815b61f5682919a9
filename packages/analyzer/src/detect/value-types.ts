/** Values in literal types, unions and enums. */
import type { SourceModule } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import { parentOf, variableAt } from '../syntax/module-index.js';
import { literalString, type NodeOf } from '../syntax/nodes.js';
import type { Held } from './value-containers.js';
import { usesOfTable } from './value-uses.js';

/** A literal type, alone or in a union. */
export function heldByUnion(literalType: NodeOf<'TSLiteralType'>, module: SourceModule): Held {
  const parent = parentOf(literalType, module);
  const union = parent?.type === 'TSUnionType' ? parent : undefined;
  const types = union ? union.types : [literalType];
  const values = types.flatMap((type) => (type.type === 'TSLiteralType' ? (literalString(type.literal) ?? []) : []));
  const node = union ?? literalType;
  return { container: { kind: 'union', node, values }, module, subjects: [], types: [{ node, module }] };
}

/** A member of an enum, with what it is compared with. */
export function heldByEnum(
  context: Context,
  member: NodeOf<'TSEnumMember'>,
  module: SourceModule,
  hops: number,
): Held | undefined {
  let owner = parentOf(member, module);
  if (owner?.type === 'TSEnumBody') owner = parentOf(owner, module);
  if (owner?.type !== 'TSEnumDeclaration') return undefined;
  const values = owner.body.members.flatMap((item) => literalString(item.initializer) ?? []);
  const container: Held['container'] = { kind: 'enum', node: owner, values };
  const variable = variableAt(owner.id.name, owner, module);
  const name = member.id.type === 'Identifier' ? member.id.name : literalString(member.id);
  const uses = variable && name !== undefined ? usesOfTable(context, variable, module, hops, name) : { subjects: [] };
  return { container, module, ...uses, types: [{ node: owner, module }] };
}
