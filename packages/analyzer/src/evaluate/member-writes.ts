/** Members that are assigned after an object was made: `body.sub_type = x`. */
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import { indexOf, parentOf, referencesOf, variableAt } from '../syntax/module-index.js';
import { memberName, rangeOf, type NodeOf } from '../syntax/nodes.js';
import { outermost, takenBy } from '../syntax/outermost.js';
import { isUnknown, mapValue, union, type Frame, type ObjectValue, type Value } from '../values/value.js';
import { once, type Context } from './context.js';
import { memberOfOne } from './members.js';

/** The value of `object[name]`, with what is assigned to that member of the object's variable. */
export function memberWithWrites(context: Context, object: Value, name: string): Value {
  return mapValue(object, (value) => {
    const member = memberOfOne(context, value, name);
    if (value.kind !== 'object') return member;
    const writes = writesTo(context, value).filter((write) => write.name === name);
    if (writes.length === 0) return member;
    const assigned = writes.map(({ assignment, module }) =>
      context.evaluate(assignment.right, module, value.place?.frame),
    );
    return union(member.kind === 'constant' || isUnknown(member) ? assigned : [member, ...assigned]);
  });
}

/** `body.sub_type = x` after `const body = {}`: what is assigned to the same member of the same variable. */
export function assignedMember(
  context: Context,
  node: NodeOf<'MemberExpression'>,
  name: string,
  object: Value,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  if (object.kind !== 'object' || object.entries.has(name)) return undefined;
  const write = writesTo(context, object)
    .filter((entry) => entry.name === name && rangeOf(entry.assignment)[0] !== rangeOf(node)[0])
    .map((entry) => context.evaluate(entry.assignment.right, module, frame));
  return write.length > 0 ? union(write) : undefined;
}

export interface MemberWrite {
  name: string;
  assignment: NodeOf<'AssignmentExpression'>;
  module: SourceModule;
}

/** Member assignments to the variable that an object literal initialises: `const o = {…}; o.k = v`. */
export function writesTo(context: Context, object: ObjectValue): readonly MemberWrite[] {
  return object.place ? memberWrites(context, object.place.node, object.place.module) : [];
}

function memberWrites(context: Context, literal: AnyNode, module: SourceModule): readonly MemberWrite[] {
  return once(context, 'member-writes', literal, [] as readonly MemberWrite[], () => {
    const declarator = parentOf(outermost(literal, module), module);
    if (declarator?.type !== 'VariableDeclarator' || declarator.id.type !== 'Identifier') return [];
    const variable = variableAt(declarator.id.name, declarator.id, module);
    return variable ? writesToVariable(context, variable, module) : [];
  });
}

/** The assignments to members of what a variable holds: `o.k = v`. */
export function writesToVariable(
  context: Context,
  variable: VariableLike,
  module: SourceModule,
): readonly MemberWrite[] {
  if (indexOf(module).assignmentsTo.member.size === 0) return [];
  return once(context, 'variable-writes', variable, [] as readonly MemberWrite[], () =>
    referencesOf(variable, module).flatMap((reference): MemberWrite[] => {
      const { place, taker: member } = takenBy(reference, module);
      if (member?.type !== 'MemberExpression' || member.object !== place) return [];
      const assignment = parentOf(member, module);
      const name = memberName(member);
      const isWritten = assignment?.type === 'AssignmentExpression' && assignment.left === member;
      return isWritten && name !== undefined ? [{ name, assignment, module }] : [];
    }),
  );
}
