// The gate as a team meets it, on published projects, pinned in a lock file: set up, a pull request, a baseline, a migration, a forecast.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installPackage, pinnedPackages } from '../noise/install-package.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CURFEW = path.join(ROOT, 'packages/cli/dist/bin.js');
const STRIPE = path.join(ROOT, 'test/other-services/stripe/stripe.json');
const FORMATS = ['json', 'sarif', 'junit', 'github', 'gitlab', 'markdown', 'agent', 'rdjson', 'html'];
const DAY = '2026-11-28';
/** Before the sunset of everything that the projects use. */
const EARLIER = '2024-06-15';

/** A module as a pull request adds it: one use of what is gone on the day, one of what closes later, and nothing else. */
const ADDED = `const base = 'https://api.access.example';

export const enroll = (body) => fetch(\`\${base}/cards/enroll\`, { method: 'POST', body: JSON.stringify(body) });

export async function formatNames() {
  const cards = await (await fetch(\`\${base}/cards\`)).json();
  return cards.map((card) => card.sub_type);
}
`;

/**
 * @typedef {{ findings: { id: string, file: string }[], unread: unknown[], summary: { files: number } }} Report
 * @typedef {{ code: number | null, stdout: string, stderr: string }} Run
 * @typedef {{ name: string, ok: boolean, saw: string }} Step
 */

const cache = path.join(ROOT, '.cache/gate');
mkdirSync(cache, { recursive: true });
let failed = 0;
console.log('| project | step | as expected | what was seen |');
console.log('| --- | --- | --- | --- |');
for (const pinned of pinnedPackages(path.join(import.meta.dirname, 'packages.lock.json'), [])) {
  const folder = mkdtempSync(path.join(tmpdir(), 'curfew-gate-'));
  try {
    cpSync(installPackage(pinned, cache), folder, { recursive: true });
    rmSync(path.join(folder, '.git'), { recursive: true });
    const steps = pinned.name === '@better-auth/stripe' ? existingClient(folder) : newClient(folder);
    for (const { name, ok, saw } of steps) {
      console.log(`| ${pinned.name} ${pinned.version} | ${name} | ${ok ? 'yes' : 'NO'} | ${saw} |`);
      if (!ok) failed += 1;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
if (failed > 0) {
  console.error(`${failed} steps went otherwise.`);
  process.exitCode = 1;
}

/**
 * A project that never heard of the service, and a pull request that begins to use it.
 * @param {string} folder
 * @returns {Generator<Step>}
 */
function* newClient(folder) {
  begin(folder);
  const published = reportOf(folder, ['check']);
  yield step('check of what was published', published, 0, `${published.report.summary.files} files`);
  const made = curfew(folder, ['init', '--yes', '--ci', 'github']);
  yield step('init --yes --ci github', made, 0, /\d+ files? written/.exec(made.stdout)?.[0] ?? made.stdout);
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '-m', 'Set up');
  git(folder, 'checkout', '--quiet', '-b', 'topic');
  writeFileSync(path.join(folder, 'access-control.mjs'), ADDED);
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '-m', 'Call the service');
  const changed = reportOf(folder, ['check', '--changed', 'main']);
  const ids = changed.report.findings.map(({ id, file }) => `${file}: ${id}`).join(', ');
  const wanted = 'access-control.mjs: card-enroll, access-control.mjs: card-sub-type';
  yield { ...step('check --changed main', changed, 1, ids), ok: changed.code === 1 && ids === wanted };
  yield* baselineAndFormats(folder);
  const migrated = curfew(folder, ['migrate', '--write']);
  const touched = git(folder, 'diff', '--name-only').trim();
  yield {
    ...step('migrate --write', migrated, 0, `changed: ${touched}`),
    ok: migrated.code === 0 && touched === 'access-control.mjs',
  };
  yield step('check after it', reportOf(folder, ['check', '--no-baseline']), 0, 'nothing found');
}

/**
 * A project that uses what another service has retired: its schedule and its types come from the configuration.
 * @param {string} folder
 * @returns {Generator<Step>}
 */
function* existingClient(folder) {
  begin(folder);
  const config = {
    schedule: STRIPE,
    clients: [{ module: 'stripe' }],
    types: { 'Stripe.Subscription': 'Subscription' },
  };
  writeFileSync(path.join(folder, 'curfew.config.json'), JSON.stringify(config));
  const report = reportOf(folder, ['check']);
  yield step('check with the schedule of that service', report, 1, `${report.report.findings.length} findings`);
  yield* baselineAndFormats(folder);
}

/**
 * @param {string} folder with findings
 * @returns {Generator<Step>}
 */
function* baselineAndFormats(folder) {
  const to = mkdtempSync(path.join(tmpdir(), 'curfew-gate-reports-'));
  const files = FORMATS.map((format) => path.join(to, format));
  const outputs = FORMATS.flatMap((format, at) => ['--output', `${format}=${files[at]}`]);
  const all = curfew(folder, ['check', ...outputs]);
  const sizes = files.map((file) => readFileSync(file).length);
  rmSync(to, { recursive: true, force: true });
  const isWritten = sizes.every((size) => size > 0);
  yield { ...step('check in nine formats', all, 1, `${sizes.length} reports`), ok: all.code === 1 && isWritten };
  const forecast = curfew(folder, ['forecast', '--format', 'json']);
  /** @type {unknown} */
  const read = JSON.parse(forecast.stdout);
  const { forecast: rows } = /** @type {{ forecast: { breaksOn: string }[] }} */ (read);
  yield step('forecast', forecast, 0, rows.map(({ breaksOn }) => breaksOn).join(', '));
  // A baseline holds what is not gone yet: it is written before the dates.
  const before = ['--as-of', EARLIER];
  const closing = curfew(folder, ['check', ...before, '--within', '400d', '--format', 'json']);
  yield step(`check --within 400d as of ${EARLIER}`, closing, 1, 'fails for what closes');
  yield step('baseline', curfew(folder, ['baseline', ...before]), 0, 'written');
  const known = curfew(folder, ['check', ...before, '--within', '400d']);
  yield step('check --within 400d with the baseline', known, 0, 'passes');
  yield step(`the same as of ${DAY}, after the dates`, curfew(folder, ['check']), 1, 'fails again');
}

/** @param {string} folder */
function begin(folder) {
  git(folder, 'init', '--quiet', '--initial-branch', 'main');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '-m', 'Start');
}

