import { parseForESLint } from '@typescript-eslint/parser';
import type { AnyNode, SourceModule } from '@curfew/analyzer';
import { expect, it } from 'vitest';
import { createServicesOracle } from '../src/type-oracle.js';
import { tempProject } from './temp-project.js';

const text = [
  `export interface Card { id: number }`,
  `export declare const cards: Map<string, Card>;`,
  `export const one = cards.get('a');`,
  `export const many = [...cards.values()];`,
  `export const later = Promise.resolve(many);`,
  ``,
].join('\n');

/** The file as a parser with type information gives it. */
function parseTyped(): { module: SourceModule; services: unknown; initializerOf: (name: string) => AnyNode } {
  const { root, write } = tempProject({
    'tsconfig.json': '{ "compilerOptions": { "strict": true, "target": "ES2022", "types": [] }, "include": ["src"] }',
  });
  const file = write('src/cards.ts', text);
  const { ast, services, scopeManager, visitorKeys } = parseForESLint(text, {
    filePath: file,
    projectService: true,
    tsconfigRootDir: root,
    range: true,
  });
  const module = { file, text, ast, scopes: scopeManager, visitorKeys } as unknown as SourceModule;
  const initializerOf = (name: string): AnyNode => {
    for (const statement of module.ast.body) {
      if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
        continue;
      const [declarator] = statement.declaration.declarations;
      if (declarator?.id.type === 'Identifier' && declarator.id.name === name && declarator.init)
        return declarator.init;
    }
    throw new Error(`no ${name}`);
  };
  return { module, services, initializerOf };
}

it('says where the type of an expression is declared, through absence, lists and promises', { timeout: 60_000 }, () => {
  const { module, services, initializerOf } = parseTyped();
  const oracle = createServicesOracle();
  oracle.learn(module, module, services);
  const start = text.indexOf('Card {');
  expect(oracle.declarationsOf(initializerOf('one'), module)).toEqual([{ file: module.file, start, list: false }]);
  expect(oracle.declarationsOf(initializerOf('many'), module)).toEqual([{ file: module.file, start, list: true }]);
  expect(oracle.declarationsOf(initializerOf('later'), module)).toEqual([{ file: module.file, start, list: true }]);
});

it('has no answer about a module that was parsed without types', { timeout: 60_000 }, () => {
  const { module, initializerOf } = parseTyped();
  const oracle = createServicesOracle();
  oracle.learn(module, module, {});
  expect(oracle.declarationsOf(initializerOf('one'), module)).toEqual([]);
});
