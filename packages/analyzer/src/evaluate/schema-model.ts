/** What a validation schema (zod, valibot, yup, Joi and their like) is a model of: the values it is used to check. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { isTypeOfSchema } from '../clients/schemas.js';
import { collectRequests } from '../requests/collect-requests.js';
import type { HttpRequest } from '../requests/http-request.js';
import { indexOf, parentOf, referencesOf, variableAt } from '../syntax/module-index.js';
import { outermost, takenBy } from '../syntax/outermost.js';
import { contains, memberName, propertyName, type NodeOf } from '../syntax/nodes.js';
import { UNKNOWN, alternatives, isUnknown, unionOfKnown, type Frame, type Value } from '../values/value.js';
import { calledName } from './called-name.js';
import { isolated, once, type Context } from './context.js';
import { exportedAs } from './exported-names.js';
import { inFrame } from './frames.js';
import { modelOfHanded } from './handed-schemas.js';
import { requestsAt } from './http.js';
import { importersOf, usersOf } from './importers.js';
import { elementOf, memberOf } from './members.js';
import { dataOf } from './responses.js';
import { valuesOfReference } from './typed-values.js';

/** Methods and functions that check a value against a schema. */
const CHECKS = /^(safe)?(parse|validate|decode|assert|check|cast|is|attempt|unknown)(sync|async|at)?$/i;
/** Functions that make the schema of a list of what they are given. */
const LISTS = new Set(['array', 'set', 'of', 'items', 'Array', 'nonEmptyArray']);

/** The value that a schema expression checks, in one call of the function around it; unknown where nothing says so. */
export function modelOfSchema(context: Context, schema: AnyNode, module: SourceModule, frame?: Frame): Value {
  return once<Value>(context, 'schema-models', inFrame(schema, frame), UNKNOWN, () =>
    findModel(context, schema, module, frame),
  );
}

function findModel(context: Context, schema: AnyNode, module: SourceModule, frame: Frame | undefined): Value {
  const place = endOfChain(schema, module);
  const model = modelAt(context, place, module, frame);
  return place.listed ? elementOf(model) : model;
}

function modelAt(context: Context, place: ChainEnd, module: SourceModule, frame: Frame | undefined): Value {
  if (place.checked) return context.evaluate(place.checked, module, frame);
  const { place: node, taker: parent } = takenBy(place.node, module);
  const inner = (node: AnyNode): Value => modelOfSchema(context, node, module, frame);
  switch (parent?.type) {
    case 'CallExpression':
      return modelOfArgument(context, parent, node, module, frame);
    case 'ArrayExpression': {
      const call = takenBy(parent, module).taker;
      return call?.type === 'CallExpression' ? inner(call) : UNKNOWN;
    }
    case 'Property': {
      const object = parentOf(parent, module);
      const call = object && takenBy(object, module).taker;
      const name = propertyName(parent);
      if (parent.value !== node || object?.type !== 'ObjectExpression' || name === undefined) return UNKNOWN;
      if (call?.type !== 'CallExpression') return modelInContract(context, object, name, module);
      const handed = modelOfHanded(context, call, { argument: object, member: name }, module, frame);
      const member = isUnknown(handed) ? memberOf(context, inner(call), name) : handed;
      return isUnknown(member) ? modelInContract(context, object, name, module) : member;
    }
    case 'TSTypeQuery':
      return modelOfType(context, parent, module);
    case 'VariableDeclarator':
      return parent.init === node ? modelOfDeclarator(context, parent, module) : UNKNOWN;
    default:
      return UNKNOWN;
  }
}

/** `type Card = z.infer<typeof card>`: the answers that are declared to be of that type. */
function modelOfType(context: Context, query: NodeOf<'TSTypeQuery'>, module: SourceModule): Value {
  const list = parentOf(query, module);
  const reference = list && parentOf(list, module);
  if (reference?.type !== 'TSTypeReference' || !isTypeOfSchema(lastName(reference.typeName))) return UNKNOWN;
  return isolated(context, () => unionOfKnown(valuesOfReference(context, reference, module)));
}

function lastName(name: AnyNode): string {
  if (name.type === 'TSQualifiedName') return name.right.name;
  return name.type === 'Identifier' ? name.name : '';
}

