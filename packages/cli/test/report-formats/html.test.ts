import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { html } from '../../src/report-formats/html.js';
import { contextOf, HOSTILE, hostileFinding, oddlyPlacedFinding, reportOf } from '../support/report-context.js';
import { reportedFinding } from '../support/reported-finding.js';

function page(...parameters: Parameters<typeof reportOf>): string {
  const report = reportOf(...parameters);
  return html(report, contextOf(report));
}

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

it('allows its own style and script by their hashes, and nothing else', () => {
  const text = page([reportedFinding()]);
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(text) ?? [];
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(text) ?? [];
  const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(text) ?? [];
  expect(style).toContain('prefers-color-scheme: dark');
  expect(script).toContain('.filters');
  expect(policy.replaceAll('&#39;', "'").split('; ')).toEqual([
    "default-src 'none'",
    `style-src ${sha256(style)}`,
    `script-src ${sha256(script)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ]);
});

it('says the verdict, the counts and the day', () => {
  const text = page([reportedFinding(), reportedFinding({ phase: 'closing', failsGate: false })]);
  expect(text).toContain('<p class="verdict fails">Exit code 1: 1 finding fails the gate (1 gone).</p>');
  expect(text).toContain('<dt>gone</dt><dd>1</dd>');
  expect(text).toContain('<dt>closing</dt><dd>1</dd>');
  expect(text).toContain('<time datetime="2025-01-01">2025-01-01</time>');
});

it('says that nothing was found, and which files could not be read', () => {
  const text = page([], [{ file: 'src/b.ts', reason: 'Unexpected token' }]);
  expect(text).toContain('<p>Nothing found.</p>');
  expect(text).toContain('<li><code>src/b.ts</code>: Unexpected token</li>');
  expect(text).not.toContain('<form');
});

it('shows before and after, the command and edits elsewhere', () => {
  const edit = { start: 23, end: 31, text: 'format_name' };
  const edits = ['src/a.ts', 'src/card.ts'].map((file) => ({ file: `/project/packages/app/${file}`, ...edit }));
  const text = page([reportedFinding({ plans: [{ title: 'Rename', class: 'automatic', edits, notes: [] }] })]);
  expect(text).toContain('<del class="l" data-n="2">show(card.<mark>sub_type</mark>);</del>');
  expect(text).toContain('<ins class="l" data-n="2">show(card.<mark>format_name</mark>);</ins>');
  expect(text).toContain('Also in <code>src/card.ts</code>: 1 edit.');
  expect(text).toContain('npx curfew migrate --write --only card-sub-type src/a.ts');
});

it('has no element of a hostile text, and shows what is hidden in it', () => {
  const text = page([hostileFinding(), oddlyPlacedFinding()], [{ file: HOSTILE, reason: HOSTILE }]);
  expect(text.match(/<script/g)).toHaveLength(1);
  expect(text.match(/<\/script/g)).toHaveLength(1);
  expect(text).not.toContain('<i>');
  expect(text).not.toMatch(/[\u202e\u2028\u0000\u001b]/);
  expect(text).toContain('src/[id] 100%,a:b|c`d]]&gt;&amp;&lt;i&gt;é🚪\\u{202e}.ts');
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp; &quot;q&quot;');
});

it('shows the 5,000 worst, and says how many it leaves out', () => {
  const closing = Array.from({ length: 40 }, () => reportedFinding({ phase: 'closing', failsGate: false }));
  const text = page([...closing, ...Array.from({ length: 4990 }, () => reportedFinding())]);
  expect(text.match(/<details /g)).toHaveLength(5000);
  expect(text.match(/data-phase="closing"/g)).toHaveLength(10);
  expect(text.replace(/\s+/g, ' ')).toContain('30 more findings are left out here: the page shows the 5000 worst.');
});
