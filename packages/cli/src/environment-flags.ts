import type { Command } from 'commander';
import type { Terminal } from './terminal.js';
import { UsageError } from './usage-error.js';

const set = new Set(['1', 'true', 'yes', 'on']);
const unset = new Set(['0', 'false', 'no', 'off']);

/** `CURFEW_FAIL_ON` for `--fail-on`, `CURFEW_NO_CACHE` for `--no-cache`. */
export function variableOf(flag: string): string {
  return `CURFEW_${flag.replace(/^--/, '').replaceAll('-', '_').toUpperCase()}`;
}

/**
 * Gives the flags of a command that are not on the command line the values of their variables: a flag with a value takes the variable
 * as it is, one without takes 1, true, yes or on (0, false, no or off leave it out). An empty variable says nothing.
 * @param flags long names, `--within`, `--no-cache`
 * @returns the flags that got a value that way
 */
export function applyEnvironment(command: Command, flags: readonly string[], env: Terminal['env']): string[] {
  return flags.filter((flag) => {
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
