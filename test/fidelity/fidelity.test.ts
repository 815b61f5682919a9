import { expect, test } from 'vitest';
import { seeded } from '../mutation/random.js';
import { byteOrderMarkProblems } from './byte-order-mark.js';
import { checkStyle } from './check-style.js';
import { readPrograms } from './programs.js';
import { runProgram } from './run-program.js';
import { StyleTable } from './style-table.js';
import { styledProgram } from './styled-program.js';
import { VARIANTS } from './variants/all-variants.js';
import { emoji } from './variants/insertions.js';

/** Programs that are drawn for a run of all tests; `npm run fidelity` takes every one. */
const DRAWN = 30;
const ALL = process.env['CURFEW_FIDELITY'] === 'all';
const ONLY = process.env['CURFEW_FIDELITY_ONLY'];
const STYLE = process.env['CURFEW_FIDELITY_STYLE'];
/** Programs that the styles must be made of at least, of all. */
const BOM_AT_LEAST = 400;

test(
  ALL ? 'every program is migrated in every style as it is plain' : `${DRAWN} programs are migrated in every style`,
  { timeout: 1_800_000 },
  () => {
    const all = readPrograms().filter(({ name }) => ONLY === undefined || name.includes(ONLY));
    const drawn = seeded(1).some(all, DRAWN);
    // What was written by hand to be rewritten is taken whole, in the style that puts a comment next to everything.
    const fixtures = all.filter((program) => program.name.startsWith('fixture ') && !drawn.includes(program));
    const programs = ALL ? all : [...drawn, ...fixtures];
    const styles = ['BOM', ...VARIANTS.map(({ name }) => name)];
    if (STYLE !== undefined) expect(styles).toContain(STYLE);
    const table = new StyleTable(styles);
    let rewritten = 0;
    for (const program of programs) {
      const plain = runProgram(program);
      if (plain.changed.length === 0) continue;
      rewritten += 1;
      const isEvery = ALL || drawn.includes(program);
      if (isEvery && (STYLE === undefined || STYLE === 'BOM')) {
        const problems = byteOrderMarkProblems(program, plain.changed);
        if (problems) table.made('BOM', program.name, { problems, exact: true });
        else table.refused('BOM', 'needs its project or its configuration');
      }
      for (const variant of VARIANTS) {
        if (STYLE !== undefined && STYLE !== variant.name) continue;
        if (!isEvery && variant !== emoji) continue;
        const styled = styledProgram(program, variant, plain.changed);
        if ('because' in styled) table.refused(variant.name, styled.because);
        else table.made(variant.name, program.name, checkStyle(program, plain, variant, styled));
      }
    }
    if (ALL) process.stdout.write(`${rewritten} programs with rewrites of ${programs.length}\n${table.text()}\n`);
    expect(table.failures.join('\n\n')).toBe('');
    // Each style is made of enough of them.
    const isWhole = ALL && ONLY === undefined && STYLE === undefined;
    const least = new Map([['BOM', BOM_AT_LEAST], ...VARIANTS.map(({ name, atLeast }) => [name, atLeast] as const)]);
    for (const [name, { made }] of table.rows)
      if (ONLY === undefined && STYLE === undefined)
        expect([name, made >= (isWhole ? (least.get(name) ?? 0) : 1)]).toEqual([name, true]);
  },
);
