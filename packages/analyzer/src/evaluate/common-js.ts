/** What a CommonJS module exports: `module.exports = …`, `exports.name = …`, `export = …`. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { indexOf } from '../syntax/module-index.js';
import { memberName } from '../syntax/nodes.js';
import { alternatives, union, type Entry, type Value } from '../values/value.js';
import type { Context } from './context.js';
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
  for (const node of indexOf(module).exports) {
    if (node.type === 'TSExportAssignment') whole.push(context.evaluate(node.expression, module, undefined));
  }
  if (entries.size === 0) return whole.length > 0 ? union(whole) : undefined;
  const spreads = whole.filter((part) => part.kind === 'object').map((part) => () => part);
  const others = whole.filter((part) => part.kind !== 'object');
  return union([...others, { kind: 'object', place: undefined, entries, spreads }]);
}

/** `exports` and `module` as they are read inside of the module. */
export function commonJsName(context: Context, name: string, module: SourceModule): Value | undefined {
  if (name !== 'exports' && name !== 'module') return undefined;
  const whole = commonJsValue(context, module);
  if (!whole || name === 'exports') return whole;
  const entries = new Map<string, Entry>([['exports', { value: () => whole, module }]]);
  return { kind: 'object', place: undefined, entries, spreads: [] };
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

/** True for a module with `module.exports = …` or `exports.name = …`. */
export function hasCommonJsExports(module: SourceModule): boolean {
  const known = commonJs.get(module);
  if (known !== undefined) return known;
  const found = indexOf(module).assignments.some(
    ({ left }) => left.type === 'MemberExpression' && (isExportsObject(left.object) || isExportsObject(left)),
  );
  commonJs.set(module, found);
  return found;
}

const commonJs = new WeakMap<SourceModule, boolean>();
