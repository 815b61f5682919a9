import { join } from 'node:path';
import { bundledSchedule, type Schedule } from '@curfew/schedule';
import { expect, it } from 'vitest';
import { applyClientVersions } from '../src/client-versions.js';
import { makeFolder } from './folders.js';

/** The bundled schedule, with one deprecation that is gone in version 5 of a client. */
const schedule: Schedule = {
  ...bundledSchedule(),
  deprecations: bundledSchedule().deprecations.map((deprecation) =>
    deprecation.id === 'card-enroll' ? { ...deprecation, sdk: { package: '@acme/access', range: '>=5' } } : deprecation,
  ),
};

const project = (files: Readonly<Record<string, unknown>>): string =>
  makeFolder(
    Object.fromEntries(
      Object.entries(files).map(([file, content]) => [
        file,
        typeof content === 'string' ? content : JSON.stringify(content),
      ]),
    ),
  );

const goneIn = (folder: string): string | undefined =>
  applyClientVersions(schedule, folder).deprecations.find(({ id }) => id === 'card-enroll')?.goneInClient;

const installed = (version: string): Record<string, unknown> => ({
  'node_modules/@acme/access/package.json': { version },
});

it('takes the version that is installed, not the range that is declared', () => {
  const manifest = { dependencies: { '@acme/access': '>=4' } };
  expect(goneIn(project({ 'package.json': manifest, ...installed('5.1.0') }))).toBe('@acme/access 5.1.0');
  expect(goneIn(project({ 'package.json': manifest, ...installed('4.9.9') }))).toBeUndefined();
});

it('asks every version of a declared range to lack it where nothing is installed', () => {
  expect(goneIn(project({ 'package.json': { dependencies: { '@acme/access': '^5.0.0' } } }))).toBe(
    '@acme/access ^5.0.0',
  );
  expect(goneIn(project({ 'package.json': { devDependencies: { '@acme/access': '>=4' } } }))).toBeUndefined();
});

it('finds the client of the workspace root for a package below it', () => {
  const root = project({ ...installed('6.0.0'), 'packages/web/package.json': {} });
  expect(goneIn(join(root, 'packages/web'))).toBe('@acme/access 6.0.0');
});

it.each([
  ['no client', {}],
  ['a workspace range', { 'package.json': { dependencies: { '@acme/access': 'workspace:*' } } }],
  ['a broken manifest', { 'package.json': '{' }],
])('leaves the schedule as it is with %s', (_, files) => {
  const folder = project(files);
  expect(applyClientVersions(schedule, folder)).toBe(schedule);
});
