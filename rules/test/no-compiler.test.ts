import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { tempProject } from './temp-project.js';

// Refuses the compiler to `import` and to `require`.
const refuse = `
import Module, { register } from 'node:module';
const isCompiler = (name) => /^(?:typescript|@typescript-eslint\\/(?:utils|parser|typescript-estree))(?:$|\\/)/.test(name);
const load = Module._load;
Module._load = function (name, ...rest) {
  if (isCompiler(name)) throw new Error('loaded ' + name);
  return load.call(this, name, ...rest);
};
register('data:text/javascript,' + encodeURIComponent(\`
  const isCompiler = \${isCompiler};
  export async function resolve(name, context, next) {
    if (isCompiler(name)) throw new Error('loaded ' + name);
    return next(name, context);
  }
\`));
`;

const lint = `
import { Linter } from 'eslint';
import { createConfig } from 'eslint-plugin-curfew';
const code = "const r = await fetch('https://api.access.example/cards/1'); print((await r.json()).sub_type);";
const messages = new Linter().verify(code, [createConfig({ asOf: '2026-11-27' })], { filename: 'src/a.js' });
console.log(messages.map(({ ruleId }) => ruleId).join());
`;

it('finds what it finds without a TypeScript compiler', { timeout: 60_000 }, () => {
  const { root } = tempProject({ 'refuse.mjs': refuse, 'lint.mjs': lint });
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', './refuse.mjs', 'lint.mjs'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect({ stdout, stderr }).toEqual({ stdout: 'curfew/card-sub-type\n', stderr: '' });
});
