import { git } from './git-command.js';
import { relativePath } from './relative-path.js';
import { UsageError } from './usage-error.js';

/** A file that differs from the merge base. */
interface ChangedFile {
  /** Its path there; absent for a new file. Paths are relative to the root of the repository. */
  before?: string;
  after: string;
}

/** What differs from the merge base, committed or not, and files that git does not know yet. */
export interface Changes {
  /** The reference compared with, for messages. */
  reference: string;
  /** Whether a file (absolute path) differs. */
  hasFile: (file: string) => boolean;
  /** Whether one of the lines (from 1, as git counts them, both ends inclusive) of a file was added or changed. */
  hasLine: (file: string, first: number, last: number) => boolean;
  /** Submodules that point elsewhere now: everything in them counts as changed. */
  submodules: string[];
}

const SAFE = ['--no-ext-diff', '--no-textconv', '--no-color', '-M'];
const GITLINK = '160000';

/**
 * What differs from the merge base of HEAD and a reference. Renames are followed: a file that only moved does not differ. Without a
 * reference it is the base branch that the build server names, else the default branch of `origin`.
 * @throws UsageError outside a repository, without git, for an unknown reference, and where a shallow clone lacks the merge base
 */
export function changesSince(
  asked: string | undefined,
  cwd: string,
  env: Readonly<Record<string, string | undefined>>,
): Changes {
  const top = git(cwd, ['rev-parse', '--show-toplevel']);
  if (!top.ok) throw new UsageError(outsideText(top.stderr));
  const root = top.stdout.replace(/\n$/, '');
  const reference = asked ?? defaultReference(root, env);
  const base = mergeBase(root, reference, env);
  const { files, submodules } = changedFiles(root, base);
  const relative = (file: string): string => relativePath(root, file);
  const inSubmodule = (file: string): boolean => submodules.some((each) => file.startsWith(`${each}/`));
  const lines = new Map<string, [number, number][]>();
  return {
    reference,
    submodules,
    hasFile: (file) => files.has(relative(file)) || inSubmodule(relative(file)),
    hasLine: (file, first, last) => {
      const name = relative(file);
      const changed = files.get(name);
      if (changed === undefined) return inSubmodule(name);
      if (changed.before === undefined) return true;
      const ranges = lines.get(name) ?? addedLines(root, base, changed.before, name);
      lines.set(name, ranges);
      return ranges.some(([from, to]) => from <= last && first <= to);
    },
  };
}

function outsideText(stderr: string): string {
  if (stderr === '') return '--changed needs git, which could not be started.';
  if (stderr.includes('not a git repository'))
    return '--changed needs a git repository, and the working directory is in none.';
  return `--changed: git could not be asked: ${stderr.trim()}`;
}

function defaultReference(root: string, env: Readonly<Record<string, string | undefined>>): string {
  const set = (name: string): string | undefined => (env[name] === '' ? undefined : env[name]);
  const branch = set('GITHUB_BASE_REF') ?? set('CI_MERGE_REQUEST_TARGET_BRANCH_NAME') ?? set('CHANGE_TARGET');
  const known = set('CI_MERGE_REQUEST_DIFF_BASE_SHA') ?? (branch === undefined ? undefined : `origin/${branch}`);
  if (known !== undefined) return known;
  const head = git(root, ['rev-parse', '--abbrev-ref', 'origin/HEAD']);
  if (head.ok) return head.stdout.trim();
  throw new UsageError(
    '--changed: which branch is the base? Name it: --changed=origin/main. (`git remote set-head origin --auto` makes it known.)',
  );
}

/** The commit to compare with. Before the first commit, that is a tree with nothing in it: a hook must be able to check that one too. */
function mergeBase(root: string, reference: string, env: Readonly<Record<string, string | undefined>>): string {
  const commit = git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${reference}^{commit}`]);
  const isShallow = git(root, ['rev-parse', '--is-shallow-repository']).stdout.trim() === 'true';
  const deeper = isShallow
    ? ` The clone is shallow: fetch more of it (${env['GITHUB_ACTIONS'] === undefined ? 'git fetch --unshallow' : 'actions/checkout with fetch-depth: 0'}).`
    : '';
  if (!commit.ok && reference === 'HEAD' && isUnborn(root)) return emptyTree(root);
  if (!commit.ok)
    throw new UsageError(
      `--changed: there is no commit "${reference}" here.${deeper} A branch of the remote is written origin/NAME, and must be fetched. A path is written before the flags.`,
    );
  const base = git(root, ['merge-base', 'HEAD', commit.stdout.trim()]);
  if (base.ok) return base.stdout.trim();
  throw new UsageError(`--changed: HEAD and "${reference}" have no common commit here.${deeper}`);
}

/** Whether the branch that HEAD names has no commit yet. */
function isUnborn(root: string): boolean {
  return (
    git(root, ['symbolic-ref', '--quiet', 'HEAD']).ok && !git(root, ['rev-parse', '--verify', '--quiet', 'HEAD']).ok
  );
}

/** Its name depends on the hash that the repository uses; git knows the object without its being stored. */
function emptyTree(root: string): string {
  return answerOf(root, ['hash-object', '-t', 'tree', '--stdin']).trim();
}

function changedFiles(root: string, base: string): { files: Map<string, ChangedFile>; submodules: string[] } {
  const files = new Map<string, ChangedFile>();
  const submodules: string[] = [];
  const fields = answerOf(root, [
    'diff',
    '--raw',
    '-z',
    '--no-abbrev',
    '--ignore-submodules=none',
    ...SAFE,
    base,
    '--',
  ]).split('\0');
  for (let at = 0; at < fields.length - 1;) {
    // `:100644 100644 <sha> <sha> R086`, then the path, for renames two.
    const [, mode = '', , , status = ''] = (fields[at] ?? '').split(' ');
    const isPair = /^[RC]/.test(status);
    const before = fields[at + 1] ?? '';
    const after = isPair ? (fields[at + 2] ?? '') : before;
    at += isPair ? 3 : 2;
    if (mode === GITLINK) submodules.push(after);
    else if (status === 'A') files.set(after, { after });
    else if (status !== 'D' && status !== 'R100') files.set(after, { before, after });
  }
  const untracked = answerOf(root, ['ls-files', '--others', '--exclude-standard', '-z']);
  for (const after of untracked.split('\0')) if (after !== '') files.set(after, { after });
  return { files, submodules };
}

/** The lines of a file that are new or changed, as `[first, last]`: those of the hunks without context. */
function addedLines(root: string, base: string, before: string, after: string): [number, number][] {
  const paths = before === after ? [after] : [before, after];
  const patch = answerOf(root, ['--literal-pathspecs', 'diff', '-U0', ...SAFE, base, '--', ...paths]);
  return [...patch.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)].flatMap(([, start, count]): [number, number][] => {
    const [first, length] = [Number(start), Number(count ?? 1)];
    return length === 0 ? [] : [[first, first + length - 1]];
  });
}

function answerOf(root: string, args: readonly string[]): string {
  const answer = git(root, args);
  if (!answer.ok) throw new UsageError(`--changed: git could not be asked: ${answer.stderr.trim()}`);
  return answer.stdout;
}
