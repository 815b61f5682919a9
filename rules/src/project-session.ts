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
   * Makes a module that ESLint parsed the project's own, and returns the analysis that sees it. Where the analysis already looked at
   * the same text in another tree (another file imports it, or it was linted before), that tree stays: nodes tell modules, clients
   * and functions apart, and a second tree of one text would be a stranger to all that was learnt.
   *
   * Undefined where the file can hold no more than what is merely possible and nobody asks for that: nothing is analysed.
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
  /** Which files can have to do with the service; found out when it is asked for, and again when a text changed. */
  isRelated: ((file: string) => boolean) | undefined;
  /** Whether all files of the project are watched: each has a part in that answer. */
  watchesAll: boolean;
  /** Files whose text differs from the disk, with the time of their last lint. */
  unsaved: Map<string, number>;
}

/** A session for a root; without one, each text is analysed alone. */
export function createSession(options: SessionOptions): ProjectSession {
  const { root, schedule, known, settings, types } = options;
  if (root !== undefined) return createProjectSession({ ...options, root });
  const possible = settings.possible === true;
  return {
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

  function analyse(module: SourceModule): Analysed | undefined {
    const time = now();
    const forgotten = [...state.unsaved].some(
      ([file, last]) => file !== module.file && time - last > UNSAVED_TEXT_LIVES_MS,
    );
    if (forgotten || state.watch.hasChanged()) state = openState(options, now);
    const earlier = state.project.read(module.file);
    // What the project has not kept it reads anew: only the watch knows what it was.
    if (!('text' in earlier) || earlier.text !== module.text || state.watch.differs(module.file, module.text)) {
      state.project.adopt(module);
      state.analysis = undefined;
      state.isRelated = undefined;
    }
    if (state.watch.holds(module.file, module.text)) {
      if (state.unsaved.delete(module.file) || (state.seen.get(module.file)?.text ?? module.text) !== module.text)
        state.analysis = undefined;
    } else {
      state.unsaved.set(module.file, time);
      state.analysis = undefined;
    }
    if (!possible) {
      state.isRelated ??= relatedAndWatched(state, options);
      if (!state.isRelated(module.file)) return undefined;
    }
    const known = state.analysis && state.seen.get(module.file);
    const kept = known?.text === module.text ? known : module;
    if (kept === module) state.project.adopt(module);
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

  return { analyse };
}

function openState({ root, schedule, settings }: ProjectOptions, now: () => number): State {
  return {
    project: openProject({ root, schedule, ignore: settings.ignore ?? [] }),
    watch: createDiskWatch(now),
    analysis: undefined,
    seen: new Map(),
    isRelated: undefined,
    watchesAll: false,
    unsaved: new Map(),
  };
}

/** Which files can have to do with the service. All texts of the project have a part in the answer, so that all are watched. */
function relatedAndWatched(state: State, { schedule, settings }: ProjectOptions): (file: string) => boolean {
  const { project, watch, unsaved } = state;
  const isRelated = relatedFiles(project, schedule, settings);
  if (state.watchesAll) return isRelated;
  for (const file of project.files()) {
    const source = project.read(file);
    if ('text' in source && !unsaved.has(file)) watch.remember(file, source.text);
  }
  state.watchesAll = true;
  return isRelated;
}

/** The project as a host that remembers every module the analysis has looked at. */
function watchedHost({ project, seen, watch }: State): ModuleHost {
  function look(module: SourceModule): SourceModule {
    if (!seen.has(module.file)) {
      seen.set(module.file, module);
      watch.remember(module.file, module.text);
    }
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
    open: (file) => {
      const opened = project.open(file);
      return 'ast' in opened ? look(opened) : opened;
    },
  };
}
