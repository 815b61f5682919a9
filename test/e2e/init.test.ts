import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { documented } from './support/documented.js';
import { commitAll, projectFolder } from './support/project-folder.js';
import { runCurfew } from './support/run-curfew.js';
import { runShell } from './support/run-shell.js';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const PAGE = 'docs/guides/set-up.md';

/** A project of npm with ESLint, in which curfew is installed; one commit, which is also the branch main of the remote. */
function project(): string {
  const folder = projectFolder('gone');
  const write = (file: string, text: string): void => {
    writeFileSync(path.join(folder, file), text);
  };
  write(
    'package.json',
    '{ "type": "module", "devDependencies": { "curfew": "*", "eslint": "*", "eslint-plugin-curfew": "*" } }\n',
  );
  write('package-lock.json', '{}\n');
  write('.gitignore', 'node_modules\n');
  write(
    'eslint.config.js',
    "import tseslint from 'typescript-eslint';\n\nexport default tseslint.config(\n  tseslint.configs.base,\n  { files: ['**/*.ts'] },\n);\n",
  );
  mkdirSync(path.join(folder, 'node_modules/.bin'), { recursive: true });
  symlinkSync(path.join(REPOSITORY, 'packages/cli/bin/curfew.js'), path.join(folder, 'node_modules/.bin/curfew'));
  for (const name of ['eslint', 'typescript-eslint', 'eslint-plugin-curfew'])
    symlinkSync(path.join(REPOSITORY, 'node_modules', name), path.join(folder, 'node_modules', name));
  commitAll(folder);
  git(folder, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
  return folder;
}

function git(folder: string, ...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { cwd: folder, stdio: 'pipe' });
}

const FILES = ['curfew.config.json', '.github/workflows/curfew.yml'];
const USE = '\nexport const kind = (card: Card): string => card.sub_type;\n';

describe('curfew init without a terminal', () => {
  it('says what it would do and writes nothing; --yes writes; a second run says what is there', () => {
    const folder = project();
    const before = readFileSync(path.join(folder, 'eslint.config.js'), 'utf8');
    const dry = runCurfew(folder, ['init', '--ci', 'github']);
    expect(dry).toMatchObject({ code: 0, stderr: '' });
    expect(dry.stdout).toContain("+import curfew from 'eslint-plugin-curfew';\n");
    expect(dry.stdout).toContain(
      'Nothing was written. With --yes, curfew.config.json, eslint.config.js, .github/workflows/curfew.yml will be.',
    );
    expect(FILES.filter((file) => existsSync(path.join(folder, file)))).toEqual([]);
    expect(readFileSync(path.join(folder, 'eslint.config.js'), 'utf8')).toBe(before);

    expect(runCurfew(folder, ['init', '--ci', 'github', '--yes']).stdout).toContain('3 files written.');
    expect(readFileSync(path.join(folder, 'eslint.config.js'), 'utf8')).toBe(
      "import tseslint from 'typescript-eslint';\nimport curfew from 'eslint-plugin-curfew';\n\nexport default tseslint.config(\n  tseslint.configs.base,\n  { files: ['**/*.ts'] },\n  curfew.configs.recommended,\n);\n",
    );
    const again = runCurfew(folder, ['init', '--yes']);
    expect(again.stdout).toContain('curfew.config.json: is there.');
    expect(again.stdout).toContain('eslint.config.js: has the plugin.');
    expect(again.stdout).toContain('.github/workflows/curfew.yml: is there.');
    expect(again.stdout).toContain('Nothing is left to write.');
  });

  it('leaves a configuration that ESLint and check take', () => {
    const folder = project();
    runCurfew(folder, ['init', '--ci', 'none', '--yes']);
    const eslint = path.join(folder, 'node_modules/eslint/bin/eslint.js');
    const { stdout } = spawnSync(process.execPath, [eslint, '--format', 'json', 'src/cards.ts'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, CURFEW_AS_OF: '2025-01-01' },
    });
    const [{ messages }] = JSON.parse(stdout) as [{ messages: { ruleId: string; severity: number }[] }];
    expect(messages.map(({ ruleId, severity }) => [ruleId, severity])).toEqual([
      ['curfew/card-sub-type', 2],
      ['curfew/card-sub-type', 2],
    ]);
    expect(runCurfew(folder, ['check', '--as-of', '2025-01-01']).code).toBe(1);
  });
});

