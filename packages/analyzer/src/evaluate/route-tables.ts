/** Routes whose loader and component stand beside each other in a table or in JSX: what hooks read within the component. */
import { OUTLET, ROUTE_PACKAGES, loaderReadBy } from '../clients/route-modules.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { indexOf, parentOf } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { isFunction, propertyName, type NodeOf } from '../syntax/nodes.js';
import {
  UNKNOWN,
  alternatives,
  isUnknown,
  unionOfKnown,
  type PackageValue,
  type Place,
  type Value,
} from '../values/value.js';
import { once, type Context } from './context.js';
import { elementsAround, propsIn } from './elements.js';
import { callFunction } from './frames.js';
import { placesOfFunction } from './function-uses.js';
import type { Reference } from './importers.js';
import { exportOf } from './package-functions.js';
import { bodyOf } from './replies.js';

/** What a hook of a router gives by where the component that calls it is rendered; undefined for other calls. */
export function loadedByRoute(context: Context, value: PackageValue, place: Place): Value | undefined {
  if (!ROUTE_PACKAGES.includes(value.name)) return undefined;
  const hook = exportOf(value);
  const loader = loaderReadBy(value.name, hook);
  if (loader !== undefined) return known(mentions(context, place).map((at) => resultBeside(context, loader, at)));
  if (hook === 'useAsyncValue') return known(mentions(context, place).map((at) => awaitedAround(context, at)));
  return hook === 'useOutletContext' ? known([givenToOutlets(context, place.module)]) : undefined;
}

function known(values: readonly Value[]): Value | undefined {
  const value = unionOfKnown(values);
  return isUnknown(value) ? undefined : value;
}

/** Where the functions around a call are named. */
function mentions(context: Context, { node, module }: Place): Reference[] {
  const found: Reference[] = [];
  for (let fn = parentOf(node, module); fn; fn = parentOf(fn, module))
    if (isFunction(fn)) found.push(...placesOfFunction(context, fn, module).slice(1));
  return found;
}

/** `{ path: '/cards', element: <Cards />, loader }`, `<Route element={<Cards />} loader={loader} />`: what the loader gives. */
function resultBeside(context: Context, loader: string, { node, module }: Reference): Value {
  const holder = holderOf(node, module);
  const beside =
    holder?.type === 'Property'
      ? propertyBeside(holder, loader, module)
      : holder && attributeBeside(holder, loader, module);
  if (!beside) return UNKNOWN;
  const place: Place = { node: beside, module, frame: undefined };
  return unionOfKnown(
    alternatives(context.evaluate(beside, module, undefined)).map((part) =>
      part.kind === 'function' ? bodyOf(callFunction(context, part, [], place)) : UNKNOWN,
    ),
  );
}

/** The property or attribute of a route that holds a component, or an element of it. */
function holderOf(mention: AnyNode, module: SourceModule): NodeOf<'Property' | 'JSXAttribute'> | undefined {
  const { taker } = takenBy(mention, module);
  const element = taker?.type === 'JSXOpeningElement' ? parentOf(taker, module) : undefined;
  const outer = element ? takenBy(element, module).taker : taker;
  const holder = outer?.type === 'JSXExpressionContainer' ? parentOf(outer, module) : outer;
  return holder?.type === 'Property' || holder?.type === 'JSXAttribute' ? holder : undefined;
}

function propertyBeside(property: AnyNode, name: string, module: SourceModule): AnyNode | undefined {
  const object = parentOf(property, module);
  const found =
    object?.type === 'ObjectExpression'
      ? object.properties.find((item) => item.type === 'Property' && propertyName(item) === name)
      : undefined;
  return found?.type === 'Property' ? found.value : undefined;
}

function attributeBeside(attribute: AnyNode, name: string, module: SourceModule): AnyNode | undefined {
  const element = parentOf(attribute, module);
  return element?.type === 'JSXOpeningElement' ? propsIn(element).find((prop) => prop.name === name)?.value : undefined;
}

/** `<Await resolve={cards}><Cards /></Await>`: what the component is shown for. */
function awaitedAround(context: Context, { node, module }: Reference): Value {
  for (const element of elementsAround(node, module)) {
    const given = propsIn(element).find(({ name }) => name === 'resolve');
    if (given) return context.evaluate(given.value, module, undefined);
  }
  return UNKNOWN;
}

/** `<Outlet context={{ cards }} />`: what routes give to those inside of them. */
function givenToOutlets(context: Context, module: SourceModule): Value {
  const owner = context.host ? 'project' : module.file;
  return once<Value>(context, 'outlets', owner, UNKNOWN, () => {
    const modules = context.host?.modulesMentioning([`<${OUTLET}`]) ?? [module];
    return unionOfKnown(
      modules.flatMap((at) =>
        (indexOf(at).names.get(OUTLET) ?? []).flatMap((name) => {
          const element = parentOf(name, at);
          const given =
            element?.type === 'JSXOpeningElement'
              ? propsIn(element).find((prop) => prop.name === 'context')
              : undefined;
          return given ? [context.evaluate(given.value, at, undefined)] : [];
        }),
      ),
    );
  });
}
