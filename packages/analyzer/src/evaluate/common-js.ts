/** What a CommonJS module exports: `module.exports = …`, `exports.name = …`, `export = …`, and by calls that add to `exports`. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { indexOf } from '../syntax/module-index.js';
import { isObjectAssign, literalString, memberName, propertyName, unwrap } from '../syntax/nodes.js';
import { madeObject } from '../values/made-values.js';
import { alternatives, union, type Entry, type Value } from '../values/value.js';
import { calledName } from './called-name.js';
import { once, type Context } from './context.js';
import { returnedValue } from './returned-value.js';
import { memberOf } from './members.js';

/** One export of a CommonJS module; the default export is the whole, unless one is written (`exports.default = …`). */
export function commonJsExport(context: Context, module: SourceModule, exported: string): Value | undefined {
  const whole = commonJsValue(context, module);
  if (!whole) return undefined;
  const named = alternatives(whole).find((part) => part.kind === 'object' && part.entries.has(exported));
  if (named) return memberOf(context, named, exported);
  if (exported === 'default') return whole;
  return alternatives(whole).some((part) => part.kind === 'object') ? memberOf(context, whole, exported) : undefined;
}

/** What `require` of the module gives, or undefined where it exports nothing that way. */
export function commonJsValue(context: Context, module: SourceModule): Value | undefined {
  return once<Value | undefined>(context, 'common-js', module, undefined, () => exportedValue(context, module));
}

function exportedValue(context: Context, module: SourceModule): Value | undefined {
  const whole: Value[] = [];
  const entries = new Map<string, Entry>();
  for (const assignment of indexOf(module).assignments) {
    const { left } = assignment;
    if (left.type !== 'MemberExpression') continue;
    const value = (): Value => context.evaluate(assignment.right, module, undefined);
    if (isModuleExports(left)) whole.push(value());
    else if (isExportsObject(left.object)) {
      const name = memberName(left);
      if (name !== undefined) entries.set(name, { value, key: left.property, module });
    }
  }
  const calls = exportCalls(module);
  for (const { name, node, getter } of calls.named) {
    const value = (): Value => {
      const given = context.evaluate(node, module, undefined);
      return getter && given.kind === 'function' ? returnedValue(context, given.node, given.module, undefined) : given;
    };
    entries.set(name, { value, module });
  }
  const added = calls.whole.map((node) => (): Value => context.evaluate(node, module, undefined));
  for (const node of indexOf(module).exports) {
    if (node.type === 'TSExportAssignment') whole.push(context.evaluate(node.expression, module, undefined));
  }
  if (entries.size === 0 && added.length === 0) return whole.length > 0 ? union(whole) : undefined;
  const spreads = [...whole.filter((part) => part.kind === 'object').map((part) => () => part), ...added];
  const others = whole.filter((part) => part.kind !== 'object');
  return union([...others, madeObject(entries, spreads)]);
}

/** `exports` and `module` as they are read inside of the module. */
export function commonJsName(context: Context, name: string, module: SourceModule): Value | undefined {
  if (name !== 'exports' && name !== 'module') return undefined;
  const whole = commonJsValue(context, module);
  if (!whole || name === 'exports') return whole;
  const entries = new Map<string, Entry>([['exports', { value: () => whole, module }]]);
  return madeObject(entries);
}

/** The module's own names that it exports: `exports.name = local`, `module.exports = { local }`; `default` for the whole. */
export function commonJsNames(module: SourceModule): { local: string; name: string }[] {
  return indexOf(module).assignments.flatMap(({ left, right }) => {
    const value = unwrap(right);
    const name = exportedBy(left);
    if (name === undefined) return [];
    if (value.type === 'Identifier') return [{ local: value.name, name }];
    if (name !== 'default' || value.type !== 'ObjectExpression') return [];
    return value.properties.flatMap((item) => {
      const key = item.type === 'Property' ? propertyName(item) : undefined;
      return item.type === 'Property' && key !== undefined && item.value.type === 'Identifier'
        ? [{ local: item.value.name, name: key }]
        : [];
    });
  });
}

/** The name under which an assignment to a member exports: `exports.name = …`; `default` for the whole, `module.exports = …`. */
export function exportedBy(left: AnyNode): string | undefined {
  if (left.type !== 'MemberExpression') return undefined;
  if (isModuleExports(left)) return 'default';
  return isExportsObject(left.object) ? memberName(left) : undefined;
}

/** `module.exports`. */
function isModuleExports(node: AnyNode): boolean {
  return (
    node.type === 'MemberExpression' &&
    node.object.type === 'Identifier' &&
    node.object.name === 'module' &&
    memberName(node) === 'exports'
  );
}

/** `exports` or `module.exports`. */
export function isExportsObject(node: AnyNode): boolean {
  return node.type === 'Identifier' ? node.name === 'exports' : isModuleExports(node);
}

/** True for a module that exports anything that way. */
export function hasCommonJsExports(module: SourceModule): boolean {
  const known = commonJs.get(module);
  if (known !== undefined) return known;
  const { whole, named } = exportCalls(module);
  const found =
    whole.length + named.length > 0 ||
    indexOf(module).assignments.some(
      ({ left }) => left.type === 'MemberExpression' && (isExportsObject(left.object) || isExportsObject(left)),
    );
  commonJs.set(module, found);
  return found;
}

const commonJs = new WeakMap<SourceModule, boolean>();

interface ExportCalls {
  /** Objects whose members are exported. */
  whole: AnyNode[];
  /** What is exported under a name, or the function that gives it. */
  named: { name: string; node: AnyNode; getter: boolean }[];
}

/** `__exportStar(require('./cards'), exports)`, `Object.assign(exports, …)`, `Object.defineProperty(exports, 'cards', …)`. */
function exportCalls(module: SourceModule): ExportCalls {
  const known = callsOfModules.get(module);
  if (known) return known;
  const found: ExportCalls = { whole: [], named: [] };
  callsOfModules.set(module, found);
  if (!module.text.includes('exports')) return found;
  for (const call of indexOf(module).calls) {
    if (call.type !== 'CallExpression') continue;
    const { callee } = call;
    const name = calledName(callee, module);
    const [first, second, third] = call.arguments;
    if (name === '__exportStar' && first) found.whole.push(first);
    if (!first || !isExportsObject(first)) continue;
    if (isObjectAssign(call)) found.whole.push(...call.arguments.slice(1));
    const key = literalString(second);
    if (name !== 'defineProperty' || key === undefined || third?.type !== 'ObjectExpression') continue;
    for (const item of third.properties) {
      const role = item.type === 'Property' ? propertyName(item) : undefined;
      if (item.type === 'Property' && (role === 'get' || role === 'value') && key !== '__esModule')
        found.named.push({ name: key, node: item.value, getter: role === 'get' });
    }
  }
  return found;
}

const callsOfModules = new WeakMap<SourceModule, ExportCalls>();
