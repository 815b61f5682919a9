import { describe, expect, it } from 'vitest';
import { github } from '../../src/report-formats/github.js';
import { contextOf, HOSTILE, hostileFinding, oddlyPlacedFinding, reportOf } from '../support/report-context.js';
import { reportedFinding } from '../support/reported-finding.js';
import type { ProjectReport } from '../../src/project-report.js';

interface Command {
  name: string;
  properties: Record<string, string>;
  text: string;
}

/** Reads a line as the runner does: `::name key=value,…::text`, then the escapes of values and of the text. */
function commandOf(line: string): Command {
  const [, name = '', list = '', text = ''] = /^::(\w+) (.*?)::(.*)$/.exec(line) ?? [];
  const data = (value: string): string => value.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
  const property = (value: string): string => data(value.replaceAll('%3A', ':').replaceAll('%2C', ','));
  const pairs = list.split(',').map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), property(pair.slice(at + 1))];
  });
  return { name, properties: Object.fromEntries(pairs) as Record<string, string>, text: data(text) };
}

function linesOf(report: ProjectReport): string[] {
  const text = github(report, contextOf(report));
  if (text === '') return [];
  expect(text.endsWith('\n')).toBe(true);
  return text.slice(0, -1).split('\n');
}

describe('workflow commands', () => {
  it('have place and title, and the phase as kind', () => {
    const findings = (['announced', 'sunset', 'closing'] as const).map((phase) => reportedFinding({ phase }));
    const lines = linesOf(reportOf(findings));
    expect(lines[0]).toBe(
      '::error file=packages/app/src/a.ts,line=2,endLine=2,col=11,endColumn=19,title=card-sub-type (certain)::Card.sub_type is gone since the end of 2024-12-31. Use Card.format_name.',
    );
    expect(lines.map((line) => commandOf(line).name)).toEqual(['error', 'warning', 'notice']);
  });

  it('are the ten worst', () => {
    const findings = Array.from({ length: 12 }, (_, index) =>
      reportedFinding({ phase: index < 4 ? 'closing' : 'sunset', failsGate: index >= 4 }),
    );
    const names = linesOf(reportOf(findings)).map((line) => commandOf(line).name);
    expect(names).toEqual([...Array<string>(8).fill('error'), 'warning', 'warning']);
  });

  it('are none where nothing was found', () => {
    expect(linesOf(reportOf())).toEqual([]);
  });

  it('count UTF-16 units, and have columns only within one line', () => {
    const odd = oddlyPlacedFinding();
    const long = reportedFinding({ text: 'a(\nb)', span: [0, 5] });
    const [first, second] = linesOf(reportOf([odd, long])).map((line) => commandOf(line).properties);
    expect(first).toMatchObject({ line: '2', endLine: '2', col: '20', endColumn: '28' });
    expect(second).toEqual({
      file: 'packages/app/src/a.ts',
      line: '1',
      endLine: '2',
      title: 'card-sub-type (certain)',
    });
  });

  it('are one line each with hostile text, and give it back', () => {
    const finding = hostileFinding();
    const [line = '', ...more] = linesOf(reportOf([finding]));
    expect(more).toEqual([]);
    const { properties, text } = commandOf(line);
    expect(Object.keys(properties)).toEqual(['file', 'line', 'endLine', 'col', 'endColumn', 'title']);
    expect(properties['file']).toBe(`packages/app/${finding.file}`);
    const shown = HOSTILE.replace('\u001b', '\\u{1b}')
      .replace('\u0000', '\\u{0}')
      .replace('\u202e', '\\u{202e}')
      .replace('\ufffe', '\\u{fffe}')
      .replace('\r\n', '\n');
    expect(text).toBe(`${shown} ${shown}`);
  });
});
