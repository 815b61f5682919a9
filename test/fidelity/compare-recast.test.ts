import { applyEdits } from '@curfew/rewrite';
import { expect, test } from 'vitest';
import { seeded } from '../mutation/random.js';
import { commentsIn } from './kept-parts.js';
import { readPrograms } from './programs.js';
import { printed, tokensOf, type PrintOptions } from './recast-printer.js';
import { runProgram } from './run-program.js';
import { styledProgram } from './styled-program.js';
import { changedLines, lineEndsOf } from './text-difference.js';
import { VARIANTS } from './variants/all-variants.js';

const ALL = process.env['CURFEW_FIDELITY'] === 'all';
/** Programs that are drawn; a printer takes its time. */
const DRAWN = ALL ? 200 : 10;
const WAYS = ['edits', 'recast', 'recast, told the style'] as const;

interface Row {
  files: number;
  /** The very text that edits give. */
  same: number;
  /** Lines that changed though no token in them had to. */
  lines: number;
  lineEnds: number;
  comments: number;
  failures: number;
}

/** What the printer can be told of the style of a text. */
function toldOf(text: string): PrintOptions {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  return {
    quote: count(/"/g) > count(/'/g) ? 'double' : 'single',
    lineTerminator: /\r\n|\n|\r/.exec(text)?.[0] ?? '\n',
    useTabs: /^\t/m.test(text),
  };
}

test('edits change the lines of their tokens alone, in every style', { timeout: 1_800_000 }, () => {
  const programs = seeded(2).some(readPrograms(), DRAWN);
  const rows = new Map<string, Row>();
  const rowOf = (style: string, way: string): Row => {
    const key = `${style.padEnd(24)}${way.padEnd(26)}`;
    const row = rows.get(key) ?? { files: 0, same: 0, lines: 0, lineEnds: 0, comments: 0, failures: 0 };
    rows.set(key, row);
    return row;
  };
  const reasons = new Map<string, number>();
  for (const program of programs) {
    const plain = runProgram(program);
    for (const variant of VARIANTS) {
      const styled = styledProgram(program, variant, plain.changed);
      if (plain.changed.length === 0 || 'because' in styled) continue;
      for (const { file, before, after, planned } of runProgram(styled.program).passes) {
        const tokens = tokensOf(file, before, planned);
        if (!tokens) continue;
        const wanted = applyEdits(before, planned);
        for (const way of WAYS) {
          const row = rowOf(variant.name, way);
          row.files += 1;
          const result =
            way === 'edits' ? { text: after } : printed(file, before, tokens, way === 'recast' ? {} : toldOf(before));
          if ('failure' in result) {
            row.failures += 1;
            reasons.set(result.failure, (reasons.get(result.failure) ?? 0) + 1);
            continue;
          }
          const { text } = result;
          row.same += Number(text === wanted);
          row.lines += changedLines(before, text) - changedLines(before, wanted);
          row.lineEnds += lineEndsOf(wanted) === lineEndsOf(text) ? 0 : 1;
          row.comments += commentsIn(file, wanted).join('\n') === commentsIn(file, text).join('\n') ? 0 : 1;
        }
      }
    }
  }
  if (ALL) {
    const heads = ['files', 'same', 'lines', 'ends', 'comments', 'failed'];
    const lines = [...rows].map(([key, { files, same, lines, lineEnds, comments, failures }]) =>
      [key, ...[files, same, lines, lineEnds, comments, failures].map((count) => String(count).padStart(9))].join(''),
    );
    const failures = [...reasons].map(([reason, count]) => `${count} failed: ${reason}`);
    process.stdout.write(
      `${''.padEnd(50)}${heads.map((head) => head.padStart(9)).join('')}\n${[...lines, ...failures].join('\n')}\n`,
    );
  }
  const ofEdits = [...rows].filter(([key]) => key.includes(' edits'));
  expect(ofEdits.length).toBeGreaterThan(10);
  for (const [key, row] of ofEdits)
    expect({ key, ...row }).toEqual({
      key,
      files: row.files,
      same: row.files,
      lines: 0,
      lineEnds: 0,
      comments: 0,
      failures: 0,
    });
});
