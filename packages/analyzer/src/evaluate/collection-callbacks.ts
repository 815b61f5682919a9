/** What lodash and its like hand to the callbacks they are given. */
import { collectionFunction, collectionFunctionName, indexFirst } from '../clients/collection-functions.js';
import type { SourceModule } from '../contracts.js';
import type { NodeOf } from '../syntax/nodes.js';
import { UNKNOWN, isOfService, isUnknown, type Frame, type PackageValue, type Value } from '../values/value.js';
import { dataArgument } from './collection-calls.js';
import type { Context } from './context.js';
import { elementOf } from './members.js';
import { valueBefore } from './pipelines.js';

/** `_(cards).groupBy('type').mapValues((group) => …)`: their functions as methods of a wrapped list. */
export function givenByChain(name: string, data: Value, index: number): Value | undefined {
  const known = collectionFunction(name);
  if (!known || known.gives === 'member' || known.gives === 'merged' || !isOfService(data)) return undefined;
  return index === 0 ? elementOf(data) : UNKNOWN;
}

/** What a function over lists and objects hands to its callback: elements, before or behind what else it says of them. */
export function givenByFunctions(
  context: Context,
  value: Pick<PackageValue, 'name' | 'path'>,
  call: NodeOf<'CallExpression' | 'NewExpression'>,
  position: number,
  index: number,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  const name = collectionFunctionName(value.name, value.path);
  if (name === undefined) return undefined;
  const others = call.arguments.filter((_, at) => at !== position);
  const data =
    dataArgument(others.map((argument) => context.evaluate(argument, module, frame))) ??
    valueBefore(context, call, module, frame);
  if (!data) return undefined;
  const at = collectionFunction(name)?.gives === 'reduced' || indexFirst(value.name, name) ? 1 : 0;
  if (index !== at) return UNKNOWN;
  const element = elementOf(data);
  return isUnknown(element) ? data : element;
}
