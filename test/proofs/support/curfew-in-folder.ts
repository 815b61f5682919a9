import { type JsonReport, run } from 'curfew';

/** A place that `curfew check` shows, as a program that edits code is told of it. */
interface AgentSite {
  id: string;
  phase: string;
  steps: string[];
}

/** Runs a command of `curfew` in a folder, in this process, and gives what it prints. Throws when the use is wrong or a file is not read. */
export async function curfewIn(folder: string, args: readonly string[]): Promise<string> {
  const texts = { out: '', err: '' };
  const code = await run(args, {
    cwd: folder,
    env: {},
    now: () => new Date(0),
    out: (text) => void (texts.out += text),
    err: (text) => void (texts.err += text),
    outIsTerminal: false,
    errIsTerminal: false,
  });
  // Clean, or findings left.
  if (code > 1) throw new Error(`curfew ${args.join(' ')} ended with ${code}: ${texts.err}`);
  return texts.out;
}

/** What is found in a folder and gone on the day: ids, each once. */
export async function goneIn(folder: string, asOf: string): Promise<string[]> {
  const report = JSON.parse(await curfewIn(folder, ['check', '--as-of', asOf, '--format', 'json'])) as JsonReport;
  return [...new Set(report.findings.filter(({ phase }) => phase === 'sunset').map(({ id }) => id))].sort();
}

/** What `curfew check` says is to be done in a folder on the day: titles and notes of the rewrites. */
export async function guidanceIn(folder: string, asOf: string): Promise<string> {
  const { sites } = JSON.parse(await curfewIn(folder, ['check', '--as-of', asOf, '--format', 'agent'])) as {
    sites: AgentSite[];
  };
  return sites.flatMap(({ steps }) => steps).join('\n');
}
