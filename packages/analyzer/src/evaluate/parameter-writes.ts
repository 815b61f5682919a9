/** What a function writes to the members of an object that it is given: `config.url = BASE + path; return axios(config)`. */
import type { SourceModule, VariableLike } from '../contracts.js';
import { isUnknown, mapValue, union, type Entry, type Frame, type Value } from '../values/value.js';
import type { Context } from './context.js';
import { isOpen } from './evaluator.js';
import { memberOf } from './members.js';
import { writesToVariable } from './member-writes.js';

/** An object that a parameter holds, with what its function writes to it. */
export function withWrites(
  context: Context,
  value: Value,
  parameter: VariableLike,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  const writes = writesToVariable(context, parameter, module);
  if (writes.length === 0) return value;
  return mapValue(value, (part) => {
    if (part.kind !== 'object') return part;
    const entries = new Map<string, Entry>();
    for (const name of new Set(writes.map((write) => write.name))) {
      const read = (): Value => {
        const given = memberOf(context, part, name);
        const values = writes
          .filter((write) => write.name === name && !isOpen(context, write.assignment.right, module, frame))
          .map(({ assignment }) => context.evaluate(assignment.right, module, frame));
        const says = values.length === 0 || !(given.kind === 'constant' || isUnknown(given));
        return union(says ? [given, ...values] : values);
      };
      entries.set(name, { value: read, module });
    }
    return { kind: 'object', place: part.place, entries, spreads: [() => part] };
  });
}
