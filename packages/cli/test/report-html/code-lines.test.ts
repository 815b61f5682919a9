import type { Edit } from '@curfew/rewrite';
import { describe, expect, it } from 'vitest';
import { fileLineStarts } from '../../src/region.js';
import { changedLines, type CodeLine, foundLines, type LinedText } from '../../src/report-html/code-lines.js';

function lined(text: string): LinedText {
  return { text, starts: fileLineStarts(text) };
}

/** `12 -text`, with the mark in brackets. */
function shown({ kind, number, text, mark }: CodeLine): string {
  const sign = { same: ' ', before: '-', after: '+' }[kind];
  const marked = mark ? `${text.slice(0, mark[0])}[${text.slice(...mark)}]${text.slice(mark[1])}` : text;
  return `${number} ${sign}${marked}`;
}

/** An edit of the first place where `old` stands. */
function edit(text: string, old: string, replacement: string): Edit {
  const start = text.indexOf(old);
  return { file: 'a.ts', start, end: start + old.length, text: replacement };
}

describe('foundLines', () => {
  it('shows two lines around, whatever ends them', () => {
    const text = 'one\r\ntwo\rthree\nshow(card.sub_type);\n\tfive\nsix\nseven\n';
    const start = text.indexOf('sub_type');
    expect(foundLines(lined(text), [start, start + 8]).map(shown)).toEqual([
      '2  two',
      '3  three',
      '4  show(card.[sub_type]);',
      '5  \tfive',
      '6  six',
    ]);
  });

  it('marks each line of a range that has several', () => {
    const text = 'call(\n  first,\n  second,\n);\n';
    const start = text.indexOf('first');
    expect(foundLines(lined(text), [start, text.indexOf('second') + 6]).map(shown)).toEqual([
      '1  call(',
      '2    [first,]',
      '3    [second],',
      '4  );',
      '5  ',
    ]);
  });
});

describe('changedLines', () => {
  it('shows a line before and after, with what differs', () => {
    const text = 'const a = 1;\nshow(card.sub_type);\n';
    expect(changedLines(lined(text), [edit(text, 'sub_type', 'format_name')]).map((each) => each.map(shown))).toEqual([
      ['1  const a = 1;', '2 -show(card.[sub_type]);', '2 +show(card.[format_name]);', '3  '],
    ]);
  });

  it('has a list for each place, and counts lines on each side', () => {
    const text = ['first();', 'b', 'c', 'd', 'e', 'f', 'g', 'last();'].join('\n');
    const edits = [edit(text, 'last', 'final'), edit(text, 'first();', 'one();\ntwo();')];
    expect(changedLines(lined(text), edits).map((each) => each.map(shown))).toEqual([
      ['1 -first();', '1 +one();', '2 +two();', '2  b'.replace('2', '3'), '4  c'],
      ['7  f', '8  g', '8 -[last]();', '9 +[final]();'],
    ]);
  });

  it('shows neighbouring edits together', () => {
    const text = 'a.x;\nb;\nc;\nd.x;\n';
    const edits = [edit(text, 'a.x', 'a.y'), edit(text, 'd.x', 'd.y')];
    expect(changedLines(lined(text), edits).map((each) => each.map(shown))).toEqual([
      ['1 -a.[x];', '1 +a.[y];', '2  b;', '3  c;', '4 -d.[x];', '4 +d.[y];', '5  '],
    ]);
  });

  it('shows a line that goes without one that comes', () => {
    const text = 'a;\r\nold();\r\nb;\r\n';
    expect(changedLines(lined(text), [edit(text, 'old();\r\n', '')]).map((each) => each.map(shown))).toEqual([
      ['1  a;', '2 -old();', '2  b;', '3  '],
    ]);
  });
});