/** The end of `z.string().min(1).optional()`, or the argument of the check it ends in. */
interface ChainEnd {
  node: AnyNode;
  checked?: AnyNode;
  /** The chain makes the schema of a list: `card.array()`. */
  listed: boolean;
}

function endOfChain(schema: AnyNode, module: SourceModule): ChainEnd {
  let node = outermost(schema, module);
  let listed = false;
  for (;;) {
    const member = parentOf(node, module);
    if (member?.type !== 'MemberExpression' || member.object !== node) return { node, listed };
    const { place: callee, taker: call } = takenBy(member, module);
    if (call?.type !== 'CallExpression' || call.callee !== callee) return { node, listed };
    const [argument] = call.arguments;
    const name = memberName(member) ?? '';
    if (CHECKS.test(name) && argument) return { node, checked: argument, listed };
    if (name === 'array') listed = true;
    node = outermost(call, module);
  }
}

/** The answer of a route in a contract: `{ method: 'get', path: '/cards/:id', response: card }`. */
function modelInContract(context: Context, entry: AnyNode, name: string, module: SourceModule): Value {
  if (name !== 'response' && name !== 'responses' && !/^2\d\d$/.test(name)) return UNKNOWN;
  const route = name.startsWith('2') ? parentOf(parentOf(entry, module) ?? entry, module) : entry;
  if (route?.type !== 'ObjectExpression') return UNKNOWN;
  // The client that is made of the contract may stand in another module.
  const users = usersOf(context, module);
  const declared = (requests: readonly HttpRequest[]): Value =>
    unionOfKnown(
      requests
        .filter(
          ({ url }) =>
            url.kind === 'text' && url.parts.some((part) => part.module === module && contains(route, part.node)),
        )
        .map((request) => dataOf(context, request)),
    );
  const made = declared(users.flatMap((user) => requestsOfContracts(context, user)));
  return isUnknown(made) ? declared(users.flatMap((user) => collectRequests(context, user))) : made;
}

/**
 * The requests of the clients that a module makes of contracts. They are asked for by themselves, since the other requests of the module
 * may be what asks for the schema.
 */
function requestsOfContracts(context: Context, module: SourceModule): readonly HttpRequest[] {
  return indexOf(module).calls.flatMap((call) => {
    if (call.type === 'TaggedTemplateExpression' || call.callee.type !== 'Identifier') return [];
    const [definition] = variableAt(call.callee.name, call.callee, module)?.defs ?? [];
    if (definition?.type !== 'ImportBinding') return [];
    const makes = alternatives(context.evaluate(call.callee, module, undefined)).some(
      (value) => value.kind === 'library' && value.library.contract !== undefined,
    );
    if (!makes) return [];
    context.evaluate(call, module, undefined);
    return requestsAt(context, call, undefined);
  });
}

const VALUE_FIRST = new Set(['create', 'mask', 'assert', 'is', 'validate']);

/** `v.parse(Schema, value)`, `z.array(Schema)`, `z.optional(Schema)`, `base.extend(…)`. */
function modelOfArgument(
  context: Context,
  call: NodeOf<'CallExpression'>,
  schema: AnyNode,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  const handed = modelOfHanded(context, call, { argument: schema }, module, frame);
  if (!isUnknown(handed)) return handed;
  const name = calledName(call.callee, module);
  const [first, second] = call.arguments;
  // superstruct takes the value first.
  if (first && second === schema && VALUE_FIRST.has(name)) return context.evaluate(first, module, frame);
  if (first !== schema) return UNKNOWN;
  if (CHECKS.test(name)) return second ? context.evaluate(second, module, frame) : UNKNOWN;
  const model = modelOfSchema(context, call, module, frame);
  return LISTS.has(name) ? elementOf(model) : model;
}

/** What the schema that a variable holds checks, wherever the variable is used. */
export function modelOfDeclarator(
  context: Context,
  declarator: NodeOf<'VariableDeclarator'>,
  module: SourceModule,
): Value {
  if (declarator.id.type !== 'Identifier') return UNKNOWN;
  const variable = variableAt(declarator.id.name, declarator.id, module);
  if (!variable) return UNKNOWN;
  const imported = exportedAs(variable.name, variable, module).flatMap((name) => importersOf(context, module, name));
  const models = [{ variable, module }, ...imported].flatMap((place) =>
    referencesOf(place.variable, place.module).map((reference) => modelOfSchema(context, reference, place.module)),
  );
  return unionOfKnown(models);
}
