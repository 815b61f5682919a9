/** Makes variants of the cases from a seed, evenly over cases and mutators, and makes a failing one smaller. */
import { readCases } from '../detection/read-cases.js';
import { MUTATORS } from './all-mutators.js';
import { problemsOf } from './check-variant.js';
import { programOf, take, type Mutator, type Program, type Step } from './program.js';
import { seeded, type Random } from './random.js';

export interface Variant {
  /** Makes this very variant again. */
  seed: number;
  original: Program;
  /** What was done, in order. */
  steps: { mutator: Mutator; step: Step; before: Program }[];
  program: Program;
}

/** A fault of a mutator: its text does not parse. */
class MutatorError extends Error {}

/** Mutations in one variant: mostly one, so that a failure speaks for itself. */
const CHAIN = [1, 1, 1, 2, 3];

let cases: Program[] | undefined;

/** The programs of all cases, read once. */
export const originals = (): Program[] => (cases ??= readCases().flatMap((item) => programOf(item) ?? []));

/**
 * The variant of a number. Cases come in turn; what happens to a case depends on its name, its round and the seed alone, so that a new
 * case changes nothing for the others.
 *
 * @throws MutatorError where a mutator wrote a text that does not parse
 */
export function variantOf(seed: number, number: number): Variant | undefined {
  const programs = originals();
  const original = programs[number % programs.length];
  if (!original) return undefined;
  const round = Math.floor(number / programs.length);
  const named = hashOf(original.item.name);
  const random = seeded(named ^ Math.imul(seed, 0x9e3779b1) ^ Math.imul(round + 1, 0x85ebca6b));
  const length = random.pick(CHAIN) ?? 1;
  const turn = (named % MUTATORS.length) + round;
  const variant: Variant = { seed, original, steps: [], program: original };
  for (let tries = 0; tries < MUTATORS.length && variant.steps.length < length; tries += 1) {
    const mutator = variant.steps.length === 0 ? MUTATORS[(turn + tries) % MUTATORS.length] : random.pick(MUTATORS);
    if (mutator) extend(variant, mutator, random);
    // What has lost its ground must not be moved about: a chain ends there.
    if (variant.steps.at(-1)?.mutator.kind === 'vanish') break;
  }
  return variant.steps.length > 0 ? variant : undefined;
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

function extend(variant: Variant, mutator: Mutator, random: Random): void {
  const before = variant.program;
  const step = mutator.propose(before, random);
  if (!step) return;
  const program = take(before, step);
  if (!program) throw new MutatorError(`${mutator.name} broke ${before.item.name} (seed ${variant.seed})`);
  variant.steps.push({ mutator, step, before });
  variant.program = program;
}

/** The shortest variant of the same original that fails: one of its edits, or its steps up to the first that fails. */
export function smallest(variant: Variant): Variant {
  for (const [index, { before, mutator, step }] of variant.steps.entries()) {
    const program = take(before, step);
    if (!program || problemsOf(program).length === 0) continue;
    // What is put around an expression is two edits.
    const parts = step.edits.flatMap((edit, at) => [[edit], step.edits.slice(at, at + 2)]);
    for (const edits of step.moved ? [] : parts) {
      const alone = { ...step, edits };
      const reduced = take(before, alone);
      if (reduced && problemsOf(reduced).length > 0) {
        const steps = [...variant.steps.slice(0, index), { mutator, step: alone, before }];
        return { ...variant, steps, program: reduced };
      }
    }
    return { ...variant, steps: variant.steps.slice(0, index + 1), program };
  }
  return variant;
}
