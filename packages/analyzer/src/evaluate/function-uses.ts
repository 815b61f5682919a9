/** Where a function is used: called, passed on, or rendered as a JSX element; in its module and in those that import it. */
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import { indexOf, parentOf, referencesOf, variableAt } from '../syntax/module-index.js';
import { memberName, propertyName, type FunctionNode, type NodeOf } from '../syntax/nodes.js';
import { once, type Context } from './context.js';
import { exportName, importedName } from './imports.js';

export type FunctionUse =
  | { kind: 'call'; call: NodeOf<'CallExpression' | 'NewExpression'>; module: SourceModule }
  | { kind: 'argument'; call: NodeOf<'CallExpression' | 'NewExpression'>; argument: AnyNode; module: SourceModule }
  | { kind: 'element'; element: NodeOf<'JSXOpeningElement'>; module: SourceModule };

const MAX_USES = 60;
const TRANSPARENT = new Set([
  'useCallback',
  'memo',
  'forwardRef',
  'observer',
  'React.memo',
  'React.useCallback',
  'React.forwardRef',
]);

/** All known uses of a function, at most sixty. */
export function usesOfFunction(context: Context, fn: FunctionNode, module: SourceModule): FunctionUse[] {
  return once(context, 'function-uses', fn, [] as FunctionUse[], () =>
    findUses(context, fn, module).slice(0, MAX_USES),
  );
}

function findUses(context: Context, fn: FunctionNode, module: SourceModule): FunctionUse[] {
  const place = throughWrappers(fn, module);
  const uses: FunctionUse[] = [];
  const direct = useAt(place, module);
  if (direct) uses.push(direct);
  const variable = variableOf(place, module);
  if (variable) uses.push(...usesOfVariable(context, variable, module));
  const parent = parentOf(place, module);
  if (parent?.type === 'ExportDefaultDeclaration') uses.push(...importedUses(context, module, 'default'));
  if (parent?.type === 'MethodDefinition' || parent?.type === 'Property' || parent?.type === 'PropertyDefinition') {
    const name = propertyName(parent);
    if (name !== undefined && parent.type !== 'Property') uses.push(...methodCalls(context, name, module));
  }
  return uses;
}

/** `useCallback(fn)`, `memo(fn)`: the call stands for the function. */
function throughWrappers(fn: AnyNode, module: SourceModule): AnyNode {
  let place = fn;
  for (;;) {
    const parent = parentOf(place, module);
    if (parent?.type !== 'CallExpression' || parent.arguments[0] !== place) return place;
    const { callee } = parent;
    const name =
      callee.type === 'Identifier'
        ? callee.name
        : callee.type === 'MemberExpression' && callee.object.type === 'Identifier'
          ? `${callee.object.name}.${memberName(callee) ?? ''}`
          : '';
    if (!TRANSPARENT.has(name)) return place;
    place = parent;
  }
}

function variableOf(place: AnyNode, module: SourceModule): VariableLike | undefined {
  if (place.type === 'FunctionDeclaration' && place.id)
    return variableAt(place.id.name, parentOf(place, module) ?? place, module);
  const parent = parentOf(place, module);
  if (parent?.type === 'VariableDeclarator' && parent.init === place && parent.id.type === 'Identifier') {
    return variableAt(parent.id.name, parent.id, module);
  }
  return undefined;
}

/** The use that a reference to a function is, by what stands around it. */
function useAt(reference: AnyNode, module: SourceModule): FunctionUse | undefined {
  const parent = parentOf(reference, module);
  if (!parent) return undefined;
  if (parent.type === 'CallExpression' || parent.type === 'NewExpression') {
    if (parent.callee === reference) return { kind: 'call', call: parent, module };
    if (parent.arguments.includes(reference as never))
      return { kind: 'argument', call: parent, argument: reference, module };
  }
  if (parent.type === 'JSXOpeningElement') return { kind: 'element', element: parent, module };
  return undefined;
}

