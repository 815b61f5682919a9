// Runs the built program on one package, in a process of its own, and counts what it says.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { discoverFiles } from '@curfew/project';

const curfew = path.resolve(import.meta.dirname, '../../packages/cli/dist/bin.js');
const BINDING = 'curfew-noise-binding.js';
/** A file that makes the package a client of the service, so that names alone can become `likely`. It holds nothing deprecated. */
const BINDING_TEXT = `export const roleAssignments = () =>
  fetch('https://api.access.example/role_assignments', { headers: { Authorization: 'SERVICE-LOGIN noise' } });
`;

/**
 * @typedef {{ id: string, name: string, confidence: 'certain' | 'likely' | 'possible', file: string, line: number, message: string }} Finding
 * @typedef {{ summary: { files: number }, findings: Finding[], unread: { file: string, reason: string }[] }} Report
 */

/**
 * What one package gave.
 * @typedef {object} Outcome
 * @property {number} files looked at
 * @property {number} lines of these files
 * @property {number} seconds from the start of the process to its end
 * @property {{ file: string, reason: string }[]} unread
 * @property {Finding[]} findings
 * @property {string} [failure] why there is no report
 */

/**
 * @param {string} folder of the package
 * @param {{ all: boolean, hard: boolean, timeout: number }} options `timeout` in seconds
 * @returns {Outcome}
 */
export function checkPackage(folder, { all, hard, timeout }) {
  const binding = path.join(folder, BINDING);
  rmSync(binding, { force: true });
  const { files } = discoverFiles(['.'], { cwd: folder });
  const size = { files: files.length, lines: files.reduce((sum, file) => sum + linesOf(file), 0) };
  if (hard) writeFileSync(binding, BINDING_TEXT);
  try {
    const started = performance.now();
    const args = [curfew, 'check', '.', '--format', 'json', ...(all ? ['--all'] : [])];
    const { status, stdout, stderr, signal } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
      timeout: timeout * 1000,
      killSignal: 'SIGKILL',
    });
    const seconds = (performance.now() - started) / 1000;
    if (status === 0 || status === 1 || status === 3) {
      /** @type {unknown} */
      const report = JSON.parse(stdout);
      const { findings, unread } = /** @type {Report} */ (report);
      return { ...size, seconds, unread, findings };
    }
    const failure = signal ? `stopped after ${timeout} s` : (stderr.trim().split('\n').at(-1) ?? '');
    return { ...size, seconds, unread: [], findings: [], failure };
  } finally {
    rmSync(binding, { force: true });
  }
}

/** @param {string} file */
function linesOf(file) {
  const bytes = readFileSync(file);
  let lines = bytes.length > 0 && bytes.at(-1) !== 10 ? 1 : 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) lines++;
  return lines;
}
