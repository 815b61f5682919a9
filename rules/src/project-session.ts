import {
  createAnalysis,
  type Analysis,
  type AnalyzerSettings,
  type ModuleHost,
  type Resolution,
  type SourceModule,
  type TypeOracle,
} from '@curfew/analyzer';
import { openProject, relatedFiles, type Project } from '@curfew/project';
import type { CurfewSettings } from './curfew-settings.js';
import type { Schedule } from '@curfew/schedule';
import { createDiskWatch, type DiskWatch } from './disk-watch.js';

/** One project in this process: its modules, and the analysis that learns from them. */
export interface ProjectSession {
  /**
   * Whether a file with this text can hold more than what is merely possible, or that is asked for, too. Costs next to nothing where the
   * disk has the same text and nothing links it to the service.
   *
   * @param parsed the module, asked for only where its text has to take the place of another; undefined for a text that is no code
   */
  mayHold(file: string, text: string, parsed: () => SourceModule | undefined): boolean;
  /**
   * Makes a module that ESLint parsed the project's own, and returns the analysis that sees it. Where the analysis already looked at
   * the same text in another tree (another file imports it, or it was linted before), that tree stays: nodes tell modules, clients
   * and functions apart, and a second tree of one text would be a stranger to all that was learnt.
   *
   * Undefined where the file cannot hold what is asked for: nothing is analysed.
   */
  analyse(module: SourceModule): Analysed | undefined;
}

/** An analysis, and the module to ask it about. */
export interface Analysed {
  analysis: Analysis;
  module: SourceModule;
}

export interface SessionOptions {
  /** Absolute path; absent for texts that belong to no project. */
  root: string | undefined;
  schedule: Schedule;
  /** What the analysis goes by. */
  known: AnalyzerSettings;
  settings: CurfewSettings;
  types: TypeOracle;
}

/** The text of an editor that nobody linted for so long may have been thrown away: the disk counts again. */
const UNSAVED_TEXT_LIVES_MS = 30_000;

type ProjectOptions = SessionOptions & { root: string };

interface State {
  project: Project;
  watch: DiskWatch;
  analysis: Analysis | undefined;
  /** Each module that the analysis has looked at. */
  seen: Map<string, SourceModule>;
  /**
   * Which files can have to do with the service; found out when it is asked for, and again when a text changed. All texts of the project
   * have a part in the answer: they were read, and are watched.
   */
  isRelated: ((file: string) => boolean) | undefined;
  /** Texts that took the place of what the disk had when it was read. */
  adopted: Map<string, string>;
  /** Files whose text differs from the disk, with the time of their last lint. */
  unsaved: Map<string, number>;
}

/** A session for a root; without one, each text is analysed alone. */
export function createSession(options: SessionOptions): ProjectSession {
  const { root, schedule, known, settings, types } = options;
  if (root !== undefined) return createProjectSession({ ...options, root });
  const possible = settings.possible === true;
  return {
    mayHold: (_file, _text, parsed) => parsed() !== undefined,
    analyse: (module) => ({ module, analysis: createAnalysis({ schedule, settings: known, types, possible }) }),
  };
}

/**
 * A session for one root. Modules live as long as the files they were read from stay the same, so that `eslint .` parses each
 * once and an editor that keeps the process for days never sees an old one.
 */
export function createProjectSession(
  options: ProjectOptions,
  now: () => number = () => performance.now(),
): ProjectSession {
  let state = openState(options, now);

  const possible = options.settings.possible === true;

  function mayHold(file: string, text: string, parsed: () => SourceModule | undefined): boolean {
    const time = now();
    const forgotten = [...state.unsaved].some(([other, last]) => other !== file && time - last > UNSAVED_TEXT_LIVES_MS);
    if (forgotten || state.watch.hasChanged()) state = openState(options, now);
    const { isRelated, adopted, watch } = state;
    if (!possible && isRelated && !adopted.has(file) && watch.remembers(file, text) === true) return isRelated(file);
    const module = parsed();
    if (module === undefined) return false;
    believe(state, module, time);
    if (possible) return true;
    state.isRelated ??= relatedFiles(state.project, options.schedule, options.settings);
    return state.isRelated(file);
  }

  function analyse(module: SourceModule): Analysed | undefined {
    if (!mayHold(module.file, module.text, () => module)) return undefined;
    const known = state.analysis && state.seen.get(module.file);
    const kept = known?.text === module.text ? known : module;
    if (kept === module) adopt(state, module);
    state.seen.set(module.file, kept);
    state.analysis ??= createAnalysis({
      schedule: options.schedule,
      settings: options.known,
      host: watchedHost(state),
      types: options.types,
      possible,
    });
    return { analysis: state.analysis, module: kept };
  }

  return { mayHold, analyse };
}

function openState({ root, schedule, settings }: ProjectOptions, now: () => number): State {
  const watch = createDiskWatch(now);
  return {
    project: openProject({
      root,
      schedule,
      ignore: settings.ignore ?? [],
      onRead: (file, text) => {
        watch.remember(file, text);
      },
    }),
    watch,
    analysis: undefined,
    seen: new Map(),
    isRelated: undefined,
    adopted: new Map(),
    unsaved: new Map(),
  };
}

function adopt({ project, adopted }: State, module: SourceModule): void {
  project.adopt(module);
  adopted.set(module.file, module.text);
}

/** Makes the text that is linted the one that the project goes by. */
function believe(state: State, module: SourceModule, time: number): void {
  const { project, watch, adopted, unsaved } = state;
  const { file, text } = module;
  // What the project has not kept it reads anew: only the watch knows what it was.
  const isAsBefore = adopted.has(file)
    ? adopted.get(file) === text
    : (watch.remembers(file, text) ?? textOnDisk(project, file) === text);
  if (!isAsBefore) {
    adopt(state, module);
    state.analysis = undefined;
    state.isRelated = undefined;
  }
  if (watch.holds(file, text)) {
    if (unsaved.delete(file) || (state.seen.get(file)?.text ?? text) !== text) state.analysis = undefined;
  } else {
    unsaved.set(file, time);
    state.analysis = undefined;
  }
}

function textOnDisk(project: Project, file: string): string | undefined {
  const source = project.read(file);
  return 'text' in source ? source.text : undefined;
}

/** The project as a host that remembers every module the analysis has looked at. */
function watchedHost({ project, seen }: State): ModuleHost {
  function look(module: SourceModule): SourceModule {
    if (!seen.has(module.file)) seen.set(module.file, module);
    return module;
  }

  function resolve(specifier: string, from: SourceModule): Resolution | undefined {
    const resolution = project.resolve(specifier, from);
    if (resolution?.kind === 'module') look(resolution.module);
    return resolution;
  }

  return {
    resolve,
    importers: (module) => project.importers(module).map(look),
    modulesMentioning: (tokens) => project.modulesMentioning(tokens).map(look),
    dataMentioning: (tokens) => project.dataMentioning(tokens),
    hasAutoImports: (file) => project.hasAutoImports(file),
    routeFiles: () => project.routeFiles(),
    serverConfigurations: (tokens) =>
      project.serverConfigurations(tokens).map((configuration) => {
        if (configuration.content.kind === 'module') look(configuration.content.module);
        return configuration;
      }),
    open: (file) => {
      const opened = project.open(file);
      return 'ast' in opened ? look(opened) : opened;
    },
  };
}
