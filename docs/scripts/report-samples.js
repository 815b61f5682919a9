// What `check` prints, in docs/ci.md: made by the program itself, of a project of the tests.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const SAMPLE = /(<!-- sample: (\w+) -->\n\n```text\n)[^]*?(```)/g;

/**
 * The page with each block after `<!-- sample: FORMAT -->` being what that format shows.
 * @param {string} page
 * @returns {string}
 */
export function withReportSamples(page) {
  return page.replace(
    SAMPLE,
    (_, /** @type {string} */ start, /** @type {string} */ format, /** @type {string} */ end) =>
      `${start}${sampleOf(format)}${end}`,
  );
}

/** @param {string} format */
function sampleOf(format) {
  // Outside of this repository, where paths would start at its root.
  const folder = mkdtempSync(path.join(tmpdir(), 'curfew-sample-'));
  try {
    cpSync(path.join(root, 'test/e2e/fixtures/gone'), folder, { recursive: true });
    const { PATH } = process.env;
    const { stdout } = spawnSync(
      process.execPath,
      [path.join(root, 'packages/cli/bin/curfew.js'), 'check', '--within', '60d', '--format', format],
      { cwd: folder, encoding: 'utf8', env: { PATH, CI: 'true', CURFEW_AS_OF: '2024-12-01' } },
    );
    return stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
