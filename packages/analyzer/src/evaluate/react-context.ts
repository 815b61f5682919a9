/** React contexts: what a context holds is its type, its default and what its providers are given. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { parentOf, referencesOf } from '../syntax/module-index.js';
import type { NodeOf } from '../syntax/nodes.js';
import { madeObject } from '../values/made-values.js';
import { UNKNOWN, isUnknown, union, type Entry, type Frame, type Value } from '../values/value.js';
import { once, type Context } from './context.js';
import { exportedAs } from './exported-names.js';
import { importersOf } from './importers.js';
import { holderOf } from './later-calls.js';
import { memberOf } from './members.js';
import { typeNodeValue } from './types.js';

type Call = NodeOf<'CallExpression'>;

/** The member of a context's value that holds what its consumers get; no name of source code. */
const HELD = '#held';

/** `createContext(…)`. */
export function contextMade(context: Context, node: Call, module: SourceModule, frame: Frame | undefined): Value {
  const held: Entry = { value: () => heldValue(context, node, module, frame), module };
  return madeObject(new Map([[HELD, held]]));
}

/** `useContext(CardContext)`, `use(CardContext)`; undefined where the argument is no context. */
export function contextRead(
  context: Context,
  node: Call,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  const [first] = node.arguments;
  const made = first ? context.evaluate(first, module, frame) : UNKNOWN;
  return made.kind === 'object' && made.entries.has(HELD) ? memberOf(context, made, HELD) : undefined;
}

function heldValue(context: Context, node: Call, module: SourceModule, frame: Frame | undefined): Value {
  const [type] = node.typeArguments?.params ?? [];
  const [first] = node.arguments;
  const values = [
    ...(type ? [typeNodeValue(context, type, module)] : []),
    ...(first ? [context.evaluate(first, module, frame)] : []),
    ...providedTo(context, node, module),
  ];
  return union(values.filter((value) => !isUnknown(value) && value.kind !== 'constant'));
}

/** What `<CardContext.Provider value={card}>` gives, in the context's module and where it is imported. */
function providedTo(context: Context, node: Call, module: SourceModule): Value[] {
  return once(context, 'state-setters', node, [] as Value[], () => {
    const variable = holderOf(node, module);
    if (!variable) return [];
    const imported = exportedAs(variable.name, variable, module).flatMap((name) => importersOf(context, module, name));
    return [{ variable, module }, ...imported].flatMap((place) =>
      referencesOf(place.variable, place.module).flatMap((reference) =>
        valueAttribute(context, reference, place.module),
      ),
    );
  });
}

function valueAttribute(context: Context, reference: AnyNode, module: SourceModule): Value[] {
  const parent = parentOf(reference, module);
  const element = parent?.type === 'JSXMemberExpression' ? parentOf(parent, module) : parent;
  if (element?.type !== 'JSXOpeningElement') return [];
  return element.attributes.flatMap((attribute) => {
    if (attribute.type !== 'JSXAttribute' || attribute.name.name !== 'value' || !attribute.value) return [];
    return [context.evaluate(attribute.value, module, undefined)];
  });
}
