/**
 * Classes that a package fills from plain data: `plainToInstance(Card, data)`, `convert.deserializeArray(data, Card)`. A decorator may say
 * that a field has another name in the data: `@Expose({ name: 'sub_type' }) format`.
 */
import { isObjectMapper } from '../clients/object-mappers.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { referencesOf, topLevelVariable } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { literalString, propertyName, unwrap } from '../syntax/nodes.js';
import { isOfService, alternatives, type PackageValue, type Place, type Value } from '../values/value.js';
import type { Context } from './context.js';
import { declaredValue } from './declared-values.js';
import { exportedAs } from './exported-names.js';
import { importedReferences } from './importers.js';
import type { TypeDeclarationNode } from './type-declarations.js';
import { elementOf } from './members.js';
import { listOf } from './named-types.js';
import { seenAs } from './types.js';

/** The name that a field of a class has in the data, and the literal in a decorator that says so. */
export interface NameInData {
  name: string;
  node: AnyNode;
}

/** The name in the data that a decorator of a class member gives it; undefined where none does. */
export function nameInData(context: Context, member: AnyNode, module: SourceModule): NameInData | undefined {
  if (member.type !== 'PropertyDefinition' || !('decorators' in member)) return undefined;
  for (const { expression } of member.decorators) {
    const node =
      expression.type === 'CallExpression' ? expression.arguments.map(namingLiteral).find(Boolean) : undefined;
    const name = literalString(node);
    if (expression.type !== 'CallExpression' || !node || name === undefined) continue;
    if (isOfMapper(context.evaluate(expression.callee, module, undefined))) return { name, node };
  }
  return undefined;
}

/** The literal that an argument is, or that it has as its `name`. */
function namingLiteral(argument: AnyNode): AnyNode | undefined {
  const node = unwrap(argument);
  if (node.type !== 'ObjectExpression') return literalString(node) === undefined ? undefined : node;
  for (const property of node.properties) {
    const value =
      property.type === 'Property' && propertyName(property) === 'name' ? unwrap(property.value) : undefined;
    if (literalString(value) !== undefined) return value;
  }
  return undefined;
}

function isOfMapper(value: Value): boolean {
  return alternatives(value).some((part) => part.kind === 'package' && isObjectMapper(part.name));
}

/** What such a package makes of data of the service: the same data with the fields of the class; undefined for other calls. */
export function mappedInto(context: Context, value: PackageValue, args: readonly Value[]): Value | undefined {
  if (!isObjectMapper(value.name)) return undefined;
  const data = args.find(isOfService);
  const target = args.find((argument) => argument.kind === 'class');
  if (!data || !target) return data;
  const { node, module } = target;
  if (node.type !== 'ClassDeclaration') return data;
  const declared = declaredValue(context, { node, name: node.id?.name ?? '', module }, []);
  return seenAs(data, isList(data) ? listOf(declared) : declared);
}

function isList(value: Value): boolean {
  return alternatives(value).some((part) => part.kind === 'list' || (part.kind === 'resource' && part.list));
}

function rowsOrOne(value: Value): Value[] {
  return [value, elementOf(value)];
}

/** The data of which instances of a class are made. */
export function dataMappedInto(context: Context, { node, name, module }: TypeDeclarationNode): Value[] {
  const variable = node.type === 'ClassDeclaration' ? topLevelVariable(name, module) : undefined;
  if (!variable) return [];
  const own = referencesOf(variable, module).map((reference): Pick<Place, 'node' | 'module'> => ({
    node: reference,
    module,
  }));
  const elsewhere = exportedAs(name, variable, module).flatMap((exported) =>
    importedReferences(context, module, exported),
  );
  return [...own, ...elsewhere].flatMap((use) => {
    const { place, taker: call } = takenBy(use.node, use.module);
    if (call?.type !== 'CallExpression' || !call.arguments.includes(place as never)) return [];
    if (!isOfMapper(context.evaluate(call.callee, use.module, undefined))) return [];
    return call.arguments.flatMap((argument) =>
      argument === place ? [] : rowsOrOne(context.evaluate(argument, use.module, undefined)),
    );
  });
}
