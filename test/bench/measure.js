// One run of one command: how long it took, and how much memory it and its children held at most.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} Run
 * @property {number} seconds from start to end, by the clock
 * @property {number} [processor] seconds of processor time of the process and its children, on Linux
 * @property {number} [megabytes] most memory held at once by the process and its children, on Linux
 * @property {string} [session] the run of the benchmark that it belongs to
 * @property {number | null} code exit code
 * @property {string} stderr its end
 */

/**
 * @param {{ file: string, args: string[], cwd: string, env?: Record<string, string> }} command
 * @returns {Promise<Run>}
 */
export function measure({ file, args, cwd, env = {} }) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, CI: 'true', NO_COLOR: '1', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let stderr = '';
    child.stderr.on('data', (chunk) => {
      stderr = (stderr + String(chunk)).slice(-2000);
    });
    let most = 0;
    /** @type {Map<number, number>} process to its processor seconds */
    const used = new Map();
    const look = () => {
      const family = familyOf(child.pid ?? 0);
      for (const [pid, seconds] of family.processor) used.set(pid, seconds);
      most = Math.max(most, family.megabytes);
    };
    const timer = setInterval(look, 10);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      const seconds = (performance.now() - started) / 1000;
      const processor = [...used.values()].reduce((sum, each) => sum + each, 0);
      resolve({ seconds, code, stderr, ...(most > 0 && { megabytes: most, processor }) });
    });
  });
}

/** Ticks of /proc a second, as Linux has them everywhere. */
const TICKS = 100;

/**
 * Resident memory and processor time of a process and those below it; nothing where there is no /proc.
 * @param {number} pid
 * @returns {{ megabytes: number, processor: Map<number, number> }}
 */
function familyOf(pid) {
  /** @type {Map<number, number>} */
  const processor = new Map();
  let kilobytes = 0;
  const pending = [pid];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    try {
      const status = readFileSync(`/proc/${next}/status`, 'utf8');
      kilobytes += Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
      const fields = readFileSync(`/proc/${next}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      processor.set(next, (Number(fields[11]) + Number(fields[12])) / TICKS);
      for (const task of readdirSync(`/proc/${next}/task`)) {
        const children = readFileSync(`/proc/${next}/task/${task}/children`, 'utf8');
        pending.push(...children.split(' ').filter(Boolean).map(Number));
      }
    } catch {
      // It has ended, or this is no Linux.
    }
  }
  return { megabytes: kilobytes / 1024, processor };
}
