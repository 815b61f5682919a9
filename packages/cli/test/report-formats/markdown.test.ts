import type { Node, Parent, Root, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { expect, it } from 'vitest';
import type { ProjectReport } from '../../src/project-report.js';
import { markdown, stepSummary } from '../../src/report-formats/markdown.js';
import { contextOf, HOSTILE, hostileFinding, reportOf } from '../support/report-context.js';
import { reportedFinding } from '../support/reported-finding.js';

function parse(text: string): Root {
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

function textOf(node: Node): string {
  if ('value' in node) return String(node.value);
  return 'children' in node ? (node as Parent).children.map(textOf).join('') : '';
}

function kindsIn(node: Node): Set<string> {
  const below = 'children' in node ? (node as Parent).children.flatMap((child) => [...kindsIn(child)]) : [];
  return new Set([node.type, ...below]);
}

/** The cells of the table, row by row, as a reader of GitHub Flavored Markdown sees them. */
function rowsOf(report: ProjectReport): string[][] {
  const table = parse(markdown(report, contextOf(report))).children.find(
    (node): node is Table => node.type === 'table',
  );
  return (table?.children ?? []).map((row) => row.children.map(textOf));
}

it('has a table of findings, worst first', () => {
  const closing = reportedFinding({ phase: 'closing', failsGate: false, class: 'manual' });
  expect(rowsOf(reportOf([closing, reportedFinding()]))).toEqual([
    ['gate', 'deprecation', 'place', 'what', 'use instead', 'when', 'rewrite'],
    [
      'fails',
      'card-sub-type',
      'packages/app/src/a.ts:2:11',
      'Card.sub_type',
      'Use Card.format_name.',
      'gone since the end of 2024-12-31',
      'automatic (certain)',
    ],
    [
      'passes',
      'card-sub-type',
      'packages/app/src/a.ts:2:11',
      'Card.sub_type',
      'Use Card.format_name.',
      'closing: gone after 2024-12-31',
      'manual (certain)',
    ],
  ]);
});

it('says summary and verdict, also where nothing was found', () => {
  const report = reportOf();
  expect(markdown(report, contextOf(report))).toBe(
    [
      '## Access Control Service: deprecated API surface as of 2025-01-01',
      '0 findings: 0 sunset, 0 closing, 0 announced.',
      '**Exit code 0: nothing found.**',
    ].join('\n\n') + '\n',
  );
});

it('has no markup from hostile text: one cell for each column, and nothing but text and code in it', () => {
  const report = reportOf([hostileFinding()], [{ file: HOSTILE, reason: HOSTILE }]);
  const [head = [], row = [], ...more] = rowsOf(report);
  expect(more).toEqual([]);
  expect(row).toHaveLength(head.length);
  expect(row[2]).toBe('packages/app/src/[id] 100%,a:b|c`d]]>&<i>é🚪\\u{202e}.ts:2:11');
  expect(row[4]).toContain('<script>alert(1)</script> &amp; "q"');
  const kinds = kindsIn(parse(markdown(report, contextOf(report))));
  expect(kinds).not.toContain('html');
  expect(kinds).not.toContain('image');
  expect(kinds).not.toContain('link');
});

it('leaves out what a step summary cannot hold, and says how much', () => {
  const report = reportOf(Array.from({ length: 1200 }, () => reportedFinding()));
  const text = stepSummary(report, contextOf(report));
  expect(text.match(/^\| fails/gm)).toHaveLength(1000);
  expect(text).toContain('\n200 more findings are left out here.\n');
  expect(Buffer.byteLength(text)).toBeLessThan(1024 * 1024);
});
