import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { bundledSchedule } from '@curfew/schedule';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTransform } from '../src/index.js';
import { fixtureCases, fixtureIds, type FixtureCase, type FixtureOptions } from './fixtures.js';
import { migrateDirectly } from './migrate-directly.js';
import { copyCase, makeProject, MODES, runJscodeshift, type RunResult } from './run-jscodeshift.js';

/** Cases of one id with equal options, in one mode: one run of jscodeshift. */
interface Batch {
  id: string;
  title: string;
  cases: FixtureCase[];
  flags: string[];
  project: ReturnType<typeof makeProject>;
  result?: RunResult;
}

const flagsOf = ({ asOf, review }: FixtureOptions) => [`--asOf=${asOf}`, ...(review ? ['--review=true'] : [])];

const batches: Batch[] = fixtureIds().flatMap((id) => {
  const byFlags = new Map<string, FixtureCase[]>();
  for (const fixture of fixtureCases(id)) {
    const key = flagsOf(fixture.options).join(' ');
    byFlags.set(key, [...(byFlags.get(key) ?? []), fixture]);
  }
  return [...byFlags].flatMap(([key, cases]) =>
    MODES.map(([mode, modeFlags]) => ({
      id,
      title: `${id} ${key}, ${mode}`,
      cases,
      flags: [...key.split(' '), ...modeFlags],
      project: makeProject(),
    })),
  );
});

async function run(batch: Batch): Promise<void> {
  const inputs = batch.cases.map((fixture) => copyCase(fixture, batch.project.root));
  batch.result = await runJscodeshift(batch.project.root, batch.id, inputs, batch.flags);
}

// Processes take their time to start: all runs first, side by side.
beforeAll(async () => {
  const waiting = [...batches];
  async function work(): Promise<void> {
    for (let batch = waiting.shift(); batch !== undefined; batch = waiting.shift()) await run(batch);
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}, 300_000);
afterAll(() => {
  for (const { project } of batches) project.remove();
});

it('has fixtures for every id, one of them `basic`', () => {
  expect(fixtureIds().sort()).toEqual(
    bundledSchedule()
      .deprecations.map(({ id }) => id)
      .sort(),
  );
  for (const id of fixtureIds()) expect(fixtureCases(id).map(({ name }) => name)).toContain('basic');
});

it('says in `manual.md` what is left to do where the basic case stays as it is, and only there', () => {
  for (const id of fixtureIds()) {
    const basic = path.join(import.meta.dirname, 'fixtures', id, 'basic');
    const stays = readFileSync(path.join(basic, 'input.ts')).equals(readFileSync(path.join(basic, 'expected.ts')));
    expect(existsSync(path.join(basic, 'manual.md')), id).toBe(stays);
  }
});

describe.each(batches)('$title', (batch) => {
  it.each(batch.cases)('$name', ({ name, input, expected }) => {
    const actual = readFileSync(path.join(batch.project.root, name, input));
    // Readable first, then the bytes.
    expect(actual.toString('utf8')).toBe(expected.toString('utf8'));
    expect(actual.equals(expected)).toBe(true);
  });

  it('has no error, and counts as done exactly what changed', () => {
    const changing = batch.cases.filter(
      ({ folder, input, expected }) => !readFileSync(path.join(folder, input)).equals(expected),
    );
    expect(batch.result).toMatchObject({
      errors: 0,
      ok: changing.length,
      skipped: batch.cases.length - changing.length,
    });
  });
});

describe.each(fixtureIds())('%s, beside migrate', (id) => {
  it.each(fixtureCases(id))('has the same bytes for $name', (fixture) => {
    const project = makeProject();
    try {
      const file = path.join(project.root, copyCase(fixture, project.root));
      expect(migrateDirectly(project.root, file, id, fixture.options).toString('utf8')).toBe(
        fixture.expected.toString('utf8'),
      );
    } finally {
      project.remove();
    }
  });

  it.each(fixtureCases(id))('changes nothing the second time in $name', (fixture) => {
    const project = makeProject();
    try {
      const file = path.join(project.root, copyCase(fixture, project.root));
      const source = fixture.expected.toString('utf8');
      writeFileSync(file, fixture.expected);
      expect(createTransform(id)({ path: file, source }, {}, { ...fixture.options })).toBeUndefined();
    } finally {
      project.remove();
    }
  });
});
