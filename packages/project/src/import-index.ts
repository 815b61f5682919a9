/** Who imports whom, backwards: built once from the texts, with the parse as the truth. */
import { dirname, resolve as resolvePath } from 'node:path';
import { addTo } from '@curfew/analyzer/group';
import { loadedFrom } from '@curfew/analyzer/route-files';
import type { AnyNode, SourceModule } from '@curfew/analyzer';
import type { SourceText, Unread } from './project-contracts.js';
import type { Target } from './resolver.js';
import {
  ANYWHERE,
  createSpelledImports,
  createSpellings,
  type SpelledImport,
  type SpelledImports,
} from './spelled-imports.js';

interface Sources {
  root: string;
  files: () => readonly string[];
  /** Whether some file of the project stands there under another name, too. */
  hasLinks: () => boolean;
  read: (file: string) => SourceText | Unread;
  open: (file: string) => SourceModule | Unread;
  resolve: (specifier: string, from: string) => Target | undefined;
}

export interface ImportIndex {
  /** Files that import this one directly, in the order of the project's files. */
  importersOf(file: string): string[];
  /** Those of `mayImport`, each with the specifiers that may lead to this one. */
  spelledImporters(file: string): ReadonlyMap<string, readonly string[]>;
  /** Files whose text may import this one: more than do where a comment or string looks like an import, never fewer. */
  mayImport(file: string): string[];
  /** Files whose text may import a module that is spelled so, wherever that leads; `*` in it stands for any text. */
  mayImportByName(specifier: string): string[];
  /** Files that the text of this one may import. */
  mayBeImportedBy(file: string): string[];
  /** A text that will not be kept: its imports are looked up now, so that it need not be read again. */
  note(file: string, text: string): void;
  /** The file has another text now. */
  forget(file: string): void;
}

/** What a script is imported as: its path without its ending. `./cards.js` may stand for `cards.ts`. */
const SCRIPT_ENDING = /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/i;
const asImported = (file: string): string => file.replace(SCRIPT_ENDING, '');

/** Strings that may be specifiers: after `from`, `import` or `require`, over line breaks and comments of up to 1000 characters. */
const CANDIDATE =
  /\b(?:from|import|require)\b(?:\s|\/\*(?:[^*]|\*(?!\/)){0,1000}\*\/|\/\/.{0,1000}\n|\()*(?:"([^"\n]+)"|'([^'\n]+)'|`([^`$\n]+)`)/g;

/**
 * Specifiers that the text may import: more than it does where a comment or string looks like an import, never fewer.
 *
 * @param copies Of the specifiers so far. A part of a string would keep the whole text in memory for as long as it lives.
 */
const candidatesIn = (text: string, copies: Map<string, string>): Set<string> => {
  const found = new Set<string>();
  for (const match of text.matchAll(CANDIDATE)) {
    const raw = match[1] ?? match[2] ?? match[3];
    if (raw === undefined) continue;
    const copy = copies.get(raw) ?? Buffer.from(raw, 'utf16le').toString('utf16le');
    copies.set(copy, copy);
    found.add(copy);
  }
  return found;
};

const stringOf = (node: AnyNode | null | undefined): string | undefined => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.quasis.length === 1) return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
};

const specifierOf = (node: AnyNode): string | undefined => {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return stringOf(node.source);
    case 'TSExternalModuleReference':
      return stringOf(node.expression);
    case 'CallExpression': {
      const { callee } = node;
      return callee.type === 'Identifier' && callee.name === 'require' ? stringOf(node.arguments[0]) : undefined;
    }
    default:
      return undefined;
  }
};

