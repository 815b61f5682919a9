import type { Log, Notification, ReportingDescriptor, Result } from 'sarif';
import type { Deprecation, Phase } from '@curfew/schedule';
import { phaseOf } from '@curfew/schedule';
import type { ReportedFinding } from '../describe-finding.js';
import { lineHashes } from '../line-hash.js';
import { phaseText } from '../phase-text.js';
import { createRegions } from '../region.js';
import { adviceByTarget } from '../replacement-text.js';
import { jsonText } from '../report-json.js';
import { repositoryPath } from '../repository-path.js';
import type { Setting } from '../resolve-options.js';
import { tool } from '../tool.js';
import { visibleLine, visibleText } from '../visible-text.js';
import { worstFirst } from '../worst-first.js';
import type { ReportContext, ReportWriter } from './report-context.js';

/** GitHub code scanning shows the top 5,000 results of a run: fewer than that lose nothing. */
const MOST_RESULTS = 4999;
/** Longest description of a rule that GitHub shows. */
const LONGEST_DESCRIPTION = 1024;
const ROOT = '%SRCROOT%';

const levels = { sunset: 'error', closing: 'warning', announced: 'note' } as const satisfies Record<Phase, string>;

/**
 * SARIF 2.1.0 as GitHub code scanning reads it: every deprecation of the schedule as a rule, also where nothing was found; the phase as
 * level; regions with all four fields in UTF-16 units; URIs relative to the root of the repository; fingerprints that GitHub
 * matches alerts by. Findings that the baseline knows are suppressed results. At most 4,999 results, worst first; what was left out, and files that could not be analysed, are notifications.
 */
export const sarif: ReportWriter = (report, context) => {
  const { setting, verdict } = context;
  const { schedule } = setting;
  const known = report.baseline?.known ?? [];
  const ordered = [...report.findings.toSorted(worstFirst), ...known.toSorted(worstFirst)];
  const shown = ordered.slice(0, MOST_RESULTS);
  const ruleIndex = new Map(schedule.deprecations.map(({ id }, index) => [id, index]));
  const toResult = resultWriter(context, ruleIndex);
  const notifications: Notification[] = report.unread.map(({ file, reason }) => ({
    level: 'error',
    message: { text: sarifText(`${visibleLine(file)} could not be analysed: ${visibleText(reason)}`) },
    locations: [{ physicalLocation: { artifactLocation: artifactOf(file, context) } }],
  }));
  if (shown.length < ordered.length) {
    const text = `${ordered.length - shown.length} of ${ordered.length} findings are left out: code scanning shows no more than ${MOST_RESULTS} of a run. These are the worst.`;
    notifications.push({ level: 'warning', message: { text } });
  }
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: tool.name,
            version: tool.version,
            semanticVersion: tool.version,
            rules: schedule.deprecations.map((deprecation) => ruleOf(deprecation, setting)),
          },
        },
        invocations: [
          {
            executionSuccessful: report.unread.length === 0,
            exitCode: verdict.exitCode,
            exitCodeDescription: verdict.text,
            toolExecutionNotifications: notifications,
          },
        ],
        columnKind: 'utf16CodeUnits',
        newlineSequences: ['\r\n', '\n', '\r'],
        originalUriBaseIds: { [ROOT]: { description: { text: 'The root of the repository.' } } },
        results: shown.map(toResult),
        properties: { asOf: setting.asOf, service: schedule.service.id, scheduleRevision: schedule.revision },
      },
    ],
  };
  return jsonText(log);
};

function ruleOf(deprecation: Deprecation, { schedule, asOf, horizon }: Setting): ReportingDescriptor {
  const { id, title, withdrawn, goneInClient } = deprecation;
  const phase = phaseOf(schedule, deprecation, undefined, { asOf, horizon });
  const when =
    withdrawn === true
      ? 'The deprecation was withdrawn.'
      : phaseText(phase, deprecation.sunset, schedule.service.sunsetDay, goneInClient);
  const advice = adviceByTarget(schedule, deprecation, asOf, horizon).map(({ name, text }) => `${name}: ${text}`);
  const notes = deprecation.notes ?? [];
  const full = sarifText(`${title}: ${when}`);
  return {
    id,
    name: pascalCase(id),
    shortDescription: { text: shortened(sarifText(title)) },
    fullDescription: { text: shortened(full) },
    help: { text: sarifText([when, ...advice, ...notes].join('\n')) },
    defaultConfiguration: { level: withdrawn === true ? 'none' : levels[phase] },
    properties: { tags: ['deprecation', 'maintainability'], sunset: deprecation.sunset, section: deprecation.section },
  };
}

function resultWriter(
  context: ReportContext,
  ruleIndex: ReadonlyMap<string, number>,
): (finding: ReportedFinding) => Result {
  const regionOf = createRegions('utf16');
  const hashesOfFile = new Map<string, string[]>();
  const hashesOf = ({ file, text }: ReportedFinding): string[] => {
    const known = hashesOfFile.get(file) ?? lineHashes((context.hasBom(file) ? '\u{feff}' : '') + text);
    hashesOfFile.set(file, known);
    return known;
  };
  return (finding) => {
    const { id, phase, file, text, span, message, replacement, evidence, confidence, sunset, fingerprint } = finding;
    const region = regionOf(text, span);
    const lineHash = hashesOf(finding)[region.startLine - 1];
    return {
      ruleId: id,
      ruleIndex: ruleIndex.get(id) ?? -1,
      level: levels[phase],
      message: { text: sarifText(`${message} ${replacement}`) },
      locations: [{ physicalLocation: { artifactLocation: artifactOf(file, context), region: { ...region } } }],
      partialFingerprints: {
        ...(lineHash !== undefined && { primaryLocationLineHash: lineHash }),
        'curfew/v1': fingerprint,
      },
      ...(finding.status === 'known' && { suppressions: [{ kind: 'external' as const, status: 'accepted' as const }] }),
      properties: { phase, sunset, confidence, class: finding.class, evidence, failsGate: finding.failsGate },
    };
  };
}

/** RFC 3986: each segment encoded, so that `[id].ts` and `100%.ts` are legal and lead back to the file. */
function artifactOf(file: string, { repository, setting }: ReportContext): { uri: string; uriBaseId: string } {
  const path = repositoryPath(repository, setting.cwd, file);
  return {
    uri: path
      .split('/')
      .map((part) => encodeURIComponent(part.replace(/\p{Cs}/gu, '\u{fffd}')))
      .join('/'),
    uriBaseId: ROOT,
  };
}

/**
 * A text as SARIF messages have it (section 3.11.5): braces are placeholders there. A path parameter is written `:id`, which every viewer
 * shows well, and any other brace doubled.
 */
function sarifText(text: string): string {
  return visibleText(text)
    .replace(/\{(\w+)\}/g, ':$1')
    .replace(/[{}]/g, '$&$&');
}

function shortened(text: string): string {
  return text.length <= LONGEST_DESCRIPTION ? text : `${text.slice(0, LONGEST_DESCRIPTION - 1)}…`;
}

/** `card-sub-type` to `CardSubType`: names of rules are readable identifiers (section 3.49.7). */
function pascalCase(id: string): string {
  return id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
