import type { AnyNode } from '@curfew/analyzer';
import { parseSync, visitorKeys } from 'oxc-parser';
import { expect, it } from 'vitest';
import { slimTree } from '../src/slim-tree.js';

const TEXT = '/* é */ class Card { @bound() list = (page = first) => [page]; }\nenroll();\n';
const options = { lang: 'ts', astType: 'ts', preserveParens: false } as const;

function slimmed(): AnyNode[] {
  const { program } = parseSync('card.ts', TEXT, options);
  slimTree(program, visitorKeys);
  return nodesOf(program);
}

function nodesOf(program: AnyNode): AnyNode[] {
  const nodes: AnyNode[] = [program];
  for (const node of nodes) {
    const held = (visitorKeys[node.type] ?? []).map((key) => (node as unknown as Record<string, unknown>)[key]);
    nodes.push(...held.flat().filter((each): each is AnyNode => typeof each === 'object' && each !== null));
  }
  return nodes;
}

it('gives each node the range that the parser would give it', () => {
  const { program } = parseSync('card.ts', TEXT, { ...options, range: true });
  const ranges = slimmed().map(({ type, range }) => [type, range]);
  expect(ranges).toEqual(nodesOf(program).map(({ type, range }) => [type, range]));
  expect(ranges.length).toBeGreaterThan(10);
});

it('keeps the range true where a node is moved', () => {
  const [program] = slimmed();
  if (!program) throw new Error('there is no program');
  [program.start, program.end] = [100, 200];
  expect(program.range).toEqual([100, 200]);
});

it('leaves every list what it holds', () => {
  const { program } = parseSync('card.ts', TEXT, options);
  expect(JSON.stringify(slimmed()[0])).toBe(JSON.stringify(program));
});
