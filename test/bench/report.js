// The page that says what was measured: medians, ratios, memory, growth, and each goal with what came of it.
import { cpus } from 'node:os';

/** @import { BenchResult, LargeResult, TreeResult } from './run-bench.js' */
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
/**
 * The median of the ratios within a round, where both were measured in one session: what slows the machine for a while slows both. Else
 * the ratio of the medians.
 * @param {readonly Run[] | undefined} a
 * @param {readonly Run[] | undefined} b
 */
function ratioOf(a, b) {
  if (!a?.[0] || !b?.[0] || a[0].session !== b[0].session) return secondsOf(a) / secondsOf(b);
  return median(a.flatMap(({ seconds }, round) => (b[round] ? [seconds / b[round].seconds] : [])));
}

const show = (/** @type {number} */ value, digits = 2) => (Number.isFinite(value) ? value.toFixed(digits) : '–');
const count = (/** @type {number} */ files) => files.toLocaleString('en');

/** @param {TreeResult} tree */
function treeTable({ share, files, bytes, runs }) {
  const floor = runs['ripgrep'];
  const rows = Object.entries(runs).map(
    ([name, list]) =>
      `| ${name} | ${list.length} | ${show(secondsOf(list))} | ${show(processorOf(list))} | ${show(ratioOf(list, floor), 1)} | ${show(memoryOf(list), 0)} |`,
  );
  return `### ${show(share * 100, 0)} % of the files use the service: ${count(files)} files, ${show(bytes / 1e6, 0)} MB

| | rounds | seconds | processor seconds | times ripgrep | peak memory, MB |
| --- | --: | --: | --: | --: | --: |
${rows.join('\n')}
`;
}

/**
 * Seconds over bytes of a large file against those of the smaller one: 1 where time grows with the size.
 * @param {LargeResult} result
 */
function steepness({ bytes, runs, smaller }) {
  return processorOf(runs) / bytes / (processorOf(smaller.runs) / smaller.bytes);
}

/** @param {BenchResult} result */
function goals({ trees, growth, large }) {
  /**
   * The runs of two contestants on the largest tree that both ran over.
   * @param {number} share
   * @param {string} a
   * @param {string} b
   */
  const both = (share, a, b) => {
    const tree = trees
      .filter((each) => each.share === share && each.runs[a] && each.runs[b])
      .sort((x, y) => y.files - x.files)[0];
    return { ratio: ratioOf(tree?.runs[a], tree?.runs[b]), on: tree ? ` (${count(tree.files)} files)` : '' };
  };
  const added = (/** @type {number} */ share) => {
    const { ratio, on } = both(share, 'eslint with curfew', 'eslint');
    return { ratio: (ratio - 1) * 100, on };
  };
  const [smallest, largest] = [growth.at(0), growth.at(-1)];
  const grown = (/** @type {(runs: readonly Run[] | undefined) => number} */ of) =>
    largest && smallest
      ? of(largest.runs['curfew check']) / of(smallest.runs['curfew check']) / (largest.files / smallest.files)
      : NaN;
  const ripgrep = both(0.01, 'curfew check', 'ripgrep');
  const astGrep = both(0.01, 'ast-grep', 'curfew check');
  const eslint = both(0.01, 'eslint', 'curfew check');
  const shift = both(0.01, 'jscodeshift card-sub-type', 'curfew check');
  const migrate = both(0.01, 'jscodeshift all', 'curfew migrate');
  const [none, one] = [added(0), added(0.01)];
  const slowest = large.length === 0 ? NaN : Math.max(...large.map(({ runs }) => secondsOf(runs)));
  const steepest = large.length === 0 ? NaN : Math.max(...large.map(steepness));
  /** @type {[string, string, number, ((value: number) => boolean) | undefined][]} */
  const list = [
    [`check at 1 %, against ripgrep${ripgrep.on}`, 'at most 6 times', ripgrep.ratio, (value) => value <= 6],
    [`check at 1 %, ast-grep against it${astGrep.on}`, 'at least 5 times', astGrep.ratio, (value) => value >= 5],
    [`check at 1 %, ESLint against it${eslint.on}`, 'at least 40 times', eslint.ratio, (value) => value >= 40],
    [`check at 1 %, jscodeshift against it${shift.on}`, 'at least 40 times', shift.ratio, (value) => value >= 40],
    [`migrate at 1 %, jscodeshift with all transforms against it${migrate.on}`, 'none set', migrate.ratio, undefined],
    [`added to ESLint at 0 %, in percent${none.on}`, 'at most 3', none.ratio, (value) => value <= 3],
    [`added to ESLint at 1 %, in percent${one.on}`, 'at most 10', one.ratio, (value) => value <= 10],
    [
      `peak memory of check at ${largest ? count(largest.files) : 'the most'} files, in MB`,
      'under 300',
      largest ? memoryOf(largest.runs['curfew check']) : NaN,
      (value) => value < 300,
    ],
    ['time over files, largest against smallest tree', 'at most 1', grown(secondsOf), (value) => value <= 1],
    ['the slowest file of 2 MB, in seconds', 'under 5', slowest, (value) => value < 5],
    ['time over size, 2 MB against 0.5 MB, the most of all kinds', 'at most 1', steepest, (value) => value <= 1],
  ];
  return list.map(([what, goal, value, isMet]) => {
    const met = !Number.isFinite(value) ? 'not measured' : isMet === undefined ? '' : isMet(value) ? 'yes' : 'no';
    return `| ${what} | ${goal} | ${show(value, 1)} | ${met} |`;
  });
}

