import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** One case: a folder with `input.*` and `expected.*`, maybe other files around, and options in `options.json`. */
export interface FixtureCase {
  id: string;
  name: string;
  folder: string;
  /** File name of the input: `input.ts`. */
  input: string;
  expected: Buffer;
  options: FixtureOptions;
}

export interface FixtureOptions {
  /** Day of the run; after all sunsets unless the case says otherwise. */
  asOf: string;
  review: boolean;
}

const root = fileURLToPath(new URL('fixtures/', import.meta.url));

/** Ids that have fixtures. */
export function fixtureIds(): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** All cases of an id. Throws for a folder that is no case. */
export function fixtureCases(id: string): FixtureCase[] {
  return readdirSync(path.join(root, id)).map((name) => readCase(id, name));
}

function readCase(id: string, name: string): FixtureCase {
  const folder = path.join(root, id, name);
  const files = readdirSync(folder);
  const input = files.find((file) => file.startsWith('input.'));
  if (input === undefined) throw new Error(`${folder} has no input`);
  const options = path.join(folder, 'options.json');
  return {
    id,
    name,
    folder,
    input,
    expected: readFileSync(path.join(folder, input.replace('input', 'expected'))),
    options: {
      asOf: '2026-01-15',
      review: false,
      ...(existsSync(options) ? (JSON.parse(readFileSync(options, 'utf8')) as Partial<FixtureOptions>) : {}),
    },
  };
}
