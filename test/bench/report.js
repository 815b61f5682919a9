// The page that says what was measured: medians, ratios, memory, growth, and each goal with what came of it.
import { cpus } from 'node:os';

/** @import { BenchResult, TreeResult } from './run-bench.js' */
/** @import { Run } from './measure.js' */

/** @param {readonly number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? NaN)) / 2;
}

/** @param {readonly Run[] | undefined} runs */
const secondsOf = (runs) => median((runs ?? []).map(({ seconds }) => seconds));
/** @param {readonly Run[] | undefined} runs */
const processorOf = (runs) => median((runs ?? []).map(({ processor = NaN }) => processor));
/** @param {readonly Run[] | undefined} runs */
const memoryOf = (runs) => Math.max(...(runs ?? []).map(({ megabytes = NaN }) => megabytes));
/** Medians of ratios within a round: what slows the machine for a while slows both. @param {readonly Run[] | undefined} a @param {readonly Run[] | undefined} b */
const ratioOf = (a, b) =>
  median((a ?? []).flatMap(({ seconds }, round) => (b?.[round] ? [seconds / b[round].seconds] : [])));

const show = (/** @type {number} */ value, digits = 2) => (Number.isFinite(value) ? value.toFixed(digits) : '–');

/** @param {TreeResult} tree */
function treeTable({ share, files, bytes, runs }) {
  const floor = runs.get('ripgrep');
  const rows = [...runs].map(
    ([name, list]) =>
      `| ${name} | ${show(secondsOf(list))} | ${show(processorOf(list))} | ${show(ratioOf(list, floor), 1)} | ${show(memoryOf(list), 0)} |`,
  );
  return `### ${show(share * 100, 0)} % of the files use the service: ${files.toLocaleString('en')} files, ${show(bytes / 1e6, 0)} MB

| | seconds | processor seconds | times ripgrep | peak memory, MB |
| --- | --: | --: | --: | --: |
${rows.join('\n')}
`;
}

/** @param {BenchResult} result */
function goals({ trees, growth, large }) {
  const at = (/** @type {number} */ share) => trees.find((tree) => tree.share === share)?.runs;
  const one = at(0.01);
  const none = at(0);
  const check = one?.get('curfew check');
  const added = (/** @type {Map<string, Run[]> | undefined} */ runs) =>
    (ratioOf(runs?.get('eslint with curfew'), runs?.get('eslint')) - 1) * 100;
  const largest = growth.at(-1);
  const smallest = growth[0];
  const grown =
    largest && smallest
      ? secondsOf(largest.runs.get('curfew check')) /
        secondsOf(smallest.runs.get('curfew check')) /
        (largest.files / smallest.files)
      : NaN;
  /** @type {[string, string, number, (value: number) => boolean][]} */
  const list = [
    ['check at 1 %, against ripgrep', 'at most 6 times', ratioOf(check, one?.get('ripgrep')), (value) => value <= 6],
    [
      'check at 1 %, ast-grep against it',
      'at least 5 times',
      ratioOf(one?.get('ast-grep'), check),
      (value) => value >= 5,
    ],
    [
      'check at 1 %, ESLint against it',
      'at least 40 times',
      ratioOf(one?.get('eslint'), check),
      (value) => value >= 40,
    ],
    [
      'check at 1 %, jscodeshift against it',
      'at least 40 times',
      ratioOf(one?.get('jscodeshift card-sub-type'), check),
      (value) => value >= 40,
    ],
    [
      'migrate at 1 %, jscodeshift with all transforms against it',
      'none set',
      ratioOf(one?.get('jscodeshift all'), one?.get('curfew migrate')),
      () => true,
    ],
    ['added to ESLint at 0 %, in percent', 'at most 3', added(none), (value) => value <= 3],
    ['added to ESLint at 1 %, in percent', 'at most 10', added(one), (value) => value <= 10],
    [
      `peak memory of check at ${largest ? largest.files.toLocaleString('en') : 'the most'} files, in MB`,
      'under 300',
      largest ? memoryOf(largest.runs.get('curfew check')) : NaN,
      (value) => value < 300,
    ],
    ['time over files, largest against smallest tree', 'at most 1', grown, (value) => value <= 1],
    ['a generated client of 2 MB, in seconds', 'under 5', secondsOf(large.runs), (value) => value < 5],
  ];
  return list.map(
    ([what, goal, value, isMet]) =>
      `| ${what} | ${goal} | ${show(value, 1)} | ${Number.isFinite(value) ? (isMet(value) ? 'yes' : 'no') : 'not measured'} |`,
  );
}

/**
 * @param {BenchResult} result
 * @returns {string} Markdown
 */
export function reportOf(result) {
  const { trees, growth, large, rounds } = result;
  const growthRows = growth.map(({ files, bytes, runs }) => {
    const check = runs.get('curfew check');
    const floor = runs.get('ripgrep');
    const warm = runs.get('curfew check, warm');
    return `| ${files.toLocaleString('en')} | ${show(bytes / 1e6, 0)} | ${show(secondsOf(check))} | ${show(processorOf(check))} | ${show(ratioOf(check, floor), 1)} | ${show(memoryOf(check), 0)} | ${show(secondsOf(warm))} | ${show(memoryOf(warm), 0)} |`;
  });
  return `# Performance

\`npm run bench\` makes a tree of modules that import each other, the same for the same seed, and runs the contestants over it in
turn, ${rounds} rounds in one process: whatever else the machine does falls on all of them. Seconds are medians of the rounds; ratios are
medians of the ratios within a round; memory is the most that a process and its children held at once, looked at every 10 ms. Only the
ratios mean something on another machine. The peers are installed from \`test/bench/package-lock.json\` when they are first asked for.

\`\`\`sh
npm run bench -- --write                    # all of it, and this page anew; hours on a slow machine
npm run bench -- --files 1000 --rounds 3 --growth 0
\`\`\`

Measured on Node ${process.versions.node}, ${process.platform}, ${cpus().length} cores.

## Goals

| what | goal | measured | met |
| --- | --- | --: | --- |
${goals(result).join('\n')}

## Contestants

ripgrep searches for the words of the schedule and is the floor: nothing can tell what a file holds without reading it. ast-grep has
rules for the same words as property names and in texts. ESLint runs the recommended rules of typescript-eslint, without types. jscodeshift
runs a transform of this repository, dry; \`curfew migrate\` shows its diff. \`curfew check\` runs with \`--no-cache\`; warm means that nothing
changed since a run before.

${trees.map(treeTable).join('\n')}
${
  growth.length === 0
    ? ''
    : `## Growth of check, 1 % of the files use the service

| files | MB | seconds | processor seconds | times ripgrep | peak memory, MB | warm, seconds | warm, MB |
| --: | --: | --: | --: | --: | --: | --: | --: |
${growthRows.join('\n')}

`
}## One large file

A generated client of ${show(large.bytes / 1e6, 1)} MB with 7,900 requests: ${show(secondsOf(large.runs))} s, ${show(processorOf(large.runs))} s of processor time, ${show(memoryOf(large.runs), 0)} MB.
`;
}
