import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A call of a function that a program exports. */
export interface ProgramCall {
  /** Where the service is on this machine. */
  port: number;
  /** Absolute path of the module, as Node runs it. */
  file: string;
  call: string;
  arguments: unknown[];
}

/** What the call came to; `null` for a call that answers nothing. */
export type ProgramOutcome = { answer: unknown } | { failure: string };

/** The process in which programs run. */
export interface ProgramProcess {
  run: (call: ProgramCall) => Promise<ProgramOutcome>;
  end: () => Promise<void>;
}

/** Starts the process. */
export function startPrograms(): ProgramProcess {
  // No more of the surrounding process than that: a proxy would lead away from this machine.
  const env = { ACCESS_API_KEY: 'owner-secret', PATH: process.env['PATH'] ?? '' };
  const child = fork(path.join(import.meta.dirname, 'run-programs.js'), [], { env, execArgv: [] });
  const exited = once(child, 'exit');
  return {
    run: async (call) => {
      const answered = once(child, 'message').then(([outcome]) => outcome as ProgramOutcome);
      child.send(call);
      const fallen = exited.then(() => {
        throw new Error(`${call.file} ended the process of the programs`);
      });
      return Promise.race([answered, fallen]);
    },
    end: async () => {
      child.kill();
      await exited;
    },
  };
}
