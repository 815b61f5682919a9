import { expect, it } from 'vitest';
import { codeFrame } from '../src/code-frame.js';

const text = ['const a = 1;', 'show(card.sub_type);', 'const b = 2;', 'const c = 3;'].join('\r\n');

it('marks the finding and shows a line around it', () => {
  const frame = codeFrame({ text, start: { line: 2, column: 11 }, end: { line: 2, column: 19 } }, false);
  expect(frame.split('\n')).toEqual([
    '  1 | const a = 1;',
    '> 2 | show(card.sub_type);',
    '    |           ^^^^^^^^',
    '  3 | const b = 2;',
  ]);
});

it('numbers the lines of a long file as the file does', () => {
  const long = `${'x;\n'.repeat(1200)}card.sub_type;\n`;
  const frame = codeFrame({ text: long, start: { line: 1201, column: 6 }, end: { line: 1201, column: 14 } }, false);
  expect(frame).toContain('> 1201 | card.sub_type;');
});

it('has colours when asked', () => {
  expect(codeFrame({ text, start: { line: 1, column: 7 }, end: { line: 1, column: 8 } }, true)).toContain('\u001b[');
});

it('shows nothing of lines too long to read', () => {
  const minified = `${'a();'.repeat(100)}card.sub_type`;
  expect(codeFrame({ text: minified, start: { line: 1, column: 401 }, end: { line: 1, column: 414 } }, false)).toBe('');
});

it('cuts a finding over many lines', () => {
  const object = ['const t = {', ...Array.from({ length: 30 }, (_, n) => `  k${n}: ${n},`), '};'].join('\n');
  const frame = codeFrame({ text: object, start: { line: 1, column: 11 }, end: { line: 32, column: 2 } }, false);
  expect(frame.split('\n').length).toBeLessThan(15);
});
