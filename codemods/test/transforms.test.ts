import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundledSchedule } from '@curfew/schedule';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureCases, fixtureIds, type FixtureCase, type FixtureOptions } from './fixtures.js';
import { migrateDirectly } from './migrate-directly.js';
import { copyCase, makeProject, MODES, runJscodeshift } from './run-jscodeshift.js';

it('has fixtures for every id, one of them `basic`', () => {
  expect(fixtureIds().sort()).toEqual(
    bundledSchedule()
      .deprecations.map(({ id }) => id)
      .sort(),
  );
  for (const id of fixtureIds()) expect(fixtureCases(id).map(({ name }) => name)).toContain('basic');
});

const flagsOf = ({ asOf, review }: FixtureOptions) => [`--asOf=${asOf}`, ...(review ? ['--review=true'] : [])];

/** Cases that can share one run. */
function groups(id: string): [string, FixtureCase[]][] {
  const byFlags = new Map<string, FixtureCase[]>();
  for (const fixture of fixtureCases(id)) {
    const key = flagsOf(fixture.options).join(' ');
    byFlags.set(key, [...(byFlags.get(key) ?? []), fixture]);
  }
  return [...byFlags];
}

describe.each(fixtureIds())('%s', (id) => {
  describe.each(groups(id))('%s', (_flags, cases) => {
    const flags = cases[0] === undefined ? [] : flagsOf(cases[0].options);

    describe.each(MODES)('jscodeshift in %s', (_mode, modeFlags) => {
      const project = makeProject();
      let counts = { errors: -1, ok: -1, skipped: -1 };
      let again = { errors: -1, ok: -1, skipped: -1 };

      beforeAll(async () => {
        const inputs = cases.map((fixture) => copyCase(fixture, project.root));
        const run = () => runJscodeshift(project.root, id, inputs, [...flags, ...modeFlags]);
        counts = await run();
        again = await run();
      }, 60_000);
      afterAll(project.remove);

      it.each(cases.map((fixture) => [fixture.name, fixture] as const))('%s', (name, { input, expected }) => {
        const actual = readFileSync(path.join(project.root, name, input));
        // Readable first, then the bytes.
        expect(actual.toString('utf8')).toBe(expected.toString('utf8'));
        expect(actual.equals(expected)).toBe(true);
      });

      it('has no error, and counts as done exactly what changed', () => {
        const changing = cases.filter(
          ({ folder, input, expected }) => !readFileSync(path.join(folder, input)).equals(expected),
        );
        expect(counts).toMatchObject({ errors: 0, ok: changing.length, skipped: cases.length - changing.length });
      });

      it('changes nothing the second time', () => {
        expect(again).toMatchObject({ errors: 0, ok: 0, skipped: cases.length });
      });
    });
  });

  it.each(fixtureCases(id).map((fixture) => [fixture.name, fixture] as const))(
    '%s has the bytes of migrate',
    (_name, fixture) => {
      const project = makeProject();
      try {
        const file = path.join(project.root, copyCase(fixture, project.root));
        expect(migrateDirectly(project.root, file, id, fixture.options).toString('utf8')).toBe(
          fixture.expected.toString('utf8'),
        );
      } finally {
        project.remove();
      }
    },
  );
});
