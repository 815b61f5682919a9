/** Members that are assigned after an object was made: `body.sub_type = x`. */
import { handsOn } from '../clients/package-functions.js';
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import { groupBy } from '../group.js';
import { indexOf, parentOf, referencesOf } from '../syntax/module-index.js';
import { memberName, rangeOf, type NodeOf } from '../syntax/nodes.js';
import { takenBy } from '../syntax/outermost.js';
import { alternatives, isUnknown, mapValue, union, type Frame, type ObjectValue, type Value } from '../values/value.js';
import { calledName } from './called-name.js';
import { once, type Context } from './context.js';
import { heldAt } from './later-calls.js';
import { memberOf } from './members.js';
import { exportOf } from './package-functions.js';

/** The value of `object[name]`, with what is assigned to that member of the object's variable. */
export function memberWithWrites(context: Context, object: Value, name: string): Value {
  return mapValue(object, (value) => {
    const member = memberOf(context, value, name);
    if (value.kind !== 'object') return member;
    const writes = writesOfMember(context, value, name);
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
  if (object.kind !== 'object') return undefined;
  const writes = writesOfMember(context, object, name).filter(
    (entry) => rangeOf(entry.assignment)[0] !== rangeOf(node)[0],
  );
  const written = object.entries.get(name);
  if (writes.length === 0 || (written && !isEmpty(written.value()))) return undefined;
  // What a function made for one call, it fills for that call.
  const made = object.place?.frame;
  return union(
    writes.map((entry) =>
      context.evaluate(entry.assignment.right, entry.module, made ?? (entry.module === module ? frame : undefined)),
    ),
  );
}

/** What stands for a value that is not there yet: `null`, `undefined`, `[]`. */
function isEmpty(value: Value): boolean {
  if (value.kind === 'constant') return value.value === null || value.value === undefined;
  return value.kind === 'array' && value.elements.length === 0;
}

export interface MemberWrite {
  name: string;
  assignment: NodeOf<'AssignmentExpression'>;
  module: SourceModule;
}

/** Member assignments to what an object literal is held by: `const o = {…}; o.k = v`, `params = {}; … this.params.k = v`. */
export function writesTo(context: Context, object: ObjectValue): readonly MemberWrite[] {
  return object.place ? memberWrites(context, object.place.node, object.place.module) : [];
}

function writesOfMember(context: Context, object: ObjectValue, name: string): readonly MemberWrite[] {
  const writes = writesTo(context, object);
  if (writes.length === 0) return writes;
  const named = once(context, 'named-writes', writes, NO_WRITES, () => groupBy(writes, (write) => write.name));
  return named.get(name) ?? [];
}

const NO_WRITES: ReadonlyMap<string, readonly MemberWrite[]> = new Map();

function memberWrites(context: Context, literal: AnyNode, module: SourceModule): readonly MemberWrite[] {
  return once(context, 'member-writes', literal, [] as readonly MemberWrite[], () => {
    const references = heldAt(wrappedBy(context, literal, module), module);
    return indexOf(module).assignmentsTo.member.size === 0 ? [] : writesBehind(references, module);
  });
}

/** `reactive({ … })`, `proxy({ … })`, `$state({ … })`: the call of a package that hands on the object it is given. */
function wrappedBy(context: Context, literal: AnyNode, module: SourceModule): AnyNode {
  const { place, taker: call } = takenBy(literal, module);
  if (call?.type !== 'CallExpression' || call.arguments[0] !== place || call.callee.type === 'FunctionExpression')
    return literal;
  if (calledName(call.callee, module) === '$state') return call;
  const isHandedOn = alternatives(context.evaluate(call.callee, module, undefined)).some(
    (part) => part.kind === 'package' && handsOn(part.name, exportOf(part)),
  );
  return isHandedOn ? call : literal;
}

/** The assignments to members of what a variable holds: `o.k = v`. */
export function writesToVariable(
  context: Context,
  variable: VariableLike,
  module: SourceModule,
): readonly MemberWrite[] {
  if (indexOf(module).assignmentsTo.member.size === 0) return [];
  return once(context, 'variable-writes', variable, [] as readonly MemberWrite[], () =>
    writesBehind(referencesOf(variable, module), module),
  );
}

function writesBehind(references: readonly AnyNode[], module: SourceModule): MemberWrite[] {
  return references.flatMap((reference): MemberWrite[] => {
    const { place, taker: member } = takenBy(reference, module);
    if (member?.type !== 'MemberExpression' || member.object !== place) return [];
    const assignment = parentOf(member, module);
    const name = memberName(member);
    const isWritten = assignment?.type === 'AssignmentExpression' && assignment.left === member;
    return isWritten && name !== undefined ? [{ name, assignment, module }] : [];
  });
}
