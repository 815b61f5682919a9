/** Under which names a module exports what it declares. */
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import { exportName } from '../syntax/module-exports.js';
import { indexOf, parentOf } from '../syntax/module-index.js';
import type { NodeOf } from '../syntax/nodes.js';
import { commonJsNames } from './common-js.js';

/** The names under which a module exports a variable of its own. */
export function exportedAs(name: string, variable: VariableLike, module: SourceModule): string[] {
  const names = [...(exportsByLocal(module).get(name) ?? [])];
  for (const def of variable.defs) {
    const owner = exportAround(def.node as AnyNode, module);
    if (owner) names.push(owner.type === 'ExportDefaultDeclaration' ? 'default' : name);
  }
  return [...new Set(names)];
}

const localExports = new WeakMap<SourceModule, Map<string, string[]>>();

/** Names of `export { local as name }`, `export default local` and `exports.name = local`, by the local name; built once a module. */
function exportsByLocal(module: SourceModule): Map<string, string[]> {
  let known = localExports.get(module);
  if (known) return known;
  known = new Map();
  localExports.set(module, known);
  const add = (local: string, name: string): void => {
    known.set(local, [...(known.get(local) ?? []), name]);
  };
  for (const node of indexOf(module).exports) {
    if (node.type === 'ExportNamedDeclaration' && !node.source) {
      for (const specifier of node.specifiers) {
        const local = exportName(specifier.local);
        if (local !== undefined) add(local, exportName(specifier.exported) ?? local);
      }
    }
    if (node.type === 'ExportDefaultDeclaration' && node.declaration.type === 'Identifier') {
      add(node.declaration.name, 'default');
    }
  }
  for (const { local, name } of commonJsNames(module)) add(local, name);
  return known;
}

/** Steps from a definition up to the export that declares it. */
const MAX_HOPS = 8;

/** The export whose declaration a definition stands in. */
function exportAround(
  definition: AnyNode,
  module: SourceModule,
): NodeOf<'ExportNamedDeclaration' | 'ExportDefaultDeclaration'> | undefined {
  let child = definition;
  for (let hops = 0; hops < MAX_HOPS; hops += 1) {
    const parent = parentOf(child, module);
    if (!parent) return undefined;
    if (parent.type === 'ExportNamedDeclaration') return parent;
    if (parent.type === 'ExportDefaultDeclaration') return child === definition ? parent : undefined;
    child = parent;
  }
  return undefined;
}
