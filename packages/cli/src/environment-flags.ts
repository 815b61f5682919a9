import type { Command } from 'commander';
import type { Terminal } from './terminal.js';
import { UsageError } from './usage-error.js';

const set = new Set(['1', 'true', 'yes', 'on']);
const unset = new Set(['0', 'false', 'no', 'off']);

const PREFIX = 'CURFEW_';
const SETTING = ['--schedule', '--config'];
const FINDING = ['--types', '--no-types', '--no-cache'];
/** Of commands other than `check`, the flags with a variable beside those of `SETTING`: what decides what is written has none. */
const others: Readonly<Record<string, readonly string[]>> = {
  baseline: ['--baseline', '--fail-on', '--grace', ...FINDING],
  forecast: FINDING,
  migrate: [
    '--within',
    '--fail-on',
    '--max',
    '--baseline',
    '--no-baseline',
    '--grace',
    '--only',
    '--types',
    '--no-types',
  ],
};

/** The flags of a command that take their value from a variable where the command line does not say it. `--as-of` is read by all tools. */
export function flagsWithVariables(command: Command): string[] {
  if (command.name() !== 'check') return [...SETTING, ...(others[command.name()] ?? [])];
  return longFlags(command).filter((flag) => flag !== '--as-of');
}

function longFlags(command: Command): string[] {
  return command.options.flatMap(({ long }) => long ?? []);
}

/** Shorter words are near to each other by chance. */
const SHORTEST_WORD = 4;

/** A notice for each variable whose name is nearly that of a flag: a gate that reads none of it is weaker than whoever set it believes. */
export async function misspelled(commands: readonly Command[], env: Terminal['env']): Promise<string[]> {
  const flags = [...commands.flatMap(flagsWithVariables), '--as-of'];
  const known = new Set(flags.map((flag) => variableOf(flag).slice(PREFIX.length)));
  const words = Object.keys(env)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length))
    .filter((word) => word.length >= SHORTEST_WORD && !known.has(word));
  if (words.length === 0) return [];
  const { nearestName } = await import('@curfew/project');
  return words.flatMap((word) => {
    const nearest = nearestName(word, known);
    return nearest === undefined
      ? []
      : [`${PREFIX}${word} is no variable of curfew. Did you mean ${PREFIX}${nearest}?`];
  });
}

/** `CURFEW_FAIL_ON` for `--fail-on`, `CURFEW_NO_CACHE` for `--no-cache`. */
export function variableOf(flag: string): string {
  return `${PREFIX}${flag.replace(/^--/, '').replaceAll('-', '_').toUpperCase()}`;
}

/**
 * Gives the flags of a command that are not on the command line the values of their variables: a flag with a value takes the variable
 * as it is, one without takes 1, true, yes or on (0, false, no or off leave it out). An empty variable says nothing.
 * @param flags long names, `--within`, `--no-cache`
 * @returns the flags that got a value that way
 */
export function applyEnvironment(command: Command, flags: readonly string[], env: Terminal['env']): string[] {
  // Where both are set, `--no-types` is the word that says more than `--types`.
  const negativeFirst = flags.toSorted((a, b) => Number(b.startsWith('--no-')) - Number(a.startsWith('--no-')));
  return negativeFirst.filter((flag) => {
    const option = command.options.find(({ long }) => long === flag);
    const text = env[variableOf(flag)];
    if (option === undefined || text === undefined || text === '') return false;
    const name = option.attributeName();
    const source = command.getOptionValueSource(name);
    if (source !== undefined && source !== 'default') return false;
    const word = text.toLowerCase();
    const isSwitch = !option.required;
    if (option.negate && (set.has(word) || unset.has(word))) {
      if (set.has(word)) command.setOptionValueWithSource(name, false, 'env');
      return set.has(word);
    }
    if (isSwitch && unset.has(word)) {
      const isNegatable = command.options.some((each) => each.negate && each.attributeName() === name);
      if (isNegatable) command.setOptionValueWithSource(name, false, 'env');
      return isNegatable;
    }
    if (isSwitch && set.has(word)) {
      command.setOptionValueWithSource(name, true, 'env');
      return true;
    }
    if (isSwitch && !option.optional) throw new UsageError(`${variableOf(flag)}: "${text}" is neither 1 nor 0.`);
    const parse = option.parseArg as ((value: string, before: undefined) => unknown) | undefined;
    const value = parse ? parse(text, undefined) : text;
    command.setOptionValueWithSource(name, value, 'env');
    return true;
  });
}
