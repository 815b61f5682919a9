import { type Day, daysBetween } from '@curfew/schedule';
import { counted } from '../count-text.js';
import type { FindingGroup } from './finding-groups.js';
import { markup, type Markup, type Part } from './markup.js';
import { monthTicks } from './month-ticks.js';

/** Share of the width that stays free at each end, so that dots and labels have room. */
const MARGIN = 8;
const NEAR_END = 20;

/** A scale from days to `12.34%` of the width of the track. */
type Scale = (day: Day) => string;

/**
 * The sunsets against the day of the report, soonest first: a row for each group of findings, with the way from its sunset to today. What
 * the picture shows is also said in words.
 */
export function timelineMarkup(groups: readonly FindingGroup[], asOf: Day): Markup {
  const rows = groups.toSorted((a, b) => (a.sunset < b.sunset ? -1 : Number(a.sunset > b.sunset)));
  const days = [asOf, ...rows.map(({ sunset }) => sunset)].toSorted();
  const [first = asOf, last = asOf] = [days[0], days.at(-1)];
  const scale = scaleOf(first, last);
  const most = Math.max(...rows.map(({ findings }) => findings.length));
  return markup`<section class="timeline" aria-labelledby="timeline">
    <h2 id="timeline">Sunsets</h2>
    <div class="axis" aria-hidden="true">${axisMarkup(first, last, asOf, scale)}</div>
    <ol>
      ${rows.map((row) => rowMarkup(row, asOf, scale, most))}
    </ol>
  </section>`;
}

function rowMarkup(
  { anchor, deprecation, phase, sunset, when, findings }: FindingGroup,
  asOf: Day,
  scale: Scale,
  most: number,
): Markup {
  const [from, to] = sunset < asOf ? [sunset, asOf] : [asOf, sunset];
  const radius = (3.5 + 3.5 * Math.sqrt(findings.length / most)).toFixed(1);
  return markup`<li class="${phase}">
    <a href="#${anchor}"><code>${deprecation.id}</code></a>
    <svg class="track" height="28" aria-hidden="true">
      <line class="base" x1="0" x2="100%" y1="14" y2="14" />
      <line class="today" x1="${scale(asOf)}" x2="${scale(asOf)}" y1="0" y2="28" />
      <line class="way" x1="${scale(from)}" x2="${scale(to)}" y1="14" y2="14" />
      <circle cx="${scale(sunset)}" cy="14" r="${radius}" />
    </svg>
    <span class="when">${when}</span> <span class="count">${counted(findings.length, 'finding')}</span>
  </li>
`;
}

function axisMarkup(first: Day, last: Day, asOf: Day, scale: Scale): Markup {
  const ticks = monthTicks(first, last).map((day): Part => {
    const x = scale(day);
    return markup`<line class="tick" x1="${x}" x2="${x}" y1="38" y2="44" />
      <text x="${x}" y="34" text-anchor="middle">${day.slice(0, 7)}</text>`;
  });
  const x = scale(asOf);
  return markup`<svg height="44">
    ${ticks}
    <text class="now" x="${x}" y="14" text-anchor="${anchorAt(x)}">today, ${asOf}</text>
    <line class="today" x1="${x}" x2="${x}" y1="18" y2="44" />
  </svg>`;
}

/** A long label near an end of the track grows away from it. */
function anchorAt(x: string): 'start' | 'middle' | 'end' {
  const place = Number.parseFloat(x);
  if (place < NEAR_END) return 'start';
  return place > 100 - NEAR_END ? 'end' : 'middle';
}

function scaleOf(first: Day, last: Day): Scale {
  const span = daysBetween(first, last);
  return (day) => {
    const share = span === 0 ? 0.5 : daysBetween(first, day) / span;
    return `${(MARGIN + share * (100 - 2 * MARGIN)).toFixed(2)}%`;
  };
}
