import type { SourceModule } from '@curfew/analyzer';
import type { MigrateOptions, MigrateResult } from './migrate-types.js';
import type { Edit } from './plan-types.js';

interface FileState {
  original: SourceModule;
  module: SourceModule;
  ids: Set<string>;
  titles: Set<string>;
  /** Files that one plan changed together with this one. */
  linked: Set<string>;
  /** The edits of each pass so far. */
  passes: (readonly Edit[])[];
  failure?: string;
}

function stateOf(module: SourceModule): FileState {
  return { original: module, module, ids: new Set(), titles: new Set(), linked: new Set(), passes: [] };
}

/** The files of a migration: their text as it was and as it is, and what became of them. */
export class MigratedFiles {
  readonly #states: Map<string, FileState>;
  readonly #adopt: MigrateOptions['adopt'];
  readonly #more: (file: string) => SourceModule | undefined;

  constructor(options: Pick<MigrateOptions, 'modules' | 'adopt' | 'more'>) {
    this.#more = (file) => options.more?.(file);
    this.#adopt = (module) => {
      options.adopt(module);
    };
    this.#states = new Map(options.modules.map((module) => [module.file, stateOf(module)]));
  }

  current(): SourceModule[] {
    return [...this.#states.values()].map(({ module }) => module);
  }

  module(file: string): SourceModule | undefined {
    return this.#states.get(file)?.module;
  }

  /** A file that has not failed, of the migration or of those that may change with it. */
  mayChange(file: string): boolean {
    const more = this.#states.has(file) ? undefined : this.#more(file);
    if (more) this.#states.set(file, stateOf(more));
    const state = this.#states.get(file);
    return state !== undefined && state.failure === undefined;
  }

  /** Lets the host see the texts before all passes, or those as they are now. */
  show(which: 'original' | 'current'): void {
    for (const { module, original } of this.#states.values())
      if (module !== original) this.#adopt(which === 'original' ? original : module);
  }

  isTouched(file: string): boolean {
    const state = this.#states.get(file);
    return state !== undefined && (state.module !== state.original || state.failure !== undefined);
  }

  /** Files that one plan changes stand or fall together. */
  link(files: readonly string[]): void {
    for (const file of files) for (const other of files) if (file !== other) this.#states.get(file)?.linked.add(other);
  }

  /** @param edits what led to the module from the text before */
  accept(module: SourceModule, edits: readonly Edit[]): void {
    const state = this.#states.get(module.file);
    if (!state) return;
    state.module = module;
    state.passes.push(edits);
    this.#adopt(module);
  }

  /** Where the character at an offset of the text as it is stood at first; of a new text, where that begins. */
  originalOffset(file: string, offset: number): number {
    return (this.#states.get(file)?.passes ?? []).reduceRight(offsetBefore, offset);
  }

  note(file: string, id: string, title: string): void {
    const state = this.#states.get(file);
    state?.ids.add(id);
    state?.titles.add(title);
  }

  /** Puts a file, and those linked to it, back to where they were; they change no more. */
  fail(file: string, reason: string): void {
    const state = this.#states.get(file);
    if (!state || state.failure !== undefined) return;
    state.failure = reason;
    if (state.module !== state.original) {
      state.module = state.original;
      state.passes = [];
      this.#adopt(state.original);
    }
    for (const other of state.linked) this.fail(other, `left as it was with ${file}: ${reason}`);
  }

  changed(): MigrateResult['changed'] {
    return this.#sorted()
      .filter(({ module, original }) => module.text !== original.text)
      .map(({ original, module, ids, titles }) => ({
        file: original.file,
        before: original.text,
        after: module.text,
        ids: [...ids],
        titles: [...titles],
      }));
  }

  failures(): MigrateResult['failed'] {
    return this.#sorted().flatMap(({ original, failure }) =>
      failure === undefined ? [] : [{ file: original.file, reason: failure }],
    );
  }

  #sorted(): FileState[] {
    return [...this.#states.values()].sort((a, b) => (a.original.file < b.original.file ? -1 : 1));
  }
}

function offsetBefore(offset: number, edits: readonly Edit[]): number {
  let shift = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (offset < start + shift) break;
    if (offset < start + shift + text.length) return start;
    shift += text.length - (end - start);
  }
  return offset - shift;
}
