/** The programs that are migrated in every style: fixtures of the codemods, the badge desk, and the cases of the detection matrix. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Day } from '@curfew/schedule';
import { fixtureCases, fixtureIds } from '../../codemods/test/fixtures.js';
import { readCases } from '../detection/read-cases.js';

export interface Program {
  /** `fixture card-enroll/basic`, `case 01-fetch-literal/endpoint.ts on 2023-11-01`. */
  name: string;
  /** Folder that is the project's root. */
  root: string;
  /** Globs below the root that are not part of the project. */
  others: string[];
  /** Absolute path to text: without BOM, every line end LF. */
  texts: ReadonlyMap<string, string>;
  asOf: Day;
  /** The only id to migrate; absent: all. */
  only?: string;
  apply: 'automatic' | 'review';
}

/** A day before every sunset of the bundled schedule, and one after. */
const DAYS: readonly Day[] = ['2023-11-01', '2026-11-27'];

const BADGE_DESK = join(import.meta.dirname, '../integrations/badge-desk');

/** All programs, by name; those without any rewrite among them. */
export function readPrograms(): Program[] {
  return [...fixtures(), ...badgeDesk(), ...cases()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function fixtures(): Program[] {
  return fixtureIds().flatMap((id) =>
    fixtureCases(id).map(({ name, folder, options }): Program => {
      const files = sourcesBelow(folder).filter((file) => !file.includes('expected.'));
      const named = { name: `fixture ${id}/${name}`, root: folder, others: ['expected.*'], texts: textsOf(files) };
      return { ...named, asOf: options.asOf, only: id, apply: options.review ? 'review' : 'automatic' };
    }),
  );
}

function badgeDesk(): Program[] {
  const texts = textsOf(sourcesBelow(BADGE_DESK));
  return DAYS.map((asOf) => ({
    name: `badge-desk on ${asOf}`,
    root: BADGE_DESK,
    others: [],
    texts,
    asOf,
    apply: 'review',
  }));
}

function cases(): Program[] {
  return readCases()
    .filter(({ silent }) => !silent)
    .flatMap(({ name, root, others, files }) => {
      const texts = textsOf(files);
      return DAYS.map((asOf): Program => ({
        name: `case ${name} on ${asOf}`,
        root,
        others,
        texts,
        asOf,
        apply: 'review',
      }));
    });
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.([cm]?[jt]sx?|vue|svelte|astro)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function textsOf(files: readonly string[]): Map<string, string> {
  return new Map(
    files.map((file) => [
      file,
      readFileSync(file, 'utf8')
        .replace(/^\uFEFF/, '')
        .replace(/\r\n?/g, '\n'),
    ]),
  );
}
