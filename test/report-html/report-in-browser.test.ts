import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { badgeDeskReport, removeReports, reportOn } from './support/make-report.js';
import { openChromium } from './support/open-chromium.js';
import { openReport } from './support/open-report.js';

let browser: Browser;
let badgeDesk: string;
beforeAll(async () => {
  badgeDesk = badgeDeskReport();
  browser = await openChromium();
});
afterAll(async () => {
  await browser.close();
  removeReports();
});

const desktop = { width: 1200, height: 900 };
const telephone = { width: 360, height: 740 };
/** Each scheme of colours and each width once: they do not depend on each other. */
const looks = [
  ['light', desktop],
  ['dark', telephone],
] as const;

/** What axe finds, as `rule: selector`. It takes what is not laid out yet for something in front of other text. */
async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.addStyleTag({ content: '.finding { content-visibility: visible }' });
  await page.evaluate(axe.source);
  const result = await page.evaluate<axe.AxeResults>('axe.run()');
  return result.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${String(target)}`));
}

async function widthOf(page: Page): Promise<unknown> {
  return page.evaluate('document.documentElement.scrollWidth');
}

describe('a report', () => {
  it.each(looks)('is accessible, opened in full, in %s at %j', async (colorScheme, viewport) => {
    const page = await openReport(browser, badgeDesk, { colorScheme, viewport, bypassCSP: true });
    await page.getByRole('button', { name: 'Open all' }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await widthOf(page)).toBe(viewport.width);
  });

  it('follows the colours of the system', async () => {
    const background = 'getComputedStyle(document.body).backgroundColor';
    const light = await openReport(browser, badgeDesk, { colorScheme: 'light' });
    expect(await light.evaluate(background)).toBe('rgb(252, 251, 249)');
    const dark = await openReport(browser, badgeDesk, { colorScheme: 'dark' });
    expect(await dark.evaluate(background)).toBe('rgb(22, 21, 19)');
  });

  it('opens its worst finding, with code before and after', async () => {
    const page = await openReport(browser, badgeDesk);
    const open = page.locator('.finding[open]');
    expect(await open.count()).toBe(1);
    expect(await open.locator('del mark').innerText()).toBe('assign_member');
    expect(await open.locator('ins mark').innerText()).toBe('assign');
  });

  it('leads from the timeline to the findings', async () => {
    const page = await openReport(browser, badgeDesk);
    await page.getByRole('link', { name: 'event-sets' }).click();
    const heading = page.getByRole('heading', { name: 'event-sets' });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(300);
    expect((await heading.boundingBox())?.y).toBeGreaterThan(0);
  });

  it('has all of its content without scripts', async () => {
    const page = await openReport(browser, badgeDesk, { javaScriptEnabled: false });
    expect(await page.getByRole('form').count()).toBe(0);
    expect(await page.locator('.finding:visible').count()).toBe(150);
    const second = page.locator('.finding').nth(1);
    await second.locator('summary').click();
    expect(await second.locator('.code').isVisible()).toBe(true);
  });

  it('is printed whole, without the filters', async () => {
    const page = await openReport(browser, badgeDesk);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.filters').isVisible()).toBe(false);
    const closed = "document.querySelector('.finding:not([open]) .code')";
    expect(await page.evaluate(`${closed}.checkVisibility({ contentVisibilityAuto: true })`)).toBe(true);
  });

  it('may be a forecast, which judges nothing', async () => {
    const text = `const r = await fetch('https://api.access.example/cards/enroll', { method: 'POST' });\n`;
    const page = await openReport(browser, reportOn({ 'a.ts': text }, ['forecast']));
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('What breaks when as of 2024-06-01');
    expect(await page.locator('.verdict').count()).toBe(0);
    expect(await page.locator('.timeline li').innerText()).toMatch(/card-enroll[^]*closing: gone after 2024-07-01/);
  });
});

describe('filters', () => {
  const shown = (page: Page): Promise<number> => page.locator('.finding:visible').count();
  const status = (page: Page): Promise<string> => page.getByRole('status').innerText();

  it('show findings by id, phase, folder and confidence, one after the other', async () => {
    const page = await openReport(browser, badgeDesk);
    expect(await status(page)).toBe('150 findings');
    await page.getByLabel('Phase').selectOption('announced');
    expect(await status(page)).toBe('40 of 150 findings');
    expect(await shown(page)).toBe(40);
    await page.getByLabel('Deprecation').selectOption('card-sub-type');
    expect(await status(page)).toBe('12 of 150 findings');
    expect(await page.locator('.group:visible').count()).toBe(1);
    await page.getByLabel('Phase').selectOption('gone');
    expect(await status(page)).toBe('0 of 150 findings');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => status(page)).toBe('150 findings');
    await page.getByLabel('Confidence').selectOption('likely');
    const likely = await shown(page);
    expect(likely).toBe(await page.locator('.finding[data-confidence=likely]').count());
    expect(likely).toBeGreaterThan(0);
  });

  it('take everything below a folder', async () => {
    const code = `fetch('https://api.access.example/cards/enroll', { method: 'POST' });\n`;
    const page = await openReport(
      browser,
      reportOn({ 'a/b/c.ts': code, 'a/d.ts': code, 'ab/e.ts': code, 'f.ts': code }),
    );
    await page.getByLabel('Folder').selectOption('a/');
    expect(await page.locator('.finding:visible .place').allInnerTexts()).toEqual(['a/b/c.ts:1:7', 'a/d.ts:1:7']);
    expect(await page.locator('.group .count').innerText()).toBe('2 of 4 findings');
  });

  it('stay in the address, so that a link shows the same', async () => {
    const page = await openReport(browser, badgeDesk);
    await page.getByLabel('Deprecation').selectOption('event-id');
    expect(page.url()).toMatch(/#id=event-id$/);
    await page.reload();
    expect(await status(page)).toBe('13 of 150 findings');
    await page.getByRole('link', { name: 'event-sets' }).click();
    await expect.poll(() => status(page)).toBe('150 findings');
  });
});

describe('the keyboard', () => {
  it('reaches everything, with a visible focus', async () => {
    const page = await openReport(browser, badgeDesk);
    const focused = page.locator(':focus');
    await page.keyboard.press('Tab');
    expect(await focused.innerText()).toBe('Skip to the findings');
    expect((await focused.boundingBox())?.x).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focused.getAttribute('name')).toBe('id');
    expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid');
    // Four filters, two buttons, then the first finding.
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('Tab');
    expect(await focused.innerText()).toContain('src/access/cards.ts:109:18');
    await page.keyboard.press('Enter');
    expect(await page.locator('.finding[open]').count()).toBe(0);
  });

  it('moves between findings with j and k, past those that are filtered out', async () => {
    const page = await openReport(browser, badgeDesk);
    await page.getByLabel('Deprecation').selectOption('event-sets');
    const place = page.locator(':focus .place');
    await page.locator('.finding:visible summary').first().focus();
    await page.keyboard.press('j');
    expect(await place.innerText()).toBe('src/access/events.ts:14:44');
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    expect(await place.innerText()).toBe('src/access/endpoints.ts:6:11');
  });
});

describe('hostile source', () => {
  const name = '<img src=x onerror=alert(1)>&"\'.ts';
  const code = [
    "const base = 'https://api.access.example';",
    '/* </script><script>alert(2)</script><img src=x onerror=alert(3)>\u2028 \u202e "><svg onload=alert(4)> --> */',
    "fetch(base + '/cards/enroll', { method: 'POST', body: '</code></pre><iframe src=javascript:alert(5)>' });",
    '',
  ].join('\n');

  it('is text and nothing else', async () => {
    const folder = '"><base href=x>';
    const page = await openReport(browser, reportOn({ [`${folder}/${name}`]: code }));
    expect(await page.locator('img, iframe, base, script[src], svg[onload]').count()).toBe(0);
    expect(await page.locator('script').count()).toBe(1);
    expect(await page.locator('.place').innerText()).toBe(`${folder}/${name}:3:14`);
    const frame = await page.locator('.code').innerText();
    expect(frame).toContain(String.raw`alert(3)>\u{2028} \u{202e} "><svg onload=alert(4)> --> */`);
    await page.getByLabel('Folder').selectOption(`${folder}/`);
    expect(await page.locator('.finding:visible').count()).toBe(1);
  });

  it('does not widen the page on a telephone', async () => {
    const long = `fetch('https://api.access.example/cards/enroll', { method: 'POST', body: '${'x'.repeat(450)}' });\n`;
    const page = await openReport(browser, reportOn({ [`${'deep/'.repeat(30)}a.ts`]: long }), { viewport: telephone });
    expect(await widthOf(page)).toBe(telephone.width);
  });
});

it('lets no script run but its own', async () => {
  const page = await browser.newPage();
  await page.goto(pathToFileURL(badgeDesk).href);
  const blocked = await page.evaluate(`new Promise((resolve) => {
    document.addEventListener('securitypolicyviolation', (event) => resolve(event.violatedDirective));
    const image = document.createElement('img');
    image.setAttribute('onerror', 'globalThis.ran = true');
    image.dispatchEvent(new Event('error'));
  })`);
  expect(blocked).toBe('script-src-attr');
  expect(await page.evaluate('globalThis.ran')).toBe(undefined);
  await page.close();
});
