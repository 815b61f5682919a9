/** The value that a declared type promises: of an interface, an alias or a class, by its members and what it extends. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { propertyName, type NodeOf } from '../syntax/nodes.js';
import { madeObject } from '../values/made-values.js';
import { UNKNOWN, union, type Entry, type ObjectValue, type Value } from '../values/value.js';
import { configuredHere } from './configured-clients.js';
import type { Context } from './context.js';
import { nameInData } from './mapped-classes.js';
import { namedTypeValue } from './named-types.js';
import { membersOf, resourceOfDeclaration } from './resource-types.js';
import { declarationsOfType, type TypeDeclarationNode } from './type-declarations.js';
import { configuredType, typeNodeValue, type TypeBindings } from './types.js';

const NONE: TypeBindings = new Map();

/** The value that a declaration promises to who refers to it. */
export function declaredValue(context: Context, declaration: TypeDeclarationNode, args: readonly Value[]): Value {
  const { node, module } = declaration;
  const resource = resourceOfDeclaration(context, declaration);
  const bindings = bindParameters(node, args);
  if (resource) {
    const shape = membersValue(context, membersOf(node), module, bindings, []);
    return { kind: 'resource', resource: resource.resource, list: false, source: resource.source, shape };
  }
  switch (node.type) {
    case 'TSInterfaceDeclaration': {
      const bases = node.extends.map((heritage) => () => heritageValue(context, heritage, module, bindings));
      return membersValue(context, node.body.body, module, bindings, bases);
    }
    case 'TSTypeAliasDeclaration':
      return typeNodeValue(context, node.typeAnnotation, module, bindings);
    case 'ClassDeclaration':
      return configuredHere(context, declaration.name, module) ?? instanceOf(node, module);
    default:
      return UNKNOWN;
  }
}

function heritageValue(
  context: Context,
  heritage: NodeOf<'TSInterfaceHeritage'>,
  module: SourceModule,
  bindings: TypeBindings,
): Value {
  const args = (heritage.typeArguments?.params ?? []).map((node) => typeNodeValue(context, node, module, bindings));
  if (heritage.expression.type !== 'Identifier') return UNKNOWN;
  const { name } = heritage.expression;
  const declarations = declarationsOfType(context, name, heritage, module);
  if (declarations.length === 0)
    return configuredType(context, name) ?? namedTypeValue(name, (index) => args[index] ?? UNKNOWN, module) ?? UNKNOWN;
  return union(declarations.map((declaration) => declaredValue(context, declaration, args)));
}

function bindParameters(node: AnyNode, args: readonly Value[]): TypeBindings {
  const parameters = (node as { typeParameters?: NodeOf<'TSTypeParameterDeclaration'> | null }).typeParameters;
  if (!parameters) return NONE;
  const bindings = new Map<string, Value>();
  parameters.params.forEach((parameter, index) => {
    bindings.set(parameter.name.name, args[index] ?? UNKNOWN);
  });
  return bindings;
}

/** An object with the members of a type, below those of the types it extends. */
export function membersValue(
  context: Context,
  members: readonly AnyNode[],
  module: SourceModule,
  bindings: TypeBindings,
  bases: (() => Value)[],
): ObjectValue {
  const entries = new Map<string, Entry>();
  for (const member of members) {
    if (member.type === 'TSMethodSignature') {
      const method = propertyName(member);
      if (method !== undefined) {
        entries.set(method, { value: () => typeNodeValue(context, member, module, bindings), module });
      }
      continue;
    }
    if (member.type !== 'TSPropertySignature' && member.type !== 'PropertyDefinition') continue;
    const name = propertyName(member);
    const annotation = member.typeAnnotation?.typeAnnotation;
    if (name === undefined) continue;
    const inData = nameInData(context, member, module)?.name;
    entries.set(name, {
      value: () => (annotation ? typeNodeValue(context, annotation, module, bindings) : UNKNOWN),
      key: member.key,
      property: member,
      module,
      ...(inData === undefined ? {} : { inData }),
    });
  }
  return madeObject(entries, bases);
}

function instanceOf(node: NodeOf<'ClassDeclaration'>, module: SourceModule): Value {
  const place = { node, module, frame: undefined };
  return { kind: 'instance', class: { kind: 'class', ...place }, args: undefined, place };
}
