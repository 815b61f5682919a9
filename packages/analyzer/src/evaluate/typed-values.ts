/** Which values stand where a declared type is written. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { ancestor, parentOf, referencesOf, variableAt } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { isClass, isFunction, propertyName, type NodeOf } from '../syntax/nodes.js';
import {
  UNKNOWN,
  alternatives,
  isUnknown,
  mapValue,
  union,
  unionOfKnown,
  type ResourceValue,
  type Value,
} from '../values/value.js';
import { instanceMember } from './classes.js';
import { cache, type Context } from './context.js';
import { cutOff } from './cut-off.js';
import { valuesInComments } from './jsdoc-types.js';
import { dataMappedInto } from './mapped-classes.js';
import { givenByMethods } from './generic-owners.js';
import { memberOf } from './members.js';
import { answerForCallback, responseData } from './responses.js';
import { parameterUses } from './parameters.js';
import { isStateOption, stateOfSlice } from './reducers.js';
import type { TypeDeclarationNode } from './type-declarations.js';
import { isWrittenAtValue, wholeType } from './type-holders.js';
import { usesOfType } from './type-uses.js';
import { givenForParameter, relate } from './related-types.js';
import { returnedValue } from './returned-value.js';

const MAX_DEPTH = 6;

/** The way from a type to those that it is a part of. */
interface Walk {
  /** Types on the way. */
  depth: number;
  /** What was found for the types that were met, and how deep. */
  known: Map<AnyNode, { depth: number; values: Value[] }>;
}

function newWalk(): Walk {
  return { depth: 0, known: new Map() };
}

function deeper({ depth, known }: Walk): Walk {
  return { depth: depth + 1, known };
}

/** The resources that stand where the type is written: `api.get<Card[]>('/cards')`, `(await r.json()) as Card`. */
export function resourcesTyped(context: Context, declaration: TypeDeclarationNode): ResourceValue[] {
  return [
    ...valuesTyped(context, declaration, newWalk()),
    ...dataMappedInto(context, declaration),
    ...valuesInComments(context, declaration),
  ].flatMap((value) => alternatives(value).flatMap((part) => (part.kind === 'resource' && !part.list ? [part] : [])));
}

/** The resources that stand where a type literal is written: `(await r.json()) as { sub_type: string }[]`, `data: { sub_type: string }[]`. */
export function resourcesOfLiteral(
  context: Context,
  literal: NodeOf<'TSTypeLiteral'>,
  module: SourceModule,
): ResourceValue[] {
  return valuesAt(context, literal, literal, module, newWalk()).flatMap((value) =>
    alternatives(value).flatMap((part) => (part.kind === 'resource' && !part.list ? [part] : [])),
  );
}

/** What stands where a type is written that a schema gives: `api.get<z.infer<typeof card>>('/cards')`, and through its alias. */
export function valuesOfReference(
  context: Context,
  reference: NodeOf<'TSTypeReference'>,
  module: SourceModule,
): Value[] {
  return valuesAt(context, reference, reference, module, newWalk());
}

/** The values that have exactly this type, wherever it is written. */
function valuesTyped(context: Context, declaration: TypeDeclarationNode, walk: Walk): Value[] {
  const open = cache<AnyNode, true>(context, 'open-type-uses');
  if (walk.depth > MAX_DEPTH || open.has(declaration.node) || !isWrittenAtValue(context, declaration)) return [];
  if (context.budget.steps <= 0) {
    cutOff(context, declaration.node, declaration.module);
    return [];
  }
  // Models name one another: the ways through them are many more than they are.
  const known = walk.known.get(declaration.node);
  if (known && known.depth <= walk.depth) return known.values;
  context.budget.steps -= 1;
  open.set(declaration.node, true);
  try {
    const values = usesOfType(context, declaration).flatMap((use) =>
      valuesAt(context, use.reference, declaration.node, use.module, walk),
    );
    walk.known.set(declaration.node, { depth: walk.depth, values });
    return values;
  } finally {
    open.delete(declaration.node);
  }
}

/** The values that stand at one use of a type. */
function valuesAt(context: Context, use: AnyNode, wanted: AnyNode, module: SourceModule, walk: Walk): Value[] {
  const root = wholeType(use, module);
  const value = valueTyped(context, root, module, walk);
  return value && !isUnknown(value) ? relate(context, root, value, wanted, module, 0) : [];
}

/** The value that has this type: of a cast, an annotated variable, a returned value, a call's type argument, another type's member. */
function valueTyped(context: Context, type: AnyNode, module: SourceModule, walk: Walk): Value | undefined {
  const parent = parentOf(type, module);
  if (!parent) return undefined;
  switch (parent.type) {
    case 'TSAsExpression':
    case 'TSTypeAssertion':
    case 'TSSatisfiesExpression':
      return context.evaluate(parent.expression, module, undefined);
    case 'TSTypeParameterInstantiation': {
      const call = parentOf(parent, module);
      const index = parent.params.indexOf(type as never);
      if (call && isClass(call))
        return unionOfKnown(givenByMethods(context, index, { node: call, module, frame: undefined }));
      if (call?.type !== 'CallExpression' && call?.type !== 'NewExpression') return undefined;
      // `create<State>()((set) => …)`: the hook is what the second call gives.
      const { place, taker } = takenBy(call, module);
      const whole = taker?.type === 'CallExpression' && taker.callee === place ? taker : undefined;
      const hook = whole ? stateOfHooks(context.evaluate(whole, module, undefined)) : [];
      const value = context.evaluate(call, module, undefined);
      const given = [
        ...givenByFunction(context, call, index, value, module),
        ...givenByMethods(context, index, { node: call, module, frame: undefined }),
      ];
      return unionOfKnown([...given, valueOfCall(context, value), ...stateOfHooks(value), ...hook]);
    }
    case 'TSTypeAnnotation':
      return annotatedExpression(context, parent, module, walk);
    case 'TSTypeAliasDeclaration':
      return union(valuesTyped(context, { node: parent, name: parent.id.name, module }, deeper(walk)));
    default:
      return undefined;
  }
}

