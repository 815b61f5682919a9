import { counted } from './count-text.js';
import type { LostEvidence } from './lost-evidence.js';
import type { Migration, NewProblem } from './migrate-project.js';
import { planLines, sharedNotes } from './plan-text.js';
import { headline, unreadText } from './report-pretty.js';
import { relativePath } from './relative-path.js';
import type { Setting } from './resolve-options.js';
import { shellWords } from './shell-words.js';
import type { Colors } from './terminal.js';
import { visibleLine } from './visible-text.js';

/** What was written, file by file, and what is left. */
export function writtenText(migration: Migration, setting: Setting, colors: Colors): string {
  const lines = [headline(setting, colors), ''];
  for (const { file, titles } of migration.rewritten) {
    lines.push(colors.bold(visibleLine(file)), ...titles.map((title) => `  ${title}`));
  }
  const { length } = migration.rewritten;
  lines.push(length === 0 ? 'There is nothing to rewrite.' : colors.green(`${counted(length, 'file')} written.`));
  return `${lines.join('\n')}\n${leftText(migration, setting, colors)}`;
}

/** The findings that rewriting leaves, each with what a person has to do; and the files that could not be handled. */
export function leftText({ left }: Migration, { schedule }: Setting, colors: Colors): string {
  const parts: string[] = [];
  if (left.findings.length > 0) {
    const lines = [`${counted(left.findings.length, 'finding')} left:`];
    for (const { id } of schedule.deprecations) {
      const findings = left.findings.filter((finding) => finding.id === id);
      if (findings.length === 0) continue;
      const shared = sharedNotes(findings);
      lines.push(`  ${colors.bold(id)}`, ...[...shared].map((note) => `    - ${note}`));
      for (const { file, start, name, plans } of findings) {
        lines.push(`    ${colors.underline(`${visibleLine(file)}:${start.line}:${start.column}`)}  ${name}`);
        lines.push(...planLines(plans, shared).map((line) => `      ${line}`));
      }
    }
    parts.push(lines.join('\n'));
  }
  if (left.unread.length > 0) parts.push(unreadText(left.unread, 'migrated', colors));
  return parts.map((part) => `\n${part}\n`).join('');
}

/** The places that no longer compile, and what the compiler says of them. */
export function problemsText(problems: readonly NewProblem[], isWritten: boolean, colors: Colors): string {
  const places = problems.map(
    ({ file, line, text }) =>
      `  ${colors.underline(`${visibleLine(file)}:${line}`)}  ${visibleLine(text.split('\n', 1)[0] ?? '')}`,
  );
  const head = `${counted(problems.length, 'place')} that a review must finish, for ${isWritten ? 'the compiler does not take them' : 'the compiler would not take them'}:`;
  return `\n${colors.yellow(head)}\n${places.join('\n')}\n`;
}

/** The last lines of a run that wrote nothing: what it showed, and the command that writes it. */
export function previewNotice(migration: Migration, sameArguments: readonly string[], colors: Colors): string {
  const { length } = migration.rewritten;
  if (length === 0) return 'There is nothing to rewrite.\n';
  const command = shellWords(['npx', 'curfew', 'migrate', '--write', ...sameArguments]);
  return `\n${counted(length, 'file')} would change; nothing was written. To write: ${colors.bold(command)}\n`;
}

/** Says that the next run will believe less, and the configuration that keeps what this one knew. */
export function lostText(lost: LostEvidence, { config, cwd }: Setting, isWritten: boolean, colors: Colors): string {
  const { findings, ids, paths, clients } = lost;
  const proof = paths.length === 0 ? 'what was rewritten' : paths.join(' and ');
  const entries =
    clients.length > 0
      ? { clients: clients.map(({ module, export: name }) => ({ module, export: name })) }
      : { baseUrls: ['https://the-base-url-of-the-service'] };
  const file = config.source === undefined ? 'curfew.config.json' : relativePath(cwd, config.source);
  return [
    '',
    colors.yellow(
      `${counted(findings, 'finding')} of ${ids.join(', ')} will no longer be reported: only ${proof} proved that the client is the service's, and ${isWritten ? 'that is' : 'that would be'} rewritten.`,
    ),
    `To keep them in sight, add this to ${visibleLine(file)}:`,
    colors.bold(JSON.stringify(entries, null, 2)),
    '',
  ].join('\n');
}
