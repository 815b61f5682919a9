// The picture of an HTML report in the documentation, and what it shows in words.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openChromium } from '../../test/report-html/support/open-chromium.js';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Makes the report of the badge desk on 2024-06-01, when something is gone, something closes and something is announced, and takes a picture
 * of its first screen. `content` is what a screen reader is told of that part: a picture is up to date while this is the same.
 * @returns {Promise<{ png: Buffer, content: string }>}
 */
export async function reportPicture() {
  const folder = mkdtempSync(path.join(tmpdir(), 'curfew-picture-'));
  const browser = await openChromium();
  try {
    cpSync(path.join(root, 'test/integrations/badge-desk'), folder, { recursive: true });
    makeReport(folder);
    const page = await browser.newPage({
      viewport: { width: 1120, height: 1480 },
      deviceScaleFactor: 1.5,
      colorScheme: 'light',
    });
    await page.goto(`file://${folder}/report.html`);
    const parts = ['header', '.timeline', '.finding[open]'];
    const told = await Promise.all(parts.map((part) => page.locator(part).ariaSnapshot()));
    return { png: await page.screenshot(), content: told.join('\n') };
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder */
function makeReport(folder) {
  const args = ['check', '--as-of', '2024-06-01', '--format', 'html', '--output', 'report.html'];
  const curfew = path.join(root, 'packages/cli/dist/bin.js');
  const run = spawnSync(process.execPath, [curfew, ...args], { cwd: folder, encoding: 'utf8' });
  if (run.status !== 1) throw new Error(`curfew check ended with ${String(run.status)}: ${run.stderr}`);
}
