import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AnyNode, SourceModule } from '@curfew/analyzer';
import { parseModule } from '../src/parse-module.js';
import { createTypeOracle } from '../src/type-oracle.js';
import { fixture } from './folders.js';

const root = fixture('types');
const TYPES = readFileSync(join(root, 'types.ts'), 'utf8');
const oracle = await createTypeOracle({ tsconfig: join(root, 'tsconfig.json') });

const moduleOf = (file: string, text: string): SourceModule => {
  const module = parseModule(file, text);
  if ('reason' in module) throw new Error(module.reason);
  return module;
};

/** The expression of the last statement. */
const lastExpression = (module: SourceModule): AnyNode => {
  const statement = module.ast.body.at(-1);
  if (statement?.type !== 'ExpressionStatement') throw new Error('the last statement is no expression');
  return statement.expression;
};

test.each([
  ['an interface', 'declare const card: Card; card', 'interface Card', false],
  ['a type alias', 'declare const group: Group; group;', 'type Group', false],
  ['a class', 'declare const store: Store; store;', 'abstract class Store', false],
  ['an array', 'declare const cards: readonly Card[]; cards;', 'interface Card', true],
  ['what a call returns', 'declare const store: Store; store.all()', 'interface Card', true],
  ['what may be missing', 'declare const card: Card | null | undefined; card', 'interface Card', false],
  ['a type made of it', 'declare const card: Partial<Omit<Card, "id">>; card', 'interface Card', false],
  ['an inferred type', 'const f = (cards: Card[]) => cards.map((card) => card); f([])', 'interface Card', true],
  ['what an emoji stands before', 'declare const card: Card; "😀"; card', 'interface Card', false],
])('%s leads to its declaration', (_, text, declaration, list) => {
  const module = moduleOf(join(root, 'a.ts'), `import Store, { type Card, type Group } from './types.js';\n${text}`);
  expect(oracle.declarationsOf(lastExpression(module), module)).toEqual([
    { file: join(root, 'types.ts'), start: TYPES.indexOf(declaration) + declaration.lastIndexOf(' ') + 1, list },
  ]);
});

test('an intersection leads to the declarations of its parts', () => {
  const text = `import type { Card } from './types.js';\ndeclare const card: Card & { seen: true }; card;`;
  const module = moduleOf(join(root, 'a.ts'), text);
  expect(oracle.declarationsOf(lastExpression(module), module)).toEqual([
    { file: join(root, 'types.ts'), start: TYPES.indexOf('interface Card') + 'interface '.length, list: false },
    { file: join(root, 'a.ts'), start: text.indexOf('{ seen'), list: false },
  ]);
});

test('an object literal leads to the type that its place expects', () => {
  const module = moduleOf(
    join(root, 'a.ts'),
    `import type { Card } from './types.js';\ndeclare function f(card: Partial<Card>): void;\nf({ sub_type: 'x' });`,
  );
  const call = lastExpression(module);
  const literal = call.type === 'CallExpression' ? call.arguments[0] : undefined;
  if (literal === undefined) throw new Error('no argument');
  expect(oracle.declarationsOf(literal, module)).toEqual([
    { file: join(root, 'types.ts'), start: TYPES.indexOf('interface Card') + 'interface '.length, list: false },
  ]);
});

test('a type of the language itself leads nowhere', () => {
  const module = moduleOf(join(root, 'a.ts'), 'new Date();');
  expect(oracle.declarationsOf(lastExpression(module), module)).toEqual([]);
});

test('nothing is asked about a file that the program does not take', () => {
  const text = `import { make } from 'tables';\nconst helper = make();\nhelper.display([helper.one('a', { cell: (info) => info.kind })])`;
  const module = moduleOf(join(root, 'plain.jsx'), text);
  const call = lastExpression(module);
  const list = call.type === 'CallExpression' ? call.arguments[0] : undefined;
  const inner = list?.type === 'ArrayExpression' ? list.elements[0] : undefined;
  const object = inner?.type === 'CallExpression' ? inner.arguments[1] : undefined;
  const cell = object?.type === 'ObjectExpression' ? object.properties[0] : undefined;
  const fn = cell?.type === 'Property' ? cell.value : undefined;
  if (fn?.type !== 'ArrowFunctionExpression' || !object) throw new Error('the text holds no such function');
  for (const node of [fn.body, fn, object, call]) expect(oracle.declarationsOf(node, module)).toEqual([]);
});
