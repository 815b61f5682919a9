/** What gives a function of a form the values that it sends: what stands beside it, and the inputs by their names. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { once } from '../evaluate/context.js';
import { indexOf, parentOf } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { isFunction, literalString, type FunctionNode } from '../syntax/nodes.js';
import type { Marks } from './marks.js';

/** The expressions that may decide what a function is given as an option of a call or an attribute of an element, or by a form. */
export function formGivers(marks: Marks, fn: FunctionNode, module: SourceModule): readonly AnyNode[] {
  return [...besideFunction(fn, module), ...namingInputs(marks, module)];
}

/** `<Formik initialValues={…} onSubmit={fn}>`, `useFormik({ initialValues, onSubmit: fn })`. */
function besideFunction(fn: FunctionNode, module: SourceModule): AnyNode[] {
  const { taker } = takenBy(fn, module);
  if (taker?.type === 'JSXExpressionContainer') {
    const attribute = parentOf(taker, module);
    const opening = attribute && parentOf(attribute, module);
    if (opening?.type !== 'JSXOpeningElement') return [];
    const values = opening.attributes.flatMap((item) =>
      item.type === 'JSXAttribute' && item.value ? [item.value] : [],
    );
    const root = opening.name.type === 'JSXMemberExpression' ? opening.name.object : opening.name;
    return [root, ...values];
  }
  const options = taker?.type === 'Property' ? parentOf(taker, module) : undefined;
  const call = options?.type === 'ObjectExpression' ? takenBy(options, module).taker : undefined;
  if (options?.type !== 'ObjectExpression' || call?.type !== 'CallExpression') return [];
  const others = options.properties.flatMap((item) =>
    item.type === 'Property' && !isFunction(item.value) ? [item.value] : [],
  );
  return [call.callee, ...others];
}

/** What calls and elements that name a field are of: `register` of `register('sub_type')`, `control` beside `name="sub_type"`. */
function namingInputs({ context }: Marks, module: SourceModule): readonly AnyNode[] {
  return once(context, 'naming-inputs', module, [] as readonly AnyNode[], () => {
    const isName = (node: AnyNode | null | undefined): boolean =>
      context.index.fieldTargets.has(literalString(node) ?? '');
    const { attributes, calls } = indexOf(module);
    const called = calls.flatMap((call) =>
      call.type === 'CallExpression' && isName(call.arguments[0]) ? [call.callee] : [],
    );
    const shown = attributes.flatMap((attribute): AnyNode[] => {
      const opening = parentOf(attribute, module);
      if (attribute.name.name !== 'name' || !isName(attribute.value) || opening?.type !== 'JSXOpeningElement')
        return [];
      return opening.attributes.flatMap((item) => (item.type === 'JSXAttribute' && item.value ? [item.value] : []));
    });
    return [...called, ...shown];
  });
}
