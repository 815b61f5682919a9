/** Type questions answered by a TypeScript compiler: the one inside ts-morph, loaded only when this is called. */
import { resolve } from 'node:path';
import type * as TsMorph from 'ts-morph';
import type { Node, Project as TypedProject, SourceFile } from 'ts-morph';
import type { AnyNode, SourceModule, TypeOracle } from '@curfew/analyzer';
import { declarationsAt, keyOwnersAt, type CheckerNode, type CheckerProgram } from './checker-declarations.js';

export interface TypeOracleOptions {
  /** Absolute path of the tsconfig.json that the files belong to, themselves or through its references. */
  tsconfig: string;
}

/** An oracle over a program on disk. */
export interface ProgramOracle extends TypeOracle {
  /** A file has another text now. */
  adopt(module: SourceModule): void;
  /** The errors of files (absolute paths), with their texts as they are now, and of all that uses them. */
  problems(files: readonly string[]): TypeProblem[];
}

/** An error of the compiler. */
export interface TypeProblem {
  file: string;
  /** Offset of its first character, in UTF-16 units of the text without BOM. */
  start: number;
  /** Number of the kind of error: 2339. */
  code: number;
  text: string;
}

type Library = typeof TsMorph;

/** A tsconfig.json, with the files that it names itself. */
interface ConfigFile {
  path: string;
  files: ReadonlySet<string>;
}

/** What a compiler reads as it is. */
const SOURCE = /\.[cm]?[jt]sx?$/i;

const loadLibrary = async (): Promise<Library> => {
  try {
    return await import('ts-morph');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error('types need the package ts-morph: install it with `npm install --save-dev ts-morph`', {
      cause: error,
    });
  }
};

/** The file as the module has it: an editor's text may be newer than the one on disk. */
const sourceFileOf = (project: TypedProject, module: SourceModule): SourceFile => {
  const known = project.getSourceFile(module.file);
  if (known?.getFullText() === module.text) return known;
  return project.createSourceFile(module.file, module.text, { overwrite: true });
};

/** The smallest node with exactly this range. */
const nodeAt = (file: SourceFile, [start, end]: readonly [number, number]): Node | undefined => {
  let node = file.getDescendantAtPos(start);
  while (node !== undefined && node.getEnd() < end) node = node.getParent();
  return node?.getStart() === start && node.getEnd() === end ? node : undefined;
};

/** The files of a program that are among these, or use one of them, however far away. */
const usersOf = (project: TypedProject, files: readonly string[]): Set<SourceFile> => {
  const found = new Set(files.flatMap((file) => project.getSourceFile(file) ?? []));
  // A set grows while it is walked.
  for (const file of found) for (const user of file.getReferencingSourceFiles()) found.add(user);
  return found;
};

const problemsOf = ({ ts }: Library, project: TypedProject, file: SourceFile): TypeProblem[] =>
  project
    .getProgram()
    .compilerObject.getSemanticDiagnostics(file.compilerNode)
    .map(({ start, code, messageText }) => ({
      file: file.getFilePath(),
      start: start ?? 0,
      code,
      text: ts.flattenDiagnosticMessageText(messageText, '\n'),
    }));

/** A tsconfig.json and those it refers to, nearest first. Files that only a reference names belong to the program of that reference. */
const configFiles = ({ ts }: Library, tsconfig: string): ConfigFile[] => {
  const found = new Map<string, ConfigFile>();
  const pending = [tsconfig];
  for (let path = pending.shift(); path !== undefined; path = pending.shift()) {
    if (found.has(path)) continue;
    const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
    const parsed = ts.getParsedCommandLineOfConfigFile(path, undefined, host);
    found.set(path, { path, files: new Set(parsed?.fileNames.map((file) => resolve(file))) });
    for (const reference of parsed?.projectReferences ?? []) pending.push(ts.resolveProjectReferencePath(reference));
  }
  return [...found.values()];
};

/**
 * Creates an oracle over the program of a tsconfig and over those that it refers to, each opened when a file of it is asked about.
 *
 * @throws Error ts-morph is not installed, or the tsconfig cannot be read.
 */
export const createTypeOracle = async ({ tsconfig }: TypeOracleOptions): Promise<ProgramOracle> => {
  const library = await loadLibrary();
  const opened = new Map<string, TypedProject>();
  const adopted = new Map<string, SourceModule>();

  const open = (path: string): TypedProject => {
    const known = opened.get(path);
    if (known) return known;
    const project = new library.Project({ tsConfigFilePath: path });
    opened.set(path, project);
    for (const module of adopted.values()) if (project.getSourceFile(module.file)) sourceFileOf(project, module);
    return project;
  };

  open(tsconfig);
  const configs = configFiles(library, tsconfig);

  const projectOf = (file: string): TypedProject =>
    open((configs.find(({ files }) => files.has(file)) ?? { path: tsconfig }).path);

  /** The program and the node of an expression in it. */
  const found = (
    expression: AnyNode,
    module: SourceModule,
  ): { program: CheckerProgram; node: CheckerNode } | undefined => {
    if (expression.range === undefined || !SOURCE.test(module.file)) return undefined;
    const project = projectOf(module.file);
    const file = sourceFileOf(project, module);
    const node = nodeAt(file, expression.range);
    const program = project.getProgram().compilerObject;
    // A program without `allowJs` takes no JavaScript: its checker knows nothing of such a file, and fails when it is asked.
    if (!node || program.getSourceFile(file.getFilePath()) === undefined) return undefined;
    // The compiler's own objects have more members than the interfaces that say what is used of them.
    return { program: program as unknown as CheckerProgram, node: node.compilerNode as unknown as CheckerNode };
  };

  return {
    adopt(module) {
      if (!SOURCE.test(module.file)) return;
      adopted.set(module.file, module);
      for (const project of opened.values()) if (project.getSourceFile(module.file)) sourceFileOf(project, module);
    },
    problems(files) {
      return [...opened.values()].flatMap((project) =>
        [...usersOf(project, files)].flatMap((file) => problemsOf(library, project, file)),
      );
    },
    declarationsOf(expression, module, member) {
      const at = found(expression, module);
      return at ? declarationsAt(at.program, at.node, expression, member) : [];
    },
    keyOwnersOf(literal, module, member) {
      const at = found(literal, module);
      return at ? keyOwnersAt(at.program, at.node, member) : [];
    },
  };
};
