import { addDays, type Day } from '@curfew/schedule';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildProgram } from './support/built-program.js';
import { goneIn, guidanceIn } from './support/curfew-in-folder.js';
import { type ProgramOutcome, type ProgramProcess, startPrograms } from './support/program-process.js';
import { type Proof, readProofs } from './support/read-proofs.js';
import { finishSources, migrateSources, readSources, writeSources } from './support/stage.js';
import { watchService, type WatchedService } from './support/watched-service.js';

let service: WatchedService;
let programs: ProgramProcess;
/** Sources as people have them, outside every repository. */
let sources: string;
/** Programs as Node runs them, where it finds the client libraries. */
let built: string;

beforeAll(() => {
  sources = realpathSync(mkdtempSync(path.join(tmpdir(), 'curfew-proofs-')));
  const cache = path.resolve(import.meta.dirname, '../../.cache');
  mkdirSync(cache, { recursive: true });
  built = mkdtempSync(path.join(cache, 'proofs-'));
  service = watchService();
  programs = startPrograms();
});

afterAll(async () => {
  await programs.end();
  await service.close();
  for (const folder of [sources, built]) rmSync(folder, { recursive: true, force: true });
});

interface Ran {
  outcome: ProgramOutcome;
  statuses: number[];
}

/** Runs the program as its sources are now, against the service of a day that starts anew. */
async function runOn(day: Day, proof: Proof, modules: ReadonlyMap<string, string>, stage: string): Promise<Ran> {
  const file = buildProgram(path.join(built, proof.name, `${stage}-${day}`), modules, proof.entry);
  const port = await service.startOn(day, proof.schedule);
  const outcome = await programs.run({ port, file, call: proof.expected.call, arguments: proof.expected.with ?? [] });
  return { outcome, statuses: service.exchanges().map(({ status }) => status) };
}

describe.each(readProofs())('$name', (proof) => {
  const { expected, lastDay, steps, id } = proof;
  const dayAfter = addDays(lastDay, 1);

  test('works on the last day', async () => {
    const { outcome, statuses } = await runOn(lastDay, proof, proof.modules, 'old');
    expect(outcome).toEqual({ answer: expected.before });
    expect(statuses.filter((status) => status >= 400)).toEqual([]);
  });

  test('fails or loses data on the day after', async () => {
    const { outcome, statuses } = await runOn(dayAfter, proof, proof.modules, 'old');
    if ('answer' in expected.old) {
      expect(expected.old.answer).not.toEqual(expected.before);
      expect(outcome).toEqual({ answer: expected.old.answer });
      return;
    }
    const failure = 'failure' in outcome ? outcome.failure : `none: it answered ${JSON.stringify(outcome.answer)}`;
    if ('error' in expected.old) expect(failure).toContain(expected.old.error);
    else expect({ fails: 'failure' in outcome, status: statuses.at(-1) }).toEqual({ fails: true, ...expected.old });
  });

  test('is found, and works once migrated', async () => {
    const folder = path.join(sources, proof.name);
    writeSources(folder, proof);
    for (const [index, step] of steps.entries()) {
      const asOf = step.asOf ?? dayAfter;
      const guidance = await guidanceIn(folder, asOf);
      if (index === 0 && asOf >= dayAfter) expect(await goneIn(folder, asOf)).toContain(id);
      for (const ask of step.asks ?? []) expect(guidance).toContain(ask);
      await migrateSources(folder, step, asOf);
      if (step.patch !== undefined) finishSources(folder, proof, step.patch);
      expect(await goneIn(folder, asOf)).toEqual(step.left ?? []);
      for (const day of step.on ?? [asOf]) {
        const { outcome, statuses } = await runOn(day, proof, readSources(folder, proof), `step-${index}`);
        expect(outcome).toEqual({ answer: step.answer });
        expect(statuses.filter((status) => status >= 400)).toEqual([]);
      }
    }
  });
});
