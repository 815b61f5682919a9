/** What a loop goes over where that is an object of a class of the project: what its `[Symbol.iterator]` or `[Symbol.asyncIterator]` gives. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { isFunction } from '../syntax/nodes.js';
import {
  mapValue,
  type ClassValue,
  type Frame,
  type FunctionValue,
  type InstanceValue,
  type Value,
} from '../values/value.js';
import { callFunction } from './frames.js';
import { iterated } from './collections.js';
import { baseClass } from './classes.js';
import type { Context } from './context.js';

/** What each turn of a loop over an expression is given. */
export function loopedOver(context: Context, node: AnyNode, module: SourceModule, frame: Frame | undefined): Value {
  const values = mapValue(context.evaluate(node, module, frame), (part) => {
    const method = part.kind === 'instance' ? iteratorOf(context, part) : undefined;
    return method ? callFunction(context, method, [], { node, module, frame }) : part;
  });
  return iterated(values);
}

const MAX_INHERITANCE = 8;

function iteratorOf(context: Context, self: InstanceValue): FunctionValue | undefined {
  let owner: ClassValue | undefined = self.class;
  for (let depth = 0; owner && depth < MAX_INHERITANCE; depth++) {
    for (const member of owner.node.body.body) {
      if (member.type !== 'MethodDefinition' || !member.computed || !isFunction(member.value)) continue;
      const { key } = member;
      if (
        key.type !== 'MemberExpression' ||
        key.property.type !== 'Identifier' ||
        !/^(?:async)?[iI]terator$/.test(key.property.name)
      )
        continue;
      return { kind: 'function', node: member.value, module: owner.module, frame: owner.frame, self, bound: [] };
    }
    owner = baseClass(context, owner);
  }
  return undefined;
}
