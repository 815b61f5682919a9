import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { counted } from '../count-text.js';
import type { ReportedFinding } from '../describe-finding.js';
import { sharedNotes } from '../plan-text.js';
import { fileLineStarts } from '../region.js';
import { summaryOf } from '../report-json.js';
import type { Setting } from '../resolve-options.js';
import { tool } from '../tool.js';
import type { Judged, Verdict } from '../verdict.js';
import { worstFirst } from '../worst-first.js';
import type { LinedText } from './code-lines.js';
import { filtersMarkup } from './filters.js';
import { type FindingGroup, groupFindings } from './finding-groups.js';
import { type FindingContext, findingMarkup } from './finding-markup.js';
import { markup, type Markup, type Part, when } from './markup.js';
import { proseList, proseMarkup } from './prose-markup.js';
import { timelineMarkup } from './timeline.js';

/** What the page says beside the findings. */
export interface PageContext {
  /** Plain words: the heading. */
  title: string;
  setting: Setting;
  /** Absent where nothing is judged. */
  verdict?: Verdict;
  /** Arguments that lead to the same schedule and day, for a command about one file. */
  settingArguments: readonly string[];
}

/** A browser opens this many fast; the timeline counts all. */
const MOST_FINDINGS = 5000;

const style = asset('base.css', 'timeline.css', 'findings.css', 'code.css', 'narrow-and-print.css');
const script = asset('filter-findings.js');

/**
 * The report as one HTML file that asks for nothing else: style and script are in it, allowed by their hashes, and nothing else is allowed.
 * All content is in the markup; the script only hides what a filter leaves out.
 */
export function htmlPage(report: Judged, context: PageContext): string {
  const { title, setting, verdict } = context;
  const { schedule, asOf } = setting;
  const heading = `${title} as of ${asOf}`;
  const policy = `default-src 'none'; style-src '${style.hash}'; script-src '${script.hash}'; img-src data:; base-uri 'none'; form-action 'none'`;
  const head = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${schedule.service.name}: ${heading}</title>
<link rel="icon" href="data:,">
<style>`;
  const body = markup`</style>
</head>
<body>
<a class="skip" href="#findings">Skip to the findings</a>
<header>
<p class="service">${schedule.service.name}</p>
<h1>${title} <span>as of <time datetime="${asOf}">${asOf}</time></span></h1>
${verdict ? markup`<p class="verdict ${verdict.exitCode === 0 ? 'passes' : 'fails'}">${verdict.text}</p>` : []}
${numbersMarkup(report)}
</header>
${mainMarkup(report, context)}
<footer><p>Made by ${tool.name} ${tool.version} with schedule ${schedule.revision}. Days are UTC calendar days.</p></footer>
<script>`;
  return `${head.markup}${style.text}${body.markup}${script.text}</script>\n</body>\n</html>\n`;
}

function numbersMarkup(report: Judged): Markup {
  const { files, sunset, closing, announced } = summaryOf(report);
  const number = (name: string, value: number, text: string): Markup =>
    markup`<div class="${name}"><dt>${text}</dt><dd>${value}</dd></div>`;
  const numbers = [
    number('sunset', sunset, 'gone'),
    number('closing', closing, 'closing'),
    number('announced', announced, 'announced'),
    number('files', files, 'files'),
  ];
  return markup`<dl class="numbers">${numbers}</dl>`;
}

function mainMarkup(report: Judged, context: PageContext): Markup {
  const { schedule, asOf } = context.setting;
  const { findings } = report;
  const shown = findings.toSorted(worstFirst).slice(0, MOST_FINDINGS);
  const groups = groupFindings(shown, schedule);
  const first = groups[0]?.findings[0];
  const linesOf = lineCache();
  return markup`<main>
    ${unreadMarkup(report)}
    ${when(findings.length > 0, () => timelineMarkup(groupFindings(findings, schedule), asOf))}
    <section id="findings" tabindex="-1" aria-labelledby="findings-title">
      <h2 id="findings-title">Findings</h2>
      ${findings.length === 0 ? markup`<p>Nothing found.</p>` : filtersMarkup(shown)}
      ${when(shown.length < findings.length, () => leftOutMarkup(findings.length - shown.length))}
      ${groups.map((group) => groupMarkup(group, context, linesOf, first))}
    </section>
    ${markersMarkup(report)}
  </main>`;
}

function groupMarkup(
  group: FindingGroup,
  { setting, settingArguments, verdict }: PageContext,
  linesOf: FindingContext['linesOf'],
  first: ReportedFinding | undefined,
): Markup {
  const { anchor, deprecation, phase, findings } = group;
  const replacements = new Set(findings.map(({ replacement }) => replacement));
  const replacement = replacements.size === 1 ? [...replacements] : [];
  const notes = [...sharedNotes(findings)];
  const failing = findings.filter(({ failsGate }) => failsGate).length;
  const context = {
    cwd: setting.cwd,
    settingArguments,
    linesOf,
    saidAbove: new Set([...replacement, ...notes]),
    tellsPassing: verdict !== undefined && failing > 0 && failing < findings.length,
  };
  const gate = failing === 0 ? '; none fails the gate' : '';
  return markup`<section class="group ${phase}" id="${anchor}" aria-labelledby="${anchor}-title">
    <h3 id="${anchor}-title"><code>${deprecation.id}</code> <span>${proseMarkup(deprecation.title)}</span></h3>
    <p class="facts">
      <span class="phase">${group.when}</span>
      <span class="count">${counted(findings.length, 'finding')}</span>${verdict ? gate : ''}
    </p>
    ${replacement.map((text) => markup`<p class="instead">${proseMarkup(text)}</p>`)}
    ${proseList(notes)}
    ${findings.map((finding) => findingMarkup(finding, { ...context, open: finding === first }))}
  </section>
`;
}

function unreadMarkup({ unread }: Judged): Part {
  if (unread.length === 0) return [];
  const points = unread.map(({ file, reason }) => markup`<li><code>${file}</code>: ${reason}</li>`);
  return markup`<section class="unread" aria-labelledby="unread">
    <h2 id="unread">${counted(unread.length, 'file')} could not be analysed to the end</h2>
    <ul>
      ${points}
    </ul>
  </section>`;
}

function markersMarkup({ markers = [] }: Judged): Part {
  if (markers.length === 0) return [];
  const points = markers.map(
    ({ id, file, line, column }) => markup`<li><code>${file}:${line}:${column}</code> ${id}</li>`,
  );
  return markup`<section aria-labelledby="markers">
    <h2 id="markers">${counted(markers.length, 'marker')} left</h2>
    <ul>
      ${points}
    </ul>
  </section>`;
}

function leftOutMarkup(count: number): Markup {
  return markup`<p class="left-out">
    ${counted(count, 'more finding')} ${count === 1 ? 'is' : 'are'} left out here: the page shows the ${MOST_FINDINGS}
    worst. Paths or <code>--only</code> narrow a report; <code>--format json</code> has them all.
  </p>`;
}

function lineCache(): FindingContext['linesOf'] {
  const known = new Map<string, LinedText>();
  return ({ path, text }) => {
    const lined = known.get(path) ?? { text, starts: fileLineStarts(text) };
    known.set(path, lined);
    return lined;
  };
}

/** Files of `page/` one after the other, and the hash of all for a content security policy. */
function asset(...names: string[]): { text: string; hash: string } {
  const texts = names.map((name) => readFileSync(new URL(`../../page/${name}`, import.meta.url), 'utf8'));
  const text = texts.join('\n').replaceAll('\r\n', '\n');
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}