/** What may import below the top of a module: a call, a type, a part of the module with a name. */
const NESTED = /\brequire\b|\bimport\s*(?![\w$*{"'\s])|\b(?:module|namespace)\b/;

/** Specifiers that the module imports, re-exports, requires or loads, each once, in source order. */
const specifiersIn = (module: SourceModule): Set<string> => {
  if (!module.parts && !NESTED.test(module.text))
    return new Set(module.ast.body.map(specifierOf).filter((specifier) => specifier !== undefined));
  const found = new Set<string>();
  const pending: AnyNode[] = [module.ast];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const specifier = specifierOf(node);
    if (specifier !== undefined) found.add(specifier);
    const children: AnyNode[] = [];
    for (const key of module.visitorKeys[node.type] ?? []) {
      const child = (node as unknown as Record<string, unknown>)[key];
      for (const each of Array.isArray(child) ? (child as unknown[]) : [child]) {
        if (typeof each === 'object' && each !== null && 'type' in each) children.push(each as AnyNode);
      }
    }
    for (const child of children.reverse()) pending.push(child);
  }
  return found;
};

/**
 * Makes the reverse index of imports. The texts are searched at the first question; a file is parsed only when its text may
 * import the one that was asked for.
 */
export const createImportIndex = ({ root, files, hasLinks, read, open, resolve }: Sources): ImportIndex => {
  let index: SpelledImports | undefined;
  const namesOf = createSpellings(root);
  const written = new WeakMap<SourceModule, Set<string>>();
  const answers = new Map<string, string[]>();
  const copies = new Map<string, string>();

  const writtenIn = (module: SourceModule): Set<string> => {
    const known = written.get(module) ?? new Set([...specifiersIn(module), ...loadedFrom(module.file)]);
    written.set(module, known);
    return known;
  };

  const built = (): SpelledImports => {
    if (index === undefined) {
      index = createSpelledImports(!hasLinks());
      for (const file of files()) enter(index, file);
      noted.clear();
    }
    return index;
  };

  /** Imports of texts that are not kept. */
  const noted = new Map<string, string[]>();
  const enter = (target: SpelledImports, file: string): string[] => {
    const known = noted.get(file);
    const source = known ? undefined : read(file);
    if (known) return target.set(file, known);
    const imported = source && 'text' in source ? candidatesIn(source.text, copies) : [];
    return target.set(file, [...imported, ...loadedFrom(file)]);
  };

  /** The files of the project, as they are imported. */
  let spellings: Set<string> | undefined;
  /** The file of the project that a relative import spells, as it is imported: it leads there. None where links give files other names. */
  const spelledFile = ({ specifier, from }: SpelledImport): string | undefined => {
    if (hasLinks() || !/^\.\.?\//.test(specifier)) return undefined;
    spellings ??= new Set(files().map(asImported));
    const spelled = asImported(resolvePath(dirname(from), specifier));
    return spellings.has(spelled) ? spelled : undefined;
  };

  /** Imports by the name they end in: those that spell a file, by that file, and the others by where they lead. */
  const groups = new Map<string, { spelled: Map<string, SpelledImport[]>; led: Map<string, SpelledImport[]> }>();
  const groupsOf = (name: string): { spelled: Map<string, SpelledImport[]>; led: Map<string, SpelledImport[]> } => {
    const known = groups.get(name);
    if (known) return known;
    // Many files have the same name: each import is looked at once, not once for each of them.
    const found = { spelled: new Map<string, SpelledImport[]>(), led: new Map<string, SpelledImport[]>() };
    groups.set(name, found);
    for (const each of built().named(name)) {
      const spelled = spelledFile(each);
      if (spelled !== undefined) {
        addTo(found.spelled, spelled, each);
        continue;
      }
      const target = resolve(each.specifier, each.from);
      if (target?.kind === 'file') addTo(found.led, target.file, each);
    }
    return found;
  };
  const importsOf = (name: string, file: string): SpelledImport[] => {
    const { spelled, led } = groupsOf(name);
    const leadsHere = ({ specifier, from }: SpelledImport): boolean => {
      const target = resolve(specifier, from);
      return target?.kind === 'file' && target.file === file;
    };
    return [...(spelled.get(asImported(file)) ?? []).filter(leadsHere), ...(led.get(file) ?? [])];
  };

  /** Files whose text may import the file, with the specifiers that say so. */
  const candidatesFor = (file: string): Map<string, string[]> => {
    const found = new Map<string, string[]>();
    const names = new Set([...namesOf(file), ANYWHERE]);
    for (const name of names) {
      for (const { specifier, from } of importsOf(name, file)) {
        addTo(found, from, specifier);
      }
    }
    // The order of the project's files.
    return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
  };

  return {
    importersOf(file) {
      const known = answers.get(file);
      if (known !== undefined) return known;
      const importers = [...candidatesFor(file)].filter(([importer, candidates]) => {
        const module = open(importer);
        return 'ast' in module && candidates.some((specifier) => writtenIn(module).has(specifier));
      });
      const answer = importers.map(([importer]) => importer);
      answers.set(file, answer);
      return answer;
    },
    spelledImporters: candidatesFor,
    mayImport: (file) => [...candidatesFor(file).keys()],
    mayImportByName(name) {
      const [before = '', after] = name.split('*');
      const isNamed = ({ specifier }: SpelledImport): boolean =>
        after === undefined ? specifier === name : specifier.startsWith(before) && specifier.endsWith(after);
      return [
        ...new Set(
          built()
            .named(ANYWHERE)
            .filter(isNamed)
            .map(({ from }) => from),
        ),
      ];
    },
    mayBeImportedBy(file) {
      const source = read(file);
      if ('reason' in source) return [];
      const targets = [...candidatesIn(source.text, copies)].map((specifier) => resolve(specifier, file));
      return [...new Set(targets.flatMap((target) => (target?.kind === 'file' ? [target.file] : [])))];
    },
    note(file, text) {
      if (index === undefined) noted.set(file, [...candidatesIn(text, copies)]);
    },
    forget(file) {
      answers.clear();
      noted.delete(file);
      if (spellings?.has(asImported(file)) !== true) {
        // The file is new, and imports may lead to it.
        spellings = undefined;
        groups.clear();
      }
      if (index !== undefined) for (const name of enter(index, file)) groups.delete(name);
    },
  };
};
