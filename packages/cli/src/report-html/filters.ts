import type { ReportedFinding } from '../describe-finding.js';
import { phaseOrder } from '../phase-text.js';
import { markup, type Markup } from './markup.js';
import { PHASE_WORDS } from './phase-words.js';

interface Choice {
  value: string;
  text: string;
}

/** The filters: form controls that stay hidden until the script of the page works them. */
export function filtersMarkup(findings: readonly ReportedFinding[]): Markup {
  const some = <Key extends string>(known: readonly Key[], key: (finding: ReportedFinding) => Key): Key[] =>
    known.filter((each) => findings.some((finding) => key(finding) === each));
  const ids = [...new Set(findings.map(({ id }) => id))].sort();
  const phases = some(phaseOrder, ({ phase }) => phase);
  const confidences = some(['certain', 'likely', 'possible'] as const, ({ confidence }) => confidence);
  return markup`<form class="filters" aria-label="Filter the findings" hidden>
    ${select('id', 'Deprecation', ids.map(plain))}
    ${select(
      'phase',
      'Phase',
      phases.map((value) => ({ value, text: PHASE_WORDS[value] })),
    )}
    ${select('folder', 'Folder', foldersOf(findings).map(plain))}
    ${select('confidence', 'Confidence', confidences.map(plain))}
    <div class="buttons"><button type="reset">Show all</button><button type="button" name="open">Open all</button></div>
    <p class="status" role="status"></p>
  </form>`;
}

function select(name: string, label: string, choices: readonly Choice[]): Markup {
  const options = choices.map(({ value, text }) => markup`<option value="${value}">${text}</option>`);
  return markup`<label><span>${label}</span>
    <select name="${name}"><option value="">all</option>${options}</select></label>`;
}

function plain(value: string): Choice {
  return { value, text: value };
}

/** Every folder that has findings at or below it, with a final `/`; sorted. */
function foldersOf(findings: readonly ReportedFinding[]): string[] {
  const folders = new Set<string>();
  for (const file of new Set(findings.map((finding) => finding.file)))
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1))
      folders.add(file.slice(0, end + 1));
  return [...folders].sort();
}
