import { readFileSync } from 'node:fs';
import { DOMParser, type Element } from '@xmldom/xmldom';
import { validateXML } from 'xmllint-wasm';
import { bundledSchedule } from '@curfew/schedule';
import { expect, it } from 'vitest';
import type { ProjectReport } from '../../src/project-report.js';
import { junit } from '../../src/report-formats/junit.js';
import { contextOf, HOSTILE, hostileFinding, oddlyPlacedFinding, reportOf } from '../support/report-context.js';
import { reportedFinding } from '../support/reported-finding.js';

const schema = readFileSync(new URL('../schemas/junit-10.xsd', import.meta.url), 'utf8');

/** An element: its name, attributes, elements below it, and its text. */
interface Tree {
  name: string;
  attributes: Record<string, string>;
  children: Tree[];
  text: string | null;
}

function treeOf(element: Element): Tree {
  const attributes = Array.from(element.attributes, ({ name, value }): [string, string] => [name, value]);
  return {
    name: element.tagName,
    attributes: Object.fromEntries(attributes),
    children: Array.from(element.children, treeOf),
    text: element.textContent,
  };
}

/** The report, which libxml2 takes by the schema of Jenkins. */
async function suitesOf(report: ProjectReport): Promise<Tree> {
  const text = junit(report, contextOf(report));
  const { valid, errors } = await validateXML({ xml: [{ fileName: 'junit.xml', contents: text }], schema: [schema] });
  expect(errors).toEqual([]);
  expect(valid).toBe(true);
  const root = new DOMParser().parseFromString(text, 'text/xml').documentElement;
  if (!root) throw new Error('no root element');
  return treeOf(root);
}

/** The cases of a suite. */
function casesOf(suites: Tree, name: string): Tree[] {
  return suites.children.find(({ attributes }) => attributes['name'] === name)?.children ?? [];
}

it('has a case that passes for each deprecation that is not found', async () => {
  const suites = await suitesOf(reportOf());
  const ids = bundledSchedule().deprecations.map(({ id }) => id);
  expect(suites.children.map(({ attributes }) => attributes['name'])).toEqual(ids);
  expect(suites.attributes).toMatchObject({ tests: String(ids.length), failures: '0', errors: '0' });
  const attributes = { name: 'sub_type of cards', classname: 'card-sub-type' };
  expect(casesOf(suites, 'card-sub-type')).toEqual([{ name: 'testcase', attributes, children: [], text: '' }]);
});

it('fails a case for what fails the gate, and skips one for what does not', async () => {
  const suites = await suitesOf(reportOf([reportedFinding(), reportedFinding({ phase: 'closing', failsGate: false })]));
  const suite = suites.children.find(({ attributes }) => attributes['name'] === 'card-sub-type');
  expect(suite?.attributes).toMatchObject({ tests: '2', failures: '1', errors: '0', skipped: '1' });
  const message = 'Card.sub_type is gone since the end of 2024-12-31.';
  const text = [
    'src/a.ts:2:11',
    message,
    'Use Card.format_name.',
    'certain: base URL https://api.access.example',
    'automatic: Rename `sub_type` to `format_name`',
  ].join('\n');
  const attributes = { name: 'Card.sub_type at src/a.ts:2:11', classname: 'card-sub-type' };
  expect(suite?.children).toMatchObject([
    { attributes, children: [{ name: 'failure', attributes: { type: 'sunset', message }, text }] },
    { attributes, children: [{ name: 'skipped', attributes: { type: 'closing', message }, text }] },
  ]);
});

it('has an error for a file that could not be analysed', async () => {
  const suites = await suitesOf(reportOf([], [{ file: 'src/b.ts', reason: 'line 1: <no>' }]));
  expect(suites.attributes['errors']).toBe('1');
  expect(casesOf(suites, 'unread')).toMatchObject([
    { attributes: { name: 'src/b.ts' }, children: [{ name: 'error', text: 'line 1: <no>' }] },
  ]);
});

it('counts lines and UTF-16 columns', async () => {
  const suites = await suitesOf(reportOf([oddlyPlacedFinding()]));
  expect(casesOf(suites, 'card-sub-type')[0]?.attributes['name']).toBe('Card.sub_type at src/a.ts:2:20');
});

it('is XML also with hostile text, which comes back with its hidden characters shown', async () => {
  const suites = await suitesOf(reportOf([hostileFinding()], [{ file: HOSTILE, reason: HOSTILE }]));
  const [found] = casesOf(suites, 'card-sub-type');
  expect(found?.attributes['name']).toContain('at src/[id] 100%,a:b|c`d]]>&<i>é🚪\\u{202e}.ts:2:11');
  expect(found?.children[0]?.attributes['message']).toBe(
    '::error::x %0A %25 ]]> <script>alert(1)</script> &amp; "q" `a``b` | @team #1 [l](http://x) \\u{1b}[31m \\u{0} \\u{202e} \\u{fffe}\\u{a}::set-output name=a::b\\u{d}\\u{a}\\u{9}tab',
  );
  const [unread] = casesOf(suites, 'unread');
  expect(unread?.children[0]?.text).toBe(
    '::error::x %0A %25 ]]> <script>alert(1)</script> &amp; "q" `a``b` | @team #1 [l](http://x) \\u{1b}[31m \\u{0} \\u{202e} \\u{fffe}\n::set-output name=a::b\n\ttab',
  );
});
