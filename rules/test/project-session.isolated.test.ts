import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Analysis, AnalysisOptions, ModuleHost, SourceModule } from '@curfew/analyzer';
import { parseModule } from '@curfew/project';
import { bundledSchedule } from '@curfew/schedule';
import { expect, it, vi } from 'vitest';
import { createProjectSession, type Analysed } from '../src/project-session.js';
import { tempProject } from './temp-project.js';

/** An analysis that is nothing but its host: what the session shows it is what is tested. */
vi.mock('@curfew/analyzer', () => ({ createAnalysis: (options: AnalysisOptions) => ({ host: options.host }) }));
const hostOf = (analysis: Analysis): ModuleHost => (analysis as unknown as { host: ModuleHost }).host;

const files = { 'src/a.ts': `import { b } from './b.js';\nprint(b);\n`, 'src/b.ts': 'export const b = 1;\n' };

const NO_TYPES = { declarationsOf: () => [], keyOwnersOf: () => [] };

function start() {
  const { root, write } = tempProject(files);
  let time = 0;
  const opened = createProjectSession(
    // Nothing of these texts is the service's: they are looked at for what is merely possible.
    { root, schedule: bundledSchedule(), known: {}, settings: { possible: true }, types: NO_TYPES },
    () => time,
  );
  const session = {
    analyse: (module: SourceModule): Analysed => {
      const analysed = opened.analyse(module);
      if (analysed === undefined) throw new Error(`${module.file} was not analysed`);
      return analysed;
    },
  };
  const moduleOf = (file: string, text = readFileSync(path.join(root, file), 'utf8')): SourceModule => {
    const parsed = parseModule(path.join(root, file), text);
    if ('reason' in parsed) throw new Error(parsed.reason);
    return parsed;
  };
  /** Lints `src/a.ts` as it is on the disk, and says what its import leads to. */
  const importedText = (): string | undefined => {
    const module = moduleOf('src/a.ts');
    const resolution = hostOf(session.analyse(module).analysis).resolve('./b.js', module);
    return resolution?.kind === 'module' ? resolution.module.text : undefined;
  };
  return { write, session, moduleOf, importedText, wait: (milliseconds: number) => (time += milliseconds) };
}

it('keeps what it learnt while the disk stays the same', () => {
  const { session, moduleOf, wait } = start();
  const first = session.analyse(moduleOf('src/a.ts')).analysis;
  expect(session.analyse(moduleOf('src/b.ts')).analysis).toBe(first);
  wait(60_000);
  expect(session.analyse(moduleOf('src/a.ts')).analysis).toBe(first);
});

it('shows other modules the tree that ESLint parsed', () => {
  const { session, moduleOf } = start();
  const own = moduleOf('src/b.ts');
  session.analyse(own);
  const importer = moduleOf('src/a.ts');
  expect(hostOf(session.analyse(importer).analysis).resolve('./b.js', importer)).toEqual({
    kind: 'module',
    module: own,
  });
});

it('keeps the tree that the analysis already looked at, and takes a new one with a new text', () => {
  const { session, moduleOf } = start();
  const importer = moduleOf('src/a.ts');
  const resolution = hostOf(session.analyse(importer).analysis).resolve('./b.js', importer);
  const looked = resolution?.kind === 'module' ? resolution.module : undefined;
  expect(session.analyse(moduleOf('src/b.ts')).module).toBe(looked);
  const edited = moduleOf('src/b.ts', 'export const b = 2;\n');
  expect(session.analyse(edited).module).toBe(edited);
});

it('reads a file again that changed on the disk', () => {
  const { write, importedText, wait } = start();
  expect(importedText()).toBe('export const b = 1;\n');
  write('src/b.ts', 'export const b = 22;\n');
  wait(1000);
  expect(importedText()).toBe('export const b = 22;\n');
});

it('finds a file that came later', () => {
  const { write, session, moduleOf, wait } = start();
  const module = moduleOf('src/a.ts', `import { c } from './c.js';\n`);
  write('src/a.ts', module.text);
  expect(hostOf(session.analyse(module).analysis).resolve('./c.js', module)).toBeUndefined();
  write('src/c.ts', 'export const c = 3;\n');
  wait(1000);
  expect(hostOf(session.analyse(module).analysis).resolve('./c.js', module)).toMatchObject({ kind: 'module' });
});

it('believes the text of an editor, and learns anew from it', () => {
  const { session, moduleOf, importedText } = start();
  const before = session.analyse(moduleOf('src/a.ts')).analysis;
  expect(session.analyse(moduleOf('src/b.ts', 'export const b = "edited";\n')).analysis).not.toBe(before);
  expect(importedText()).toBe('export const b = "edited";\n');
});

it('forgets a text that was neither saved nor linted again', () => {
  const { session, moduleOf, importedText, wait } = start();
  session.analyse(moduleOf('src/b.ts', 'export const b = "thrown away";\n'));
  wait(30_000);
  expect(importedText()).toBe('export const b = "thrown away";\n');
  wait(1);
  expect(importedText()).toBe('export const b = 1;\n');
});

it('goes on from a text that was saved', () => {
  const { write, session, moduleOf, importedText, wait } = start();
  session.analyse(moduleOf('src/b.ts', 'export const b = "saved";\n'));
  write('src/b.ts', 'export const b = "saved";\n');
  session.analyse(moduleOf('src/b.ts'));
  wait(60_000);
  expect(importedText()).toBe('export const b = "saved";\n');
});
