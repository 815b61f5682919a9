import type { Phase } from '@curfew/schedule';
import type { ReportedFinding } from '../describe-finding.js';
import { createRegions } from '../region.js';
import { repositoryPath } from '../repository-path.js';
import { visibleLine, visibleText } from '../visible-text.js';
import { worstFirst } from '../worst-first.js';
import type { ReportWriter } from './report-context.js';

/** GitHub shows ten annotations of a kind for each step. */
export const MOST_ANNOTATIONS = 10;

const commands = { sunset: 'error', closing: 'warning', announced: 'notice' } as const satisfies Record<Phase, string>;

/**
 * Workflow commands of GitHub Actions, which become annotations: the ten worst findings. The step summary has all of them.
 * Columns are given only within one line, as annotations demand, in UTF-16 units.
 */
export const github: ReportWriter = ({ findings }, { repository, setting }) => {
  const regionOf = createRegions('utf16');
  const command = (finding: ReportedFinding): string => {
    const { startLine, startColumn, endLine, endColumn } = regionOf(finding.text, finding.span);
    const properties = {
      file: repositoryPath(repository, setting.cwd, finding.file),
      line: startLine,
      endLine,
      ...(startLine === endLine && { col: startColumn, endColumn }),
      title: visibleLine(`${finding.id} (${finding.confidence})`),
    };
    const text = visibleText(`${finding.message} ${finding.replacement}`);
    return workflowCommand(commands[finding.phase], properties, text);
  };
  return findings
    .toSorted(worstFirst)
    .slice(0, MOST_ANNOTATIONS)
    .map((finding) => `${command(finding)}\n`)
    .join('');
};

/** `::name key=value,key=value::text`, escaped as the runner reads it: `%`, CR and LF, and in properties also `:` and `,`. */
function workflowCommand(name: string, properties: Readonly<Record<string, string | number>>, text: string): string {
  const pairs = Object.entries(properties).map(([key, value]) => `${key}=${escapedProperty(String(value))}`);
  return `::${name} ${pairs.join(',')}::${escapedData(text)}`;
}

function escapedData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapedProperty(text: string): string {
  return escapedData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
