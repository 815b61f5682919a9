import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { MUTATORS } from './all-mutators.js';
import { problemsOf } from './check-variant.js';
import { originals, smallest, variantOf, type Variant } from './variants.js';

const COUNT = Number(process.env['CURFEW_MUTATIONS'] ?? 2000);
const SEED = Number(process.env['CURFEW_MUTATION_SEED'] ?? 1);
/** The number of one variant to make again, alone. */
const ONLY = process.env['CURFEW_MUTATION_ONLY'];
const SHOWN = 25;

/** What a person needs to see of a failing variant; its files are written to a temporary folder. */
function report(variant: Variant, number: number, problems: readonly string[]): string {
  const small = smallest(variant);
  const { root, name } = small.original.item;
  const folder = mkdtempSync(join(tmpdir(), 'curfew-mutation-'));
  for (const { file, text } of small.program.trees.values()) {
    const target = join(folder, relative(root, file));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  const steps = small.steps.flatMap(({ mutator, step, before }) => [
    `  ${mutator.name}`,
    ...step.edits.slice(0, 6).map(({ file, start, end, text }) => {
      const old = before.trees.get(file)?.text ?? '';
      const line = old.slice(0, start).split('\n').length;
      return `    ${relative(root, file)}:${line} ${JSON.stringify(old.slice(start, end))} -> ${JSON.stringify(text)}`;
    }),
  ]);
  return [
    `${name}: npm run mutate -- --seed ${SEED} --only ${number}`,
    ...problems.map((line) => `  ${line}`),
    ...steps,
    `  ${folder}`,
  ].join('\n');
}

test(
  `${COUNT} variants of the detection cases, seed ${SEED}, keep and lose their findings as they should`,
  { timeout: 1_200_000 },
  () => {
    const failures: string[] = [];
    const counts = new Map(MUTATORS.map(({ name }) => [name, 0]));
    const cases = new Set<string>();
    let failed = 0;
    const numbers = ONLY === undefined ? Array.from({ length: COUNT }, (_, number) => number) : [Number(ONLY)];
    for (const number of numbers) {
      const variant = variantOf(SEED, number);
      if (!variant) continue;
      cases.add(variant.original.item.name);
      for (const { mutator } of variant.steps) counts.set(mutator.name, (counts.get(mutator.name) ?? 0) + 1);
      const problems = problemsOf(variant.program);
      if (problems.length === 0) continue;
      failed += 1;
      if (failures.length < SHOWN) failures.push(report(variant, number, problems));
    }
    if (process.env['CURFEW_MUTATIONS'] !== undefined) {
      const rows = [...counts].map(([name, count]) => `  ${name.padEnd(20)} ${count}`);
      process.stdout.write(
        `seed ${SEED}, ${numbers.length} variants of ${cases.size} cases, ${failed} failed\n${rows.join('\n')}\n`,
      );
    }
    expect(failures.join('\n\n')).toBe('');
    // Every case takes part, and every mutator finds its places.
    if (numbers.length >= 2000) {
      expect(cases.size).toBe(originals().length);
      expect([...counts].filter(([, count]) => count < 5)).toEqual([]);
    }
  },
);
