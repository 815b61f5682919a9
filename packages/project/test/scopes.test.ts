import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { analyze } from '@typescript-eslint/scope-manager';
import type { SourceModule } from '@curfew/analyzer';
import { expect, it, test } from 'vitest';
import { parseModule } from '../src/parse-module.js';

type Scope = NonNullable<ReturnType<SourceModule['scopes']['acquire']>>;

const CASES = path.resolve(import.meta.dirname, '../../../test/detection/cases');
const SOURCES = path.resolve(import.meta.dirname, 'fixtures/sources');

const moduleOf = (file: string, text: string): SourceModule => {
  const module = parseModule(file, text);
  if ('reason' in module) throw new Error(module.reason);
  return module;
};

/** Nodes in source order of their keys. */
const nodesIn = (module: SourceModule): object[] => {
  const found: object[] = [];
  const pending: object[] = [module.ast];
  for (let node = pending.pop(); node; node = pending.pop()) {
    found.push(node);
    const { type } = node as { type: string };
    for (const key of module.visitorKeys[type] ?? [])
      pending.push(...[(node as Record<string, unknown>)[key]].flat().filter((child) => isObject(child)));
  }
  return found;
};
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Scopes from outside to inside, with what they declare. */
const described = (scope: Scope | null): unknown[] =>
  scope === null
    ? []
    : [
        ...described(scope.upper),
        {
          type: scope.type,
          block: placeOf(scope.block),
          declares: [...scope.set].map(([name, variable]) => [name, variable.name, variable.defs.map(definitionOf)]),
        },
      ];
const definitionOf = ({ type, name, node, parent }: { type: string; name: object; node: object; parent?: unknown }) =>
  [type, placeOf(name), placeOf(node), isObject(parent) ? placeOf(parent) : null].join(' ');
const placeOf = (node: object): string => {
  const { type, start, end } = node as { type: string; start: number; end: number };
  return `${type}@${String(start)}-${String(end)}`;
};

/** The scopes of every node that has one: the innermost and the outermost. */
const allScopes = (module: SourceModule, scopes: SourceModule['scopes']): unknown[] => [
  described(scopes.globalScope),
  ...nodesIn(module).map((node) => [
    placeOf(node),
    described(scopes.acquire(node, true)),
    described(scopes.acquire(node, false)),
  ]),
];

const scopesOfLibrary = (module: SourceModule): SourceModule['scopes'] => {
  const { ast, visitorKeys } = module;
  // The library reads ranges of function bodies.
  for (const node of nodesIn(module) as { start: number; end: number; range?: unknown }[])
    node.range = [node.start, node.end];
  return analyze(ast as unknown as Parameters<typeof analyze>[0], {
    childVisitorKeys: visitorKeys,
    globalReturn: (ast.sourceType as string) === 'commonjs',
    lib: [],
    jsxPragma: null,
    sourceType: ast.sourceType === 'module' ? 'module' : 'script',
  });
};

const READ = /\.[cm]?[jt]sx?$/;
const files = [CASES, SOURCES].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => READ.test(file))
    .map((file) => path.join(folder, file)),
);

it('finds the same scopes and declarations as the scope manager of typescript-eslint in all cases of detection', () => {
  expect(files.length).toBeGreaterThan(800);
  for (const file of files) {
    const module = parseModule(file, readFileSync(file, 'utf8'));
    if ('reason' in module || module.visitorKeys['DeclareClass']) continue;
    expect(allScopes(module, module.scopes), file).toEqual(allScopes(module, scopesOfLibrary(module)));
  }
});

test.each([
  ['a.ts', 'class A<T> extends B(() => { let b; }) { @d(() => { let e; }) x = () => { let c; }; static { var s; } }'],
  [
    'a.ts',
    'class A { constructor(@d(() => { let e; }) private readonly a: (b: string) => void, { c = () => 1 } = {}) {} }',
  ],
  ['a.ts', 'abstract class A { abstract m(a: string): void; abstract accessor b: string; abstract c: <T>() => T }'],
  ['a.ts', 'type A<T> = T extends (a: infer U) => { [K in keyof T]: infer V } ? <X>(u: U) => V : <W>() => W;'],
  [
    'a.ts',
    "declare module 'm' { function f(a: number): void; } declare global { var g: string } namespace N.M { let n }",
  ],
  ['a.ts', "enum E { A, 'b' = A } import x = require('x'); import y = N.y; export = x;"],
  [
    'a.ts',
    'function f<T>(this: A, a = () => { var inner; }, ...[b, { c: d }]: T[]): a is B { var a; { var e; let g; } }',
  ],
  ['a.js', 'const f = function named(a) { return arguments; }; try { } catch ({ message }) { var b; }'],
  [
    'a.js',
    'switch (() => { let a; }) { case 1: let b; } for (let c of d) { var e; } for (const f in g); for (let h;;) {}',
  ],
  ['a.js', 'with (() => { let a; }) { var b; } function b() {} label: for (var c of []) {}'],
  ['a.cjs', 'const a = require("a"); function b() { { function c() {} } } return a;'],
  [
    'a.tsx',
    'import A, { b as c, type D } from "a"; export default () => <A<D> x={(y) => y} {...{ z() { let w; } }} />;',
  ],
])('finds the same as the library in %s: %s', (file, text) => {
  const module = moduleOf(file, text);
  expect(allScopes(module, module.scopes)).toEqual(allScopes(module, scopesOfLibrary(module)));
});

it('declares a `var` in the function around it and a `let` in its block', () => {
  const module = moduleOf('a.js', 'function f(a) { if (a) { var b; let c; } }');
  const [, inner] = nodesIn(module)
    .filter((node) => (node as { type: string }).type === 'BlockStatement')
    .sort((a, b) => (a as { start: number }).start - (b as { start: number }).start);
  const block = inner ? module.scopes.acquire(inner) : null;
  expect([...(block?.set.keys() ?? [])]).toEqual(['c']);
  expect([...(block?.upper?.set.keys() ?? [])]).toEqual(['arguments', 'a', 'b']);
});
