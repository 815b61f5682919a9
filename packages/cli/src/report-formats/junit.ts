import xmlbuilder, { type XMLElement } from 'xmlbuilder';
import type { ReportedFinding } from '../describe-finding.js';
import { planLines } from '../plan-text.js';
import { createRegions } from '../region.js';
import { tool } from '../tool.js';
import { visibleLine, visibleText } from '../visible-text.js';
import type { ReportWriter } from './report-context.js';

/**
 * JUnit XML: a suite for each deprecation with a case for each finding, failed where it fails the gate and skipped where it does not; a
 * deprecation that is not found anywhere is one case that passes, so that a clean report is not an empty one. A file that could
 * not be analysed is an error.
 */
export const junit: ReportWriter = ({ findings, unread }, { setting }) => {
  const regionOf = createRegions('utf16');
  const failures = findings.filter((finding) => finding.failsGate).length;
  const withdrawn = setting.schedule.deprecations.filter((each) => each.withdrawn !== true);
  const suites = withdrawn.map(({ id, title }) => ({
    id,
    title,
    findings: findings.filter((finding) => finding.id === id),
  }));
  const tests = suites.reduce((sum, suite) => sum + Math.max(suite.findings.length, 1), 0) + unread.length;
  const root = xmlbuilder.create('testsuites', { version: '1.0', encoding: 'UTF-8' }).att({
    name: `${tool.name} as of ${setting.asOf}`,
    tests: String(tests),
    failures: String(failures),
    errors: String(unread.length),
  });
  for (const suite of suites) {
    const skipped = suite.findings.filter((finding) => !finding.failsGate).length;
    const element = root.ele('testsuite', {
      name: suite.id,
      tests: String(Math.max(suite.findings.length, 1)),
      failures: String(suite.findings.length - skipped),
      errors: '0',
      skipped: String(skipped),
    });
    if (suite.findings.length === 0) element.ele('testcase', { name: visibleLine(suite.title), classname: suite.id });
    for (const finding of suite.findings) {
      const { startLine, startColumn } = regionOf(finding.text, finding.span);
      addCase(element, finding, `${visibleLine(finding.file)}:${startLine}:${startColumn}`);
    }
  }
  if (unread.length > 0) {
    const count = String(unread.length);
    const element = root.ele('testsuite', { name: 'unread', tests: count, failures: '0', errors: count });
    for (const { file, reason } of unread) {
      element
        .ele('testcase', { name: visibleLine(file), classname: 'unread' })
        .ele('error', { type: 'unread', message: 'The file could not be analysed.' })
        .txt(visibleText(reason));
    }
  }
  return `${root.end({ pretty: true })}\n`;
};

function addCase(suite: XMLElement, finding: ReportedFinding, place: string): void {
  const { id, name, phase, message, replacement, confidence, evidence, plans, failsGate } = finding;
  const lines = [place, message, replacement, `${confidence}: ${evidence.join('; ')}`, ...planLines(plans)];
  suite
    .ele('testcase', { name: `${visibleLine(name)} at ${place}`, classname: id })
    .ele(failsGate ? 'failure' : 'skipped', { type: phase, message: visibleLine(message) })
    .txt(visibleText(lines.join('\n')));
}
