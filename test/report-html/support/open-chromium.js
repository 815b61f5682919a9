// The browser of the tests and of the picture in the documentation: the one that `npm ci` brings, with its own libraries and fonts, so that
// it starts in a container that has neither, and a page looks the same everywhere.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright-core';

const root = path.resolve(import.meta.dirname, '../../..');
const require = createRequire(import.meta.url);

/**
 * Starts Chromium without network use of its own. The caller closes it.
 * @returns {Promise<import('playwright-core').Browser>}
 */
export async function openChromium() {
  const args = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'];
  const installed = process.env['CURFEW_TEST_BROWSER'];
  if (installed !== undefined) return chromium.launch({ executablePath: installed, args });
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      'There is a browser for Linux on x64 only. Set CURFEW_TEST_BROWSER to the path of a Chromium or Chrome.',
    );
  const folder = unpacked();
  const env = {
    HOME: folder,
    LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'),
    FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
  };
  return chromium.launch({ executablePath: path.join(folder, 'chromium'), args, env });
}

/**
 * The folder of the unpacked browser. It gets its name when it is whole, so that two test files may ask at once.
 * @returns {string}
 */
function unpacked() {
  const packed = require.resolve('@sparticuz/chromium');
  /** @type {unknown} */
  const manifest = JSON.parse(readFileSync(path.join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'));
  const version = String(Reflect.get(Object(manifest), 'version'));
  const parent = path.join(root, 'node_modules/.cache');
  const folder = path.join(parent, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(parent, { recursive: true });
  const fresh = mkdtempSync(path.join(parent, 'chromium-'));
  // It unpacks into the temporary folder, and its libraries only where it believes to be on AWS.
  const env = { ...process.env, TMPDIR: fresh, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  const code = 'void require(process.argv[1]).executablePath()';
  const run = spawnSync(process.execPath, ['--eval', code, packed], { env, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`The browser could not be unpacked: ${run.stderr}`);
  writeFileSync(path.join(fresh, 'fonts.conf'), fontConfiguration(folder));
  try {
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** @param {string} folder */
function fontConfiguration(folder) {
  const fonts = [require.resolve('@expo-google-fonts/inter'), require.resolve('@expo-google-fonts/jetbrains-mono')];
  const entries = fonts.map((font) => `<dir>${path.dirname(font)}</dir>`).join('');
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${entries}<cachedir>${folder}/font-cache</cachedir></fontconfig>\n`;
}
