import path from 'node:path';
import { type Command, resolveCommand } from 'package-manager-detector';
import { relativePath } from '../relative-path.js';
import type { ProjectFacts } from './project-facts.js';

/** The command of the project's package manager, as text. */
export function agentCommand({ agent }: ProjectFacts, command: Command, args: string[] = []): string {
  const found = resolveCommand(agent, command, args) ?? { command: 'npx', args };
  return [found.command, ...found.args].join(' ');
}

const runs = (facts: ProjectFacts, ...args: string[]): string =>
  agentCommand(facts, 'execute-local', ['curfew', ...args]);
const install = (facts: ProjectFacts): string => agentCommand(facts, facts.hasLockfile ? 'frozen' : 'install');

/** The workflow of GitHub Actions: changes of a pull request, and once a week what closes soon. */
export function githubWorkflow(facts: ProjectFacts, within: string): string {
  const folder = relativePath(facts.repository, facts.cwd);
  const installIn = relativePath(facts.repository, facts.installFolder) || '.';
  const steps = (depth: string[], command: string): string[] => [
    '      - uses: actions/checkout@v4',
    ...depth,
    ...setup(facts),
    '      - uses: actions/setup-node@v4',
    '        with:',
    '          node-version: 22',
    `      - run: ${install(facts)}`,
    ...(folder === '' ? [] : [`        working-directory: ${installIn}`]),
    `      - run: ${command}`,
  ];
  const depth = [
    '        with:',
    '          # --changed compares with the branch that the pull request goes to.',
    '          fetch-depth: 0',
  ];
  return `${[
    'name: Curfew',
    'on:',
    '  pull_request:',
    '  schedule:',
    "    - cron: '0 6 * * 1'",
    '  workflow_dispatch:',
    'permissions:',
    '  contents: read',
    ...(folder === '' ? [] : ['defaults:', '  run:', `    working-directory: ${folder}`]),
    'jobs:',
    '  changes:',
    "    if: github.event_name == 'pull_request'",
    '    runs-on: ubuntu-latest',
    '    steps:',
    ...steps(depth, runs(facts, 'check', '--changed', '--format', 'pretty', '--format', 'github')),
    '  upcoming:',
    "    if: github.event_name != 'pull_request'",
    '    runs-on: ubuntu-latest',
    '    steps:',
    ...steps([], runs(facts, 'check', '--within', within, '--format', 'pretty', '--format', 'github')),
  ].join('\n')}\n`;
}

function setup({ agent, fixesAgent }: ProjectFacts): string[] {
  if (agent.startsWith('pnpm'))
    return ['      - uses: pnpm/action-setup@v4', ...(fixesAgent ? [] : ['        with:', '          version: 10'])];
  if (agent === 'bun') return ['      - uses: oven-sh/setup-bun@v2'];
  return agent === 'yarn@berry' ? ['      - run: corepack enable'] : [];
}

/** Jobs of GitLab: changes of a merge request, and in scheduled pipelines what closes soon. */
export function gitlabJobs(facts: ProjectFacts, within: string): string {
  const folder = relativePath(facts.repository, facts.cwd);
  const installIn = relativePath(facts.repository, facts.installFolder);
  const report = path.posix.join(folder, 'gl-code-quality-report.json');
  const enter = (target: string): string[] => (target === '' ? [] : [`    - cd "$CI_PROJECT_DIR/${target}"`]);
  const corepack = /^(?:pnpm|yarn@)/.test(facts.agent) ? ['    - corepack enable'] : [];
  return `${[
    '.curfew:',
    `  image: ${facts.agent === 'bun' ? 'oven/bun:1' : 'node:22'}`,
    '  before_script:',
    ...corepack,
    ...enter(installIn),
    `    - ${install(facts)}`,
    ...(folder === installIn ? [] : enter(folder)),
    'curfew:',
    '  extends: .curfew',
    '  rules:',
    '    - if: $CI_PIPELINE_SOURCE == "merge_request_event"',
    '  variables:',
    '    # --changed compares with the branch that the merge request goes to.',
    '    GIT_DEPTH: 0',
    '  script:',
    `    - ${runs(facts, 'check', '--changed', '--format', 'pretty', '--output', 'gitlab=gl-code-quality-report.json')}`,
    '  artifacts:',
    '    when: always',
    '    reports:',
    `      codequality: ${report}`,
    'curfew-upcoming:',
    '  extends: .curfew',
    '  rules:',
    '    - if: $CI_PIPELINE_SOURCE == "schedule"',
    '  script:',
    `    - ${runs(facts, 'check', '--within', within)}`,
  ].join('\n')}\n`;
}
