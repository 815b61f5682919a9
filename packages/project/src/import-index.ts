/** Who imports whom, backwards: built once from the texts, with the parse as the truth. */
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
  /** The file has another text now. */
  forget(file: string): void;
}

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

/** Specifiers that the module imports, re-exports, requires or loads, each once, in source order. */
const specifiersIn = (module: SourceModule): Set<string> => {
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
    const known = written.get(module) ?? specifiersIn(module);
    written.set(module, known);
    return known;
  };

  const built = (): SpelledImports => {
    if (index === undefined) {
      index = createSpelledImports(!hasLinks());
      for (const file of files()) enter(index, file);
    }
    return index;
  };

  const enter = (target: SpelledImports, file: string): void => {
    const source = read(file);
    if ('text' in source) target.add(file, candidatesIn(source.text, copies));
  };

  /** Imports by the name they end in and the file they lead to. */
  const resolved = new Map<string, Map<string, SpelledImport[]>>();
  const resolvedBy = (name: string): Map<string, SpelledImport[]> => {
    const known = resolved.get(name);
    if (known) return known;
    // Many files have the same name: each import is followed once, not once for each of them.
    const byTarget = new Map<string, SpelledImport[]>();
    resolved.set(name, byTarget);
    for (const each of built().named(name)) {
      const target = resolve(each.specifier, each.from);
      if (target?.kind !== 'file') continue;
      const list = byTarget.get(target.file);
      if (list) list.push(each);
      else byTarget.set(target.file, [each]);
    }
    return byTarget;
  };

  /** Files whose text may import the file, with the specifiers that say so. */
  const candidatesFor = (file: string): Map<string, string[]> => {
    const found = new Map<string, string[]>();
    const names = new Set([...namesOf(file), ANYWHERE]);
    for (const name of names) {
      for (const { specifier, from } of resolvedBy(name).get(file) ?? []) {
        const known = found.get(from);
        if (known) known.push(specifier);
        else found.set(from, [specifier]);
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
    forget(file) {
      answers.clear();
      resolved.clear();
      if (index === undefined) return;
      index.remove(file);
      enter(index, file);
    },
  };
};
