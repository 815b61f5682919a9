import { describe, expect, it } from 'vitest';
import { hasTrailingCommas, quoteOfFile } from '../src/text/file-style.js';
import { usesSemicolons } from '../src/text/layout.js';
import { parse } from './support/parse.js';

describe('semicolons', () => {
  it.each([
    ['statements with them', 'a();\nb();\n', true],
    ['statements without', 'a()\nb()\n', false],
    ['members of a type with them, statements without', 'interface A {\n  b: 1;\n  c: 2;\n}\na()\n', false],
    ['one line of many', 'a()\nb()\nc();\n', false],
    ['the head of a loop', 'for (let a = 0; b; c) {}\nd()\n', false],
    ['CR line ends', 'a()\rb()\r', false],
    ['nothing to see', 'if (a) {\n}\n', true],
  ])('are seen in %s', (_what, text, expected) => {
    expect(usesSemicolons(parse('a.ts', text))).toBe(expected);
  });
});

it('sees quotes in code alone, not in comments', () => {
  expect(quoteOfFile(parse('a.ts', '/* It is "free" and "open". */\na(b); // "c"\n'))).toBe("'");
  expect(quoteOfFile(parse('a.ts', "// 'a' 'b'\nf(\"c\");\n"))).toBe('"');
});

describe('trailing commas', () => {
  it.each([
    ['a list with one', 'f([\n  1,\n]);\n', true],
    ['a list without', 'f([\n  1\n]);\n', false],
    ['arguments without', 'f(\n  1,\n  2\n);\n', false],
    ['a comment behind the last element', 'f([\n  1 // one\n]);\n', false],
    ['a comment behind the comma', 'f([\n  1, // one\n]);\n', true],
    ['CR line ends', 'f([\r  1\r]);\r', false],
    ['lists on one line', 'f([1], { a });\n', true],
  ])('are seen in %s', (_what, text, expected) => {
    expect(hasTrailingCommas(parse('a.ts', text))).toBe(expected);
  });
});
