import { addDays } from '@curfew/schedule';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCurfew } from '../e2e/support/run-curfew.js';
import { readProofs } from './support/read-proofs.js';
import { migrateArguments, migrateSources, readSources, writeSources } from './support/stage.js';

const NAMES = new Set([
  'card-enroll/axios-instance',
  'card-sub-type/openapi-fetch-paths',
  'event-sets/fetch-json',
  'card-type-legacy/wretch-switch',
]);
const proofs = readProofs().filter(({ name }) => NAMES.has(name));

test.each(proofs)('a process of the command line writes the same bytes: $name', async (proof) => {
  const [step] = proof.steps;
  if (!step) throw new Error('no step');
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'curfew-proofs-')));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const asOf = step.asOf ?? addDays(proof.lastDay, 1);
  const [here, there] = [path.join(folder, 'here'), path.join(folder, 'there')];
  writeSources(here, proof);
  writeSources(there, proof);
  await migrateSources(here, step, asOf);
  const { code, stderr } = runCurfew(there, migrateArguments(step, asOf));
  expect({ code, fault: stderr.includes('error') }).toEqual({ code: 0, fault: false });
  expect(readSources(there, proof)).toEqual(readSources(here, proof));
  expect(readSources(there, proof)).not.toEqual(new Map(proof.modules));
});

test('the four programs are there', () => {
  expect(new Set(proofs.map(({ name }) => name))).toEqual(NAMES);
});
