/** What the types of JSDoc comments say of values, and which of them model a resource of the service. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { strengthOf } from '../requests/confidence.js';
import {
  declaredType,
  parameterType,
  returnedType,
  typedefsOf,
  type JsdocType,
  type Typedef,
} from '../syntax/jsdoc.js';
import { indexOf, parentOf, topOf } from '../syntax/module-index.js';
import { isFunction, type FunctionNode } from '../syntax/nodes.js';
import { madeObject } from '../values/made-values.js';
import {
  UNKNOWN,
  alternatives,
  union,
  unionOfKnown,
  type Entry,
  type ResourceValue,
  type Value,
} from '../values/value.js';
import { cache, isolated, type Context } from './context.js';
import { elementOf } from './members.js';
import { listOf, namedTypeValue } from './named-types.js';
import { parameterUses } from './parameters.js';
import { resourceByFields, type TypedResource } from './resource-types.js';
import { declarationsOfType, exportedType, type TypeDeclarationNode } from './type-declarations.js';
import { declaredValue } from './declared-values.js';
import { returnedValue } from './returned-value.js';
import { configuredType } from './types.js';

/** What the comment at a variable, parameter or field says of it; unknown where there is none. */
export function jsdocOfHolder(context: Context, holder: AnyNode, module: SourceModule): Value {
  const owner = parentOf(holder, module);
  const fn = owner?.type === 'AssignmentPattern' ? parentOf(owner, module) : owner;
  if (fn && isFunction(fn) && holder.type === 'Identifier') {
    return valueOf(context, parameterType(fn, holder.name, module), module, 0);
  }
  const declared = owner?.type === 'VariableDeclarator' && owner.id === holder ? owner : undefined;
  const field = holder.type === 'PropertyDefinition' ? holder : undefined;
  const place = declared ?? field;
  return place ? valueOf(context, declaredType(place, module), module, 0) : UNKNOWN;
}

/** What the comment of a function says of its result. */
export function jsdocResult(context: Context, fn: FunctionNode, module: SourceModule): Value {
  return valueOf(context, returnedType(fn, module), module, 0);
}

const MAX_DEPTH = 6;

function valueOf(context: Context, type: JsdocType | undefined, module: SourceModule, depth: number): Value {
  if (!type || depth > MAX_DEPTH) return UNKNOWN;
  const inner = (node: JsdocType | undefined): Value => valueOf(context, node, module, depth + 1);
  switch (type.kind) {
    case 'list':
      return listOf(inner(type.of));
    case 'union':
      return unionOfKnown(type.of.map(inner));
    case 'object':
      return objectOf(context, type.members, module, depth);
    case 'name':
      return valueOfName(context, type, module, depth);
  }
}

function objectOf(
  context: Context,
  members: Typedef['members'],
  module: SourceModule,
  depth: number,
): Extract<Value, { kind: 'object' }> {
  const entries = members.map((member): [string, Entry] => [
    member.name,
    { value: () => valueOf(context, member.type, module, depth + 1), module },
  ]);
  return madeObject(new Map(entries));
}

function valueOfName(
  context: Context,
  type: Extract<JsdocType, { kind: 'name' }>,
  module: SourceModule,
  depth: number,
): Value {
  const found = typedefNamed(context, type, module);
  if (found) return valueOfTypedef(context, found.typedef, found.module, depth);
  const declared = declarationsNamed(context, type, module);
  if (declared.length > 0) return union(declared.map((declaration) => declaredValue(context, declaration, [])));
  const named = namedTypeValue(
    type.name === 'array' ? 'Array' : type.name,
    (index) => valueOf(context, type.args[index], module, depth + 1),
    module,
  );
  // A type of a package that configuration names.
  return named ?? configuredType(context, type.name) ?? UNKNOWN;
}

function declarationsNamed(context: Context, type: JsdocName, module: SourceModule): TypeDeclarationNode[] {
  return type.from === undefined
    ? declarationsOfType(context, type.name, topOf(module), module)
    : exportedType(context, type.from, module, type.name, 0);
}

function typedefNamed(
  context: Context,
  type: Extract<JsdocType, { kind: 'name' }>,
  module: SourceModule,
): { typedef: Typedef; module: SourceModule } | undefined {
  const resolution = type.from === undefined ? undefined : context.host?.resolve(type.from, module);
  const owner = type.from === undefined ? module : resolution?.kind === 'module' ? resolution.module : undefined;
  const typedef = owner && typedefsOf(owner).find((item) => item.name === type.name);
  return typedef && { typedef, module: owner };
}

function valueOfTypedef(context: Context, typedef: Typedef, module: SourceModule, depth: number): Value {
  const resource = resourceOfTypedef(context, typedef, module);
  if (resource) {
    const shape = objectOf(context, typedef.members, module, depth);
    return { kind: 'resource', resource: resource.resource, list: false, source: resource.source, shape };
  }
  return typedef.members.length > 0
    ? objectOf(context, typedef.members, module, depth)
    : valueOf(context, typedef.type, module, depth + 1);
}

