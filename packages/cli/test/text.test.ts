import { describe, expect, it } from 'vitest';
import { counted } from '../src/count-text.js';
import { chooseFormat } from '../src/formats.js';
import { planLines, sharedNotes } from '../src/plan-text.js';
import { shellWords } from '../src/shell-words.js';
import { alignedColumns } from '../src/text-table.js';

it('counts in words', () => {
  expect([counted(0, 'file'), counted(1, 'file'), counted(2, 'file')]).toEqual(['0 files', '1 file', '2 files']);
});

it('quotes words for the shell where it must', () => {
  expect(shellWords(['npx', 'curfew', 'src/a.ts', 'my src', "it's", ''])).toBe(
    String.raw`npx curfew src/a.ts 'my src' 'it'\''s' ''`,
  );
});

it('aligns columns and does not pad the last', () => {
  expect(
    alignedColumns([
      ['id', 'title'],
      ['event-id', 'x'],
    ]),
  ).toEqual(['id        title', 'event-id  x']);
});

describe('planLines', () => {
  const rename = { title: 'Rename `a` to `b`', class: 'automatic', edits: [], notes: [] } as const;
  const remove = {
    title: 'Remove `a`',
    class: 'review',
    edits: [],
    notes: ['Check the caller.', 'Check its tests.'],
  } as const;
  const move = {
    title: 'Move to another resource',
    class: 'manual',
    edits: [],
    notes: ['The path is not known.'],
  } as const;
  const plans = [rename, remove, move].map((plan) => ({ ...plan, edits: [], notes: [...plan.notes] }));

  it('says of each plan how far it can be trusted, and what is missing', () => {
    expect(planLines(plans)).toEqual([
      'automatic: Rename `a` to `b`',
      'or, review: Remove `a`',
      '  - Check the caller.',
      '  - Check its tests.',
      'or, by hand: Move to another resource',
      '  - The path is not known.',
    ]);
  });

  it('leaves out what all findings share and is said once above them', () => {
    const shared = sharedNotes([{ plans: plans.slice(1) }, { plans: plans.slice(2) }]);
    expect(shared).toEqual(new Set(['The path is not known.']));
    expect(planLines(plans.slice(2), shared)).toEqual(['by hand: Move to another resource']);
    expect(sharedNotes([{ plans }])).toEqual(new Set());
  });
});

describe('chooseFormat', () => {
  it('takes the first when none is asked for', () => {
    expect(chooseFormat(undefined, ['pretty', 'json'])).toBe('pretty');
  });

  it('refuses an unknown one and names the known', () => {
    expect(() => chooseFormat('jsno', ['pretty', 'json'])).toThrow(
      '--format: there is no format "jsno". Did you mean "json"? Known formats: pretty, json.',
    );
  });
});
