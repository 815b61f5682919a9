/** Components that are files of their own (Vue, Svelte, Astro): what their elements in other files give them. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { indexOf, topLevelVariable, variableAt } from '../syntax/module-index.js';
import { propertyName, type NodeOf } from '../syntax/nodes.js';
import { takenBy } from '../syntax/outermost.js';
import { UNKNOWN, alternatives, isUnknown, union, unionOfKnown, type Frame, type Value } from '../values/value.js';
import { calledName } from './called-name.js';
import { declaresProps } from './builtins.js';
import { propsOfElement } from './component-props.js';
import { once, type Context } from './context.js';
import { sentBehindName } from './event-emitters.js';
import { exportedAs } from './exported-names.js';
import { elementGiven } from './function-uses.js';
import { importedReferences } from './importers.js';
import { memberOf } from './members.js';
import { passedInFrame } from './passed-values.js';
import { passedByPattern } from './render-props.js';

/** The props of each place where the component of a file is used, or of the one whose frame it is; unknown for other files. */
export function propsOfFile(context: Context, module: SourceModule, frame?: Frame): Value {
  if (!module.parts) return UNKNOWN;
  for (let current = frame; current; current = current.parent)
    if (current.fn === module.ast) return current.args[0] ?? UNKNOWN;
  return once<Value>(context, 'props-of-files', module, UNKNOWN, () => {
    const given = importedReferences(context, module, 'default').map(({ node, module: at }) =>
      givenAt(context, node, at),
    );
    return unionOfKnown(given);
  });
}

/** One of the props of the component of a file. */
export function propOfFile(context: Context, name: string, module: SourceModule, frame?: Frame): Value {
  return union(
    alternatives(propsOfFile(context, module, frame))
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
  const given = givenToFile(context, callback, module);
  const event = given && /^on([A-Z].*)$/.exec(given.name)?.[1];
  if (!given || event === undefined) return undefined;
  const { component } = given;
  const sent = sentBehindName(
    context,
    index,
    component,
    (call, name) => /^\$?emit$/.test(calledName(call.callee, component)) && eventName(name) === event,
  );
  const value = unionOfKnown(sent);
  return isUnknown(value) ? undefined : value;
}

/** What a template gives to an element of a component in another file: the call that stands for the element, and the name of the prop. */
interface GivenToFile {
  call: NodeOf<'CallExpression'>;
  name: string;
  component: SourceModule;
}

/** The element that a function (or a name for it) is given to. */
function givenToFile(context: Context, callback: AnyNode, module: SourceModule): GivenToFile | undefined {
  const call = elementGiven(callback, module);
  const { taker: property } = takenBy(callback, module);
  const name = property?.type === 'Property' ? propertyName(property) : undefined;
  if (!call || name === undefined || call.callee.type !== 'Identifier') return undefined;
  const component = moduleOfImport(context, call.callee, module);
  return component?.parts ? { call, name, component } : undefined;
}

/** What a function that an element gives as a prop receives where the component of the file calls the prop, for what the element gives it. */
export function calledByFile(context: Context, callback: AnyNode, index: number, module: SourceModule): Value {
  const given = givenToFile(context, callback, module);
  if (!given) return UNKNOWN;
  const { call, name, component } = given;
  const frame = once<Frame>(context, 'frames-of-elements', call, frameOf(call, component, module, UNKNOWN), () =>
    frameOf(call, component, module, givenAt(context, call.callee, module)),
  );
  const declared = indexOf(component).calls.flatMap((made) => {
    const { taker } = takenBy(made, component);
    const isProps = made.type === 'CallExpression' && declaresProps(calledName(made.callee, component));
    return isProps && taker?.type === 'VariableDeclarator'
      ? passedByPattern(context, taker.id, name, index, frame)
      : [];
  });
  const variable = topLevelVariable(name, component);
  const isExported = variable && exportedAs(name, variable, component).length > 0;
  return unionOfKnown([...declared, ...(isExported ? [passedInFrame(context, variable, index, frame)] : [])]);
}

function frameOf(call: AnyNode, component: SourceModule, module: SourceModule, props: Value): Frame {
  const place = { node: call, module, frame: undefined };
  return {
    fn: component.ast,
    module: component,
    args: [props],
    self: undefined,
    parent: undefined,
    call: place,
    depth: 1,
  };
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
