/**
 * Reads the cases of the detection matrix. `cases/<idiom>/<case>` is one file or, where several modules or a configuration take part, a
 * folder. A comment on a line names what is expected there: `// finds: card-enroll` (certain), `// finds: card-enroll likely`, several
 * with commas; `// finds below: …` speaks of the next line where a comment cannot stand. A case whose name begins with `silent` has none.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const CASES = join(import.meta.dirname, 'cases');

export interface Case {
  /** `01-fetch-literal/endpoint.ts`. */
  name: string;
  /** Folder that is the project's root. */
  root: string;
  files: string[];
  /** Names of other cases in the same folder, which are not part of the project. */
  others: string[];
  /** True where nothing may be found. */
  silent: boolean;
}

/** `file:line id confidence`, line from 1. */
export type Expectation = string;

/** All cases below a folder, sorted by name. */
export function readCases(cases = CASES): Case[] {
  return readdirSync(cases)
    .sort()
    .flatMap((idiom) => {
      const names = readdirSync(join(cases, idiom)).sort();
      return names.map((name): Case => {
        const path = join(cases, idiom, name);
        const folder = statSync(path).isDirectory();
        return {
          name: `${idiom}/${name}`,
          root: folder ? path : join(cases, idiom),
          files: folder ? filesBelow(path) : [path],
          others: folder
            ? []
            : names.filter((other) => other !== name).map((other) => (other.includes('.') ? other : `${other}/**`)),
          silent: name.startsWith('silent'),
        };
      });
    });
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.([cm]?[jt]sx?|vue|svelte|astro)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const COMMENT = /finds( below)?: (.+?)\s*(?:\*\/|-->|\}|$)/;

/** What the comments of a case say is to be found, sorted. */
export function expectationsOf(item: Case): Expectation[] {
  return item.files.flatMap((file) => expectationsIn(file, relative(item.root, file))).sort();
}

/** What the comments of a file say is to be found. */
export function expectationsIn(file: string, name: string): Expectation[] {
  return readFileSync(file, 'utf8')
    .split(/\r\n|[\n\r]/)
    .flatMap((line, index) => {
      const match = COMMENT.exec(line);
      if (!match?.[2]) return [];
      const at = index + (match[1] === undefined ? 1 : 2);
      return match[2].split(',').map((item) => {
        const [id = '', confidence = 'certain'] = item.trim().split(/\s+/);
        return `${name}:${at} ${id} ${confidence}`;
      });
    });
}
