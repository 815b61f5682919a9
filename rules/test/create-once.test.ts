import path from 'node:path';
import { parseModule } from '@curfew/project';
import type { Rule } from 'eslint';
import { describe, expect, it, vi } from 'vitest';
import plugin from '../src/index.js';
import { tempProject } from './temp-project.js';

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

describe('a file with a word of the schedule that nothing links to the service', () => {
  const text = 'export const show = (card) => card.token;\n';
  function contextIn(root: string, sourceCode: object): Rule.RuleContext {
    return {
      cwd: root,
      filename: path.join(root, 'src/a.js'),
      options: [],
      settings: {},
      sourceCode,
    } as unknown as Rule.RuleContext;
  }
  const files = { 'package.json': '{}', 'src/a.js': text };

  it('costs no visitor, and no syntax tree once the project is known', () => {
    const { root } = tempProject(files);
    const [first, ...others] = Object.values(plugin.rules);
    if (!first) throw new Error('there is no rule');
    const parsed = { text, ast: { type: 'Program', body: [] }, scopeManager: {}, visitorKeys: {} };
    expect(first.create(contextIn(root, parsed))).toEqual({});
    const unparsed = contextIn(root, contextOf(text).sourceCode);
    for (const rule of others) {
      expect(rule.createOnce(unparsed).before()).toBe(false);
      expect(rule.create(unparsed)).toEqual({});
    }
  });

  it('is asked about again when it is linted again', () => {
    const { root, write } = tempProject(files);
    const [rule] = Object.values(plugin.rules);
    if (!rule) throw new Error('there is no rule');
    const module = parseModule(path.join(root, 'src/a.js'), text);
    if ('reason' in module) throw new Error(module.reason);
    const context = contextIn(root, { ...module, scopeManager: module.scopes });
    expect(rule.create(context)).toEqual({});
    write('src/client.js', `import { show } from './a.js';\nshow(await fetch('https://api.access.example/cards'));\n`);
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    try {
      expect(Object.keys(rule.create(context))).toEqual(['Program']);
    } finally {
      clock.mockRestore();
    }
  });
});
