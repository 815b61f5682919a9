/** What `curfew init` sees of a project. Nothing of it is run. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Agent, detect, LOCKS } from 'package-manager-detector';
import { foldersFrom } from '../folders-above.js';
import { relativePath } from '../relative-path.js';
import { repositoryRoot } from '../repository-path.js';

/** A build server. */
export type BuildServer = 'github' | 'gitlab';

/** A base URL in a file that shows which variables a project has. */
interface SeenUrl {
  file: string;
  name: string;
  url: string;
}

/** What was found; files are absolute. */
export interface ProjectFacts {
  cwd: string;
  repository: string;
  agent: Agent;
  /** Whether package.json fixes the version of the package manager. */
  fixesAgent: boolean;
  /** Folder of the lockfile, where dependencies are installed. */
  installFolder: string;
  hasLockfile: boolean;
  workspaces: boolean;
  typescript: boolean;
  /** Names in `dependencies` and `devDependencies`, here and where dependencies are installed. */
  dependencies: ReadonlySet<string>;
  /** The flat configuration of ESLint. */
  eslint?: string;
  /** A configuration of ESLint in the format before that. */
  legacyEslint?: string;
  /** Where Oxlint is used: its configuration, or where it would be. */
  oxlint?: string;
  servers: BuildServer[];
  /** Of `.env.example` and its like; files that may hold secrets are not opened. */
  urls: SeenUrl[];
}

interface Manifest {
  dependencies?: object;
  devDependencies?: object;
  workspaces?: unknown;
  packageManager?: unknown;
}

const FLAT = ['js', 'mjs', 'cjs', 'ts', 'mts', 'cts'].map((each) => `eslint.config.${each}`);
const EXAMPLES = /^\.env\.(?:example|sample|template|defaults?|dist)$/;

/** Looks at the folder, and upwards to the root of its repository. */
export async function projectFacts(cwd: string): Promise<ProjectFacts> {
  const repository = repositoryRoot(cwd);
  const folders = upTo(repository, cwd);
  const nearest = (names: readonly string[]): string | undefined =>
    folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find((file) => existsSync(file));
  const lockfile = nearest(Object.keys(LOCKS));
  const installFolder = lockfile === undefined ? cwd : path.dirname(lockfile);
  const manifests = [...new Set([cwd, installFolder])].map(readManifest);
  const dependencies = new Set(
    manifests.flatMap(({ dependencies: own = {}, devDependencies: dev = {} }) => Object.keys({ ...own, ...dev })),
  );
  const found = await detect({
    cwd,
    stopDir: repository,
    strategies: ['lockfile', 'packageManager-field', 'devEngines-field'],
  });
  const eslint = nearest(FLAT);
  const legacyEslint = [
    '.eslintrc.cjs',
    '.eslintrc.js',
    '.eslintrc.json',
    '.eslintrc.yml',
    '.eslintrc.yaml',
    '.eslintrc',
  ]
    .map((name) => path.join(cwd, name))
    .find((file) => existsSync(file));
  const oxlintrc = nearest(['.oxlintrc.json']);
  const oxlint = oxlintrc ?? (dependencies.has('oxlint') ? path.join(cwd, '.oxlintrc.json') : undefined);
  const servers: BuildServer[] = [];
  if (existsSync(path.join(repository, '.github/workflows'))) servers.push('github');
  if (existsSync(path.join(repository, '.gitlab-ci.yml'))) servers.push('gitlab');
  return {
    cwd,
    repository,
    agent: found?.agent ?? 'npm',
    fixesAgent: manifests.some(({ packageManager }) => packageManager !== undefined),
    installFolder,
    hasLockfile: lockfile !== undefined,
    workspaces:
      manifests.some(({ workspaces }) => workspaces !== undefined) ||
      existsSync(path.join(installFolder, 'pnpm-workspace.yaml')),
    typescript: dependencies.has('typescript') || existsSync(path.join(cwd, 'tsconfig.json')),
    dependencies,
    ...(eslint !== undefined && { eslint }),
    ...(legacyEslint !== undefined && { legacyEslint }),
    ...(oxlint !== undefined && { oxlint }),
    servers,
    urls: seenUrls(cwd),
  };
}

/** The folders from `cwd` up to `root`, both included. */
function upTo(root: string, cwd: string): string[] {
  const folders = foldersFrom(cwd);
  return folders.slice(0, folders.indexOf(root) + 1);
}

/** A broken package.json is its package manager's matter. */
function readManifest(folder: string): Manifest {
  try {
    const value: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function seenUrls(cwd: string): SeenUrl[] {
  const files = readdirSync(cwd).filter((name) => EXAMPLES.test(name));
  return files.flatMap((name) => {
    const file = path.join(cwd, name);
    return [...readFileSync(file, 'utf8').matchAll(/^\s*(?:export\s+)?(\w+)\s*=\s*["']?(https?:\/\/[^\s"'#?]+)/gm)].map(
      ([, variable = '', url = '']) => ({ file: relativePath(cwd, file), name: variable, url }),
    );
  });
}

/** One line about what was found. */
export function factsText(facts: ProjectFacts): string {
  const { cwd, agent, workspaces, typescript, eslint, legacyEslint, oxlint, servers } = facts;
  const named = (file: string): string => relativePath(cwd, file);
  const parts = [
    agent.replace('@', ' '),
    workspaces && 'workspaces',
    typescript && 'TypeScript',
    eslint !== undefined && `ESLint (${named(eslint)})`,
    eslint === undefined &&
      legacyEslint !== undefined &&
      `ESLint (${named(legacyEslint)}, a format that it no longer reads by default)`,
    oxlint !== undefined && 'Oxlint',
    ...servers.map((server) => (server === 'github' ? 'GitHub Actions' : 'GitLab CI')),
  ];
  return `Found: ${parts.filter((part) => part !== false).join(', ')}.`;
}
