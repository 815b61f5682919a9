// How often the gate speaks up about code that has nothing to do with the service: published packages, pinned in a lock file.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkPackage } from './check-package.js';
import { installPackage, pinnedPackages } from './install-package.js';

const USAGE = `npm run noise -- [--all] [--hard] [--only NAME]… [--timeout SECONDS]

  --all      also count findings that are merely possible
  --hard     first add a file to each package that makes it a client of the service
  --only     packages whose name contains this
  --timeout  stop a package after this time (120)`;

const { all, hard, help, only, timeout } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    hard: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    timeout: { type: 'string', default: '120' },
  },
}).values;

if (help) {
  console.log(USAGE);
} else {
  run();
}

function run() {
  const cache = path.resolve(import.meta.dirname, '../../.cache/noise');
  const chosen = pinnedPackages(path.join(import.meta.dirname, 'packages.lock.json'), only);
  mkdirSync(cache, { recursive: true });

  const total = { files: 0, lines: 0, unread: 0, certain: 0, likely: 0, possible: 0, seconds: 0, failed: 0 };
  console.log('| package | files | lines | unread | certain | likely | possible | seconds |');
  console.log('| --- | --: | --: | --: | --: | --: | --: | --: |');
  for (const pinned of chosen) {
    const outcome = checkPackage(installPackage(pinned, cache), { all, hard, timeout: Number(timeout) });
    const { files, lines, findings, unread, seconds, failure } = outcome;
    const count = { certain: 0, likely: 0, possible: 0 };
    for (const { confidence } of findings) count[confidence]++;
    const label = `${pinned.name} ${pinned.version}`;
    const size = `${files} | ${lines.toLocaleString('en')}`;
    if (failure !== undefined) {
      console.log(`| ${label} | ${size} | ${failure} | | | | ${seconds.toFixed(1)} |`);
      total.failed++;
      continue;
    }
    const counts = `${count.certain} | ${count.likely} | ${all ? count.possible : '–'}`;
    console.log(`| ${label} | ${size} | ${unread.length} | ${counts} | ${seconds.toFixed(1)} |`);
    for (const { file, reason } of unread) console.error(`  unread ${pinned.name}/${file}: ${reason}`);
    for (const { confidence, file, line, message } of findings) {
      console.error(`  ${confidence} ${pinned.name}/${file}:${line}: ${message}`);
    }
    total.files += files;
    total.lines += lines;
    total.unread += unread.length;
    total.seconds += seconds;
    for (const key of /** @type {const} */ (['certain', 'likely', 'possible'])) total[key] += count[key];
  }

  const share = (/** @type {number} */ count) => (total.lines === 0 ? '–' : ((count / total.lines) * 1e6).toFixed(2));
  console.log(
    `| ${chosen.length - total.failed} packages | ${total.files} | ${total.lines.toLocaleString('en')} | ${total.unread} | ${total.certain} | ${total.likely} | ${all ? total.possible : '–'} | ${total.seconds.toFixed(1)} |`,
  );
  console.log(
    `| per million lines | | | | ${share(total.certain)} | ${share(total.likely)} | ${all ? share(total.possible) : '–'} | |`,
  );
  if (total.failed > 0) {
    console.error(`${total.failed} of ${chosen.length} packages gave no report.`);
    process.exitCode = 1;
  }
}
