/** What was asked of a project, and what decided the answers: an analysis stands for as long as they are the same. */
import { hash } from 'node:crypto';
import { dirname } from 'node:path';
import type { ModuleHost, SourceModule } from '@curfew/analyzer';
import type { Project, Unread } from './project-contracts.js';
import { isSourceName } from './source-text.js';

/** The questions of one analysis, as plain data. Files are absolute paths. */
export interface QuestionLog {
  /** Files that were opened, or might have been, with the digest of their text or the reason why they have none. */
  texts: Record<string, string>;
  /** Imports that were followed: the importing file, the specifier, and where it led. One importing file stands for its folder. */
  imports: [from: string, specifier: string, target: string][];
  /** Files whose importers were asked for, with the digest of what may import them. */
  importers: Record<string, string>;
  /** Words that source files were searched for, with the digest of the files that hold one of them. */
  words: [tokens: readonly string[], files: string][];
  /** The same of JSON files. */
  data: [tokens: readonly string[], files: string][];
  /** Words with which configurations of servers were asked for, with the digest of these and of the folders of packages. */
  servers: [tokens: readonly string[], configurations: string][];
  /** Files of which it was asked whether a framework brings names into them, with the answer. One file stands for its folder. */
  autoImports: [file: string, answer: boolean][];
  /** Digest of the files that may be routes; empty where nobody asked. */
  routes: string;
}

const digest = (text: string): string => hash('sha256', text, 'base64').slice(0, 22);

const listed = (list: readonly unknown[]): string => digest(JSON.stringify(list));

/** Whether an import of the file asks for its text. */
const isRead = (file: string): boolean => isSourceName(file) || file.endsWith('.json');

/** The text of a file, or why it has none. */
const textState = (project: Project, file: string): string => {
  const source = project.read(file);
  return 'reason' in source ? `unread: ${source.reason}` : digest(source.text);
};

const targetState = (project: Project, specifier: string, from: string): string => {
  const target = project.targetOf(specifier, from);
  if (target === undefined) return '';
  return target.kind === 'file' ? `file ${target.file}` : `package ${target.name}`;
};

const serversState = (project: Project, tokens: readonly string[]): string =>
  listed(
    project
      .serverConfigurations(tokens)
      .map(({ file, role, serves }) => [file, role, textState(project, file), project.files().filter(serves).length]),
  );

const importersState = (project: Project, file: string): string => listed([...project.mayImport(file)]);

/**
 * A project that writes down what an analysis asks it. The answers are those of the project.
 *
 * @returns `log` gives what was asked until then; it is undefined once a module was adopted, for that one is not what is on disk.
 */
export const logQuestions = (project: Project): { project: Project; log: () => QuestionLog | undefined } => {
  const texts = new Map<string, string>();
  const imports = new Map<string, [string, string, string]>();
  const importers = new Map<string, string>();
  const words = new Map<string, [readonly string[], string]>();
  const data = new Map<string, [readonly string[], string]>();
  const servers = new Map<string, [readonly string[], string]>();
  const autoImports = new Map<string, [string, boolean]>();
  let routes = '';
  let hasAdopted = false;

  const noteText = (file: string): void => {
    if (!texts.has(file)) texts.set(file, textState(project, file));
  };
  /** What was parsed counts, should the file have changed since. */
  const noteOpened = (opened: SourceModule | Unread): void => {
    if ('reason' in opened) noteText(opened.file);
    else if (!texts.has(opened.file)) texts.set(opened.file, digest(opened.text));
  };

  // All that an analysis may ask: a question that is not written down would make answers outlive it.
  const host: Required<ModuleHost> & Pick<Project, 'open'> = {
    open(file: string) {
      const opened = project.open(file);
      noteOpened(opened);
      return opened;
    },
    resolve(specifier: string, from: SourceModule) {
      const answer = project.resolve(specifier, from);
      const key = `${dirname(from.file)}\0${specifier}`;
      if (imports.has(key)) return answer;
      imports.set(key, [from.file, specifier, targetState(project, specifier, from.file)]);
      const target = project.targetOf(specifier, from.file);
      if (answer?.kind === 'module') noteOpened(answer.module);
      else if (target?.kind === 'file' && isRead(target.file)) noteText(target.file);
      return answer;
    },
    importers(module) {
      if (!importers.has(module.file)) {
        importers.set(module.file, importersState(project, module.file));
        // Each is parsed to see whether it does import the file.
        for (const file of project.mayImport(module.file).keys()) noteOpened(project.open(file));
      }
      return project.importers(module);
    },
    modulesMentioning(tokens) {
      const key = JSON.stringify(tokens);
      if (!words.has(key)) {
        const files = project.filesMentioning(tokens);
        words.set(key, [tokens, listed(files)]);
        for (const file of files) noteOpened(project.open(file));
      }
      return project.modulesMentioning(tokens);
    },
    dataMentioning(tokens) {
      const files = project.dataMentioning(tokens);
      data.set(JSON.stringify(tokens), [tokens, listed(files)]);
      return files;
    },
    serverConfigurations(tokens) {
      const key = JSON.stringify(tokens);
      if (!servers.has(key)) servers.set(key, [tokens, serversState(project, tokens)]);
      return project.serverConfigurations(tokens);
    },
    hasAutoImports(file) {
      const answer = project.hasAutoImports(file);
      autoImports.set(dirname(file), [file, answer]);
      return answer;
    },
    routeFiles() {
      const files = project.routeFiles();
      routes = listed(files);
      return files;
    },
  };
  const logged: Project = {
    ...project,
    ...host,
    adopt(module) {
      hasAdopted = true;
      project.adopt(module);
    },
  };

  const log = (): QuestionLog | undefined =>
    hasAdopted
      ? undefined
      : {
          texts: Object.fromEntries(texts),
          imports: [...imports.values()],
          importers: Object.fromEntries(importers),
          words: [...words.values()],
          data: [...data.values()],
          servers: [...servers.values()],
          autoImports: [...autoImports.values()],
          routes,
        };
  return { project: logged, log };
};

/** Whether all that was asked has the same answer in this project. Nothing is parsed. */
export const hasSameAnswers = (project: Project, log: QuestionLog): boolean =>
  Object.entries(log.texts).every(([file, state]) => textState(project, file) === state) &&
  log.words.every(([tokens, files]) => listed(project.filesMentioning(tokens)) === files) &&
  log.data.every(([tokens, files]) => listed(project.dataMentioning(tokens)) === files) &&
  log.servers.every(([tokens, configurations]) => serversState(project, tokens) === configurations) &&
  (log.routes === '' || log.routes === listed(project.routeFiles())) &&
  log.autoImports.every(([file, answer]) => project.hasAutoImports(file) === answer) &&
  log.imports.every(([from, specifier, target]) => targetState(project, specifier, from) === target) &&
  Object.entries(log.importers).every(([file, state]) => importersState(project, file) === state);
