import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { faultsBy } from '../../packages/cli/test/support/json-schema.js';
import { projectFolder } from './support/project-folder.js';
import { runCurfew } from './support/run-curfew.js';

interface Entry {
  uid: string;
  start: string;
  isDate: boolean;
  days: number;
  title: string;
  description: string;
}

/** The events of a calendar, as a reader of RFC 5545 sees them. */
function eventsOf(text: string): Entry[] {
  // Lines end in CRLF and have at most 75 bytes.
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of text.split('\r\n')) {
    expect(line).not.toContain('\n');
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, startDate, duration, summary, description } = new ICAL.Event(component);
    return {
      uid,
      start: startDate.toString(),
      isDate: startDate.isDate,
      days: duration.toSeconds() / 86_400,
      title: summary,
      description,
    };
  });
}

describe('curfew forecast', () => {
  it('says what breaks on which day, soonest first, and judges nothing', () => {
    const run = runCurfew(projectFolder('gone'), ['forecast', '--as-of', '2024-12-01']);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    const lines = run.stdout.split('\n');
    expect(lines[2]?.split(/ {2,}/)).toEqual([
      'breaks on',
      'deprecation',
      'findings',
      'files',
      'automatic',
      'review',
      'by hand',
      'what',
    ]);
    expect(lines[3]?.split(/ {2,}/)).toEqual(['2025-01-01', 'card-sub-type', '2', '1', '2', '0', '0', 'Card.sub_type']);
    expect(lines.slice(4)).toEqual(['', 'Next: card-sub-type on 2025-01-01.', '']);
    const gone = runCurfew(projectFolder('gone'), ['forecast', '--as-of', '2025-01-01']);
    expect(gone.code).toBe(0);
    expect(gone.stdout).toContain('2 findings break already. Nothing more breaks later.');
  });

  it('is JSON and Markdown too', () => {
    const folder = projectFolder('gone');
    const args = ['forecast', '--as-of', '2024-12-01', '--format'];
    const value = JSON.parse(runCurfew(folder, [...args, 'json']).stdout) as unknown;
    expect(faultsBy('forecast', value)).toEqual([]);
    expect(value).toMatchObject({
      version: 1,
      asOf: '2024-12-01',
      forecast: [
        {
          breaksOn: '2025-01-01',
          sunset: '2024-12-31',
          id: 'card-sub-type',
          title: 'sub_type of cards',
          phase: 'closing',
          names: ['Card.sub_type'],
          findings: 2,
          automatic: 2,
          review: 0,
          manual: 0,
          files: [{ file: 'src/cards.ts', findings: 2 }],
        },
      ],
      unread: [],
    });
    expect(runCurfew(folder, [...args, 'markdown']).stdout).toContain(
      '| 2025-01-01 | `card-sub-type` | `Card.sub_type` | 2 | 1 | 2 | 0 | 0 |\n',
    );
  });

  it('is a calendar whose bytes do not depend on the clock or the time zone', () => {
    const folder = projectFolder('gone');
    const calendar = (TZ: string): string =>
      runCurfew(folder, ['forecast', '--as-of', '2024-12-01', '--format', 'ics'], { TZ }).stdout;
    const text = calendar('Pacific/Kiritimati');
    expect(calendar('Pacific/Pago_Pago')).toBe(text);
    expect(eventsOf(text)).toEqual([
      {
        uid: 'forecast.access-control.card-sub-type@curfew',
        start: '2025-01-01',
        isDate: true,
        days: 1,
        title: 'Access Control Service: 2 places break (card-sub-type)',
        description: 'Card.sub_type\nsrc/cards.ts: 2 findings\nnpx curfew migrate --only card-sub-type',
      },
    ]);
  });

  it('ends with 3 where a file could not be analysed, and 2 for wrong use', () => {
    const unread = runCurfew(projectFolder('unparsable'), ['forecast', '--as-of', '2025-01-01']);
    expect(unread.code).toBe(3);
    expect(unread.stderr).toContain('src/broken.ts: ');
    expect(runCurfew(projectFolder('gone'), ['forecast', '--format', 'sarif'])).toMatchObject({ code: 2, stdout: '' });
  });
});

describe('curfew schedule --format ics', () => {
  it('has an event on the first day without each deprecated thing, with an identity that stays', () => {
    const folder = projectFolder('gone');
    const events = (day: string): Entry[] =>
      eventsOf(runCurfew(folder, ['schedule', '--format', 'ics', '--as-of', day]).stdout);
    const early = events('2023-06-01');
    expect(early.find(({ uid }) => uid === 'access-control.card-enroll@curfew')).toMatchObject({
      start: '2024-07-02',
      isDate: true,
      days: 1,
      title: 'Access Control Service: Card enrolment is gone',
      description: expect.stringMatching(/^The last day was 2024-07-01\.\nPOST \/cards\/enroll: /) as string,
    });
    expect(new Set(early.map(({ uid }) => uid)).size).toBe(early.length);
    expect(events('2026-01-01').map(({ uid, start }) => [uid, start])).toEqual(
      early.map(({ uid, start }) => [uid, start]),
    );
  });
});
