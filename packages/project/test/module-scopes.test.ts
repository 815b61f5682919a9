/** The scopes that a module keeps answer as those of the library do. */
import type { AnyNode, ScopeLike, ScopeManagerLike } from '@curfew/analyzer';
import { analyze } from '@typescript-eslint/scope-manager';
import { expect, it } from 'vitest';
import { keptScopes } from '../src/module-scopes.js';
import { parseModule } from '../src/parse-module.js';

const TEXT = `
import { api } from './api.js';
export default class Card extends Base {
  static #count = (this.count ??= 0);
  static { var inner = 1; }
  @bound() list = (page = first, { size }) => { let page2 = page; return [page2, size]; };
}
const fact = function own(n) { return n < 2 ? 1 : n * own(n - 1); };
function later(value = api) { var api = 2; try { throw value; } catch ({ message }) { return message; } }
for (const each of [1]) { switch (each) { case 1: let held; } }
type Keys<T> = T extends { [K in infer U]: infer V } ? U | V : never;
enum Kind { One }
namespace Space { export const inside = Kind.One; }
`;

/** All that a scope and those around it say, in a row. */
function told(scope: ScopeLike | null): unknown[] {
  if (!scope) return [];
  const variables = [...scope.set].flatMap(([name, variable]) => [
    name,
    variable.name,
    ...variable.defs.flatMap(({ type, name: at, node, parent }) => [type, at, node, parent]),
  ]);
  return [scope.type, scope.block, ...variables, ...told(scope.upper)];
}

const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

const module = parseModule('/project/card.ts', TEXT);
if ('reason' in module) throw new Error(module.reason);
const { ast, visitorKeys } = module;
const manager = analyze(ast as unknown as Parameters<typeof analyze>[0], {
  childVisitorKeys: visitorKeys,
  lib: [],
  sourceType: 'module',
});
const library: ScopeManagerLike = manager;
const nodes: AnyNode[] = [ast];
for (const node of nodes) nodes.push(...childrenOf(node));

function childrenOf(node: AnyNode): AnyNode[] {
  const held = (visitorKeys[node.type] ?? []).map((key) => (node as unknown as Record<string, unknown>)[key]);
  return held.flat().filter((each): each is AnyNode => typeof each === 'object' && each !== null);
}

it.each([true, false])('finds the scope of each node as the library does (innermost: %s)', (inner) => {
  const kept = keptScopes(manager);
  const scoped = nodes.filter((node) => kept.acquire(node, inner) !== null);
  expect(scoped.map(({ type }) => type)).toEqual(
    nodes.filter((node) => library.acquire(node, inner) !== null).map(({ type }) => type),
  );
  expect(new Set(scoped.map(({ type }) => type)).size).toBeGreaterThan(9);
  for (const node of scoped)
    expect(same(told(kept.acquire(node, inner)), told(library.acquire(node, inner))), node.type).toBe(true);
});

it('tells the scope of a program from that of its module', () => {
  const kept = keptScopes(manager);
  const types = [kept.acquire(ast), kept.acquire(ast, true), kept.globalScope].map((scope) => scope?.type);
  expect(types).toEqual(['global', 'module', 'global']);
});

it('has one copy of each scope', () => {
  const kept = keptScopes(manager);
  expect(kept.acquire(ast)).toBe(kept.globalScope);
  expect(kept.acquire(ast, true)?.upper).toBe(kept.globalScope);
});
