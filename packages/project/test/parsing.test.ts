import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { SourceModule } from '@curfew/analyzer';
import { parseModule } from '../src/parse-module.js';
import { fixture } from './folders.js';

interface LooseNode {
  type: string;
  range: [number, number];
  [key: string]: unknown;
}

const isNode = (value: unknown): value is LooseNode =>
  typeof value === 'object' && value !== null && typeof (value as LooseNode).type === 'string';

const moduleOf = (file: string, text: string): SourceModule => {
  const module = parseModule(file, text);
  if ('reason' in module) throw new Error(`${module.file}: ${module.reason}`);
  return module;
};

const reasonOf = (file: string, text: string): string => {
  const module = parseModule(file, text);
  return 'reason' in module ? module.reason : `read as ${module.ast.body.length} statements`;
};

/** Every node of the tree, by the keys that objects have, not by the visitor keys. */
const nodesOf = (module: SourceModule): { node: LooseNode; key: string; parent: LooseNode | undefined }[] => {
  const found: { node: LooseNode; key: string; parent: LooseNode | undefined }[] = [];
  const visit = (node: LooseNode, key: string, parent: LooseNode | undefined): void => {
    found.push({ node, key, parent });
    for (const [name, value] of Object.entries(node)) {
      if (name === 'hashbang') continue;
      for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
        if (isNode(child)) visit(child, name, node);
    }
  };
  visit(module.ast as unknown as LooseNode, '', undefined);
  return found;
};

const textOf = (module: SourceModule, type: string): string[] =>
  nodesOf(module)
    .filter(({ node }) => node.type === type)
    .map(({ node }) => module.text.slice(...node.range));

describe('the language follows the extension', () => {
  test.each(['a.js', 'a.jsx', 'a.mjs', 'a.cjs', 'a.tsx'])('%s reads JSX', (file) => {
    expect(textOf(moduleOf(file, 'const a = <b c="d"/>;'), 'JSXElement')).toEqual(['<b c="d"/>']);
  });
  test.each(['a.ts', 'a.mts', 'a.cts'])('%s reads casts with angle brackets', (file) => {
    expect(textOf(moduleOf(file, 'const a = <string>b;'), 'TSTypeAssertion')).toEqual(['<string>b']);
  });
  test.each(['a.d.ts', 'a.d.mts', 'a.d.cts'])('%s reads ambient declarations', (file) => {
    expect(moduleOf(file, 'export const a: string; export function f(): void;').ast.body).toHaveLength(2);
  });
  test('a .ts file is no JSX', () => {
    expect(reasonOf('a.ts', 'const a = <b></b>;')).toMatch(/^1:\d+ /);
  });
});

describe('the kind of source', () => {
  test.each(['a.js', 'a.cjs', 'a.ts', 'a.cts'])('%s may return at its top level', (file) => {
    expect(moduleOf(file, "const a = require('a');\nreturn a;").ast.body).toHaveLength(2);
  });
  test.each(['a.js', 'a.mjs', 'a.ts'])('%s may await at its top level', (file) => {
    expect(textOf(moduleOf(file, 'export const a = await b;'), 'AwaitExpression')).toEqual(['await b']);
  });
  test('import and export are read in a .cjs file that a bundler translates', () => {
    expect(moduleOf('a.cjs', "import a from 'a'; export default a;").ast.body).toHaveLength(2);
  });
  test('sloppy scripts are read', () => {
    expect(moduleOf('a.js', 'with (a) { var yield_ = 010; }').ast.body).toHaveLength(1);
  });
});

describe('offsets', () => {
  test('count UTF-16 units: an emoji is two', () => {
    const module = moduleOf('a.ts', "const a = '😀😀'; /* 👩‍👩‍👧 */ call('é', b.c);");
    expect(textOf(module, 'CallExpression')).toEqual(["call('é', b.c)"]);
    expect(textOf(module, 'MemberExpression')).toEqual(['b.c']);
    expect(nodesOf(module).find(({ node }) => node.type === 'CallExpression')?.node.range).toEqual([33, 47]);
  });
  test('leave the BOM out', () => {
    const module = moduleOf('a.ts', '\uFEFFcall();');
    expect(module.text).toBe('call();');
    expect(nodesOf(module).find(({ node }) => node.type === 'CallExpression')?.node.range).toEqual([0, 6]);
  });
  test('are right in Flow files too', () => {
    const module = moduleOf('a.js', "// @flow 😀\nconst a: string = '😀'; call(b);");
    expect(textOf(module, 'CallExpression')).toEqual(['call(b)']);
  });
});

describe('every node is reached by the visitor keys and has a range', () => {
  const folder = fixture('sources');
  test.each(readdirSync(folder))('%s', (name) => {
    const module = moduleOf(`/project/${name}`, readFileSync(`${folder}/${name}`, 'utf8'));
    const unreached = nodesOf(module)
      .filter(({ key, parent }) => parent !== undefined && !(module.visitorKeys[parent.type] ?? []).includes(key))
      .map(({ key, parent }) => `${parent?.type ?? ''}.${key}`);
    expect(unreached).toEqual([]);
    expect(
      nodesOf(module)
        .filter(({ node }) => !Array.isArray(node.range))
        .map(({ node }) => node.type),
    ).toEqual([]);
    const unknown = nodesOf(module).filter(({ node }) => module.visitorKeys[node.type] === undefined);
    expect(unknown.map(({ node }) => node.type)).toEqual([]);
  });
});

