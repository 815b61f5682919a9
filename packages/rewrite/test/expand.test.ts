import { describe, expect, it } from 'vitest';
import { firstPlan, plansOf } from './support/analysis.js';

const interval = { ids: ['report-interval'] };
/** A line as wide as lines may get, so that what is written stays on its own. */
const WIDE = `// ${'-'.repeat(157)}\n`;
const HEAD = WIDE + 'const from: string = a(), to: string = b();\n';

describe('interval', () => {
  it.each([
    [
      'a literal',
      "f({ interval: '2024-01-01T00:00:00Z/2024-02-01T00:00:00Z' });",
      "f({ start_date: '2024-01-01', end_date: '2024-02-01', time_zone: 'UTC' });",
    ],
    [
      'double quotes',
      'f({ interval: "2024-01-01T00:00:00Z/2024-01-31T23:59:59Z" });',
      'f({ start_date: "2024-01-01", end_date: "2024-01-31", time_zone: "UTC" });',
    ],
    [
      'a quoted key',
      "f({ 'interval': `${from}/${to}` });",
      "f({ 'start_date': from.slice(0, 10), 'end_date': to.slice(0, 10), 'time_zone': 'UTC' });",
    ],
    [
      'a template',
      'f({ interval: `${from}/${to}` });',
      "f({ start_date: from.slice(0, 10), end_date: to.slice(0, 10), time_zone: 'UTC' });",
    ],
    [
      'days with times written out',
      'f({ interval: `${from}T00:00:00Z/${to}T23:59:59Z` });',
      "f({ start_date: from, end_date: to, time_zone: 'UTC' });",
    ],
    [
      'a join',
      "f({ interval: [a.toISOString(), b.toISOString()].join('/') });",
      "f({ start_date: a.toISOString().slice(0, 10), end_date: b.toISOString().slice(0, 10), time_zone: 'UTC' });",
    ],
    [
      'a concatenation',
      "f({ interval: a.toISOString() + '/' + b.toISOString() });",
      "f({ start_date: a.toISOString().slice(0, 10), end_date: b.toISOString().slice(0, 10), time_zone: 'UTC' });",
    ],
    [
      'moment or dayjs',
      'f({ interval: `${dayjs(a).format()}/${moment(b).endOf("day").format()}` });',
      'f({ start_date: dayjs(a).toISOString().slice(0, 10), end_date: moment(b).endOf("day").toISOString().slice(0, 10), time_zone: "UTC" });',
    ],
    [
      'luxon',
      'f({ interval: `${a.toISO()}/${b.toISO()}` });',
      "f({ start_date: a.toUTC().toISODate(), end_date: b.toUTC().toISODate(), time_zone: 'UTC' });",
    ],
    [
      'one property a line',
      'f({\n\tpage: 1,\n\tinterval: `${from}/${to}`,\n\tsize: 2,\n});',
      "f({\n\tpage: 1,\n\tstart_date: from.slice(0, 10),\n\tend_date: to.slice(0, 10),\n\ttime_zone: 'UTC',\n\tsize: 2,\n});",
    ],
    [
      'CRLF',
      'f({\r\n  interval: `${from}/${to}`\r\n});\r\n',
      "f({\r\n  start_date: from.slice(0, 10),\r\n  end_date: to.slice(0, 10),\r\n  time_zone: 'UTC'\r\n});\r\n",
    ],
    [
      'a time zone that is there',
      "f({ interval: `${from}/${to}`, time_zone: 'UTC' });",
      "f({ start_date: from.slice(0, 10), end_date: to.slice(0, 10), time_zone: 'UTC' });",
    ],
    [
      'set, as a statement',
      "if (x) {\n  params.set('interval', `${from}/${to}`);\n}",
      "if (x) {\n  params.set('start_date', from.slice(0, 10));\n  params.set('end_date', to.slice(0, 10));\n  params.set('time_zone', 'UTC');\n}",
    ],
    [
      'append without semicolons',
      "params.append('interval', `${from}/${to}`)\n",
      "params.append('start_date', from.slice(0, 10))\nparams.append('end_date', to.slice(0, 10))\nparams.append('time_zone', 'UTC')\n",
    ],
    [
      'set in a chain',
      "const p = new HttpParams().set('interval', `${from}/${to}`).set('page', 1);",
      "const p = new HttpParams().set('start_date', from.slice(0, 10)).set('end_date', to.slice(0, 10)).set('time_zone', 'UTC').set('page', 1);",
    ],
    [
      'pairs',
      "new URLSearchParams([['interval', `${from}/${to}`], ['page', '1']]);",
      "new URLSearchParams([['start_date', from.slice(0, 10)], ['end_date', to.slice(0, 10)], ['time_zone', 'UTC'], ['page', '1']]);",
    ],
    [
      'an assignment',
      'params.interval = `${from}/${to}`;',
      "params.start_date = from.slice(0, 10);params.end_date = to.slice(0, 10);params.time_zone = 'UTC';".replaceAll(
        ';p',
        ';\np',
      ),
    ],
    [
      'text of a path',
      "get('/reports/visits?interval=2024-01-01T00:00:00Z/2024-02-01T00:00:00Z&page=1');",
      "get('/reports/visits?start_date=2024-01-01&end_date=2024-02-01&time_zone=UTC&page=1');",
    ],
    [
      'encoded text of a path',
      "get('/reports?interval=2024-01-01T00%3A00%3A00Z%2F2024-02-01T00%3A00%3A00Z');",
      "get('/reports?start_date=2024-01-01&end_date=2024-02-01&time_zone=UTC');",
    ],
    [
      'holes of a path',
      'get(`/reports?interval=${from}/${to}&page=1`);',
      'get(`/reports?start_date=${from.slice(0, 10)}&end_date=${to.slice(0, 10)}&time_zone=UTC&page=1`);',
    ],
    [
      'one hole of a path',
      'get(`/reports?interval=${encodeURIComponent(`${from}/${to}`)}`);',
      'get(`/reports?start_date=${from.slice(0, 10)}&end_date=${to.slice(0, 10)}&time_zone=UTC`);',
    ],
    [
      'a concatenated path',
      "get('/reports?interval=' + from + '/' + to);",
      "get('/reports?start_date=' + from.slice(0, 10) + '&end_date=' + to.slice(0, 10) + '&time_zone=UTC');",
    ],
  ])('becomes two days and UTC in %s', (_form, before, after) => {
    const plan = firstPlan(HEAD + before, interval);
    expect(plan.text).toBe(HEAD + after);
    expect(plan.class).toBe('review');
  });

  const DAYS = "start_date: from.slice(0, 10), end_date: to.slice(0, 10), time_zone: 'UTC'";

  it.each([
    ['a template', 'const interval = `${from}/${to}`;\n'],
    ['a join', "const interval = [from, to].join('/');\n"],
  ])('is followed to the constant that holds it, which goes when nothing else uses it: %s', (_form, constant) => {
    expect(firstPlan(`${HEAD}${constant}f({ interval });`, interval).text).toBe(`${HEAD}f({ ${DAYS} });`);
  });

  it.each([
    ['in front of it', '/* The last month. */ const interval = `${from}/${to}`;\n'],
    ['inside of it', 'const interval = /* the last month */ `${from}/${to}`;\n'],
  ])('says that a comment %s goes with the constant', (_where, constant) => {
    const plan = firstPlan(`${HEAD}${constant}f({ interval });`, interval);
    expect(plan.text).toBe(`${HEAD}f({ ${DAYS} });`);
    expect(plan.notes).toContain('A comment goes with `interval`, which is no longer used.');
  });

  it.each([
    ['another use', 'const interval = `${from}/${to}`;\nlog(interval);\n'],
    ['a comment of its own', '// The last month.\nconst interval = `${from}/${to}`;\n'],
    ['an export', 'export const interval = `${from}/${to}`;\n'],
    ['code on its line', 'a(); const interval = `${from}/${to}`;\n'],
  ])('leaves the constant that holds it where it has %s', (_what, head) => {
    expect(firstPlan(`${HEAD}${head}f({ interval });`, interval).text).toBe(`${HEAD}${head}f({ ${DAYS} });`);
  });

  it('takes the lines that it needs', () => {
    const wide = `// ${'-'.repeat(87)}\n`;
    expect(
      firstPlan(`${wide}get('/reports/visits', { params: { interval: this.range, page: 1 } });\n`, interval).text,
    ).toBe(
      `${wide}get('/reports/visits', {\n  params: {\n    start_date: this.range.slice(0, 10),\n    end_date: this.range.slice(this.range.indexOf('/') + 1).slice(0, 10),\n    time_zone: 'UTC',\n    page: 1,\n  },\n});\n`,
    );
    expect(
      firstPlan(`${wide}get('/reports/visits/of/places', { params: { interval: \`\${a}/\${b}\` } });\n`, interval).text,
    ).toBe(
      `${wide}get('/reports/visits/of/places', {\n  params: { start_date: a.slice(0, 10), end_date: b.slice(0, 10), time_zone: 'UTC' },\n});\n`,
    );
  });

  it.each([
    [
      'a parameter',
      'const f = (range: string) => get({ interval: range });',
      "const f = (range: string) => get({ start_date: range.slice(0, 10), end_date: range.slice(range.indexOf('/') + 1).slice(0, 10), time_zone: 'UTC' });",
    ],
    [
      'a parameter that may be missing',
      'const f = (range?: string) => get({ interval: range });',
      "const f = (range?: string) => get({ start_date: range?.slice(0, 10), end_date: range?.slice(range.indexOf('/') + 1).slice(0, 10), time_zone: 'UTC' });",
    ],
    [
      'a member',
      "params.set('interval', this.range);",
      "params.set('start_date', this.range.slice(0, 10));\nparams.set('end_date', this.range.slice(this.range.indexOf('/') + 1).slice(0, 10));\nparams.set('time_zone', 'UTC');",
    ],
    [
      'a hole of a path',
      'get(`/reports?interval=${encodeURIComponent(range)}&page=1`);',
      "get(`/reports?start_date=${range.slice(0, 10)}&end_date=${range.slice(range.indexOf('/') + 1).slice(0, 10)}&time_zone=UTC&page=1`);",
    ],
  ])('is taken apart at the slash where it is %s that the code does not show', (_form, before, after) => {
    const plan = firstPlan(WIDE + before, interval);
    expect(plan).toMatchObject({ class: 'review', text: WIDE + after });
    expect(plan.notes[1]).toBe(
      `\`${before.includes('this') ? 'this.range' : 'range'}\` is taken to be the text \`<start>/<end>\` of two timestamps in UTC; their times of day are dropped.`,
    );
  });

  it('writes camelized names where the code does', () => {
    expect(firstPlan(WIDE + 'f({ interval: `${from}/${to}`, organizationId: 1 });', interval).text).toBe(
      WIDE + "f({ startDate: from.slice(0, 10), endDate: to.slice(0, 10), timeZone: 'UTC', organizationId: 1 });",
    );
  });

  it('says that the last day is not certain', () => {
    const { notes } = firstPlan("f({ interval: '2024-01-01T00:00:00Z/2024-02-01T00:00:00Z' });", interval);
    expect(notes[0]).toBe(
      'Whether `end_date` itself is part of the report is not shown; `interval` ended at an instant. Check the last day.',
    );
  });

  it('says which time inside a day is lost', () => {
    const { notes, text } = firstPlan("f({ interval: '2024-01-01T08:30:00Z/2024-02-01T02:00:00+04:00' });", interval);
    expect(text).toBe("f({ start_date: '2024-01-01', end_date: '2024-01-31', time_zone: 'UTC' });");
    expect(notes.join(' ')).toContain('The time 08:30:00.000 inside a day is lost');
    expect(notes.join(' ')).toContain('The time 22:00:00.000 inside a day is lost');
  });

  it.each([
    ['a parameter of another type', 'const g = (range: DateRange) => f({ interval: range });'],
    ['a list', 'const range = [from, to];\nf({ interval: range });'],
    ['a number', 'const range = 5;\nf({ interval: range });'],
    ['a text that is no interval', "const range = 'P1D';\nf({ interval: range });"],
    ['a call', 'f({ interval: currentInterval() });'],
    ['one that is no interval', "f({ interval: 'P1D' });"],
    ['a day that is none', "f({ interval: '2024-02-31T00:00:00Z/x' });"],
    ['a read', 'use(params.interval);'],
    ['a pattern', 'const { interval } = params;'],
    ['beside the new names', "f({ interval: `${from}/${to}`, start_date: 'x' });"],
    ['beside the new names in a text', 'get(`/reports/usage?interval=${from}/${to}&start_date=${from}`);'],
  ])('is for a person as %s', (_form, before) => {
    const plan = firstPlan(HEAD + before, interval);
    expect(plan).toMatchObject({ class: 'manual', text: HEAD + before });
    expect(plan.notes[0]).toBeTruthy();
  });

  it.each([
    ['interface R { interval: string }', 'interface R { start_date: string; end_date: string; time_zone: string }'],
    [
      'interface R { interval?: string; page: number }',
      'interface R { start_date?: string; end_date?: string; time_zone?: string; page: number }',
    ],
    [
      'type R = {\n  interval: string\n  page: number\n}',
      'type R = {\n  start_date: string\n  end_date: string\n  time_zone: string\n  page: number\n}',
    ],
    [
      'interface R {\r\n\tinterval?: string;\r\n}',
      'interface R {\r\n\tstart_date?: string;\r\n\tend_date?: string;\r\n\ttime_zone?: string;\r\n}',
    ],
    [
      'z.object({ interval: z.string() });',
      'z.object({ start_date: z.string(), end_date: z.string(), time_zone: z.string() });',
    ],
  ])('becomes three members of a type: %s', (before, after) => {
    expect(firstPlan(before, interval)).toMatchObject({
      class: expect.stringMatching(/automatic|review/) as string,
      text: after,
    });
  });
});

it('leaves a type alone while a value of it is left to a person', () => {
  const before = 'interface R { interval?: string }\nconst f = (r: R) => get({ interval: r.interval ?? today() });';
  const [type] = plansOf(before, { ids: ['report-interval'] });
  expect(type?.plans[0]).toMatchObject({ class: 'manual', edits: [] });
  expect(type?.plans[0]?.notes[0]).toBe(
    'A value of `interval` is left to you in this module; the type follows once that is written.',
  );
});

it('is for a person where a parameter is no text', () => {
  const before = 'const f = (dt: DateTime) => get({ interval: `${dt}/${dt}` });';
  expect(firstPlan(before, { ids: ['report-interval'] })).toMatchObject({ class: 'manual', text: before });
});
