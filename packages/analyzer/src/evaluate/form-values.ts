/**
 * What a form of a package hands to the function that sends it: an object with the names under which its inputs are registered
 * (`register('sub_type')`, `<Controller control={control} name="sub_type" />`, `<Field name="sub_type" />`), and its initial values.
 */
import type { AnyNode, SourceModule } from '../contracts.js';
import { childrenOf, indexOf, parentOf } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { literalString, propertyName, type FunctionNode, type NodeOf } from '../syntax/nodes.js';
import { madeObject } from '../values/made-values.js';
import { UNKNOWN, alternatives, union, type Entry, type PackageValue, type Value } from '../values/value.js';
import { once, type Context } from './context.js';

/** Names of what a form begins with. */
const INITIAL = ['initialValues', 'defaultValues', 'values'];

/** The object of the names that are given to what a call of a package made: `useForm()`. Undefined where there are none. */
export function namesOfMade(context: Context, { call }: PackageValue, module: SourceModule): Value | undefined {
  if (call?.module !== module || call.node.type !== 'CallExpression') return undefined;
  const maker = call.node;
  return once<Value | undefined>(context, 'form-names', maker, undefined, () => {
    const isOfForm = (node: AnyNode): boolean =>
      alternatives(context.evaluate(node, module, undefined)).some(
        (part) => part.kind === 'package' && part.call?.node === maker,
      );
    const called = indexOf(module).calls.flatMap((each) => {
      const [name] = each.type === 'CallExpression' ? each.arguments : [];
      return each.type === 'CallExpression' && name && isName(context, name) && isOfForm(each.callee) ? [name] : [];
    });
    const shown = indexOf(module).attributes.flatMap((attribute) => {
      const element = parentOf(attribute, module);
      const { value } = attribute;
      if (attribute.name.name !== 'name' || !value || !isName(context, value) || element?.type !== 'JSXOpeningElement')
        return [];
      const others = element.attributes.flatMap((item) =>
        item.type === 'JSXAttribute' && item.value?.type === 'JSXExpressionContainer' ? [item.value.expression] : [],
      );
      return others.some(isOfForm) ? [value] : [];
    });
    const named = objectOf([...called, ...shown], module);
    const [options] = maker.arguments;
    const initial = options?.type === 'ObjectExpression' ? initialValues(context, options, module) : [];
    return named || initial.length > 0 ? union([...initial, ...(named ? [named] : [])]) : undefined;
  });
}

/** A name that may be one of a field: others change nothing. */
function isName(context: Context, node: AnyNode): boolean {
  return context.index.fieldTargets.has(literalString(node) ?? '');
}

function objectOf(names: readonly AnyNode[], module: SourceModule): Value | undefined {
  if (names.length === 0) return undefined;
  // A name may stand in several places: each is one.
  const objects = names.map((node): Value => {
    const entry: Entry = { value: () => UNKNOWN, key: node, property: node, module };
    return madeObject(new Map([[literalString(node) ?? '', entry]]));
  });
  return union(objects);
}

/**
 * What the function of a form is given that is an attribute of its element (`<Formik onSubmit={(values) => …}>`, `<Form onFinish={…}>`) or an
 * option of the call that makes it (`useFormik({ initialValues, onSubmit })`).
 */
export function formParameter(context: Context, fn: FunctionNode, index: number, module: SourceModule): Value {
  if (index !== 0) return UNKNOWN;
  const { taker } = takenBy(fn, module);
  return union(valuesWhere(context, taker, module));
}

function valuesWhere(context: Context, taker: AnyNode | undefined, module: SourceModule): Value[] {
  if (taker?.type === 'JSXExpressionContainer') {
    const attribute = parentOf(taker, module);
    const opening = attribute && parentOf(attribute, module);
    return attribute?.type === 'JSXAttribute' &&
      opening?.type === 'JSXOpeningElement' &&
      /^on[A-Z]/.test(nameOf(attribute))
      ? valuesOfElement(context, opening, module)
      : [];
  }
  const options = taker?.type === 'Property' ? parentOf(taker, module) : undefined;
  const call = options?.type === 'ObjectExpression' ? takenBy(options, module).taker : undefined;
  if (taker?.type !== 'Property' || call?.type !== 'CallExpression' || options?.type !== 'ObjectExpression') return [];
  if (!/^on[A-Z]/.test(propertyName(taker) ?? '') || !isOfPackage(context, call.callee, module)) return [];
  return initialValues(context, options, module);
}

/** What the options of a form say that it begins with. */
function initialValues(context: Context, options: NodeOf<'ObjectExpression'>, module: SourceModule): Value[] {
  return options.properties.flatMap((item) =>
    item.type === 'Property' && INITIAL.includes(propertyName(item) ?? '')
      ? [context.evaluate(item.value, module, undefined)]
      : [],
  );
}

function valuesOfElement(context: Context, opening: NodeOf<'JSXOpeningElement'>, module: SourceModule): Value[] {
  const { name } = opening;
  const root = name.type === 'JSXMemberExpression' ? name.object : name;
  if (root.type !== 'JSXIdentifier' || !/^[A-Z]/.test(root.name) || !isOfPackage(context, root, module)) return [];
  const initial = opening.attributes.flatMap((item) =>
    item.type === 'JSXAttribute' && item.value && INITIAL.includes(nameOf(item))
      ? [context.evaluate(item.value, module, undefined)]
      : [],
  );
  const element = parentOf(opening, module);
  const named = element ? objectOf(namesBelow(context, element, module), module) : undefined;
  return named ? [...initial, named] : initial;
}

function namesBelow(context: Context, element: AnyNode, module: SourceModule): AnyNode[] {
  const names: AnyNode[] = [];
  const stack = [element];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'JSXAttribute' && nameOf(node) === 'name' && node.value && isName(context, node.value))
      names.push(node.value);
    stack.push(...childrenOf(node, module));
  }
  return names;
}

function nameOf({ name }: NodeOf<'JSXAttribute'>): string {
  return name.type === 'JSXIdentifier' ? name.name : '';
}

function isOfPackage(context: Context, node: AnyNode, module: SourceModule): boolean {
  return alternatives(context.evaluate(node, module, undefined)).some((part) => part.kind === 'package');
}