describe('scopes', () => {
  test('hold the variables of a module', () => {
    const { scopes, ast } = moduleOf('a.ts', "import { a } from 'a'; const b = a;");
    expect([...(scopes.acquire(ast, true)?.set.keys() ?? [])]).toEqual(['a', 'b']);
  });
  test('keep a shadowing parameter apart', () => {
    const { scopes, ast } = moduleOf('a.ts', 'const a = 1; function f(a: string) { return a; }');
    const [, f] = ast.body;
    expect(f && scopes.acquire(f)?.set.get('a')?.defs[0]?.type).toBe('Parameter');
  });
  test('hold the variables of a CommonJS file', () => {
    const { scopes, ast } = moduleOf('a.cjs', "const a = require('a'); return a;");
    expect([...(scopes.acquire(ast, true)?.set.keys() ?? [])]).toContain('a');
  });
});

describe('Flow', () => {
  const text = readFileSync(fixture('sources/flow.js'), 'utf8');
  test('types become the TypeScript types of the same meaning', () => {
    const module = moduleOf('flow.js', text);
    expect(textOf(module, 'TSPropertySignature')).toEqual([
      '+id: number',
      'sub_type?: string',
      "kind: 'legacy' | 'hf'",
      'tags: Array<string>',
      'owner: ?Owner',
    ]);
    expect(textOf(module, 'TSLiteralType')).toEqual(["'legacy'", "'hf'"]);
  });
  test('optional chaining, casts and JSX have the shapes of the other parser', () => {
    const module = moduleOf('flow.js', text);
    expect(textOf(module, 'ChainExpression')).toEqual(['card?.data']);
    expect(textOf(module, 'JSXElement')).toEqual(['<a>{props.name}</a>']);
    expect(nodesOf(module).some(({ node }) => node.type.includes('TypeCast') || node.type === 'File')).toBe(false);
  });
  test('is read without a pragma', () => {
    expect(textOf(moduleOf('a.js', 'function f(a: number): string { return a; }'), 'TSNumberKeyword')).toEqual([
      'number',
    ]);
  });
  test('is no TypeScript: a .ts file is not tried as Flow', () => {
    expect(reasonOf('a.ts', 'type A = {| a: string |};')).toMatch(/^1:\d+ /);
  });
});

describe('what no parser reads', () => {
  test.each([
    ['a.ts', 'const a = ;', /^1:11 /],
    ['a.ts', 'ok();\n\n  if (', /^3:7 /],
    ['a.js', 'a b c', /^1:2 /],
    ['a.js', '// @flow\nconst a: = 1;', /^2:10 /],
    ['a.js', '<!doctype html><html></html>', /^1:\d+ /],
    ['a.js', '\u0000\u0001\u0002', /^1:1 /],
    ['a.ts', '<<<<<<< HEAD\na();\n=======\nb();\n>>>>>>> theirs', /^1:1 /],
  ])('%s %j is unread, with line and column', (file, text, reason) => {
    expect(reasonOf(file, text)).toMatch(reason);
  });
  test.each([
    ['a.js', ''],
    ['a.ts', '\n\t\n'],
    ['a.js', '#!/usr/bin/env node\n// nothing yet\n/* 😀 */'],
  ])('%s %j is empty, not unread', (file, text) => {
    expect(moduleOf(file, text).ast.body).toEqual([]);
  });
});

describe('hostile nesting is unread and ends no process', () => {
  const repeat = (part: string): string => part.repeat(100_000);
  test.each([
    ['arrays', repeat('[')],
    ['closed arrays', repeat('[') + repeat(']')],
    ['parentheses', `${repeat('(')}1${repeat(')')}`],
    ['blocks', repeat('{') + repeat('}')],
    ['functions', repeat('function a(){')],
    ['templates', repeat('`${')],
    ['JSX', repeat('<a>')],
    ['JSX over lines', repeat('<a>\n')],
    ['additions', `a${repeat(' + a')}`],
    ['additions over lines', `a${repeat('\n + a')}`],
    ['negations', `${repeat('!')}a`],
    ['conditionals', `${repeat('a ? b : ')}c`],
    ['arrows', `${repeat('a => ')}a`],
    ['else', `${repeat('if (a) {} else ')}{}`],
    ['if', repeat('if (a)\n')],
    ['labels', Array.from({ length: 100_000 }, (_, index) => `l${index}:`).join('\n')],
    ['members', `a${repeat('.a')}`],
    ['calls', `a${repeat('()')}`],
    ['tags', `a${repeat('``')}`],
    ['new', `${repeat('new ')}a`],
    ['await', `${repeat('await ')}a`],
    ['arrays behind a quote in a regular expression', `/'/; ${repeat('[')}`],
  ])('%s', (_, text) => {
    expect(reasonOf('a.js', text)).toMatch(/^not parsed: /);
  });
  test.each([
    ['generics', `type A = ${repeat('A<')}`],
    ['array types', `type A = B${repeat('[]')}`],
    ['conditional types', `type A = ${repeat('a extends b ? c : ')}d`],
    ['casts', `a${repeat(' as a')}`],
    ['assertions', `a${repeat('!')}`],
  ])('%s', (_, text) => {
    expect(reasonOf('a.ts', text)).toMatch(/^not parsed: /);
  });
  test.each([
    ['a long flat file', 'call(a, 1)\n'.repeat(20_000), 20_000],
    ['a long flat file without calls', 'a.b = c\n'.repeat(20_000), 20_000],
    ['a long list', `[${'{ a: 1 + 2, b: (c) },'.repeat(5000)}]`, 1],
    ['a long concatenation', `a${" + 'b'".repeat(1000)}`, 1],
    ['apostrophes in JSX', "<p>don't</p>;\n".repeat(2000), 2000],
  ])('%s is read', (_, text, statements) => {
    expect(moduleOf('a.jsx', text).ast.body.filter(({ type }) => type !== 'EmptyStatement')).toHaveLength(statements);
  });
});
