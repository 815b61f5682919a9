import type { MigrateResult } from '@curfew/rewrite';

/**
 * One line for each finding of the file that a person must look at: `line:column id: what is wrong (class: notes)`. Lines and
 * columns count from 1, in the text after the migration.
 */
export function describeRemaining(remaining: MigrateResult['remaining'], file: string, text: string): string[] {
  return remaining
    .filter(({ finding }) => finding.match.module.file === file)
    .map(({ finding, plans }) => {
      const { span, id } = finding.match;
      const plan = plans[0];
      const work = plan === undefined ? '' : ` (${[`${plan.class}:`, ...plan.notes].join(' ')})`;
      return `${positionOf(span[0], text)} ${id}: ${finding.message} ${finding.replacement}${work}`;
    });
}

function positionOf(offset: number, text: string): string {
  const lines = text.slice(0, offset).split(/\r\n|[\n\r\u2028\u2029]/);
  const last = lines.at(-1) ?? '';
  return `${String(lines.length)}:${String(last.length + 1)}`;
}
