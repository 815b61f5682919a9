/** A long-lived process judges each file by the imports of now, in the editor and on the disk. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseModule } from '@curfew/project';
import { bundledSchedule } from '@curfew/schedule';
import { expect, it } from 'vitest';
import type { CurfewSettings } from '../src/curfew-settings.js';
import { createProjectSession, createSession } from '../src/project-session.js';
import { tempProject } from './temp-project.js';

const CLIENT = `export const list = () => fetch('https://api.access.example/cards');\n`;
const UNLINKED = `export const show = (card) => card.id;\n`;
const LINKED = `import { list } from './client.js';\n${UNLINKED}`;

function start(files: Record<string, string>, settings: CurfewSettings = {}) {
  const { root, write } = tempProject({ 'package.json': '{}', ...files });
  let time = 0;
  const session = createProjectSession(
    {
      root,
      schedule: bundledSchedule(),
      known: {},
      settings,
      types: { declarationsOf: () => [], keyOwnersOf: () => [] },
    },
    () => time,
  );
  /** Whether a file is analysed, with its text on the disk or another. */
  const isAnalysed = (file: string, text = readFileSync(path.join(root, file), 'utf8')): boolean => {
    const module = parseModule(path.join(root, file), text);
    if ('reason' in module) throw new Error(module.reason);
    return session.analyse(module) !== undefined;
  };
  /** Whether a file may hold something, of which only the text is known. */
  const mayHold = (file: string, text = readFileSync(path.join(root, file), 'utf8')): boolean =>
    session.mayHold(path.join(root, file), text, () => {
      throw new Error(`${file} was parsed`);
    });
  return { write, isAnalysed, mayHold, wait: (milliseconds: number) => (time += milliseconds) };
}

it('analyses what imports link to the client, and nothing else', () => {
  const { isAnalysed } = start({ 'client.js': CLIENT, 'linked.js': LINKED, 'other.js': UNLINKED });
  expect(['client.js', 'linked.js', 'other.js'].map((file) => isAnalysed(file))).toEqual([true, true, false]);
});

it('analyses only distinctive words where nothing names the service', () => {
  const { isAnalysed } = start({
    'other.js': UNLINKED,
    'distinctive.js': `export const who = (card) => card.card_assigned_by_id;\n`,
  });
  expect(['other.js', 'distinctive.js'].map((file) => isAnalysed(file))).toEqual([false, true]);
});

it('analyses every file where what is merely possible is asked for', () => {
  expect(start({ 'other.js': UNLINKED }, { possible: true }).isAnalysed('other.js')).toBe(true);
});

it('goes by the imports in the editor, and by those on the disk once they are thrown away', () => {
  const { isAnalysed, wait } = start({ 'client.js': CLIENT, 'other.js': UNLINKED });
  expect(isAnalysed('other.js')).toBe(false);
  expect(isAnalysed('other.js', LINKED)).toBe(true);
  expect(isAnalysed('other.js')).toBe(false);
  wait(60_000);
  expect(isAnalysed('other.js')).toBe(false);
});

it('sees a link that an unsaved text of another file makes, and its end', () => {
  const page = `import { list } from './between.js';\nexport const show = (card) => card.id;\n`;
  const { isAnalysed } = start({ 'client.js': CLIENT, 'between.js': UNLINKED, 'page.js': page });
  expect(isAnalysed('page.js')).toBe(false);
  expect(isAnalysed('between.js', `export { list } from './client.js';\nexport const card = 1;\n`)).toBe(true);
  expect(isAnalysed('page.js')).toBe(true);
  expect(isAnalysed('between.js', UNLINKED)).toBe(false);
  expect(isAnalysed('page.js')).toBe(false);
});

it('sees a link that a file which was never linted makes on the disk', () => {
  const page = `import { list } from './between.js';\nexport const show = (card) => card.id;\n`;
  const { write, isAnalysed, wait } = start({ 'client.js': CLIENT, 'between.js': UNLINKED, 'page.js': page });
  expect(isAnalysed('page.js')).toBe(false);
  write('between.js', `export { list } from './client.js';\n`);
  wait(1000);
  expect(isAnalysed('page.js')).toBe(true);
});

it('analyses a file that came after the project was searched', () => {
  const { write, isAnalysed } = start({ 'client.js': CLIENT, 'other.js': UNLINKED });
  expect(isAnalysed('other.js')).toBe(false);
  write('later.js', LINKED);
  expect(isAnalysed('later.js')).toBe(true);
});

it('sees that the service is named for the first time in an unsaved text', () => {
  const { isAnalysed } = start({ 'client.js': UNLINKED, 'linked.js': LINKED });
  expect(isAnalysed('linked.js')).toBe(false);
  expect(isAnalysed('client.js', CLIENT)).toBe(true);
  expect(isAnalysed('linked.js')).toBe(true);
});

it('knows without a syntax tree what a file can hold whose text is that of the disk', () => {
  const { isAnalysed, mayHold } = start({ 'client.js': CLIENT, 'linked.js': LINKED, 'other.js': UNLINKED });
  expect(isAnalysed('other.js')).toBe(false);
  expect([mayHold('other.js'), mayHold('linked.js')]).toEqual([false, true]);
  expect(() => mayHold('other.js', LINKED)).toThrow('other.js was parsed');
});

it('goes by a text on the disk that is newer than what was read', () => {
  const { write, isAnalysed } = start({ 'client.js': CLIENT, 'other.js': UNLINKED });
  expect(isAnalysed('other.js')).toBe(false);
  write('other.js', LINKED);
  expect(isAnalysed('other.js')).toBe(true);
});

it('holds nothing in a text that is no code', () => {
  const { root } = tempProject({ 'package.json': '{}', 'client.js': CLIENT });
  const types = { declarationsOf: () => [], keyOwnersOf: () => [] };
  const given = { schedule: bundledSchedule(), known: {}, types };
  for (const settings of [{}, { possible: true }])
    for (const place of [root, undefined])
      expect(
        createSession({ ...given, settings, root: place }).mayHold(
          path.join(root, 'a.css'),
          '.card {}',
          () => undefined,
        ),
      ).toBe(false);
});
