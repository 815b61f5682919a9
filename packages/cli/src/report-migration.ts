import { counted } from './count-text.js';
import type { Migration } from './migrate-project.js';
import { planLines, sharedNotes } from './plan-text.js';
import { headline, unreadText } from './report-pretty.js';
import type { Setting } from './resolve-options.js';
import { shellWords } from './shell-words.js';
import { type Colors, printable } from './terminal.js';

/** What was written, file by file, and what is left. */
export function writtenText(migration: Migration, setting: Setting, colors: Colors): string {
  const lines = [headline(setting, colors), ''];
  for (const { file, titles } of migration.rewritten) {
    lines.push(colors.bold(printable(file)), ...titles.map((title) => `  ${title}`));
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
        lines.push(`    ${colors.underline(`${printable(file)}:${start.line}:${start.column}`)}  ${name}`);
        lines.push(...planLines(plans, shared).map((line) => `      ${line}`));
      }
    }
    parts.push(lines.join('\n'));
  }
  if (left.unread.length > 0) parts.push(unreadText(left.unread, 'migrated', colors));
  return parts.map((part) => `\n${part}\n`).join('');
}

/** The last lines of a run that wrote nothing: what it showed, and the command that writes it. */
export function previewNotice(migration: Migration, sameArguments: readonly string[], colors: Colors): string {
  const { length } = migration.rewritten;
  if (length === 0) return 'There is nothing to rewrite.\n';
  const command = shellWords(['npx', 'curfew', 'migrate', '--write', ...sameArguments]);
  return `\n${counted(length, 'file')} would change; nothing was written. To write: ${colors.bold(command)}\n`;
}
