/** Who imports whom, backwards: built once from the texts, with the parse as the truth. */
import type { AnyNode, SourceModule } from '@curfew/analyzer';
import type { SourceText, Unread } from './project-contracts.js';
import type { Target } from './resolver.js';

interface Sources {
  files: () => readonly string[];
  read: (file: string) => SourceText | Unread;
  open: (file: string) => SourceModule | Unread;
  resolve: (specifier: string, from: string) => Target | undefined;
}

export interface ImportIndex {
  /** Files that import this one directly, in the order of the project's files. */
  importersOf(file: string): string[];
  /** The file has another text now. */
  forget(file: string): void;
}

/** Strings that may be specifiers: after `from`, `import` or `require`, over line breaks and comments of up to 1000 characters. */
const CANDIDATE =
  /\b(?:from|import|require)\b(?:\s|\/\*(?:[^*]|\*(?!\/)){0,1000}\*\/|\/\/.{0,1000}\n|\()*(?:"([^"\n]+)"|'([^'\n]+)'|`([^`$\n]+)`)/g;

/** Specifiers that the text may import: more than it does where a comment or string looks like an import, never fewer. */
const candidatesIn = (text: string): Set<string> => {
  const found = new Set<string>();
  for (const match of text.matchAll(CANDIDATE)) {
    const raw = match[1] ?? match[2] ?? match[3];
    if (raw !== undefined) found.add(raw);
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
export const createImportIndex = ({ files, read, open, resolve }: Sources): ImportIndex => {
  /** Imported file to the files whose text may import it, with the specifiers that say so. */
  let index: Map<string, Map<string, Set<string>>> | undefined;
  const written = new WeakMap<SourceModule, Set<string>>();
  const answers = new Map<string, string[]>();

  const writtenIn = (module: SourceModule): Set<string> => {
    const known = written.get(module) ?? specifiersIn(module);
    written.set(module, known);
    return known;
  };

  const enter = (target: Map<string, Map<string, Set<string>>>, file: string): void => {
    const source = read(file);
    if ('reason' in source) return;
    for (const specifier of candidatesIn(source.text)) {
      const found = resolve(specifier, file);
      if (found?.kind !== 'file') continue;
      const importers = target.get(found.file) ?? new Map<string, Set<string>>();
      importers.set(file, (importers.get(file) ?? new Set()).add(specifier));
      target.set(found.file, importers);
    }
  };

  const built = (): Map<string, Map<string, Set<string>>> => {
    if (index === undefined) {
      index = new Map();
      for (const file of files()) enter(index, file);
    }
    return index;
  };

  return {
    importersOf(file) {
      const known = answers.get(file);
      if (known !== undefined) return known;
      const importers = [...(built().get(file) ?? [])].filter(([importer, candidates]) => {
        const module = open(importer);
        return 'ast' in module && [...candidates].some((specifier) => writtenIn(module).has(specifier));
      });
      const answer = importers.map(([importer]) => importer);
      answers.set(file, answer);
      return answer;
    },
    forget(file) {
      answers.clear();
      if (index === undefined) return;
      for (const importers of index.values()) importers.delete(file);
      enter(index, file);
    },
  };
};
