/** What a component gives to those below it under a key: `provide(KEY, client)`, `app.provide('access', client)`, `inject(KEY)`. */
import { providing, PROVIDING_METHOD } from '../clients/provided-values.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { indexOf, variableAt } from '../syntax/module-index.js';
import { literalString, memberName, unwrap, type NodeOf } from '../syntax/nodes.js';
import { takenBy } from '../syntax/outermost.js';
import { isUnknown, unionOfKnown, type PackageValue, type Place, type Value } from '../values/value.js';
import { once, type Context } from './context.js';
import { referencesAnywhere } from './function-uses.js';
import type { Reference } from './importers.js';
import { exportedVariable, importedName } from './imports.js';

/** A call under a key: the value that it gives, or undefined where it reads what others give. */
export interface KeyedCall {
  call: NodeOf<'CallExpression'>;
  value: AnyNode | undefined;
  module: SourceModule;
}

/** `inject(KEY, fallback)`: what is given under the key, and the fallback; undefined where that tells nothing. */
export function injectedUnderKey(context: Context, { name, path }: PackageValue, call: Place): Value | undefined {
  const { node, module, frame } = call;
  if (node.type !== 'CallExpression' || providing(name, path.join('.')) !== 'reads') return undefined;
  const given = callsUnderKeyOf(context, node, module).flatMap(({ value, module: at }) =>
    value ? [context.evaluate(value, at, undefined)] : [],
  );
  const fallback = node.arguments[1] ? [context.evaluate(node.arguments[1], module, frame)] : [];
  const held = unionOfKnown([...given, ...fallback.filter(({ kind }) => kind !== 'function' && kind !== 'constant')]);
  return isUnknown(held) ? undefined : held;
}

/** All calls that give or read a value under the key that a call is given first. */
export function callsUnderKeyOf(context: Context, call: AnyNode, module: SourceModule): readonly KeyedCall[] {
  if (call.type !== 'CallExpression' || !roleOf(call, module)) return [];
  const key = call.arguments[0] && unwrap(call.arguments[0]);
  return key
    ? once(context, 'calls-under-keys', key, [] as KeyedCall[], () =>
        mentionsOfKey(context, key, module).flatMap((mention) => callAt(mention)),
      )
    : [];
}

/** Whether a call gives or reads a value under a key, by the name of what it calls. */
function roleOf({ callee }: NodeOf<'CallExpression'>, module: SourceModule): 'gives' | 'reads' | undefined {
  if (callee.type === 'MemberExpression') return memberName(callee) === PROVIDING_METHOD ? 'gives' : undefined;
  const [definition] = callee.type === 'Identifier' ? (variableAt(callee.name, callee, module)?.defs ?? []) : [];
  const declaration = definition?.parent as AnyNode | undefined;
  if (definition?.type !== 'ImportBinding' || declaration?.type !== 'ImportDeclaration') return undefined;
  return providing(declaration.source.value, importedName(definition.node as AnyNode) ?? '');
}

/** Where the same key is written: the variable that holds it, a member of one, or the same text. */
function mentionsOfKey(context: Context, key: AnyNode, module: SourceModule): Reference[] {
  const text = literalString(key);
  if (text !== undefined) return textsOf(context, text, module);
  const name = key.type === 'MemberExpression' ? memberName(key) : undefined;
  const root = key.type === 'MemberExpression' ? key.object : key;
  const variable = root.type === 'Identifier' ? variableAt(root.name, root, module) : undefined;
  const origin = variable && exportedVariable(context, variable, module);
  if (!origin || (root !== key && name === undefined)) return [];
  const references = referencesAnywhere(context, origin.variable, origin.module);
  if (root === key) return references;
  return references.flatMap(({ node, module: at }) => {
    const { place, taker } = takenBy(node, at);
    const isSame = taker?.type === 'MemberExpression' && taker.object === place && memberName(taker) === name;
    return isSame ? [{ node: taker, module: at }] : [];
  });
}

function textsOf(context: Context, text: string, module: SourceModule): Reference[] {
  const modules = context.host?.modulesMentioning([`'${text}'`, `"${text}"`]) ?? [module];
  return modules.flatMap((at) =>
    indexOf(at).literals.flatMap((node) => (literalString(node) === text ? [{ node, module: at }] : [])),
  );
}

function callAt({ node, module }: Reference): KeyedCall[] {
  const { place, taker: call } = takenBy(node, module);
  if (call?.type !== 'CallExpression' || call.arguments[0] !== place) return [];
  const role = roleOf(call, module);
  const value = role === 'gives' ? call.arguments[1] : undefined;
  return role && (role === 'reads' || value) ? [{ call, value, module }] : [];
}
