// Shows the whole way on a copy of a small application: find, rewrite, look at the difference, see what is left by hand.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const here = import.meta.dirname;
const curfew = path.resolve(here, '../../packages/cli/dist/bin.js');
const folder = mkdtempSync(path.join(tmpdir(), 'curfew-demo-'));

/**
 * Runs a command in the copy and shows what it prints.
 * @param {string} shown the command as a person would type it
 * @param {string} command
 * @param {readonly string[]} args
 * @param {readonly (number | null)[]} expected exit codes that mean that the demonstration goes on
 */
function show(shown, command, args, expected) {
  console.log(`\n$ ${shown}\n`);
  const { status, error } = spawnSync(command, args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  if (error) throw error;
  if (!expected.includes(status)) throw new Error(`${shown} ended with ${String(status)}`);
  if (status !== 0) console.log(`(exit code ${String(status)})`);
}

/** @param {readonly string[]} args */
function git(...args) {
  const quiet = ['-c', 'user.name=demo', '-c', 'user.email=demo@example.com', '-c', 'init.defaultBranch=main'];
  const { status, stderr } = spawnSync('git', [...quiet, ...args], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
}

try {
  cpSync(path.resolve(here, '../integrations/badge-desk'), folder, { recursive: true });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'The badge desk before the migration');

  show('npx curfew check', process.execPath, [curfew, 'check'], [1]);
  show('npx curfew migrate --write', process.execPath, [curfew, 'migrate', '--write'], [0, 1]);
  show('git diff', 'git', ['--no-pager', 'diff', '--stat', '--patch'], [0]);
  git('commit', '--quiet', '--all', '-m', 'Move away from deprecated surface');
  show('npx curfew check', process.execPath, [curfew, 'check'], [0, 1]);
  show(
    'npx curfew migrate    # what is left, and why it needs a person',
    process.execPath,
    [curfew, 'migrate'],
    [0, 1],
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
