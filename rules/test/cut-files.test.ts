import typescriptParser from '@typescript-eslint/parser';
import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import plugin from '../src/index.js';

const calls = (name: string): string =>
  Array.from({ length: 120 }, (_, part) => `${name}(x + '${String(part)}')`).join(' + ');

/** One path that takes more steps than a question may. */
const ENTANGLED = `
const leaf = (x) => x;
const middle = (x) => ${calls('leaf')};
const whole = (x) => ${calls('middle')};
fetch('https://api.access.example/' + whole('a'));
fetch('https://api.access.example/events');
`;

const parsers = [
  ['espree', {}],
  ['typescript-eslint', { parser: typescriptParser }],
] as const;

const RULES = {
  'curfew/card-enroll': 'warn',
  'curfew/event-sets': 'error',
  'curfew/card-sub-type': 'error',
} as const;

function messagesOf(text: string, languageOptions: Linter.LanguageOptions) {
  const config: Linter.Config = { languageOptions, plugins: { curfew: plugin }, rules: RULES };
  return new Linter().verify(text, [config], { filename: 'a.js' });
}

it.each(parsers)(
  'says once, at the first line, that a file was not analysed to its end: %s',
  { timeout: 60_000 },
  (_name, options) => {
    const messages = messagesOf(ENTANGLED, options).map(({ ruleId, messageId, severity, line, column }) => [
      ruleId,
      messageId,
      severity,
      line,
      column,
    ]);
    expect(messages).toEqual([
      ['curfew/card-enroll', 'cut', 1, 1, 1],
      ['curfew/event-sets', 'sunset', 2, 6, 7],
    ]);
  },
);

it.each(parsers)('says nothing of that where the file was analysed to its end: %s', (_name, options) => {
  const messages = messagesOf("fetch('https://api.access.example/events');", options);
  expect(messages.map(({ messageId }) => messageId)).toEqual(['sunset']);
});
