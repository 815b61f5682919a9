// The commands that are measured, each over the same tree.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { candidatePattern } from '@curfew/analyzer/words';
import { bundledSchedule } from '@curfew/schedule';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CURFEW = path.join(ROOT, 'packages/cli/dist/bin.js');
const PLUGIN = path.join(ROOT, 'rules/dist/index.js');
const TRANSFORMS = path.join(ROOT, 'codemods/transforms');

/**
 * @typedef {object} Contestant
 * @property {string} name
 * @property {string} file
 * @property {string[]} args
 * @property {string} cwd
 * @property {readonly number[]} codes exit codes that mean that it did its work
 * @property {boolean} [isWarm] it is run once before it is measured
 */

/**
 * The contestants for one tree; their configuration is written beside it.
 * @param {string} tree
 * @param {string} peers folder with node_modules of the peers
 * @param {string} scratch folder for configuration files
 * @returns {Contestant[]}
 */
export function contestantsFor(tree, peers, scratch) {
  mkdirSync(scratch, { recursive: true });
  const write = (/** @type {string} */ name, /** @type {string} */ text) => {
    const file = path.join(scratch, name);
    writeFileSync(file, text);
    return file;
  };
  const require = createRequire(path.join(peers, 'package.json'));
  const script = (/** @type {string} */ name) => path.join(peers, 'node_modules', name);
  const platform = `${process.platform}-${process.arch}`;
  const exe = process.platform === 'win32' ? '.exe' : '';
  const ripgrep = require.resolve(`@vscode/ripgrep-${platform}/bin/rg${exe}`);
  const astGrep = require.resolve(
    `@ast-grep/cli-${platform}${process.platform === 'linux' ? '-gnu' : process.platform === 'win32' ? '-msvc' : ''}/ast-grep${exe}`,
  );
  const words = candidatePattern(bundledSchedule()).source;
  const rules = ['ts', 'tsx', 'js'].map((language) => astGrepRule(language, words)).join('---\n');
  const ids = bundledSchedule().deprecations.map(({ id }) => id);
  const oxlintConfig = (/** @type {boolean} */ withPlugin) =>
    JSON.stringify({
      categories: { correctness: 'off' },
      rules: {
        'no-debugger': 'error',
        ...(withPlugin && Object.fromEntries(ids.map((id) => [`curfew/${id}`, 'error']))),
      },
      ...(withPlugin && { jsPlugins: [PLUGIN] }),
    });
  const eslintConfig = (/** @type {boolean} */ withPlugin) => `
import tseslint from ${JSON.stringify(require.resolve('typescript-eslint'))};
${withPlugin ? `import curfew from ${JSON.stringify(PLUGIN)};` : ''}
export default [...tseslint.configs.recommended, ${withPlugin ? 'curfew.configs.recommended' : ''}].flat();
`;
  const node = process.execPath;
  const eslint = (/** @type {string} */ config) => [
    script('eslint/bin/eslint.js'),
    '--no-config-lookup',
    '-c',
    config,
    'src',
  ];
  const shift = (/** @type {string} */ id) => [
    script('jscodeshift/bin/jscodeshift.js'),
    '-t',
    path.join(TRANSFORMS, `${id}.js`),
    '--extensions=ts,tsx,js',
    '--dry',
    '--silent',
    'src',
  ];
  const contestant = (
    /** @type {string} */ name,
    /** @type {string} */ file,
    /** @type {string[]} */ args,
    /** @type {readonly number[]} */ codes = [0, 1],
  ) => ({ name, file, args, cwd: tree, codes });
  return [
    contestant('curfew check', node, [CURFEW, 'check', '--format', 'json', '--no-cache']),
    { ...contestant('curfew check, warm', node, [CURFEW, 'check', '--format', 'json']), isWarm: true },
    contestant('curfew migrate', node, [CURFEW, 'migrate', '--format', 'json']),
    contestant('ripgrep', ripgrep, ['-i', '-c', '-e', words, '.']),
    contestant('ast-grep', astGrep, ['scan', '--rule', write('rules.yml', rules), '--json=stream', 'src']),
    contestant('oxlint', script('.bin/oxlint'), ['-c', write('oxlint-plain.json', oxlintConfig(false)), 'src']),
    contestant('oxlint with curfew', script('.bin/oxlint'), ['-c', write('oxlint.json', oxlintConfig(true)), 'src']),
    contestant('eslint', node, eslint(write('eslint-plain.mjs', eslintConfig(false)))),
    contestant('eslint with curfew', node, eslint(write('eslint.mjs', eslintConfig(true)))),
    contestant('jscodeshift card-sub-type', node, shift('card-sub-type')),
    contestant('jscodeshift all', node, shift('all')),
  ];
}

/**
 * What comes nearest in ast-grep: names and texts that are words of the schedule.
 * @param {string} language
 * @param {string} words
 */
function astGrepRule(language, words) {
  return `id: words-${language}
language: ${language}
severity: warning
message: a word of the schedule
rule:
  any:
    - kind: property_identifier
      regex: '^(?:${words})$'
    - kind: string_fragment
      regex: '(?:^|/)(?:${words})(?:$|[/?])'
`;
}
