// Makes the page of a deprecation: facts from the schedule, before and after from the codemod fixtures that the tests run.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { adviceOn, bundledSchedule, sunsetOf, targetName } from '@curfew/schedule';

const root = path.resolve(import.meta.dirname, '../..');

/** @typedef {import('@curfew/schedule').Deprecation} Deprecation */

/**
 * The Markdown of the page of an id of the bundled schedule.
 * @param {Deprecation} deprecation
 * @returns {string}
 */
export function deprecationPage(deprecation) {
  const { id } = deprecation;
  return [
    `<!-- Made by npm run docs from the schedule and codemods/test/fixtures/${id}/basic. -->`,
    '',
    `# ${id}: ${deprecation.title}`,
    '',
    `Until **${sunsetOf(deprecation)}** (${meaning()}). Section ${deprecation.section} of the service's interface document.`,
    '',
    '| what goes away | until | instead |',
    '| --- | --- | --- |',
    ...targetRows(deprecation),
    '',
    ...(deprecation.notes ?? []).flatMap((note) => [note, '']),
    ...example(id),
    '## Do it',
    '',
    '```sh',
    `npx curfew check --only ${id}            # where it is used`,
    `npx curfew migrate --only ${id}          # what can be rewritten, as a diff`,
    `npx curfew migrate --only ${id} --write  # apply it`,
    '```',
    '',
    `In the editor: rule \`curfew/${id}\` of [eslint-plugin-curfew](../../rules/README.md). With jscodeshift: \`transforms/${id}.js\` of [@curfew/codemods](../../codemods/README.md).`,
    '',
  ].join('\n');
}

/** What a sunset date of the service means. */
function meaning() {
  return bundledSchedule().service.sunsetDay === 'lastDay'
    ? 'the last UTC day on which the old behaviour works'
    : 'the first UTC day without the old behaviour';
}

/** The replacement of each target by what the service offers when nothing of it has a date any more. */
const AFTER_ALL_SUNSETS = '9999-12-31';

/**
 * @param {Deprecation} deprecation
 * @returns {string[]}
 */
function targetRows(deprecation) {
  const schedule = bundledSchedule();
  return deprecation.targets.map((target) => {
    const { text } = adviceOn({ schedule, deprecation, target, asOf: AFTER_ALL_SUNSETS, horizon: 0 });
    const until = target.sunset === undefined ? sunsetOf(deprecation) : sunsetOf(deprecation, target);
    return `| \`${targetName(schedule, target)}\` | ${until} | ${text.replaceAll('|', String.raw`\|`)} |`;
  });
}

/**
 * Before and after from the fixture, and what its author says must be done by hand.
 * @param {string} id
 * @returns {string[]}
 */
function example(id) {
  const folder = path.join(root, 'codemods/test/fixtures', id, 'basic');
  const before = fixture(folder, 'input');
  const after = fixture(folder, 'expected');
  const manual = path.join(folder, 'manual.md');
  const options = path.join(folder, 'options.json');
  const review = existsSync(options) && readFileSync(options, 'utf8').includes('"review": true');
  const byHand = existsSync(manual) ? ['## By hand', '', readFileSync(manual, 'utf8').trim(), ''] : [];
  if (before === after) return ['## Before', '', '```ts', before.trim(), '```', '', ...byHand];
  return [
    '## Before',
    '',
    '```ts',
    before.trim(),
    '```',
    '',
    review ? '## After, with `--review`' : '## After',
    '',
    '```ts',
    after.trim(),
    '```',
    '',
    ...(review ? ['This rewrite is right in shape; check what it says before you keep it.', ''] : []),
    ...byHand,
  ];
}

/**
 * @param {string} folder
 * @param {string} name
 * @returns {string}
 */
function fixture(folder, name) {
  for (const extension of ['ts', 'tsx', 'js']) {
    const file = path.join(folder, `${name}.${extension}`);
    if (existsSync(file)) return readFileSync(file, 'utf8');
  }
  throw new Error(`${folder} has no ${name} file`);
}
