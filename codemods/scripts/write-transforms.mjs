/** Writes `transforms/<id>.js` for every id of the bundled schedule, and `all.js`: run it after a change of the schedule. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledSchedule } from '@curfew/schedule';

const folder = fileURLToPath(new URL('../transforms/', import.meta.url));

/**
 * Text of the transform file of an id.
 * @param {string} id id of the schedule, or `all`
 * @param {string} title what the transform moves
 * @returns {string}
 */
function transformText(id, title) {
  return `/* eslint-disable @typescript-eslint/no-require-imports -- jscodeshift loads transforms with require */
// Written by scripts/write-transforms.mjs from the schedule.
'use strict';

const { createTransform, parser } = require('../runner/index.cjs');

/** ${title} */
exports.default = createTransform('${id}');
exports.parser = parser;
`;
}

/**
 * All transform files: name to text, in the order of the schedule.
 * @param {import('@curfew/schedule').Schedule} schedule
 * @returns {Map<string, string>}
 */
export function transformFiles(schedule) {
  const files = schedule.deprecations.map(
    ({ id, title }) => /** @type {const} */ ([`${id}.js`, transformText(id, title)]),
  );
  return new Map([...files, ['all.js', transformText('all', 'All deprecations of the schedule, planned together.')]]);
}

function writeTransforms() {
  mkdirSync(folder, { recursive: true });
  const files = transformFiles(bundledSchedule());
  for (const name of readdirSync(folder)) if (name.endsWith('.js') && !files.has(name)) rmSync(path.join(folder, name));
  for (const [name, text] of files) writeFileSync(path.join(folder, name), text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeTransforms();
