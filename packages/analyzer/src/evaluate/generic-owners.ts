/** What the methods give of something that was made for a type: `new Resource<Card>('/cards')`, `createResource<Card>('cards')`, `extends Resource<Card>`. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { escapePattern } from '../syntax/escape-pattern.js';
import { isClass, propertyName, rangeOf, type ClassNode, type FunctionNode } from '../syntax/nodes.js';
import {
  alternatives,
  isOfService,
  type ClassValue,
  type FunctionValue,
  type InstanceValue,
  type Place,
  type Value,
} from '../values/value.js';
import { baseClass, classesOf, genericInstance, instanceMember } from './classes.js';
import type { Context } from './context.js';
import { callFunction } from './frames.js';
import { elementOf } from './members.js';

/** Methods of one owner that are asked; a client of more is no resource. */
const MAX_METHODS = 20;

/**
 * What methods of an owner give where they speak of its type parameter, by the index of that: the answers, and what lists of them hold.
 * `place`: the call, the `new` or the class that names the type argument.
 */
export function givenByMethods(context: Context, index: number, place: Place): Value[] {
  const { node, module } = place;
  const methods = isClass(node)
    ? methodsOfBase(context, genericInstance(context, node, module), index)
    : methodsMade(context, node, index, module);
  return answersOf(context, methods, place);
}

/** The same of an object that has the type: `readonly cards: Listing<Card>` of `this.cards = new Listing(client, 'cards')`. */
export function givenByMethodsOf(context: Context, owner: ClassNode, index: number, value: Value): Value[] {
  const name = parameterName(owner, index);
  return alternatives(value).flatMap((made) => {
    if (name === undefined || made.kind !== 'instance' || !made.args) return [];
    const declared = classesOf(context, made.class).find(({ node }) => node === owner);
    return declared ? answersOf(context, methodsOf(context, made, declared, name), made.place) : [];
  });
}

function answersOf(context: Context, methods: readonly FunctionValue[], place: Place): Value[] {
  return methods.slice(0, MAX_METHODS).flatMap((method) => {
    const given = callFunction(context, method, [], place);
    return [given, elementOf(given)].filter(isOfService);
  });
}

function methodsMade(context: Context, node: AnyNode, index: number, module: SourceModule): FunctionValue[] {
  const callee = node.type === 'CallExpression' || node.type === 'NewExpression' ? node.callee : undefined;
  if (!callee) return [];
  const name = alternatives(context.evaluate(callee, module, undefined)).flatMap((part) =>
    part.kind === 'function' || part.kind === 'class' ? (parameterName(part.node, index) ?? []) : [],
  )[0];
  if (name === undefined) return [];
  return alternatives(context.evaluate(node, module, undefined)).flatMap((made) => {
    if (made.kind === 'object')
      return speakingOf(
        name,
        [...made.entries.values()].flatMap(({ value }) => alternatives(value())),
      );
    return made.kind === 'instance' ? methodsOf(context, made, made.class, name) : [];
  });
}

/** The methods that a class inherits from the one whose type parameter it names. */
function methodsOfBase(context: Context, self: InstanceValue, index: number): FunctionValue[] {
  const base = baseClass(context, self.class);
  const name = base && parameterName(base.node, index);
  return base && name !== undefined ? methodsOf(context, self, base, name) : [];
}

function methodsOf(context: Context, self: InstanceValue, owner: ClassValue, name: string): FunctionValue[] {
  return classesOf(context, owner).flatMap(({ node }) => {
    const names = node.body.body.flatMap((member) =>
      'key' in member && !member.static && propertyName(member) !== 'constructor' ? (propertyName(member) ?? []) : [],
    );
    return speakingOf(
      name,
      names.flatMap((each) => alternatives(instanceMember(context, self, each))),
    );
  });
}

/** The functions in whose text a type parameter is named. */
function speakingOf(name: string, values: readonly Value[]): FunctionValue[] {
  const named = new RegExp(String.raw`(?<![\w$.])${escapePattern(name)}(?![\w$])`);
  return values.filter((value): value is FunctionValue => {
    if (value.kind !== 'function') return false;
    const [start, end] = rangeOf(value.node);
    return named.test(value.module.text.slice(start, end));
  });
}

function parameterName({ typeParameters }: FunctionNode | ClassNode, index: number): string | undefined {
  return typeParameters?.params[index]?.name.name;
}
