import { applyPatch, parsePatch } from 'diff';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { curfewIn } from './curfew-in-folder.js';
import type { Proof, Step } from './read-proofs.js';

const CONFIG = 'curfew.config.json';

/** Writes the modules of a program as its author has them, with the configuration beside them. */
export function writeSources(folder: string, proof: Proof): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of proof.modules) writeFileSync(path.join(folder, name), text);
  const config = path.join(proof.folder, CONFIG);
  if (existsSync(config)) copyFileSync(config, path.join(folder, CONFIG));
}

/** The modules of a folder of sources as they are now. */
export function readSources(folder: string, proof: Proof): Map<string, string> {
  return new Map([...proof.modules.keys()].map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

/** The arguments with which a person migrates for a step. */
export function migrateArguments(step: Step, asOf: string): string[] {
  return ['migrate', '--write', ...(step.review === true ? ['--review'] : []), '--as-of', asOf];
}

/** Migrates the sources in a folder. */
export async function migrateSources(folder: string, step: Step, asOf: string): Promise<void> {
  await curfewIn(folder, migrateArguments(step, asOf));
}

/** Finishes by hand what a migration left: applies the patch of the step, every hunk of it. */
export function finishSources(folder: string, proof: Proof, patch: string): void {
  for (const change of parsePatch(readFileSync(path.join(proof.folder, patch), 'utf8'))) {
    const file = path.join(folder, (change.newFileName ?? '').replace(/^b\//, ''));
    const finished = applyPatch(readFileSync(file, 'utf8'), change);
    if (finished === false) throw new Error(`${patch} does not apply to\n${readFileSync(file, 'utf8')}`);
    writeFileSync(file, finished);
  }
}