/** The resource that a typedef models: by configuration, by what its functions return or receive, or by its fields. */
export function resourceOfTypedef(context: Context, typedef: Typedef, module: SourceModule): TypedResource | undefined {
  const known = cache<Typedef, TypedResource | undefined>(context, 'jsdoc-resources');
  if (known.has(typedef)) return known.get(typedef);
  known.set(typedef, undefined);
  const names = typedef.members.map((member) => member.name);
  const values = isolated(context, () => valuesTyped(context, typedef, module));
  const found = resourceByFields(context, typedef.name, names, best(context, values), module);
  known.set(typedef, found);
  return found;
}

function best(context: Context, values: readonly Value[]): ResourceValue | undefined {
  const resources = values.flatMap((value) =>
    alternatives(value).flatMap((part) => (part.kind === 'resource' && !part.list ? [part] : [])),
  );
  return resources
    .filter((value) => value.resource !== '*')
    .sort((a, b) => strengthOf(context, b.source) - strengthOf(context, a.source))[0];
}

/** A type that comments are searched for: by its name, and by what a name in the comment of a module means. */
interface Wanted {
  name: string;
  is(type: JsdocName, module: SourceModule): boolean;
}

type JsdocName = Extract<JsdocType, { kind: 'name' }>;

/** The values that stand where the comments of the module and of those that import it name the typedef. */
function valuesTyped(context: Context, typedef: Typedef, module: SourceModule): Value[] {
  const wanted: Wanted = {
    name: typedef.name,
    is: (type, at) => typedefNamed(context, type, at)?.typedef === typedef,
  };
  return valuesNamed(context, wanted, [module, ...(context.host?.importers(module) ?? [])]);
}

/** The values that stand where comments name a type that TypeScript declares: `@returns {Promise<import('./types').Card[]>}`. */
export function valuesInComments(context: Context, declaration: TypeDeclarationNode): Value[] {
  const { name } = declaration;
  const modules = context.host?.modulesMentioning([`').${name}`, `").${name}`]) ?? [];
  const isMeant = (type: JsdocName, at: SourceModule): boolean => {
    const found = typedefNamed(context, type, at);
    if (found) return found.typedef.type?.kind === 'name' && isMeant(found.typedef.type, found.module);
    return declarationsNamed(context, type, at).some(({ node }) => node === declaration.node);
  };
  return valuesNamed(
    context,
    { name, is: isMeant },
    // In TypeScript, types in comments say nothing.
    modules.filter(({ file }) => /\.[cm]?jsx?$/.test(file)),
  );
}

function valuesNamed(context: Context, wanted: Wanted, modules: readonly SourceModule[]): Value[] {
  return modules.flatMap((place) => {
    const relateTo = (type: JsdocType | undefined, value: () => Value): Value[] =>
      type && names(type, wanted.name) ? relate(type, value(), wanted, place, 0) : [];
    return [...indexOf(place).parents.keys()].flatMap((node): Value[] => {
      if (node.type === 'VariableDeclarator' && node.init) {
        const { init } = node;
        return relateTo(declaredType(node, place), () => context.evaluate(init, place, undefined));
      }
      return isFunction(node) ? ofFunction(context, node, place, relateTo) : [];
    });
  });
}

function ofFunction(
  context: Context,
  fn: FunctionNode,
  module: SourceModule,
  relateTo: (type: JsdocType | undefined, value: () => Value) => Value[],
): Value[] {
  const returns = (): Value => returnedValue(context, fn, module, undefined);
  const given = fn.params.flatMap((parameter, index) =>
    parameter.type === 'Identifier'
      ? relateTo(parameterType(fn, parameter.name, module), () => parameterUses(context, fn, index, module))
      : [],
  );
  return [...relateTo(returnedType(fn, module), returns), ...given];
}

function names(type: JsdocType, name: string): boolean {
  switch (type.kind) {
    case 'list':
      return names(type.of, name);
    case 'union':
      return type.of.some((part) => names(part, name));
    case 'object':
      return false;
    case 'name':
      return type.name === name || type.args.some((part) => names(part, name));
  }
}

function relate(type: JsdocType, value: Value, wanted: Wanted, module: SourceModule, depth: number): Value[] {
  if (depth > MAX_DEPTH) return [];
  const deeper = (node: JsdocType, inner: Value): Value[] => relate(node, inner, wanted, module, depth + 1);
  switch (type.kind) {
    case 'list':
      return deeper(type.of, elementOf(value));
    case 'union':
      return type.of.flatMap((part) => deeper(part, value));
    case 'object':
      return [];
    case 'name': {
      if (wanted.is(type, module)) return [value];
      const list = /^(Readonly)?(Array|Set|Map|Record)$/i.test(type.name);
      return type.args.flatMap((part) => deeper(part, list ? elementOf(value) : value));
    }
  }
}
