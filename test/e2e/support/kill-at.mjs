/**
 * Loaded into a run by a test: ends the process, without a chance to clean up, at the n-th change of the file system, which is then
 * half done where it can be. Without KILL_AT it counts the changes and says how many there were.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const at = Number(process.env['KILL_AT'] ?? Infinity);
let changes = 0;

for (const name of [
  'openSync',
  'writeSync',
  'writeFileSync',
  'fsyncSync',
  'renameSync',
  'chmodSync',
  'fchmodSync',
  'chownSync',
  'fchownSync',
]) {
  const original = fs[name];
  fs[name] = (...args) => {
    if (name === 'openSync' && !/[wa+]/.test(String(args[1]))) return original(...args);
    changes += 1;
    if (changes >= at) {
      if (name === 'writeSync') {
        const bytes = Buffer.from(String(args[1]));
        original(args[0], bytes, 0, Math.floor(bytes.length / 2));
      }
      process.kill(process.pid, 'SIGKILL');
    }
    return original(...args);
  };
}
syncBuiltinESMExports();

process.on('exit', () => {
  if (at === Infinity) process.stderr.write(`changes: ${changes}\n`);
});
