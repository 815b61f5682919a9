/** What the settings of a program are where its environment says nothing: `z.string().default('https://…')` in a schema of `process.env`. */
import { checkedBelow, givesDefault, isSchemaPackage, makesObject } from '../clients/schemas.js';
import { settingsFields, settingsHeld } from '../clients/settings.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { childrenOf } from '../syntax/module-index.js';
import { unwrap } from '../syntax/nodes.js';
import { madeObject } from '../values/made-values.js';
import {
  UNKNOWN,
  isUnknown,
  mapValue,
  plainText,
  type Entry,
  type PackageValue,
  type Place,
  type Value,
} from '../values/value.js';
import { calledName } from './called-name.js';
import type { CallNode } from './calls.js';
import type { Context } from './context.js';
import { isEnvironment, memberOf } from './members.js';
import { exportOf } from './package-functions.js';

/** What a schema that checks the environment, or a package that reads it, gives for what is not set; undefined for other calls. */
export function settingsCall(
  context: Context,
  value: PackageValue,
  args: readonly Value[],
  node: CallNode,
  place: Place,
): Value | undefined {
  const read = settingsFields(value.name, exportOf(value));
  if (read) {
    const parts = read.map(([index, name]) => () => {
      const given = args[index] ?? UNKNOWN;
      return defaultsIn(context, name === undefined ? given : memberOf(context, given, name));
    });
    return madeObject(new Map(), parts);
  }
  const held = heldSettings(context, value, args);
  if (held) return held;
  const below = isSchemaPackage(value.name) ? checkedBelow(value.path.at(-1) ?? '') : undefined;
  if (!below || node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  if (!node.arguments.some((argument) => readsEnvironment(argument, place.module))) return undefined;
  const schema = context.evaluate(node.callee.object, place.module, place.frame);
  const settings = defaultOf(context, schema);
  if (below.length === 0 || isUnknown(settings)) return settings;
  const entry: Entry = { value: () => settings, module: place.module };
  return madeObject(new Map(below.map((name) => [name, entry])));
}

/** `config.get('access.url')` of `config = convict({ access: { url: { default: 'https://…', env: 'ACCESS_URL' } } })`. */
function heldSettings(context: Context, { name, path, call }: PackageValue, args: readonly Value[]): Value | undefined {
  const given = call?.node.type === 'CallExpression' ? call.node.arguments[0] : undefined;
  const which = settingsHeld(name, path.at(-1) ?? '');
  const asked = which === 'all' ? '' : plainText(args[0] ?? UNKNOWN);
  if (!which || !call || !given || asked === undefined) return undefined;
  const keys = asked.split('.').filter((key) => key !== '');
  const schema = context.evaluate(given, call.module, call.frame);
  return settingOf(keys.reduce((value, key) => memberOf(context, value, key), schema));
}

/** What a setting is by default, or those of a group of them; a field that is no object is its own default. */
function settingOf(schema: Value): Value {
  return mapValue(schema, (part) => {
    if (part.kind !== 'object') return part.kind === 'text' ? part : UNKNOWN;
    const own = part.entries.get('default');
    if (own) return own.value();
    const entries = [...part.entries].map(([name, entry]): [string, Entry] => [
      name,
      { ...entry, value: () => settingOf(entry.value()) },
    ]);
    return madeObject(new Map(entries));
  });
}

/** `process.env`, `{ url: process.env.ACCESS_URL }`, `import.meta.env`. */
function readsEnvironment(node: AnyNode, module: SourceModule): boolean {
  if (node.type === 'MemberExpression' && isEnvironment(node)) return true;
  return childrenOf(node, module).some((child) => readsEnvironment(child, module));
}

/** The defaults of the fields of an object of schemas. */
function defaultsIn(context: Context, fields: Value): Value {
  return mapValue(fields, (part) => {
    if (part.kind !== 'object') return UNKNOWN;
    const entries = [...part.entries].map(([name, entry]): [string, Entry] => [
      name,
      { ...entry, value: () => defaultOf(context, entry.value()) },
    ]);
    return madeObject(
      new Map(entries),
      part.spreads.map((spread) => () => defaultsIn(context, spread())),
    );
  });
}

/** The text that a schema gives for what is missing, or, of an object, those of its fields. */
function defaultOf(context: Context, schema: Value): Value {
  return mapValue(schema, (part) => {
    if (part.kind !== 'package' || !isSchemaPackage(part.name) || !part.call) return UNKNOWN;
    const { module, frame } = part.call;
    const parts: (() => Value)[] = [];
    for (let node = unwrap(part.call.node); node.type === 'CallExpression';) {
      const name = calledName(node.callee, module);
      const [given] = node.arguments;
      if (given && givesDefault(name)) {
        const value = context.evaluate(given, module, frame);
        return value.kind === 'text' ? value : UNKNOWN;
      }
      if (given && makesObject(name)) parts.push(() => defaultsIn(context, context.evaluate(given, module, frame)));
      if (node.callee.type !== 'MemberExpression') break;
      node = unwrap(node.callee.object);
    }
    return parts.length > 0 ? madeObject(new Map(), parts) : UNKNOWN;
  });
}
