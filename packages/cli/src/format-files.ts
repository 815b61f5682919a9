/** Hands changed files to the formatter of the project. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import spawn from 'cross-spawn';
import parseArgv from 'string-argv';
import { messageOf, UsageError } from './usage-error.js';

/** A command line without a shell: program, arguments, and where it runs. */
interface FormatCommand {
  /** As people know it. */
  name: string;
  program: string;
  args: readonly string[];
  cwd: string;
}

interface KnownFormatter {
  package: string;
  configs: RegExp;
  args: readonly string[];
}

/** In the order in which they are looked for in a folder. Each takes file names behind its arguments and leaves alone what it does not know. */
const FORMATTERS: readonly KnownFormatter[] = [
  {
    package: 'prettier',
    configs: /^(?:\.prettierrc(?:\.(?:json5?|ya?ml|toml|[cm]?[jt]s))?|prettier\.config\.[cm]?[jt]s)$/,
    args: ['--write', '--ignore-unknown', '--log-level=warn'],
  },
  {
    package: '@biomejs/biome',
    configs: /^\.?biome\.jsonc?$/,
    args: ['format', '--write', '--no-errors-on-unmatched', '--files-ignore-unknown=true'],
  },
  { package: 'dprint', configs: /^\.?dprint\.jsonc?$/, args: ['fmt', '--allow-no-files'] },
  { package: 'oxfmt', configs: /^\.oxfmtrc\.jsonc?$/, args: ['--write', '--no-error-on-unmatched-pattern'] },
];

/** What `--format-with` asks for: nothing, the formatter that each file's project has, or a command line. */
export type FormatChoice = 'off' | 'auto' | { program: string; args: readonly string[] };

/** Reads `--format-with`. Throws `UsageError` for an empty command. */
export function parseFormatWith(text: string | undefined): FormatChoice {
  if (text === undefined || text === 'off') return 'off';
  if (text === 'auto') return 'auto';
  const [program, ...args] = parseArgv(text);
  if (program === undefined)
    throw new UsageError('--format-with: write auto, off, or a command, for example "npx prettier --write".');
  return { program, args };
}

/**
 * Formats files (absolute paths). Returns a warning for each command that failed or could not be found; the files are then as they
 * were migrated, or as far as the formatter came.
 */
export function formatFiles(files: readonly string[], choice: FormatChoice, cwd: string): string[] {
  if (choice === 'off' || files.length === 0) return [];
  if (choice !== 'auto') return runOn(files, { name: choice.program, ...choice, cwd });
  const groups = new Map<string, { command: FormatCommand; files: string[] }>();
  const without: string[] = [];
  for (const file of files) {
    const command = formatterOf(path.dirname(file));
    if (command === undefined) without.push(file);
    else {
      const key = `${command.name}\n${command.cwd}`;
      const group = groups.get(key) ?? { command, files: [] };
      group.files.push(file);
      groups.set(key, group);
    }
  }
  const warnings = [...groups.values()].flatMap((group) => runOn(group.files, group.command));
  if (without.length === 0) return warnings;
  const names = 'Prettier, Biome, dprint or oxfmt';
  return [
    ...warnings,
    `${without.length} of the files were not formatted: no configuration of ${names} with its package installed was found for them`,
  ];
}

/** The formatter whose configuration is nearest to a folder, if it is installed there or above. */
function formatterOf(folder: string): FormatCommand | undefined {
  for (let here = folder; ; here = path.dirname(here)) {
    const formatter = FORMATTERS.find((known) => isConfiguredIn(here, known));
    if (formatter) {
      const script = installedScript(here, formatter.package);
      if (script === undefined) return undefined;
      // Started with Node itself: what `.bin` holds is a shell script on some systems.
      return { name: formatter.package, program: process.execPath, args: [script, ...formatter.args], cwd: here };
    }
    if (here === path.dirname(here)) return undefined;
  }
}

function isConfiguredIn(folder: string, { configs, package: name }: KnownFormatter): boolean {
  if (readdirSync(folder).some((entry) => configs.test(entry))) return true;
  return name === 'prettier' && readPackage(path.join(folder, 'package.json'))?.['prettier'] !== undefined;
}

function installedScript(folder: string, name: string): string | undefined {
  for (let here = folder; ; here = path.dirname(here)) {
    const home = path.join(here, 'node_modules', name);
    const bin = readPackage(path.join(home, 'package.json'))?.['bin'];
    const script = scriptOf(bin, name);
    if (script !== undefined) return path.join(home, script);
    if (here === path.dirname(here)) return undefined;
  }
}

function scriptOf(bin: unknown, name: string): string | undefined {
  if (typeof bin === 'string') return bin;
  if (typeof bin !== 'object' || bin === null) return undefined;
  const script: unknown = Reflect.get(bin, path.posix.basename(name));
  return typeof script === 'string' ? script : undefined;
}

function readPackage(file: string): Record<string, unknown> | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Arguments of one call stay far below what any system allows. */
const FILES_A_CALL = 200;

function runOn(files: readonly string[], { name, program, args, cwd }: FormatCommand): string[] {
  const warnings: string[] = [];
  for (let from = 0; from < files.length; from += FILES_A_CALL) {
    // Absolute names never look like a flag.
    const part = files.slice(from, from + FILES_A_CALL);
    const result = spawn.sync(program, [...args, ...part], { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    if (result.error) warnings.push(`${name} could not be started: ${messageOf(result.error)}`);
    else if (result.status !== 0) {
      const how =
        result.status === null ? `was ended by ${String(result.signal)}` : `ended with exit code ${result.status}`;
      const said = `${result.stderr}${result.stdout}`.trim().split('\n').slice(0, 10).join('\n');
      warnings.push(said === '' ? `${name} ${how}` : `${name} ${how}:\n${said}`);
    }
  }
  return warnings;
}
