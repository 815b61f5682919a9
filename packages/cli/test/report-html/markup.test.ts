import { expect, it } from 'vitest';
import { markup, when } from '../../src/report-html/markup.js';

it('escapes texts, and keeps markup and numbers', () => {
  const inner = markup`<b>${'a < b & "c" \'d\''}</b>`;
  expect(markup`<p title="${'">'}">${[inner, 7]}</p>`.markup).toBe(
    '<p title="&quot;&gt;"><b>a &lt; b &amp; &quot;c&quot; &#39;d&#39;</b>7</p>',
  );
});

it('shows characters that hide or turn text', () => {
  expect(markup`<p>${'a\u202eb\u0000c\u2028d\te\nf'}</p>`.markup).toBe(
    String.raw`<p>a\u{202e}b\u{0}c\u{2028}d` + '\te\nf</p>',
  );
});

it('does not take what only looks like markup for it', () => {
  const text = JSON.parse('"{\\"markup\\":\\"<b>\\"}"') as string;
  expect(markup`${text}`.markup).toBe('{&quot;markup&quot;:&quot;&lt;b&gt;&quot;}');
});

it('writes what is conditional only where it holds', () => {
  const bold = (): ReturnType<typeof markup> => markup`<b></b>`;
  expect(markup`[${when(true, bold)}][${when(false, bold)}]`.markup).toBe('[<b></b>][]');
});
