/** What a module exports by its `export` statements, by name: a generated file exports thousands of names, each asked for by itself. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { addTo } from '../group.js';
import { indexOf } from './module-index.js';
import { literalString } from './nodes.js';

/** One name that a module exports. */
type NamedExport =
  /** `export const card`, `export { card as name }`: a name of the module itself. */
  | { kind: 'own'; local: string }
  /** `export default …`. */
  | { kind: 'default'; declaration: AnyNode }
  /** `export { card as name } from './card'`; `imported` is `*` for `export * as name from './card'`. */
  | { kind: 'from'; source: string; imported: string };

export interface ModuleExports {
  named: ReadonlyMap<string, NamedExport>;
  /** Specifiers of `export * from './card'`. */
  stars: readonly string[];
  /** The names in export lists, those with a source included: from the name in the list to the exported ones. */
  listed: ReadonlyMap<string, readonly string[]>;
}

const tables = new WeakMap<SourceModule, ModuleExports>();

/** The exports of a module; of a name that is exported twice the first. */
export function exportsOf(module: SourceModule): ModuleExports {
  const known = tables.get(module);
  if (known) return known;
  const table = build(module);
  tables.set(module, table);
  return table;
}

function build(module: SourceModule): ModuleExports {
  const named = new Map<string, NamedExport>();
  const stars: string[] = [];
  const listed = new Map<string, string[]>();
  const add = (name: string, found: NamedExport): void => {
    if (!named.has(name)) named.set(name, found);
  };
  for (const node of indexOf(module).exports) {
    if (node.type === 'ExportDefaultDeclaration') add('default', { kind: 'default', declaration: node.declaration });
    if (node.type === 'ExportAllDeclaration') {
      const source = node.source.value;
      if (node.exported) add(exportName(node.exported) ?? '', { kind: 'from', source, imported: '*' });
      else stars.push(source);
    }
    if (node.type !== 'ExportNamedDeclaration') continue;
    for (const specifier of node.specifiers) {
      const local = exportName(specifier.local) ?? '';
      const name = exportName(specifier.exported) ?? local;
      addTo(listed, local, name);
      add(name, node.source ? { kind: 'from', source: node.source.value, imported: local } : { kind: 'own', local });
    }
    for (const name of node.declaration ? declaredNames(node.declaration) : []) add(name, { kind: 'own', local: name });
  }
  return { named, stars, listed };
}

/** The name in an import or export specifier, written as an identifier or a string. */
export function exportName(node: AnyNode): string | undefined {
  return node.type === 'Identifier' ? node.name : literalString(node);
}

function declaredNames(declaration: AnyNode): string[] {
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap((item) => patternNames(item.id));
  }
  const id = (declaration as { id?: AnyNode | null }).id;
  return id?.type === 'Identifier' ? [id.name] : [];
}

function patternNames(pattern: AnyNode): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((item) =>
        patternNames(item.type === 'RestElement' ? item.argument : item.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((item) => (item ? patternNames(item) : []));
    case 'AssignmentPattern':
      return patternNames(pattern.left);
    default:
      return [];
  }
}