interface Workflow {
  jobs: Record<string, { steps: { run?: string }[] }>;
}

function commandOf({ jobs }: Workflow, job: string): string {
  const [install, command = ''] = (jobs[job]?.steps ?? []).flatMap(({ run }) => run ?? []);
  expect(install).toBe('npm ci');
  return command;
}

describe('the documented workflow of GitHub Actions', () => {
  it('is the one that init writes', () => {
    const folder = project();
    runCurfew(folder, ['init', '--ci', 'github', '--yes']);
    const written = readFileSync(path.join(folder, '.github/workflows/curfew.yml'), 'utf8');
    expect(documented(PAGE, 'github-workflow').text).toBe(written);
  });

  it('fails a pull request for what it changes, and the weekly job for what closes soon', () => {
    const folder = project();
    const workflow = parse(documented(PAGE, 'github-workflow').text) as Workflow;
    const changes = (): number | null =>
      runShell(folder, commandOf(workflow, 'changes'), { CURFEW_AS_OF: '2025-01-01', GITHUB_BASE_REF: 'main' }).code;
    expect(changes()).toBe(0);
    appendFileSync(path.join(folder, 'src/cards.ts'), USE);
    git(folder, 'commit', '--quiet', '--all', '--message', 'Use it');
    expect(changes()).toBe(1);
    const upcoming = (day: string): number | null =>
      runShell(folder, commandOf(workflow, 'upcoming'), { CURFEW_AS_OF: day }).code;
    // Sixty days before 2025-01-01, the first day without the field.
    expect([upcoming('2024-11-01'), upcoming('2024-11-02')]).toEqual([0, 1]);
  });
});

describe('the jobs for GitLab', () => {
  it('run the same checks', () => {
    const folder = project();
    runCurfew(folder, ['init', '--ci', 'gitlab', '--yes']);
    const text = (file: string): unknown => parse(readFileSync(path.join(folder, file), 'utf8'));
    expect(text('.gitlab-ci.yml')).toEqual({ include: [{ local: '.gitlab/curfew.gitlab-ci.yml' }] });
    const jobs = text('.gitlab/curfew.gitlab-ci.yml') as Record<string, { script: string[] }>;
    const env = { CURFEW_AS_OF: '2025-01-01', CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main' };
    const run = (job: string): number | null => runShell(folder, jobs[job]?.script.join('\n') ?? '', env).code;
    expect(run('curfew')).toBe(0);
    expect(JSON.parse(readFileSync(path.join(folder, 'gl-code-quality-report.json'), 'utf8'))).toEqual([]);
    expect(run('curfew-upcoming')).toBe(1);
  });
});

describe('the documented pre-commit hook', () => {
  it('stops a commit whose lines use what is gone, and no other', () => {
    const folder = project();
    const hook = path.join(folder, '.git/hooks/pre-commit');
    mkdirSync(path.dirname(hook), { recursive: true });
    writeFileSync(hook, documented(PAGE, 'pre-commit').text);
    chmodSync(hook, 0o755);
    const commit = (): ReturnType<typeof runShell> =>
      runShell(folder, 'git -c user.name=t -c user.email=t@example.com commit --all --message Change', {
        CURFEW_AS_OF: '2025-01-01',
      });
    appendFileSync(path.join(folder, 'src/cards.ts'), '\nexport const more = 1;\n');
    expect(commit().code).toBe(0);
    appendFileSync(path.join(folder, 'src/cards.ts'), USE);
    const stopped = commit();
    expect(stopped.code).not.toBe(0);
    expect(stopped.stdout + stopped.stderr).toContain('1 finding fails the gate');
  });
});
