// Makes the table of deprecations of the README, between its two marks.
import { bundledSchedule, sunsetOf } from '@curfew/schedule';

const MARKS = /(<!-- begin deprecations -->\n)[\s\S]*?(<!-- end deprecations -->)/;

/**
 * The text of a README with the table made anew. Throws when the marks are missing.
 * @param {string} readme
 * @returns {string}
 */
export function withDeprecationTable(readme) {
  if (!MARKS.test(readme)) throw new Error('The README has lost the marks around its table of deprecations.');
  const rows = bundledSchedule().deprecations.map(
    (deprecation) =>
      `| [\`${deprecation.id}\`](docs/deprecations/${deprecation.id}.md) | ${deprecation.title} | ${sunsetOf(deprecation)} |`,
  );
  const table = ['| id | what is deprecated | sunset |', '| --- | --- | --- |', ...rows].join('\n');
  return readme.replace(MARKS, `$1\n${table}\n\n$2`);
}
