import path from 'node:path';
import type { ProjectReport } from './project-report.js';
import type { Changes } from './changed-files.js';

/**
 * Leaves of a report what stands in files that differ, or only what stands in lines that differ. The whole project was analysed all
 * the same: a changed file is judged by the unchanged ones around it.
 */
export function narrowToChanges<Report extends ProjectReport>(
  report: Report,
  { hasFile, hasLine }: Changes,
  cwd: string,
  onlyLines: boolean,
): Report {
  const isChanged = (file: string): boolean => hasFile(path.resolve(cwd, file));
  const findings = report.findings.filter(({ file, text, span }) => {
    if (!onlyLines) return isChanged(file);
    // Lines as git counts them.
    const line = (offset: number): number => text.slice(0, offset).split('\n').length;
    return hasLine(path.resolve(cwd, file), line(span[0]), line(span[1]));
  });
  return { ...report, findings, unread: report.unread.filter(({ file }) => isChanged(file)) };
}
