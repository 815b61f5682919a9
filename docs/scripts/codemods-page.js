// Makes docs/codemods.md: for each deprecation, what can be rewritten in which idiom, and what stays by hand.
import { bundledSchedule, sunsetOf } from '@curfew/schedule';
import { daysOf, FIXTURES, idiomTitles, seenClasses } from './codemod-classes.js';
import { reasonList } from './reason-list.js';

/** @typedef {import('./codemod-classes.js').Seen} Seen */

const CLASSES = /** @type {const} */ (['automatic', 'review', 'manual']);
const WORDS = { automatic: 'automatic', review: 'review', manual: 'by hand' };

/**
 * The Markdown of the page.
 * @returns {string}
 */
export function codemodsPage() {
  const seen = seenClasses();
  const { deprecations } = bundledSchedule();
  return [
    '<!-- Made by npm run docs from the plans over test/detection/cases and codemods/test/fixtures. -->',
    '',
    '# What is rewritten',
    '',
    'Each rewrite has a class, the same in `curfew migrate`, in the codemods and in the editor:',
    '',
    '- **automatic**: the meaning is kept, and that is proven. `curfew migrate --write` applies it.',
    '- **review**: right in shape; a person must check what its note says. `--review` applies it too.',
    '- **by hand**: a value or a fact is missing that only you have. `curfew check` lists the place, `--markers` marks it.',
    '',
    `The tables say what was seen in the code that the tests run on: ${seen.filter(({ when }) => when === 'after').length} places, each on the day before the sunset of its deprecation and on ${daysOf('card-assignment').after}, after all of them. Several classes in one cell: it depends on the code. "—" means that there is nothing to do on that day. How this is run: [codemods](../codemods/README.md), [during an upgrade](guides/upgrade.md).`,
    '',
    '| id | sunset | before it: automatic / review / by hand | after all: automatic / review / by hand |',
    '| --- | --- | --- | --- |',
    ...deprecations.map((deprecation) => overviewRow(deprecation, seen)),
    '',
    ...deprecations.flatMap(({ id, title }) =>
      section(
        id,
        title,
        seen.filter((each) => each.id === id),
      ),
    ),
  ].join('\n');
}

/**
 * @param {import('@curfew/schedule').Deprecation} deprecation
 * @param {readonly Seen[]} seen
 */
function overviewRow(deprecation, seen) {
  const { id } = deprecation;
  const counts = /** @type {const} */ (['before', 'after']).map((when) =>
    CLASSES.map(
      (name) => seen.filter((each) => each.id === id && each.when === when && each.class === name).length,
    ).join(' / '),
  );
  return `| [\`${id}\`](#${id}) | ${sunsetOf(deprecation)} | ${counts.join(' | ')} |`;
}

/**
 * @param {string} id
 * @param {string} title
 * @param {readonly Seen[]} seen
 */
function section(id, title, seen) {
  const { before } = daysOf(id);
  return [
    `## ${id}`,
    '',
    `${title}. [What goes away, and what to use instead](deprecations/${id}.md).`,
    '',
    `| on ${before} | after all sunsets | written as |`,
    '| --- | --- | --- |',
    ...rows(seen),
    '',
    ...reasons('By hand', seen, 'manual'),
    ...reasons('To check in a review', seen, 'review'),
  ];
}

/** Idioms with the same classes share a row. @param {readonly Seen[]} seen */
function rows(seen) {
  const titles = idiomTitles();
  /** @type {Map<string, string[]>} */
  const byClasses = new Map();
  for (const idiom of new Set(seen.map((each) => each.idiom))) {
    const here = seen.filter((each) => each.idiom === idiom);
    const cells = `${classesOn(here, 'before')} | ${classesOn(here, 'after')}`;
    const name = idiom === FIXTURES ? 'examples of the codemod' : titles[idiom];
    if (name === undefined) throw new Error(`${idiom} has no title in test/detection/idiom-titles.json.`);
    byClasses.set(cells, [...(byClasses.get(cells) ?? []), name]);
  }
  return [...byClasses]
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([cells, names]) => `| ${cells} | ${names.join('; ')} |`);
}

/** Least work first. @param {string} cells */
function rank(cells) {
  const digits = cells
    .split(' | ')
    .map((cell) => ['automatic', 'review', 'by hand'].findLastIndex((word) => cell.includes(word)));
  return digits.reduce((sum, digit) => sum * 4 + digit + 1, 0) * 10 + cells.split(',').length;
}

/** @param {readonly Seen[]} seen @param {Seen['when']} when */
function classesOn(seen, when) {
  const words = CLASSES.filter((name) => seen.some((each) => each.when === when && each.class === name));
  return words.length === 0 ? '—' : words.map((name) => WORDS[name]).join(', ');
}

/**
 * @param {string} heading
 * @param {readonly Seen[]} seen
 * @param {Seen['class']} name
 */
function reasons(heading, seen, name) {
  /** @param {Seen['when']} when */
  const on = (when) =>
    seen.flatMap((each) => (each.class === name && each.when === when ? each.notes.slice(0, 1) : []));
  const after = reasonList(on('after'));
  const before = reasonList(on('before')).filter((reason) => !after.includes(reason));
  if (after.length + before.length === 0) return [];
  return [
    `${heading}:`,
    '',
    ...after.map((reason) => `- ${reason}`),
    ...before.map((reason) => `- Before the sunset: ${reason}`),
    '',
  ];
}
