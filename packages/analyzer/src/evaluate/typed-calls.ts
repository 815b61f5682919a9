/** What a call's type argument, or the object it is given to begin with, says of the result. */
import { givesTyped } from '../clients/package-functions.js';
import type { SourceModule } from '../contracts.js';
import type { NodeOf } from '../syntax/nodes.js';
import { UNKNOWN, isOfService, isUnknown, union, type PackageValue, type Value } from '../values/value.js';
import { rowOfColumns } from './column-definitions.js';
import type { Context } from './context.js';
import { memberOf } from './members.js';
import { declaredAs, typeNodeValue } from './types.js';

/** A call with a type argument of the service, where nothing better is known: `load<Card[]>(…)`. */
export function typedCall(context: Context, value: Value, node: NodeOf<'CallExpression'>, module: SourceModule): Value {
  const argument = node.typeArguments?.params[0];
  const declared = argument ? typeNodeValue(context, argument, module) : UNKNOWN;
  if (value.kind === 'package' && value.path.at(-1) === '()' && givesTyped(value.name, value.path.at(-2) ?? ''))
    return isUnknown(declared) ? value : declared;
  if (value.kind === 'package' && value.made && !value.about) {
    const about = isUnknown(declared) ? aboutOfMade(context, value, node, module) : declared;
    return isUnknown(about) ? value : { ...value, about };
  }
  // `c.type<{ member_id: number }>()`: nothing but a type is given.
  if (isUnknown(value) && node.arguments.length === 0) return declared;
  if (!argument || !isOfService(declared)) return value;
  return isUnknown(value) ? declared : declaredAs(value, declared);
}

const COLUMN_HELPER = 'createColumnHelper';

/** What something of a package is made for, where no type says it. */
function aboutOfMade(
  context: Context,
  { path }: PackageValue,
  node: NodeOf<'CallExpression'>,
  module: SourceModule,
): Value {
  if (path[0] !== COLUMN_HELPER) return initialValues(context, node, module);
  const row = rowOfColumns(context, node, module);
  return isOfService(row) ? row : UNKNOWN;
}

const INITIAL = ['defaultValues', 'initialValues', 'values'];

/** `useForm({ defaultValues: card })` */
function initialValues(context: Context, node: NodeOf<'CallExpression'>, module: SourceModule): Value {
  const [options] = node.arguments;
  if (options?.type !== 'ObjectExpression') return UNKNOWN;
  const object = context.evaluate(options, module, undefined);
  return union(INITIAL.map((name) => memberOf(context, object, name)).filter(isOfService));
}
