// Sends the files of a list through, one after the other, in a process of its own: `pass-files.js LIST [FIRST]`. Prints one JSON object a
// line: `{ at }` before each variant of a file, and what came of it after.
import { readFileSync, writeSync } from 'node:fs';
import { basename } from 'node:path';
import { parseModule } from '@curfew/project';
import { goThrough } from './go-through.js';
import { variantsOf } from './variants.js';

/**
 * What came of one file.
 * @typedef {object} FileResult
 * @property {number} done index of the file
 * @property {string} [unread] why no parser read it
 * @property {'oxc' | 'babel' | 'component'} [parser]
 * @property {number} [variants]
 * @property {number} [matches]
 * @property {number} [rewritten]
 * @property {string[]} [refused] rewrites that the guard refused
 * @property {string[]} [thrown]
 * @property {string[]} [cut] variants whose analysis was cut off
 * @property {number} [ms] of the processor, for the slowest variant
 */

const empty = parseModule('/empty.js', '');
const KEYS_OF_OXC = 'visitorKeys' in empty ? Object.keys(empty.visitorKeys).length : 0;

const [list = '', first = '0'] = process.argv.slice(2);
/** @type {unknown} */
const parsedList = JSON.parse(readFileSync(list, 'utf8'));
const files = /** @type {string[]} */ (parsedList);
for (let index = Number(first); index < files.length; index++) {
  // Written at once: a native parser that ends the process must not take the line with it.
  writeSync(1, `${JSON.stringify({ at: index })}\n`);
  writeSync(1, `${JSON.stringify(resultOf(index, files[index] ?? ''))}\n`);
}

/**
 * @param {number} index
 * @param {string} file
 * @returns {FileResult}
 */
function resultOf(index, file) {
  const text = readFileSync(file, 'utf8');
  const name = `/project/${basename(file)}`;
  const thrown = [];
  const result = { done: index, variants: 0, matches: 0, rewritten: 0, ms: 0 };
  const refused = [];
  const cut = [];
  try {
    const module = parseModule(name, text);
    if ('reason' in module) return { done: index, unread: module.reason };
    for (const variant of variantsOf(name, text)) {
      writeSync(1, `${JSON.stringify({ at: index })}\n`);
      const before = process.cpuUsage();
      try {
        const passage = goThrough(new Map([[name, variant.text]]));
        result.variants++;
        result.matches += passage.matches;
        result.rewritten += passage.rewritten;
        const { user, system } = process.cpuUsage(before);
        result.ms = Math.max(result.ms, (user + system) / 1000);
        refused.push(...passage.failed.map(({ reason }) => `${variant.name}: ${reason}`));
        if (passage.cut.length > 0) cut.push(variant.name);
      } catch (error) {
        thrown.push(`${variant.name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      }
    }
    // Node types of Flow have keys that no other parser's tree has.
    const isBabel = Object.keys(module.visitorKeys).length > KEYS_OF_OXC;
    return { ...result, parser: module.parts ? 'component' : isBabel ? 'babel' : 'oxc', refused, cut, thrown };
  } catch (error) {
    return { done: index, thrown: [error instanceof Error ? (error.stack ?? error.message) : String(error)] };
  }
}
