/** Schemas that a function of the project is handed and checks with: `request(z.array(Card), 'cards')`. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { referencesOf, variableAt } from '../syntax/module-index.js';
import { memberName, propertyName, type NodeOf } from '../syntax/nodes.js';
import { takenBy } from '../syntax/outermost.js';
import { functionsAmong, unionOfKnown, type Frame, type FunctionValue, type Value } from '../values/value.js';
import { argumentsOf } from './calls.js';
import type { Context } from './context.js';
import { openFrame } from './frames.js';
import { modelOfSchema } from './schema-model.js';

/** An argument of a call that is a schema, or an object that holds one. */
interface Handed {
  argument: AnyNode;
  member?: string;
}

/** What the function that is called checks with a schema in this call; unknown where it checks nothing. */
export function modelOfHanded(
  context: Context,
  call: NodeOf<'CallExpression'>,
  handed: Handed,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  const index = call.arguments.indexOf(handed.argument as never);
  const models = functionsAmong(context.evaluate(call.callee, module, frame)).flatMap((fn) => {
    const mentions = index < 0 ? [] : mentionsIn(fn, index, handed.member);
    const given = mentions.length > 0 ? argumentsOf(context, call, module, frame) : [];
    const opened = mentions.length > 0 && openFrame(context, fn, given, { node: call, module, frame });
    return opened ? mentions.map((mention) => modelOfSchema(context, mention, fn.module, opened)) : [];
  });
  return unionOfKnown(models);
}

/** Where a function uses what it is handed as an argument, or as a member of one. */
function mentionsIn({ node: fn, module, bound }: FunctionValue, index: number, member: string | undefined): AnyNode[] {
  const parameter = fn.params[index + bound.length];
  const bindings = parameter?.type === 'AssignmentPattern' ? parameter.left : parameter;
  if (bindings?.type === 'Identifier') {
    const whole = usesOf(bindings, fn, module);
    if (member === undefined) return whole;
    return whole.flatMap((use): AnyNode[] => {
      const { place, taker } = takenBy(use, module);
      const isRead = taker?.type === 'MemberExpression' && taker.object === place && memberName(taker) === member;
      return isRead ? [taker] : [];
    });
  }
  if (bindings?.type !== 'ObjectPattern' || member === undefined) return [];
  return bindings.properties.flatMap((item) =>
    item.type === 'Property' && propertyName(item) === member && item.value.type === 'Identifier'
      ? usesOf(item.value, fn, module)
      : [],
  );
}

function usesOf(binding: NodeOf<'Identifier'>, fn: FunctionValue['node'], module: SourceModule): AnyNode[] {
  const variable = variableAt(binding.name, fn.body ?? fn, module);
  return variable ? [...referencesOf(variable, module)] : [];
}
