import { mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { counted } from '../count-text.js';
import { askSetup, type AskSetup } from '../init/ask-setup.js';
import { agentCommand } from '../init/ci-files.js';
import { planSteps, type Step, type Wishes } from '../init/plan-steps.js';
import { type BuildServer, factsText, type ProjectFacts, projectFacts } from '../init/project-facts.js';
import { parseTime, requireFile } from '../resolve-options.js';
import { type Colors, outColors, printable, type Terminal } from '../terminal.js';
import { colorDiff, unifiedDiff } from '../unified-diff.js';
import { messageOf, UsageError } from '../usage-error.js';
import { writeSource } from '../write-source.js';
import { visibleLine } from '../visible-text.js';

/** Flags of `curfew init`. */
export interface InitFlags {
  yes?: boolean;
  force?: boolean;
  ci?: string;
  eslint?: boolean;
  baseUrl?: string[];
  schedule?: string;
  within?: string;
}

type Writing = Extract<Step, { kind: 'write' }>;

/**
 * Sets a project up: asks on a terminal, writes with `--yes`, and elsewhere says what it would do. Returns 0. Throws `UsageError` for wrong
 * use and for a file that cannot be written.
 */
export async function init(flags: InitFlags, terminal: Terminal, ask: AskSetup = askSetup): Promise<number> {
  const colors = outColors(terminal);
  const cwd = realpathSync(terminal.cwd);
  const within = flags.within ?? '60d';
  parseTime(within, '--within');
  for (const url of flags.baseUrl ?? []) requireUrl(url);
  if (flags.schedule !== undefined) requireFile(flags.schedule, cwd, '--schedule');
  const facts = await projectFacts(cwd);
  terminal.out(`${factsText(facts)}\n`);
  const isAsking = flags.yes !== true && terminal.inIsTerminal === true && terminal.outIsTerminal;
  const wishes: Wishes = {
    servers: await serversOf(flags.ci, facts, isAsking ? ask : undefined),
    eslint: flags.eslint !== false,
    force: flags.force === true,
    baseUrls: flags.baseUrl ?? [],
    schedule: flags.schedule,
    within,
  };
  const steps = planSteps(facts, isAsking ? await withBaseUrl(facts, wishes, terminal, ask) : wishes);
  if (!isAsking || wishes.baseUrls.length > 0) terminal.out(urlsText(facts));
  let written = 0;
  const waiting: string[] = [];
  for (const step of steps) {
    terminal.out(stepText(step, colors));
    if (step.kind !== 'write') continue;
    if (isAsking ? await ask.write(step.file) : flags.yes === true) {
      writeStep(step, cwd);
      terminal.out(`${colors.green('written')}: ${step.file}\n`);
      written += 1;
    } else waiting.push(step.file);
  }
  terminal.out(`\n${endText(written, waiting, isAsking)}\n${installText(facts, wishes)}`);
  return 0;
}

async function serversOf(flag: string | undefined, facts: ProjectFacts, ask?: AskSetup): Promise<BuildServer[]> {
  if (flag === 'github' || flag === 'gitlab') return [flag];
  if (flag === 'none') return [];
  if (flag !== undefined)
    throw new UsageError(`--ci: there is no build server "${flag}". It is github, gitlab or none.`);
  if (facts.servers.length > 0 || !ask) return facts.servers;
  const chosen = await ask.server();
  return chosen === undefined ? [] : [chosen];
}

/** Asks for a base URL where the configuration is about to be made. */
async function withBaseUrl(facts: ProjectFacts, wishes: Wishes, terminal: Terminal, ask: AskSetup): Promise<Wishes> {
  const isNew = planSteps(facts, wishes).some(({ kind, file }) => kind === 'write' && file === 'curfew.config.json');
  if (!isNew || wishes.baseUrls.length > 0) return wishes;
  terminal.out(urlsText(facts));
  const url = (await ask.baseUrl(urlProblem)).trim();
  return url === '' ? wishes : { ...wishes, baseUrls: [url] };
}

function urlProblem(text: string): string | undefined {
  return /^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/.test(text)
    ? undefined
    : `"${text}" is no base URL. Write an absolute one without query, for example https://api.example.com/v2.`;
}

function requireUrl(text: string): void {
  const problem = urlProblem(text);
  if (problem !== undefined) throw new UsageError(`--base-url: ${problem}`);
}

/** Base URLs that the project shows; which one is the service's, only a person knows. */
function urlsText({ urls }: ProjectFacts): string {
  if (urls.length === 0) return '';
  const lines = urls.map(({ file, name, url }) => `  ${visibleLine(`${file}: ${name}=${url}`)}\n`);
  return `Base URLs seen; if one is the service's, say so with --base-url or in "baseUrls" of curfew.config.json:\n${lines.join('')}`;
}

function stepText(step: Step, colors: Colors): string {
  const title = colors.bold(visibleLine(step.file));
  if (step.kind === 'present') return `\n${title}: ${step.note}.\n`;
  if (step.kind === 'manual')
    return `\n${title}: add this by hand (${step.reason}):\n\n${step.lines.replace(/^(?=.)/gm, '  ')}`;
  const diff = unifiedDiff({ file: step.file, before: step.before ?? '', after: step.after });
  return `\n${title}: ${step.before === undefined ? 'new' : 'changed'}\n${colorDiff(printable(diff.replaceAll('\r\n', '\n')), colors)}`;
}

function writeStep({ file, before, after }: Writing, cwd: string): void {
  const absolute = path.resolve(cwd, file);
  const problem = before === undefined ? create(absolute, after) : writeSource(absolute, before, after);
  if (problem !== undefined) throw new UsageError(`${file} ${problem}`);
}

function create(file: string, text: string): string | undefined {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileAtomic.sync(file, text);
    return undefined;
  } catch (error) {
    return `could not be written: ${messageOf(error)}`;
  }
}

function endText(written: number, waiting: readonly string[], isAsking: boolean): string {
  if (written === 0 && waiting.length === 0) return 'Nothing is left to write.';
  if (waiting.length === 0) return `${counted(written, 'file')} written.`;
  if (isAsking) return `${counted(written, 'file')} written, ${waiting.length} left as before.`;
  return `Nothing was written. With --yes, ${waiting.join(', ')} will be.`;
}

/** What is not among the dependencies yet. */
function installText(facts: ProjectFacts, { eslint }: Wishes): string {
  const lints = eslint && (facts.eslint ?? facts.oxlint) !== undefined;
  const missing = ['curfew', ...(lints ? ['eslint-plugin-curfew'] : [])].filter(
    (name) => !facts.dependencies.has(name),
  );
  const check = agentCommand(facts, 'execute-local', ['curfew', 'check']);
  const install = missing.length === 0 ? '' : `Install: ${agentCommand(facts, 'add', ['-D', ...missing])}\n`;
  const types =
    facts.typescript && !facts.dependencies.has('ts-morph')
      ? 'Where only types lead to a field, check also needs ts-morph among the development dependencies.\n'
      : '';
  return `${install}${types}Next: ${check}\n`;
}
