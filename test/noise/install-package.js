// Brings a published package, pinned by its integrity, into a cache. What is there already is not fetched again.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Pinned
 * @property {string} name
 * @property {string} version
 * @property {string} integrity of the tarball, as npm writes it: `sha512-…`
 */

/**
 * The packages that a lock file pins, by the parts of a name that were asked for: all where none was.
 * @param {string} file
 * @param {readonly string[]} only
 * @returns {Pinned[]}
 */
export function pinnedPackages(file, only) {
  /** @type {unknown} */
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const { packages } = /** @type {{ packages: Pinned[] }} */ (lock);
  return packages.filter(({ name }) => isChosen(name, only));
}

/**
 * True for a name that was asked for, and for each where none was.
 * @param {string} name
 * @param {readonly string[]} only parts of names
 */
export function isChosen(name, only) {
  return only.length === 0 || only.some((part) => name.includes(part));
}

/**
 * The folder of the unpacked package. Fetches it with `npm pack` where it is not there; nothing of it is ever run.
 * @param {Pinned} pinned
 * @param {string} cache folder for all packages
 * @returns {string}
 */
export function installPackage({ name, version, integrity }, cache) {
  const folder = path.join(cache, `${name.replace(/^@/, '').replace('/', '-')}-${version}`);
  if (existsSync(folder)) return folder;
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(path.join(partial, 'unpacked'), { recursive: true });
  run('npm', ['pack', `${name}@${version}`, '--silent', '--ignore-scripts', '--pack-destination', partial]);
  const tarball = readdirSync(partial).find((file) => file.endsWith('.tgz'));
  if (tarball === undefined) throw new Error(`npm pack ${name}@${version} wrote no tarball`);
  const bytes = readFileSync(path.join(partial, tarball));
  const found = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  if (found !== integrity) throw new Error(`${name}@${version} is ${found}, the lock file says ${integrity}`);
  run('tar', ['-xzf', path.join(partial, tarball), '-C', path.join(partial, 'unpacked'), '--strip-components=1']);
  // A repository of its own: the ignore files and the configuration of this one are not the package's.
  mkdirSync(path.join(partial, 'unpacked', '.git'), { recursive: true });
  renameSync(path.join(partial, 'unpacked'), folder);
  rmSync(partial, { recursive: true, force: true });
  return folder;
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  const { status, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${String(status)}: ${stderr}`);
}
