// Sends the odd sources of published packages through everything that may happen to a source, and fails on what throws.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { discoverFiles } from '@curfew/project';
import { installPackage, isChosen, pinnedPackages } from '../noise/install-package.js';

const USAGE = `npm run robustness -- [--only NAME]… [--timeout SECONDS] [--details]

  --only     packages whose name contains this
  --timeout  a file of which one variant takes longer than this fails (120)
  --details  also print each file that no parser reads, each one cut, and each rewrite that the guard refused`;

/** Of this repository's own dependencies: large programs about syntax. */
const INSTALLED = ['eslint', 'prettier', 'typescript', '@babel'];

const { details, help, only, timeout } = parseArgs({
  options: {
    details: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    timeout: { type: 'string', default: '120' },
  },
}).values;

if (help) {
  console.log(USAGE);
} else {
  await run();
}

async function run() {
  const root = path.resolve(import.meta.dirname, '../..');
  const cache = path.join(root, '.cache/robustness');
  mkdirSync(cache, { recursive: true });
  const packages = pinnedPackages(path.join(import.meta.dirname, 'packages.lock.json'), only);

  console.log(
    '| package | files | oxc | babel | component | unread | variants | matches | rewritten | cut | refused | thrown | slowest |',
  );
  console.log('| --- |' + ' --: |'.repeat(11) + ' --- |');
  let failed = 0;
  for (const pinned of packages) {
    const folder = installPackage(pinned, cache);
    failed += await passPackage(`${pinned.name} ${pinned.version}`, folder, cache);
  }
  for (const name of INSTALLED.filter((each) => isChosen(each, only))) {
    failed += await passPackage(`${name} (installed)`, path.join(root, 'node_modules', name), cache);
  }
  if (failed > 0) {
    console.error(`${failed} files threw, ended the process, or took longer than ${timeout} s.`);
    process.exitCode = 1;
  }
}

/**
 * @param {string} label
 * @param {string} folder
 * @param {string} cache where the list of files is written
 * @returns {Promise<number>} how many files failed
 */
async function passPackage(label, folder, cache) {
  const { files, setAside } = discoverFiles(['.'], { cwd: folder });
  const count = {
    oxc: 0,
    babel: 0,
    component: 0,
    unread: 0,
    variants: 0,
    matches: 0,
    rewritten: 0,
    cut: 0,
    refused: 0,
  };
  let thrown = 0;
  let slowest = { ms: 0, file: '' };
  const list = path.join(cache, 'files.json');
  writeFileSync(list, JSON.stringify(files));
  const show = (/** @type {number} */ index) => path.relative(folder, files[index] ?? '');
  for (let first = 0; first < files.length;) {
    first = await pass(
      list,
      first,
      (result) => {
        const file = show(result.done);
        if (result.unread !== undefined) {
          count.unread++;
          if (details) console.error(`  unread ${file}: ${result.unread}`);
          return;
        }
        if (result.parser) count[result.parser]++;
        count.variants += result.variants ?? 0;
        count.matches += result.matches ?? 0;
        count.rewritten += result.rewritten ?? 0;
        count.cut += result.cut?.length ?? 0;
        count.refused += result.refused?.length ?? 0;
        if (details) for (const name of result.cut ?? []) console.error(`  cut ${file} (${name})`);
        if (details) for (const reason of result.refused ?? []) console.error(`  refused ${file} (${reason})`);
        for (const reason of result.thrown ?? []) console.error(`  thrown ${file} ${reason}`);
        if (result.thrown && result.thrown.length > 0) thrown++;
        if ((result.ms ?? 0) > slowest.ms) slowest = { ms: result.ms ?? 0, file };
      },
      (index, why) => {
        console.error(`  thrown ${show(index)} ${why}`);
        thrown++;
      },
    );
  }
  for (const { file, reason } of setAside)
    if (details) console.error(`  set aside ${path.relative(folder, file)}: ${reason}`);
  const { oxc, babel, component, unread, variants, matches, rewritten, cut, refused } = count;
  const numbers = [files.length, oxc, babel, component, unread, variants, matches, rewritten, cut, refused, thrown];
  console.log(`| ${label} | ${numbers.join(' | ')} | ${(slowest.ms / 1000).toFixed(1)} s ${slowest.file} |`);
  return thrown;
}

/**
 * Runs the files from `first` on, until the process ends.
 * @param {string} list
 * @param {number} first
 * @param {(result: import('./pass-files.js').FileResult) => void} take
 * @param {(index: number, why: string) => void} fail the process did not get through this file
 * @returns {Promise<number>} index of the file to go on with
 */
function pass(list, first, take, fail) {
  return new Promise((resolve) => {
    const script = path.join(import.meta.dirname, 'pass-files.js');
    const child = spawn(process.execPath, [script, list, String(first)], { stdio: ['ignore', 'pipe', 'inherit'] });
    let at = first;
    let isOpen = false;
    let why = '';
    const watch = setTimeout(
      () => {
        why = `took longer than ${timeout} s`;
        child.kill('SIGKILL');
      },
      Number(timeout) * 1000,
    );
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => {
      /** @type {unknown} */
      const message = JSON.parse(line);
      watch.refresh();
      if (typeof message === 'object' && message !== null && 'at' in message) {
        at = Number(message.at);
        isOpen = true;
      } else {
        take(/** @type {import('./pass-files.js').FileResult} */ (message));
        isOpen = false;
      }
    });
    child.on('close', (code, signal) => {
      clearTimeout(watch);
      if (isOpen) fail(at, why || `the process ended with ${signal ?? String(code)}`);
      resolve(at + 1);
    });
  });
}
