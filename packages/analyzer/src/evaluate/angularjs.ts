/** What AngularJS gives a function by the names of its parameters: `.controller('Desk', ['groups', (groups) => …])`. */
import { RESOURCES, globalInjected } from '../clients/angularjs.js';
import type { SourceModule } from '../contracts.js';
import { isClass, placeKey, type FunctionNode } from '../syntax/nodes.js';
import { UNKNOWN, alternatives, isUnknown, unionOfKnown, type Value } from '../values/value.js';
import { receiverOf, registryOf, type Provided, type Receiver } from './angularjs-registry.js';
import { resourceMaker } from './angularjs-resources.js';
import { genericInstance } from './classes.js';
import { once, type Context } from './context.js';
import { globalValue } from './identifiers.js';
import { memberOf } from './members.js';
import { madeBy } from './prototypes.js';
import { returnedByAny, returnedValue } from './returned-value.js';

/** What a function is injected as a parameter. */
export function injectedParameter(context: Context, fn: FunctionNode, index: number, module: SourceModule): Value {
  const registry = registryOf(context, module);
  const name = registry.receivers.get(placeKey(fn, module))?.names[index];
  if (name === undefined) return UNKNOWN;
  const known = globalInjected(name);
  const places = registry.provided.get(name);
  if (name === RESOURCES.name) return resourceMaker({ node: fn, module, frame: undefined });
  if (!places) return known === undefined ? UNKNOWN : globalValue(known);
  return once<Value>(context, 'angularjs-values', places, UNKNOWN, () =>
    unionOfKnown(places.map((place) => providedValue(context, place))),
  );
}

function providedValue(context: Context, { how, definition, module }: Provided): Value {
  if (how === 'value') return context.evaluate(definition, module, undefined);
  const receiver = receiverOf(context, definition, module);
  switch (how) {
    case 'factory':
      return receiver ? returnedValue(context, receiver.fn, receiver.module, undefined) : UNKNOWN;
    case 'service':
      return receiver ? madeWith(context, receiver) : UNKNOWN;
    case 'provider': {
      const provider = receiver ? madeWith(context, receiver) : context.evaluate(definition, module, undefined);
      const get = memberOf(context, provider, '$get');
      // `$get: ['$http', function ($http) { … }]`
      const making = alternatives(get).map((part) => (part.kind === 'array' ? part.elements.at(-1)?.() : part));
      return unionOfKnown(making.map((part) => (part ? returnedByAny(context, part) : UNKNOWN)));
    }
    case 'none':
      return UNKNOWN;
  }
}

/** What `new` on it gives: what it returns, or else what it sets on `this`. */
function madeWith(context: Context, { made, fn, module }: Receiver): Value {
  if (isClass(made)) return genericInstance(context, made, module);
  const returned = returnedValue(context, fn, module, undefined);
  return isUnknown(returned) ? madeBy(context, made, module) : returned;
}
