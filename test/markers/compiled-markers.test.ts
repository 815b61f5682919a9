/** What the compilers of components make of a file with markers is what they make of it without. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from '@astrojs/compiler';
import { parseModule } from '@curfew/project';
import { markSites } from '@curfew/rewrite';
import { compileScript, compileTemplate, parse } from '@vue/compiler-sfc';
import { compile } from 'svelte/compiler';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const FIXTURES = join(import.meta.dirname, 'fixtures');

/** A file with its markers, and how many it has. A site is each `user_id` in a part of the file that is code. */
function marked(file: string, text: string, reason: string): { text: string; count: number } {
  const sites = [...text.matchAll(/user_id/g)].map(({ index }) => ({
    id: 'card-assignment',
    span: [index, index + 7] as const,
    sunset: '2025-11-30',
    reasons: [reason],
  }));
  const module = parseModule(join(FIXTURES, file), text);
  if ('reason' in module) throw new Error(module.reason);
  const result = markSites(module, {
    sites: sites.filter(({ span }) => module.parts?.some(({ start, end }) => start <= span[0] && span[1] <= end)),
    ids: new Set(['card-assignment']),
    add: true,
    reparse: (name, changed) => {
      const after = parseModule(name, changed);
      return 'reason' in after ? after.reason : after;
    },
  });
  if (typeof result === 'string') throw new Error(result);
  return { text: result.module.text, count: result.module.text.split('TODO(curfew').length - 1 };
}

/** Code without its comments, laid out anew. */
function code(text: string): string {
  const source = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TS);
  return ts.createPrinter({ removeComments: true }).printFile(source);
}

async function compiled(file: string, text: string): Promise<string> {
  if (file.endsWith('.svelte'))
    return code(compile(text, { generate: 'server', filename: file, experimental: { async: true } }).js.code);
  if (file.endsWith('.astro')) {
    const { code: made, diagnostics } = await transform(text, { filename: file, sourcemap: false });
    expect(diagnostics).toEqual([]);
    // A script for the browser is handed on as text, comments and all.
    return code(made).replace(/^[ \t]*\/\/ TODO\(curfew .*\n/gm, '');
  }
  const { descriptor, errors } = parse(text, { filename: file, sourceMap: false });
  expect(errors).toEqual([]);
  const script = compileScript(descriptor, { id: 'a' });
  const template = compileTemplate({
    source: descriptor.template?.content ?? '',
    filename: file,
    id: 'a',
    compilerOptions: {
      expressionPlugins: ['typescript'],
      ...(script.bindings && { bindingMetadata: script.bindings }),
    },
  });
  expect(template.errors).toEqual([]);
  return code(script.content) + code(template.code);
}

describe.each(readdirSync(FIXTURES))('%s', (file) => {
  const text = readFileSync(join(FIXTURES, file), 'utf8');

  it.each([
    ['plain words', 'Which field is meant is not shown.'],
    ['signs of markup', 'a "b" \'c\' `d` {{ e }} <f> </script> */ --> ${g} | h'],
  ])('compiles to the same with markers of %s', async (_what, reason) => {
    const after = marked(file, text, reason);
    expect(after.count).toBeGreaterThan(2);
    expect(await compiled(file, after.text)).toBe(await compiled(file, text));
  });
});
