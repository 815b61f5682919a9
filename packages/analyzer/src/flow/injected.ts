/** The flow through what AngularJS registers under a name and gives to the parameters of that name. */
import { registryOf, type Receiver } from '../evaluate/angularjs-registry.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { placeKey, type FunctionNode } from '../syntax/nodes.js';
import { markPattern } from './bindings.js';
import type { At, Marks, Way } from './marks.js';

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
