import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';

/**
 * Opens a report. When the test ends, it fails if the page asked for anything but its own file, wrote to the console, threw, or opened a
 * dialog.
 */
export async function openReport(browser: Browser, file: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 }, ...options });
  const page = await context.newPage();
  const own = pathToFileURL(file).href;
  const faults: string[] = [];
  context.on('request', (request) => {
    if (request.url().split('#')[0] !== own && request.url() !== 'data:,') faults.push(`request ${request.url()}`);
  });
  page.on('console', (message) => faults.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  onTestFinished(async () => {
    await context.close();
    expect(faults).toEqual([]);
  });
  await page.goto(own);
  return page;
}
