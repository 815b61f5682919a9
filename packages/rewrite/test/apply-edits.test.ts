import { describe, expect, it } from 'vitest';
import { applyEdits, OverlapError, type Edit } from '../src/index.js';

const edit = (start: number, end: number, text: string): Edit => ({ file: 'a.ts', start, end, text });

describe('applyEdits', () => {
  it('applies edits of the original text in any order', () => {
    expect(applyEdits('abcdef', [edit(4, 5, 'EE'), edit(0, 1, '')])).toBe('bcdEEf');
  });

  it('returns the text as it is without edits', () => {
    expect(applyEdits('a\r\nb', [])).toBe('a\r\nb');
  });

  it('takes edits that touch', () => {
    expect(applyEdits('abcd', [edit(0, 2, '1'), edit(2, 4, '2')])).toBe('12');
    expect(applyEdits('abcd', [edit(2, 4, 'x'), edit(2, 2, '<')])).toBe('ab<x');
    expect(applyEdits('abcd', [edit(0, 2, 'x'), edit(2, 2, '>')])).toBe('x>cd');
  });

  it('counts equal edits once', () => {
    expect(applyEdits('abcd', [edit(1, 2, 'x'), edit(1, 2, 'x'), edit(4, 4, '!'), edit(4, 4, '!')])).toBe('axcd!');
  });

  it('refuses edits that overlap', () => {
    expect(() => applyEdits('abcdef', [edit(0, 3, 'x'), edit(2, 4, 'y')])).toThrow(OverlapError);
    expect(() => applyEdits('abcdef', [edit(0, 6, 'x'), edit(2, 2, 'y')])).toThrow(OverlapError);
    expect(() => applyEdits('abcdef', [edit(1, 2, 'x'), edit(1, 2, 'y')])).toThrow(OverlapError);
  });

  it('refuses two different insertions at one place, whose order would be a guess', () => {
    expect(() => applyEdits('ab', [edit(1, 1, 'x'), edit(1, 1, 'y')])).toThrow(OverlapError);
  });

  it('finds an overlap behind an edit in between', () => {
    expect(() => applyEdits('abcdefgh', [edit(0, 8, 'x'), edit(1, 1, 'i')])).toThrow(OverlapError);
  });

  it('says where the edits are', () => {
    expect(() => applyEdits('abcdef', [edit(0, 3, 'x'), edit(2, 4, 'y')])).toThrow(/a\.ts: \[0, 3\) and \[2, 4\)/);
  });

  it('refuses an edit outside of the text', () => {
    expect(() => applyEdits('ab', [edit(1, 3, '')])).toThrow(RangeError);
    expect(() => applyEdits('ab', [edit(-1, 0, '')])).toThrow(RangeError);
    expect(() => applyEdits('ab', [edit(2, 1, '')])).toThrow(RangeError);
  });

  it('counts in UTF-16 units', () => {
    expect(applyEdits("'🚪' + a", [edit(7, 8, 'b')])).toBe("'🚪' + b");
  });
});