/** Uses of a variable in its module and, if it is exported, where it is imported. */
export function usesOfVariable(context: Context, variable: VariableLike, module: SourceModule): FunctionUse[] {
  const uses: FunctionUse[] = [];
  for (const reference of referencesOf(variable, module)) {
    const use = useAt(reference, module);
    if (use) uses.push(use);
  }
  for (const exported of exportedAs(variable.name, variable, module))
    uses.push(...importedUses(context, module, exported));
  return uses;
}

/** The names under which a module exports a variable of its own. */
export function exportedAs(name: string, variable: VariableLike, module: SourceModule): string[] {
  const names: string[] = [];
  for (const node of indexOf(module).exports) {
    if (node.type === 'ExportNamedDeclaration') {
      for (const specifier of node.specifiers) {
        if (!node.source && exportName(specifier.local) === name) names.push(exportName(specifier.exported) ?? name);
      }
      const { declaration } = node;
      if (declaration && variable.defs.some((def) => isWithin(def.node as AnyNode, declaration, module)))
        names.push(name);
    }
    if (node.type === 'ExportDefaultDeclaration') {
      const { declaration } = node;
      const named = declaration.type === 'Identifier' && declaration.name === name;
      if (named || variable.defs.some((def) => def.node === declaration)) names.push('default');
    }
  }
  return names;
}

function isWithin(node: AnyNode, outer: AnyNode, module: SourceModule): boolean {
  for (let current: AnyNode | undefined = node, hops = 0; current && hops < 8; hops += 1) {
    if (current === outer) return true;
    current = parentOf(current, module);
  }
  return false;
}

/** Modules that get an export of this one, directly or through re-exports, with the name they know it by. */
export function importersOf(
  context: Context,
  module: SourceModule,
  exported: string,
): { variable: VariableLike; module: SourceModule }[] {
  const found: { variable: VariableLike; module: SourceModule }[] = [];
  visitImporters(context, module, exported, new Set(), found);
  return found;
}

function visitImporters(
  context: Context,
  module: SourceModule,
  exported: string,
  seen: Set<string>,
  found: { variable: VariableLike; module: SourceModule }[],
): void {
  const key = `${module.file}#${exported}`;
  if (seen.has(key) || seen.size > 200) return;
  seen.add(key);
  for (const importer of context.host?.importers(module) ?? []) {
    for (const node of indexOf(importer).imports) {
      if (node.type !== 'ImportDeclaration' || !leadsTo(context, node.source.value, importer, module)) continue;
      for (const specifier of node.specifiers) {
        if (importedName(specifier) !== exported) continue;
        const variable = variableAt(specifier.local.name, specifier, importer);
        if (variable) found.push({ variable, module: importer });
      }
    }
    for (const node of indexOf(importer).exports) {
      if (node.type === 'ExportAllDeclaration' && leadsTo(context, node.source.value, importer, module)) {
        if (!node.exported) visitImporters(context, importer, exported, seen, found);
      }
      if (node.type !== 'ExportNamedDeclaration' || !node.source) continue;
      if (!leadsTo(context, node.source.value, importer, module)) continue;
      for (const specifier of node.specifiers) {
        if (exportName(specifier.local) === exported) {
          visitImporters(context, importer, exportName(specifier.exported) ?? exported, seen, found);
        }
      }
    }
  }
}

function leadsTo(context: Context, specifier: string, from: SourceModule, to: SourceModule): boolean {
  const resolution = context.host?.resolve(specifier, from);
  return resolution?.kind === 'module' && resolution.module.file === to.file;
}

function importedUses(context: Context, module: SourceModule, exported: string): FunctionUse[] {
  return importersOf(context, module, exported).flatMap((importer) =>
    referencesOf(importer.variable, importer.module).flatMap((reference) => useAt(reference, importer.module) ?? []),
  );
}

/** Calls `x.name(…)` in the module and its importers; the caller checks that the receiver is right. */
function methodCalls(context: Context, name: string, module: SourceModule): FunctionUse[] {
  const uses: FunctionUse[] = [];
  for (const place of [module, ...(context.host?.importers(module) ?? [])]) {
    for (const call of indexOf(place).calls) {
      if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') continue;
      if (memberName(call.callee) === name) uses.push({ kind: 'call', call, module: place });
    }
  }
  return uses;
}
