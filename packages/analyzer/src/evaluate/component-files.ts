/** Components that are files of their own (Vue, Svelte, Astro): what their elements in other files give them. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { parentOf, variableAt } from '../syntax/module-index.js';
import { propertyName, type NodeOf } from '../syntax/nodes.js';
import { takenBy } from '../syntax/outermost.js';
import { UNKNOWN, alternatives, isUnknown, union, unionOfKnown, type Value } from '../values/value.js';
import { calledName } from './called-name.js';
import { propsOfElement } from './component-props.js';
import { once, type Context } from './context.js';
import { sentBehindName } from './event-emitters.js';
import { importedReferences } from './importers.js';
import { memberOf } from './members.js';

/** The props of each place where the component of a file is used; unknown for other files. */
export function propsOfFile(context: Context, module: SourceModule): Value {
  if (!module.parts) return UNKNOWN;
  return once<Value>(context, 'props-of-files', module, UNKNOWN, () => {
    const given = importedReferences(context, module, 'default').map(({ node, module: at }) =>
      givenAt(context, node, at),
    );
    return unionOfKnown(given);
  });
}

/** One of the props of the component of a file. */
export function propOfFile(context: Context, name: string, module: SourceModule): Value {
  return union(
    alternatives(propsOfFile(context, module))
      .map((props) => memberOf(context, props, name))
      .filter((value) => !isUnknown(value) && value.kind !== 'constant'),
  );
}

/** `@picked="(card) => …"`: what a listener that an element gives receives from where the component emits the event. */
export function emittedByComponent(
  context: Context,
  callback: AnyNode,
  index: number,
  module: SourceModule,
): Value | undefined {
  const { taker: property } = takenBy(callback, module);
  const name = module.parts && property?.type === 'Property' ? propertyName(property) : undefined;
  const event = name === undefined ? undefined : /^on([A-Z].*)$/.exec(name)?.[1];
  const object = property && parentOf(property, module);
  const call = object && takenBy(object, module).taker;
  if (event === undefined || call?.type !== 'CallExpression' || call.callee.type !== 'Identifier') return undefined;
  const component = moduleOfImport(context, call.callee, module);
  if (!component?.parts) return undefined;
  const sent = sentBehindName(
    context,
    index,
    component,
    (call, name) => /^\$?emit$/.test(calledName(call.callee, component)) && eventName(name) === event,
  );
  const value = unionOfKnown(sent);
  return isUnknown(value) ? undefined : value;
}

/** `card-picked`, `card:picked`, `cardPicked`: as the property of a listener is named, behind its `on`. */
function eventName(written: string): string {
  return written.replace(/(?:^|[:-])(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function moduleOfImport(context: Context, name: NodeOf<'Identifier'>, module: SourceModule): SourceModule | undefined {
  const declaration = variableAt(name.name, name, module)?.defs[0]?.parent as AnyNode | undefined;
  const resolution =
    declaration?.type === 'ImportDeclaration' ? context.host?.resolve(declaration.source.value, module) : undefined;
  return resolution?.kind === 'module' ? resolution.module : undefined;
}

/** An element: of JSX, or the call that stands for one of a template. */
function givenAt(context: Context, reference: AnyNode, module: SourceModule): Value {
  const { place, taker } = takenBy(reference, module);
  if (taker?.type === 'JSXOpeningElement') return propsOfElement(context, taker, module);
  const [props] = taker?.type === 'CallExpression' && taker.callee === place ? taker.arguments : [];
  return props && module.parts ? context.evaluate(props, module, undefined) : UNKNOWN;
}