/** What of the page the benchmark writes. */
const BEGIN = '<!-- Written by npm run bench -- --write -->';
const END = '<!-- End of what it writes -->';

/**
 * The page with new tables; what people wrote around them stays.
 * @param {string} page
 * @param {BenchResult} result
 * @returns {string}
 */
export function withReport(page, result) {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin === -1 || end < begin) throw new Error('docs/performance.md has no place for the tables of the benchmark');
  return `${page.slice(0, begin)}${BEGIN}\n\n${reportOf(result)}\n${page.slice(end)}`;
}

/**
 * @param {BenchResult} result
 * @returns {string} Markdown
 */
export function reportOf(result) {
  const trees = result.trees.toSorted((a, b) => b.files - a.files || a.share - b.share);
  const growth = result.growth.toSorted((a, b) => a.files - b.files);
  const { large } = result;
  const largeRows = large.map((each) => {
    const { shape, items, bytes, runs } = each;
    return `| ${shape} | ${count(items)} | ${show(bytes / 1e6, 1)} | ${show(secondsOf(runs))} | ${show(processorOf(runs))} | ${show(memoryOf(runs), 0)} | ${show(steepness(each))} |`;
  });
  const growthRows = growth.map(({ files, bytes, runs }) => {
    const check = runs['curfew check'];
    const warm = runs['curfew check, warm'];
    return `| ${count(files)} | ${show(bytes / 1e6, 0)} | ${show(secondsOf(check))} | ${show(processorOf(check))} | ${show(ratioOf(check, runs['ripgrep']), 1)} | ${show(memoryOf(check), 0)} | ${show(secondsOf(warm))} | ${show(memoryOf(warm), 0)} |`;
  });
  return `## Measured by the benchmark

Node ${process.versions.node}, ${process.platform}, ${cpus().length} cores. Seconds are by the clock.

| what | goal | measured | met |
| --- | --- | --: | --- |
${goals({ trees, growth, large }).join('\n')}

ripgrep searches for the words of the schedule and is the floor: nothing can tell what a file holds without reading it. ast-grep has
rules for the same words as property names and in texts. ESLint runs the recommended rules of typescript-eslint, without types. jscodeshift
runs a transform of this repository, dry; \`curfew migrate\` shows its diff. \`curfew check\` runs with \`--no-cache\`; warm means that nothing
changed since a run before.

${trees.map(treeTable).join('\n')}
${
  growth.length === 0
    ? ''
    : `### Growth of check, 1 % of the files use the service

| files | MB | seconds | processor seconds | times ripgrep | peak memory, MB | warm, seconds | warm, MB |
| --: | --: | --: | --: | --: | --: | --: | --: |
${growthRows.join('\n')}

`
}${
    large.length === 0
      ? ''
      : `### One file of 2 MB

| what it holds, over and over | how often | MB | seconds | processor seconds | peak memory, MB | time over size, against 0.5 MB |
| --- | --: | --: | --: | --: | --: | --: |
${largeRows.join('\n')}
`
  }`;
}