/** `call<Card[]>('/cards')` of a function that gives `Promise<Result<T>>`: what it holds where its type names that parameter. */
function givenByFunction(
  context: Context,
  call: NodeOf<'CallExpression' | 'NewExpression'>,
  index: number,
  value: Value,
  module: SourceModule,
): Value[] {
  return alternatives(context.evaluate(call.callee, module, undefined)).flatMap((callee) =>
    callee.kind === 'function' ? givenForParameter(context, callee, index, value) : [],
  );
}

/** The state that a hook of a store gives. */
function stateOfHooks(value: Value): Value[] {
  return alternatives(value).flatMap((part) =>
    part.kind === 'package' && part.path[0] === 'hook' && part.about ? [part.about] : [],
  );
}

/** The type argument of a call speaks of the body of an answer, or of the state that a hook holds. */
function valueOfCall(context: Context, value: Value): Value {
  return mapValue(value, (part) => {
    if (part.kind === 'response') {
      const data = memberOf(context, part, 'data');
      return isUnknown(data) ? responseData(context, part) : data;
    }
    if (part.kind === 'signature') return part.returns();
    if (part.kind === 'array' && !part.place) return part.elements[0]?.() ?? UNKNOWN;
    // `useSWR<Card[]>(…)`: what a package made holds the data beside the state of the request.
    if (part.kind === 'object' && !part.place) return part.entries.get('data')?.value() ?? part;
    return part;
  });
}

function annotatedExpression(
  context: Context,
  annotation: AnyNode,
  module: SourceModule,
  walk: Walk,
): Value | undefined {
  const holder = parentOf(annotation, module);
  if (!holder) return undefined;
  if (isFunction(holder) && holder.returnType === annotation) {
    return returnedValue(context, holder, module, undefined);
  }
  if (holder.type === 'TSPropertySignature') return valueOfMember(context, holder, module, walk);
  if (holder.type === 'PropertyDefinition') return valueOfField(context, holder, module, walk);
  const owner = parentOf(holder, module);
  if (owner?.type === 'VariableDeclarator' && owner.id === holder && owner.init) {
    const initial = context.evaluate(owner.init, module, undefined);
    return union([initial, ...statesBegunWith(context, holder, module)]);
  }
  const fn = owner?.type === 'AssignmentPattern' ? parentOf(owner, module) : owner;
  if (!fn || !isFunction(fn)) return undefined;
  const index = fn.params.findIndex((parameter) => parameter === holder || parameter === owner);
  if (index < 0) return undefined;
  // An option of a call, such as `transformResponse`, is no argument of it.
  return answerForCallback(context, fn, index, module, undefined) ?? parameterUses(context, fn, index, module);
}

/** `const initialState: State = { cards: [] }; createSlice({ initialState, … })`: what the store keeps later. */
function statesBegunWith(context: Context, name: AnyNode, module: SourceModule): Value[] {
  const variable = name.type === 'Identifier' ? variableAt(name.name, name, module) : undefined;
  return (variable ? referencesOf(variable, module) : []).flatMap((reference) => {
    const { taker } = takenBy(reference, module);
    const options = taker?.type === 'Property' ? parentOf(taker, module) : undefined;
    return taker?.type === 'Property' && options?.type === 'ObjectExpression' && isStateOption(propertyName(taker))
      ? [stateOfSlice(context, options, module)]
      : [];
  });
}

/** `interface Page { items: Card[] }`: the member of the values that are pages. */
function valueOfMember(
  context: Context,
  member: NodeOf<'TSPropertySignature'>,
  module: SourceModule,
  walk: Walk,
): Value | undefined {
  const name = propertyName(member);
  const body = parentOf(member, module);
  const owner = body && parentOf(body, module);
  if (name === undefined || !owner) return undefined;
  if (owner.type === 'TSInterfaceDeclaration' || owner.type === 'TSTypeAliasDeclaration') {
    const declaration = { node: owner, name: owner.id.name, module };
    return union(valuesTyped(context, declaration, deeper(walk)).map((value) => memberOf(context, value, name)));
  }
  // A literal in place: `axios.get<{ data: Card[] }>('/cards')`.
  const value =
    body.type === 'TSTypeLiteral' && walk.depth <= MAX_DEPTH
      ? valueTyped(context, body, module, deeper(walk))
      : undefined;
  return value && memberOf(context, value, name);
}

/** `cards: Card[] = []`: what the class puts into the field, or, for a data class, what the service sends there. */
function valueOfField(
  context: Context,
  member: NodeOf<'PropertyDefinition'>,
  module: SourceModule,
  walk: Walk,
): Value | undefined {
  const name = propertyName(member);
  const node = ancestor(member, module, isClass);
  if (name === undefined || !node || !isClass(node)) return undefined;
  const place = { node, module, frame: undefined };
  const own = instanceMember(
    context,
    { kind: 'instance', class: { kind: 'class', node, module, frame: undefined }, args: undefined, place },
    name,
  );
  if (node.type !== 'ClassDeclaration') return own;
  const sent = valuesTyped(context, { node, name: node.id?.name ?? '', module }, deeper(walk));
  return unionOfKnown([own, ...sent.map((value) => memberOf(context, value, name))]);
}
