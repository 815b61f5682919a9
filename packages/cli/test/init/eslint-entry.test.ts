import { describe, expect, it } from 'vitest';
import { eslintEntry } from '../../src/init/eslint-entry.js';

const IMPORT = "import curfew from 'eslint-plugin-curfew';";
const ENTRY = 'curfew.configs.recommended';

function after(text: string, file = '/p/eslint.config.js'): string {
  const entry = eslintEntry(file, text);
  if (entry.kind !== 'edit') throw new Error(`expected an edit, got ${JSON.stringify(entry)}`);
  return entry.after;
}

function reason(text: string, file = '/p/eslint.config.js'): string {
  const entry = eslintEntry(file, text);
  if (entry.kind !== 'manual') throw new Error(`expected manual, got ${JSON.stringify(entry)}`);
  expect(entry.lines).toContain(`${ENTRY},`);
  return entry.reason;
}

describe('the entry of ESLint is added to', () => {
  it('an array on several lines with trailing commas, behind a comment of the last item', () => {
    expect(after("import js from '@eslint/js';\n\nexport default [\n  js.configs.recommended, // base\n];\n")).toBe(
      `import js from '@eslint/js';\n${IMPORT}\n\nexport default [\n  js.configs.recommended, // base\n  ${ENTRY},\n];\n`,
    );
  });

  it('an array without trailing commas, in the quotes and without the semicolons of the file', () => {
    expect(after('import js from "@eslint/js"\n\nexport default [\n    js.configs.recommended // a, b\n]\n')).toBe(
      `import js from "@eslint/js"\nimport curfew from "eslint-plugin-curfew"\n\nexport default [\n    js.configs.recommended, // a, b\n    ${ENTRY}\n]\n`,
    );
  });

  it('an array on one line, and an empty one', () => {
    expect(after('export default [{ rules: {} }];\n')).toBe(`${IMPORT}\n\nexport default [{ rules: {} }, ${ENTRY}];\n`);
    expect(after('export default [];\n')).toBe(`${IMPORT}\n\nexport default [${ENTRY}];\n`);
  });

  it('defineConfig with an array or with arguments, and tseslint.config', () => {
    const head = "import { defineConfig } from 'eslint/config';\n";
    expect(after(`${head}export default defineConfig([{ a: 1 }]);\n`)).toBe(
      `${head}${IMPORT}\nexport default defineConfig([{ a: 1 }, ${ENTRY}]);\n`,
    );
    expect(after(`${head}export default defineConfig(\n  a,\n  {\n    b: 1,\n  },\n);\n`)).toBe(
      `${head}${IMPORT}\nexport default defineConfig(\n  a,\n  {\n    b: 1,\n  },\n  ${ENTRY},\n);\n`,
    );
    const tseslint = "import tseslint from 'typescript-eslint';\n";
    expect(after(`${tseslint}export default tseslint.config(tseslint.configs.strict, { a: 1 });\n`)).toBe(
      `${tseslint}${IMPORT}\nexport default tseslint.config(tseslint.configs.strict, { a: 1 }, ${ENTRY});\n`,
    );
  });

  it('a variable that is exported, in TypeScript with an assertion', () => {
    expect(
      after('const config = [{ a: 1 }] satisfies Config[];\nexport default config;\n', '/p/eslint.config.ts'),
    ).toBe(`${IMPORT}\n\nconst config = [{ a: 1 }, ${ENTRY}] satisfies Config[];\nexport default config;\n`);
  });

  it('a file of CRLF lines with a BOM, which stay', () => {
    expect(after("\u{feff}import a from 'a';\r\nexport default [\r\n  a,\r\n];\r\n")).toBe(
      `\u{feff}import a from 'a';\r\n${IMPORT}\r\nexport default [\r\n  a,\r\n  ${ENTRY},\r\n];\r\n`,
    );
  });
});

describe('the entry of ESLint', () => {
  it('is there where the plugin is named', () => {
    expect(eslintEntry('/p/eslint.config.js', "import c from 'eslint-plugin-curfew';\nexport default [c];\n")).toEqual({
      kind: 'present',
    });
  });

  it('is left to a person where the shape is not plain', () => {
    expect(reason('module.exports = [];\n')).toBe('it is a CommonJS module');
    expect(reason('export default [\n')).toBe('it could not be parsed');
    expect(reason("import curfew from './own.js';\nexport default [curfew];\n")).toBe('it has another "curfew"');
    const odd = 'it exports no plain array, defineConfig(…) or tseslint.config(…)';
    expect(reason('export default antfu({ vue: true });\n')).toBe(odd);
    expect(reason('export default isCi ? [a] : [b];\n')).toBe(odd);
    expect(reason('export default [a].concat(b);\n')).toBe(odd);
  });
});
