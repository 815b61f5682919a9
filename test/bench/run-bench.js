// Measures check, lint and migrate against public peers on one made-up tree: A B A B, so that whatever else the machine does falls on all.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { contestantsFor } from './contestants.js';
import { generateTree } from './generate-tree.js';
import { measure } from './measure.js';
import { reportOf, withReport } from './report.js';
import { SHAPES, writeLargeFile } from './large-files.js';

const USAGE = `npm run bench -- [--files N] [--share N]… [--rounds N] [--growth N,N,N] [--large NAME]… [--seed N] [--only NAME]… [--fresh] [--write]

  --files   files of the trees (10000)
  --share   part of the files that use the service, 0 to 1 (0.01, 0 and 0.3); no tree with --share none
  --rounds  runs of each contestant on each tree (5)
  --growth  sizes of the trees by which growth is measured (1000,10000,50000); none with --growth 0
  --large   kinds of files of 2 MB whose name contains this (all); none with --large none
  --only    contestants whose name contains this
  --fresh   forget what earlier runs measured; else it is reported with what this one measures
  --write   write the tables of docs/performance.md

All of it, as docs/performance.md shows it, on a machine that has nothing else to do: npm run bench -- --fresh --write`;

const { files, share, rounds, growth, large, seed, only, fresh, write, help } = parseArgs({
  options: {
    files: { type: 'string', default: '10000' },
    share: { type: 'string', multiple: true, default: ['0.01', '0', '0.3'] },
    rounds: { type: 'string', default: '5' },
    growth: { type: 'string', default: '1000,10000,50000' },
    large: { type: 'string', multiple: true, default: [''] },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true, default: [] },
    fresh: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
}).values;

const ROOT = path.resolve(import.meta.dirname, '../..');
const CACHE = path.join(ROOT, '.cache/bench');
/** What was measured, to be added to. */
const RESULTS = path.join(CACHE, 'results.json');
const PAGE = path.join(ROOT, 'docs/performance.md');
/** Bytes of a large file. */
const LARGE = 2_000_000;
/** Runs of one session share their rounds. */
const SESSION = new Date().toISOString();

/**
 * @typedef {import('./measure.js').Run} Run
 * @typedef {{ share: number, files: number, bytes: number, runs: Record<string, Run[]> }} TreeResult
 * A file of 2 MB, and one of a quarter of its size.
 * @typedef {{ shape: string, items: number, bytes: number, runs: Run[], smaller: { bytes: number, runs: Run[] } }} LargeResult
 * @typedef {{ trees: TreeResult[], growth: TreeResult[], large: LargeResult[] }} BenchResult
 */

if (help) console.log(USAGE);
else await run();

async function run() {
  const peers = installPeers();
  const result = fresh ? nothing() : earlier();
  const keep = () => {
    writeFileSync(RESULTS, JSON.stringify(result));
  };
  for (const each of share.map(Number).filter(Number.isFinite)) {
    add(result.trees, await measureTree(peers, Number(files), each, Number(rounds), () => true));
    keep();
  }
  const isCheck = (/** @type {string} */ name) => name.startsWith('curfew check') || name === 'ripgrep';
  for (const size of growth.split(',').map(Number).filter(Boolean)) {
    add(result.growth, await measureTree(peers, size, 0.01, Math.min(3, Number(rounds)), isCheck));
    keep();
  }
  const shapes = Object.keys(SHAPES).filter((shape) => large.some((part) => shape.includes(part)));
  for (const shape of isAsked('curfew check') ? shapes : []) {
    const measured = await measureLarge(peers, shape);
    result.large = [...result.large.filter((known) => known.shape !== shape), measured];
    keep();
  }
  console.log(reportOf(result));
  if (write) writeFileSync(PAGE, withReport(readFileSync(PAGE, 'utf8'), result));
  rmSync(path.join(CACHE, 'trees'), { recursive: true, force: true });
}

/** @returns {BenchResult} */
function nothing() {
  return { trees: [], growth: [], large: [] };
}

/** @returns {BenchResult} what earlier runs measured */
function earlier() {
  if (!existsSync(RESULTS)) return nothing();
  const known = /** @type {unknown} */ (JSON.parse(readFileSync(RESULTS, 'utf8')));
  return /** @type {BenchResult} */ (known);
}

/** @param {string} name */
function isAsked(name) {
  return only.length === 0 || only.some((part) => name.includes(part));
}

/**
 * Adds what was measured on a tree to what is known of it; a contestant that was measured again is replaced.
 * @param {TreeResult[]} trees
 * @param {TreeResult} measured
 */
function add(trees, measured) {
  const known = trees.find((tree) => tree.files === measured.files && tree.share === measured.share);
  if (known) Object.assign(known.runs, measured.runs);
  else trees.push(measured);
}

/**
 * @param {string} peers
 * @param {string} shape
 * @returns {Promise<LargeResult>}
 */
async function measureLarge(peers, shape) {
  const [whole, smaller] = [LARGE, LARGE / 4].map((size) => {
    const folder = path.join(CACHE, 'large', `${shape.replaceAll(' ', '-')}-${size}`);
    rmSync(folder, { recursive: true, force: true });
    const [check] = contestantsFor(folder, peers, path.join(CACHE, 'config')).filter(
      ({ name }) => name === 'curfew check',
    );
    return {
      check,
      runs: /** @type {Run[]} */ ([]),
      ...writeLargeFile(folder, SHAPES[shape] ?? { head: '', item: () => ' ' }, size),
    };
  });
  for (let round = 0; round < Math.min(3, Number(rounds)); round++)
    for (const each of [whole, smaller]) if (each?.check) each.runs.push(await measure(each.check));
  const { items = 0, bytes = 0, runs = [] } = whole ?? {};
  return { shape, items, bytes, runs, smaller: { bytes: smaller?.bytes ?? 0, runs: smaller?.runs ?? [] } };
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
    ({ name }) => isWanted(name) && isAsked(name),
  );
  /** @type {TreeResult} */
  const result = { share, files: made.files, bytes: made.bytes, runs: {} };
  for (const contestant of contestants) if (contestant.isWarm) await measure(contestant);
  for (let round = 0; round < times; round++) {
    for (const contestant of contestants) {
      const outcome = await measure(contestant);
      if (!contestant.codes.includes(outcome.code ?? -1))
        throw new Error(`${contestant.name} ended with ${String(outcome.code)}: ${outcome.stderr}`);
      (result.runs[contestant.name] ??= []).push({ ...outcome, session: SESSION });
      console.error(
        `${size} files, ${share * 100} %, round ${round + 1}: ${contestant.name} ${outcome.seconds.toFixed(2)} s, ${Math.round(outcome.megabytes ?? 0)} MB`,
      );
    }
  }
  rmSync(tree, { recursive: true, force: true });
  return result;
}
