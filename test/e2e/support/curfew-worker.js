/** Answers what one run of the command line did, in a thread that has loaded the program already. */
import { mock } from 'node:test';
import { ScopeManager } from '@typescript-eslint/scope-manager';
import { runAsWorker } from 'synckit';
import { run } from '../../../packages/cli/dist/program.js';

const scopes = mock.method(ScopeManager.prototype, 'nestGlobalScope').mock;

/** @param {string} cwd @param {readonly string[]} args @param {Record<string, string | undefined>} env */
async function runWatched(cwd, args, env) {
  const written = { stdout: '', stderr: '' };
  scopes.resetCalls();
  const code = await run(args, {
    cwd,
    env,
    now: () => new Date(),
    out: (text) => void (written.stdout += text),
    err: (text) => void (written.stderr += text),
    inIsTerminal: false,
    outIsTerminal: false,
    errIsTerminal: false,
  });
  return { code, ...written, scopesRead: scopes.callCount() };
}

runAsWorker(runWatched);
