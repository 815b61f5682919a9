import { applyEdits } from '@curfew/rewrite';
import type { Project } from '@curfew/project';
import type { Ask, Choice, Question } from './pick-findings.js';
import { relativePath } from './relative-path.js';
import { outColors, printable, type Terminal } from './terminal.js';
import { colorDiff, unifiedDiff } from './unified-diff.js';
import { UsageError } from './usage-error.js';
import { visibleLine } from './visible-text.js';

const CHOICES: readonly { value: Choice; key: 'y' | 'n' | 'a' | 'i' | 's' | 'q'; name: string }[] = [
  { value: 'yes', key: 'y', name: 'Yes' },
  { value: 'no', key: 'n', name: 'No' },
  { value: 'file', key: 'a', name: 'All of this file' },
  { value: 'id', key: 'i', name: 'All of this id' },
  { value: 'skip-file', key: 's', name: 'Skip this file' },
  { value: 'quit', key: 'q', name: 'Quit; keep what was picked' },
];

/** Asks on the terminal, with the diff of the rewrite. The library is loaded at the first question. Ctrl-C ends the run with nothing written. */
export function askInTerminal(terminal: Terminal, project: Project, cwd: string): Ask {
  return async (question) => {
    terminal.out(questionText(question, terminal, project, cwd));
    const { expand } = await import('@inquirer/prompts');
    try {
      return await expand<Choice>({
        message: `Apply this rewrite? (${question.number} of ${question.total})`,
        expanded: true,
        choices: CHOICES,
      });
    } catch (error) {
      if (error instanceof Error && error.name === 'ExitPromptError')
        throw new UsageError('Stopped; nothing was written.', { cause: error });
      throw error;
    }
  };
}

/** The finding, what its rewrite does, what to check, and the diff of this rewrite alone. */
function questionText({ finding, plan }: Question, terminal: Terminal, project: Project, cwd: string): string {
  const colors = outColors(terminal);
  const place = `${visibleLine(finding.file)}:${finding.start.line}:${finding.start.column}`;
  const lines = [
    '',
    `${colors.bold(finding.id)}  ${colors.underline(place)}  ${finding.message}`,
    `${plan.class}: ${plan.title}`,
    ...plan.notes.map((note) => `  - ${note}`),
  ];
  const diffs = [...new Set(plan.edits.map(({ file }) => file))].map((file) => {
    const source = project.read(file);
    const before = 'text' in source ? source.text : '';
    const after = applyEdits(
      before,
      plan.edits.filter((edit) => edit.file === file),
    );
    return printable(unifiedDiff({ file: relativePath(cwd, file), before, after }).replaceAll('\r\n', '\n'));
  });
  return `${lines.join('\n')}\n${diffs.map((diff) => colorDiff(diff, colors)).join('')}`;
}
