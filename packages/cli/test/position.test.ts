import { describe, expect, it } from 'vitest';
import { lineStartsOf, positionAt } from '../src/position.js';

describe('positionAt', () => {
  it('counts lines and columns from 1', () => {
    expect(positionAt(lineStartsOf('abc'), 0)).toEqual({ line: 1, column: 1 });
    expect(positionAt(lineStartsOf(''), 0)).toEqual({ line: 1, column: 1 });
  });

  it('takes CRLF, CR, LF and U+2028 each for one line end', () => {
    const text = 'a\r\nb\rc\nd\u2028e';
    const starts = lineStartsOf(text);
    expect('abcde'.split('').map((letter) => positionAt(starts, text.indexOf(letter)))).toEqual(
      [1, 2, 3, 4, 5].map((line) => ({ line, column: 1 })),
    );
  });

  it('counts columns in UTF-16 units', () => {
    const text = "x\nconst e = '🚪'; card";
    expect(positionAt(lineStartsOf(text), text.indexOf('card'))).toEqual({ line: 2, column: 17 });
  });

  it('places the end of the text', () => {
    expect(positionAt(lineStartsOf('a\nbc'), 4)).toEqual({ line: 2, column: 3 });
  });
});
