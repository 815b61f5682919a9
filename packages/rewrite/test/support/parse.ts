import { parseSync, visitorKeys } from 'oxc-parser';
import type { AnyNode, SourceModule } from '@curfew/analyzer';

/** Parses a snippet as the project layer does; scopes are left out, for no plan asks for them. */
export function parse(file: string, text: string): SourceModule {
  const module = tryParse(file, text);
  if (typeof module === 'string') throw new Error(`${file}: ${module}\n${text}`);
  return module;
}

/** The module, or the reason why the text does not parse. */
export function tryParse(file: string, text: string): SourceModule | string {
  const lang = /\.[cm]?ts$/.test(file) ? 'ts' : file.endsWith('.tsx') ? 'tsx' : 'jsx';
  const { program, errors } = parseSync(file, text, { astType: 'ts', range: true, preserveParens: false, lang });
  const [error] = errors;
  if (error) return error.message;
  const scopes = { acquire: () => null, globalScope: null };
  return { file, text, ast: program, scopes, visitorKeys };
}

const parents = new WeakMap<SourceModule, Map<AnyNode, AnyNode>>();

/** Each node of a module to its parent. */
export function parentsOf(module: SourceModule): Map<AnyNode, AnyNode> {
  const known = parents.get(module);
  if (known) return known;
  const map = new Map<AnyNode, AnyNode>();
  const visit = (node: AnyNode): void => {
    for (const key of module.visitorKeys[node.type] ?? []) {
      const child = (node as unknown as Record<string, unknown>)[key];
      for (const entry of Array.isArray(child) ? (child as unknown[]) : [child]) {
        if (typeof entry !== 'object' || entry === null || !('type' in entry)) continue;
        map.set(entry as AnyNode, node);
        visit(entry as AnyNode);
      }
    }
  };
  visit(module.ast);
  parents.set(module, map);
  return map;
}

/** All nodes of a module in source order, parents first. */
export function nodesOf(module: SourceModule): AnyNode[] {
  const nodes: AnyNode[] = [...parentsOf(module).keys()];
  return nodes.sort((a, b) => startOf(a) - startOf(b) || endOf(b) - endOf(a));
}

export const startOf = (node: AnyNode): number => node.range?.[0] ?? node.start;
export const endOf = (node: AnyNode): number => node.range?.[1] ?? node.end;
export const sourceAt = (module: SourceModule, node: AnyNode): string => module.text.slice(startOf(node), endOf(node));
