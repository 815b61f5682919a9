/** Which files values can reach from some files: by imports, told from the texts. */
import type { ImportIndex } from './import-index.js';
import type { SourceText, Unread } from './project-contracts.js';

/** How many imports away a file may be: values and types are handed on a few times, not from one end of a program to the other. */
const LINK_STEPS = 6;

type Links = Pick<ImportIndex, 'mayImport' | 'mayBeImportedBy' | 'mayImportByName'> & {
  read: (file: string) => SourceText | Unread;
  files: () => readonly string[];
  /** Files that may request a route that one of these may define, or read what one of them writes to what handlers are handed. */
  mayReceive: (servers: Iterable<string>) => readonly string[];
};

const REEXPORT = /\bexport\s+(?:type\s+)?(?:\*(?:\s+as\s+[\w$]+)?|\{[^}]*\})\s*from\s*(?:"[^"\n]*"|'[^'\n]*')\s*;?/g;
const COMMENT = /\/\*[^]*?\*\/|\/\/.*/g;
/**
 * What gives meaning to whoever imports it, though it imports nothing of the service itself: a type or schema that a request elsewhere
 * says to be a resource, a context that is filled elsewhere.
 */
const HOLDER =
  /\b(?:interface|type|enum|class)\s+[\w$]+|@typedef\b|\bobject\(\s*\{|\bcreateContext\b|\bInjectionKey\b|\bInjectionToken\b/;

/** Names a module whose types it declares, or adds to: who imports that module sees them. */
const AMBIENT_MODULE = /\bdeclare\s+module\s*(?:"([^"\n]+)"|'([^'\n]+)')/g;
const GLOBAL_TYPES = /\bdeclare\s+global\b/;
/** A TypeScript file without imports and exports declares its types for all others. */
const TYPESCRIPT = /\.[cm]?tsx?$/i;
const MODULE_SYNTAX = /^\s*(?:import|export)\b/m;
const DECLARES_TYPES = /^\s*(?:declare\s+)?(?:interface|type|enum|class|namespace)\s+[\w$]+/m;

/**
 * The files that import the given ones, directly or over others, and the files that those import; the given ones with them, and those that
 * request what one of them answers as a server, or are handed what it writes. Types, schemas and contexts among these lead on to the files that import them; types declared for a module by its name lead on to the files that
 * import it, and global types to all files. A step over a module that only hands exports on does not count.
 */
export const linkedFiles = (
  seeds: Iterable<string>,
  { mayImport, mayBeImportedBy, mayImportByName, mayReceive, read, files }: Links,
): Set<string> => {
  const textOf = (file: string): string => {
    const source = read(file);
    return 'text' in source ? source.text : '';
  };
  const barrels = new Map<string, boolean>();
  const isBarrel = (file: string): boolean => {
    const known = barrels.get(file) ?? textOf(file).replace(REEXPORT, '').replace(COMMENT, '').trim() === '';
    barrels.set(file, known);
    return known;
  };
  /** Goes from `start` (file to steps taken) over edges as far as steps reach. */
  const follow = (
    start: ReadonlyMap<string, number>,
    edges: (file: string) => readonly string[],
  ): Map<string, number> => {
    const steps = new Map(start);
    const levels: string[][] = [];
    for (const [file, taken] of start) (levels[taken] ??= []).push(file);
    for (let taken = 0; taken <= LINK_STEPS; taken++) {
      const level = levels[taken] ?? [];
      // Grows while it is read: barrels are on the level of who leads to them.
      for (const file of level) {
        if (steps.get(file) !== taken) continue;
        for (const next of edges(file)) {
          const cost = taken + (isBarrel(next) ? 0 : 1);
          if (cost > LINK_STEPS || (steps.get(next) ?? Infinity) <= cost) continue;
          steps.set(next, cost);
          if (cost === taken) level.push(next);
          else (levels[cost] ??= []).push(next);
        }
      }
    }
    return steps;
  };
  const serving = follow(new Map([...seeds].map((file) => [file, 0])), mayImport);
  const requesting = mayReceive(serving.keys()).filter((file) => !serving.has(file));
  const importing = follow(new Map([...serving, ...requesting.map((file) => [file, 0] as const)]), mayImport);
  const linked = follow(importing, mayBeImportedBy);
  const holders = [...linked].filter(([file]) => !importing.has(file) && HOLDER.test(textOf(file)));
  const found = new Set([...linked.keys(), ...follow(follow(new Map(holders), mayImport), mayBeImportedBy).keys()]);
  if ([...found].some((file) => declaresForAll(file, textOf(file)))) return new Set([...found, ...files()]);
  const named = [...found].flatMap((file) => ambientModules(textOf(file))).flatMap((name) => mayImportByName(name));
  const seeing = new Map(named.map((file) => [file, 0]));
  return new Set([...found, ...follow(follow(seeing, mayImport), mayBeImportedBy).keys()]);
};

const ambientModules = (text: string): string[] =>
  [...text.matchAll(AMBIENT_MODULE)].map(([, double, single]) => double ?? single ?? '');

const declaresForAll = (file: string, text: string): boolean =>
  GLOBAL_TYPES.test(text) || (TYPESCRIPT.test(file) && DECLARES_TYPES.test(text) && !MODULE_SYNTAX.test(text));
