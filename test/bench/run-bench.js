// Measures check, lint and migrate against public peers on one made-up tree: A B A B, so that whatever else the machine does falls on all.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { contestantsFor } from './contestants.js';
import { generateTree } from './generate-tree.js';
import { measure } from './measure.js';
import { reportOf } from './report.js';
import { writeLargeClient } from './large-client.js';

const USAGE = `npm run bench -- [--files N] [--rounds N] [--growth N,N,N] [--seed N] [--only NAME]… [--write]

  --files   files of the trees (10000)
  --rounds  runs of each contestant on each tree (5)
  --growth  sizes of the trees by which growth is measured (1000,10000,50000); none with --growth 0
  --only    contestants whose name contains this
  --write   write docs/performance.md

All of it, as docs/performance.md shows it, on a machine that has nothing else to do: npm run bench -- --write`;

const { files, rounds, growth, seed, only, write, help } = parseArgs({
  options: {
    files: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '5' },
    growth: { type: 'string', default: '1000,10000,50000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true, default: [] },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
}).values;

const ROOT = path.resolve(import.meta.dirname, '../..');
const CACHE = path.join(ROOT, '.cache/bench');
/** Shares of the files that use the service. */
const SHARES = [0.01, 0, 0.3];

/**
 * @typedef {import('./measure.js').Run} Run
 * @typedef {{ share: number, files: number, bytes: number, runs: Map<string, Run[]> }} TreeResult
 * @typedef {{ trees: TreeResult[], growth: TreeResult[], large: { bytes: number, runs: Run[] }, rounds: number }} BenchResult
 */

if (help) console.log(USAGE);
else await run();

async function run() {
  const peers = installPeers();
  /** @type {BenchResult} */
  const result = { trees: [], growth: [], large: { bytes: 0, runs: [] }, rounds: Number(rounds) };
  for (const share of SHARES)
    result.trees.push(await measureTree(peers, Number(files), share, Number(rounds), () => true));
  const isCheck = (/** @type {string} */ name) => name.startsWith('curfew check') || name === 'ripgrep';
  for (const size of growth.split(',').map(Number).filter(Boolean))
    result.growth.push(await measureTree(peers, size, 0.01, Math.min(3, Number(rounds)), isCheck));
  const large = path.join(CACHE, 'large');
  rmSync(large, { recursive: true, force: true });
  result.large.bytes = writeLargeClient(large);
  const [check] = contestantsFor(large, peers, path.join(CACHE, 'config'));
  if (check) for (let round = 0; round < Number(rounds); round++) result.large.runs.push(await measure(check));
  const text = reportOf(result);
  console.log(text);
  if (write) writeFileSync(path.join(ROOT, 'docs/performance.md'), text);
  rmSync(path.join(CACHE, 'trees'), { recursive: true, force: true });
}

/** Installs the peers from their lock file, once. @returns {string} their folder */
function installPeers() {
  const folder = path.join(CACHE, 'peers');
  if (existsSync(path.join(folder, 'node_modules/.package-lock.json'))) return folder;
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    cpSync(path.join(import.meta.dirname, name), path.join(folder, name));
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('the peers could not be installed');
  return folder;
}

/**
 * @param {string} peers
 * @param {number} size
 * @param {number} share
 * @param {number} times
 * @param {(name: string) => boolean} isWanted
 * @returns {Promise<TreeResult>}
 */
async function measureTree(peers, size, share, times, isWanted) {
  const tree = path.join(CACHE, 'trees', `${size}-${share}`);
  rmSync(tree, { recursive: true, force: true });
  const made = generateTree(tree, { files: size, share, seed: Number(seed) });
  const contestants = contestantsFor(tree, peers, path.join(CACHE, 'config')).filter(
    ({ name }) => isWanted(name) && (only.length === 0 || only.some((part) => name.includes(part))),
  );
  /** @type {TreeResult} */
  const result = { share, files: made.files, bytes: made.bytes, runs: new Map() };
  for (const contestant of contestants) if (contestant.isWarm) await measure(contestant);
  for (let round = 0; round < times; round++) {
    for (const contestant of contestants) {
      const outcome = await measure(contestant);
      if (!contestant.codes.includes(outcome.code ?? -1))
        throw new Error(`${contestant.name} ended with ${String(outcome.code)}: ${outcome.stderr}`);
      const runs = result.runs.get(contestant.name) ?? [];
      runs.push(outcome);
      result.runs.set(contestant.name, runs);
      console.error(
        `${size} files, ${share * 100} %, round ${round + 1}: ${contestant.name} ${outcome.seconds.toFixed(2)} s, ${Math.round(outcome.megabytes ?? 0)} MB`,
      );
    }
  }
  rmSync(tree, { recursive: true, force: true });
  return result;
}
