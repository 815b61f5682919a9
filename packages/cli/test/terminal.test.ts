import { describe, expect, it } from 'vitest';
import { hasColors, printable } from '../src/terminal.js';
import { testTerminal } from './support/test-terminal.js';

describe('hasColors', () => {
  it.each([
    ['a terminal has them', {}, true, true],
    ['a pipe has none', {}, false, false],
    ['a dumb terminal has none', { TERM: 'dumb' }, true, false],
    ['NO_COLOR forbids them', { NO_COLOR: '1' }, true, false],
    ['an empty NO_COLOR says nothing', { NO_COLOR: '' }, true, true],
    ['FORCE_COLOR asks for them', { FORCE_COLOR: '1' }, false, true],
    ['FORCE_COLOR=0 forbids them', { FORCE_COLOR: '0' }, true, false],
    ['NO_COLOR is stronger than FORCE_COLOR', { NO_COLOR: '1', FORCE_COLOR: '1' }, true, false],
  ])('%s', (_, env, isTerminal, expected) => {
    expect(hasColors(testTerminal({ env }), isTerminal)).toBe(expected);
  });
});

it('keeps control characters of file texts away from the terminal', () => {
  expect(printable('a\u001b[31mb\tc')).toBe('a\u{fffd}[31mb\tc');
});
