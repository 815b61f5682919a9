import type { Rule } from 'eslint';
import { expect, it, vi } from 'vitest';
import plugin from '../src/index.js';

/** The part of a context that Oxlint gives, for one file; it keeps one `sourceCode` for all files. */
function contextOf(text: string): Rule.RuleContext {
  const unread = () => {
    throw new Error('the file was parsed');
  };
  return {
    cwd: '/curfew-no-such-folder',
    filename: '/curfew-no-such-folder/src/a.js',
    options: [],
    settings: {},
    sourceCode: {
      text,
      get ast() {
        return unread();
      },
    },
  } as unknown as Rule.RuleContext;
}

it('costs a file without a token no visitor and no syntax tree', () => {
  const context = contextOf('print(1 + 1);\n');
  for (const rule of Object.values(plugin.rules)) {
    expect(rule.createOnce(context).before()).toBe(false);
    expect(rule.create(context)).toEqual({});
  }
});

it('searches the text once for all rules', () => {
  const context = contextOf('print(1 + 2);\n');
  const search = vi.spyOn(String.prototype, 'search');
  try {
    for (const rule of Object.values(plugin.rules)) rule.create(context);
    expect(search).toHaveBeenCalledTimes(1);
  } finally {
    search.mockRestore();
  }
});
