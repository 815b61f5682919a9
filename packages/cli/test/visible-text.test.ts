import { expect, it } from 'vitest';
import { visibleLine, visibleText } from '../src/visible-text.js';

it('shows what would not be seen, and leaves everything else', () => {
  expect(visibleLine('a\u0000\u001b\u007f\u009b\u202e\u2066\u200b\u2028\ufeff\ufffeé🚪')).toBe(
    String.raw`a\u{0}\u{1b}\u{7f}\u{9b}\u{202e}\u{2066}\u{200b}\u{2028}\u{feff}\u{fffe}é🚪`,
  );
  expect(visibleLine('a\ud83db')).toBe(String.raw`a\u{d83d}b`);
});

it('keeps one line, or the lines there are', () => {
  expect(visibleLine('a\n\tb\r\n')).toBe(String.raw`a\u{a}\u{9}b\u{d}\u{a}`);
  expect(visibleText('a\n\tb\r\nc\rd')).toBe('a\n\tb\nc' + String.raw`\u{d}` + 'd');
});
