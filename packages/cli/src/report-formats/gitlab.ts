import type { Phase } from '@curfew/schedule';
import { createRegions } from '../region.js';
import { jsonText } from '../report-json.js';
import { repositoryPath } from '../repository-path.js';
import { visibleLine } from '../visible-text.js';
import type { ReportWriter } from './report-context.js';

const severities = { sunset: 'critical', closing: 'major', announced: 'minor' } as const satisfies Record<
  Phase,
  string
>;

/**
 * The Code Quality report of GitLab: an array of issues with the properties it reads. Paths are relative to the root of the repository, the
 * fingerprint tells every finding from every other. A file that could not be analysed is an issue too.
 */
export const gitlab: ReportWriter = ({ findings, unread }, { repository, setting }) => {
  const regionOf = createRegions('utf16');
  const pathOf = (file: string): string => repositoryPath(repository, setting.cwd, file);
  return jsonText([
    ...findings.map((finding) => {
      const { startLine, endLine } = regionOf(finding.text, finding.span);
      return {
        type: 'issue',
        check_name: finding.id,
        description: visibleLine(`${finding.message} ${finding.replacement}`),
        categories: ['Compatibility'],
        severity: finding.confidence === 'possible' ? 'info' : severities[finding.phase],
        fingerprint: finding.fingerprint,
        location: { path: pathOf(finding.file), lines: { begin: startLine, end: endLine } },
      };
    }),
    ...unread.map(({ file, reason }) => ({
      type: 'issue',
      check_name: 'unread',
      description: visibleLine(`Could not be analysed: ${reason}`),
      categories: ['Compatibility'],
      severity: 'major',
      fingerprint: `unread:${pathOf(file)}`,
      location: { path: pathOf(file), lines: { begin: 1, end: 1 } },
    })),
  ]);
};
