/** The flow through what is registered under a name or a key: by AngularJS for parameters, by components for those below them. */
import { registryOf, type Receiver } from '../evaluate/angularjs-registry.js';
import { callsUnderKeyOf } from '../evaluate/provided-values.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { placeKey, type FunctionNode } from '../syntax/nodes.js';
import { markPattern } from './bindings.js';
import { mark, type At, type Marks, type Way } from './marks.js';

/** `.factory('groups', groups)`: who is given what a name stands for that is registered here. */
export function markInjected(marks: Marks, definition: AnyNode, module: SourceModule, way: Way): void {
  const { provided, receiving } = registryOf(marks.context, module);
  for (const [name, places] of provided) {
    if (!places.some((place) => place.definition === definition)) continue;
    for (const receiver of receiving.get(name) ?? [])
      for (const parameter of parametersNamed(receiver, name)) markPattern(marks, parameter, receiver.module, way);
  }
}

function parametersNamed({ fn, names }: Receiver, name: string): AnyNode[] {
  return fn.params.filter((_, index) => names[index] === name);
}

/** What is registered under the name that a parameter of a function is given. */
export function injectedGivers(marks: Marks, fn: FunctionNode, parameter: AnyNode, module: SourceModule): At[] {
  const { provided, receivers } = registryOf(marks.context, module);
  const name = receivers.get(placeKey(fn, module))?.names[fn.params.findIndex((item) => item === parameter)];
  const places = name === undefined ? [] : (provided.get(name) ?? []);
  return places.map(({ definition, module: at }) => ({ node: definition, module: at }));
}

/** `provide(KEY, client)`: the calls that read what is given under the key. */
export function markProvided(marks: Marks, given: AnyNode, call: AnyNode, module: SourceModule, way: Way): void {
  if (call.type !== 'CallExpression' || call.arguments[1] !== given) return;
  for (const { call: other, value, module: at } of callsUnderKeyOf(marks.context, call, module))
    if (!value)
      for (const [node, how] of [
        [other, way],
        [other.callee, 'needs'],
      ] as const)
        mark(marks, node, at, how);
}

/** What is given under the key that `inject(KEY)` reads. */
export function providedGivers(marks: Marks, call: AnyNode, module: SourceModule): At[] {
  return callsUnderKeyOf(marks.context, call, module).flatMap(({ value, module: at }) =>
    value ? [{ node: value, module: at }] : [],
  );
}