/**
 * @param {string} name
 * @param {Run} run
 * @param {number} expected
 * @param {string} saw
 * @returns {Step}
 */
function step(name, run, expected, saw) {
  return { name, ok: run.code === expected, saw: `${saw} (exit code ${run.code})` };
}

/**
 * @param {string} cwd
 * @param {string[]} args
 * @returns {Run & { report: Report }}
 */
function reportOf(cwd, args) {
  const run = curfew(cwd, [...args, '--format', 'json']);
  if (!run.stdout.startsWith('{')) throw new Error(`no report: ${run.stderr}`);
  /** @type {unknown} */
  const read = JSON.parse(run.stdout);
  return { ...run, report: /** @type {Report} */ (read) };
}

/**
 * @param {string} cwd
 * @param {string[]} args
 * @returns {Run}
 */
function curfew(cwd, args) {
  const env = { ...process.env, CI: 'true', CURFEW_AS_OF: DAY };
  const run = spawnSync(process.execPath, [CURFEW, ...args], { cwd, env, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (run.error) throw run.error;
  return { code: run.status, stdout: run.stdout, stderr: run.stderr };
}

/**
 * @param {string} cwd
 * @param {string[]} args
 */
function git(cwd, ...args) {
  const run = spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
    cwd,
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`git ${args.join(' ')}: ${run.stderr}`);
  return run.stdout;
}
