import { bundledSchedule, parseSchedule } from '@curfew/schedule';
import { describe, expect, it } from 'vitest';
import { firstPlan } from './support/analysis.js';

describe('an operation that moves', () => {
  const enroll = { ids: ['card-enroll'] };
  const exporters = { ids: ['member-export-reporter'] };

  it.each([
    ['a literal', "api.post('/cards/enroll', body);", "api.post('/cards', body);"],
    ['a literal without a leading slash', "api.post('cards/enroll', body);", "api.post('cards', body);"],
    ['a literal with a trailing slash', "api.post('/cards/enroll/');", "api.post('/cards/');"],
    ['a URL', "api.post('https://api.access.example/cards/enroll');", "api.post('https://api.access.example/cards');"],
    ['a path with a query', "api.post('/cards/enroll?dry=1');", "api.post('/cards?dry=1');"],
    ['a template', 'api.post(`${BASE}/cards/enroll`);', 'api.post(`${BASE}/cards`);'],
    ['a concatenation', "api.post(BASE + '/cards/enroll');", "api.post(BASE + '/cards');"],
    ['pieces of a concatenation', "api.post(BASE + '/cards' + '/enroll');", "api.post(BASE + '/cards');"],
    ['joined segments', "api.post([BASE, 'cards', 'enroll'].join('/'));", "api.post([BASE, 'cards'].join('/'));"],
    ['a table', "const URLS = { ENROLL: '/cards/enroll' };", "const URLS = { ENROLL: '/cards' };"],
    [
      'a mock',
      "http.post('https://api.access.example/cards/enroll', resolver);",
      "http.post('https://api.access.example/cards', resolver);",
    ],
  ])('changes the path in %s', (_form, before, after) => {
    expect(firstPlan(before, enroll)).toMatchObject({ class: 'automatic', text: after });
  });

  it.each([
    ["get('/member_export_reporters');", "get('/user_export_reporters');"],
    ["get('/member_export_reporters/123/download');", "get('/user_export_reporters/123/download');"],
    ['get(`member_export_reporters/${id}/download?x=${y}`);', 'get(`user_export_reporters/${id}/download?x=${y}`);'],
  ])('keeps what lies below: %s', (before, after) => {
    expect(firstPlan(before, exporters)).toMatchObject({ class: 'automatic', text: after });
  });

  it('renames the value that names the resource as well', () => {
    expect(firstPlan("f({ reporter_type: 'MemberExportReporter' });", exporters)).toMatchObject({
      class: 'automatic',
      text: "f({ reporter_type: 'UserExportReporter' });",
    });
  });

  it('is for a person where the path takes the id of something else', () => {
    const plan = firstPlan('api.post(`/members/${m}/assign_card`);', {
      ids: ['member-card-assignment'],
      asOf: '2024-06-01',
    });
    expect(plan.class).toBe('manual');
    expect(plan.notes[0]).toBe('/cards/{id}/assign takes the id of one of cards; the code has the one of members.');
  });

  it('is for review where bodies are not shown, and closes with its own date', () => {
    const member = { ids: ['member-card-assignment'] };
    const before = 'api.post(`/cards/${c}/assign_member`, { user_id: 1 });';
    const after = 'api.post(`/cards/${c}/assign`, { user_id: 1 });';
    expect(firstPlan(before, { ...member, asOf: '2024-06-01' })).toMatchObject({ class: 'review', text: after });
    const closing = firstPlan(before, { ...member, asOf: '2025-11-30' });
    expect(closing).toMatchObject({ class: 'review', text: after });
    expect(closing.notes).toContain('What is written here has a sunset of its own: 2025-11-30.');
  });

  it('never writes a call that has gone itself', () => {
    const plan = firstPlan('api.post(`/cards/${c}/assign_member`);', {
      ids: ['member-card-assignment'],
      asOf: '2025-12-01',
    });
    expect(plan).toMatchObject({ class: 'manual', text: 'api.post(`/cards/${c}/assign_member`);' });
    expect(plan.notes[0]).toContain('CardAssignment');
  });
});

describe('an operation whose successor is not shown', () => {
  const assignment = { ids: ['card-assignment'] };

  it('is for a person, with the name of what is missing', () => {
    const plan = firstPlan('api.patch(`/cards/${id}`, { two_factor_pin: 1 });', assignment);
    expect(plan.class).toBe('manual');
    expect(plan.notes[0]).toBe(
      'Method and path of updateCardAssignment are not shown; supply them as `operations.updateCardAssignment` in the configuration.',
    );
  });

  it.each([
    ['/cards/{id}/assignment', 'api.patch(`/cards/${id}`);', 'api.put(`/cards/${id}/assignment`);'],
    ['/cards/{id}/assignment', "api.patch('/cards/' + id);", "api.put('/cards/' + id + '/assignment');"],
    ['/card_assignments/{id}', 'api.patch(`/cards/${id}`);', 'api.put(`/card_assignments/${id}`);'],
  ])('moves for review to %s where configuration supplies it', (path, before, after) => {
    const supplied = { operations: { updateCardAssignment: { method: 'PUT', path } } };
    expect(firstPlan(before, { ...assignment, supplied })).toMatchObject({ class: 'review', text: after });
  });

  it('changes the method where it is a string', () => {
    const supplied = { operations: { updateCardAssignment: { method: 'PUT', path: '/cards/{id}/assignment' } } };
    expect(firstPlan('fetch(`/cards/${id}`, { method: "PATCH", body });', { ...assignment, supplied }).text).toBe(
      'fetch(`/cards/${id}/assignment`, { method: "PUT", body });',
    );
  });

  it('is for a person where the method stands elsewhere', () => {
    const supplied = { operations: { updateCardAssignment: { method: 'PUT', path: '/cards/{id}/assignment' } } };
    const plan = firstPlan('const card = (id: number) => `/cards/${id}`;', { ...assignment, supplied });
    expect(plan.class).toBe('manual');
    expect(plan.notes[0]).toContain('The method must become PUT at each call');
  });
});

describe('an operation that configuration names', () => {
  const operations = { deassign: { method: 'POST', path: '/cards/{id}/release' } };
  const schedule = structuredClone(bundledSchedule());
  for (const { targets } of schedule.deprecations)
    for (const target of targets)
      if (target.kind === 'endpoint' && target.operation === 'deassignCard')
        target.replacement = { kind: 'resource', resource: 'CardAssignment', operation: 'deassign' };

  it.each([
    ['card-assignment', 'api.post(`/cards/${c}/deassign`);'],
    ['member-card-assignment', 'api.post(`/cards/${c}/deassign_member`);'],
  ])('takes over for review, also behind another: %s', (id, before) => {
    const plan = firstPlan(before, { ids: [id], schedule, supplied: { operations } });
    expect(plan).toMatchObject({ class: 'review', text: 'api.post(`/cards/${c}/release`);' });
    expect(plan.notes).toContain('The operation comes from configuration; check the fields of its body.');
  });

  it('is asked for where it is missing', () => {
    expect(firstPlan('api.post(`/cards/${c}/deassign`);', { ids: ['card-assignment'] }).notes.slice(0, 2)).toEqual([
      'Which operation of CardAssignment takes over is not shown.',
      'Where you know it, give it among the `operations` of the configuration: its `replaces` names `deassignCard`.',
    ]);
  });
});

describe('fields and values that live elsewhere', () => {
  it('are for a person, with what is missing', () => {
    const plan = firstPlan('card.two_factor_pin;', { ids: ['card-assignment'] });
    expect(plan.class).toBe('manual');
    expect(plan.notes[0]).toContain(
      'The data lives on CardAssignment; which of its fields stands for Card.two_factor_pin',
    );
    expect(firstPlan('card.token;', { ids: ['third-party-card-token'] }).notes[0]).toContain(
      'No successor of Card.token',
    );
  });
});

describe('another schedule', () => {
  it('moves a renamed collection for review: its id may be another', () => {
    const bundled = structuredClone(bundledSchedule());
    const schedule = parseSchedule(
      {
        ...bundled,
        resources: {},
        valueSets: {},
        operations: [
          { id: 'oldThing', method: 'POST', path: '/widgets/{id}/spin' },
          { id: 'newThing', method: 'PUT', path: '/gadgets/{id}/spin' },
        ],
        deprecations: [
          {
            id: 'widgets',
            title: 'Widgets',
            sunset: '2025-01-01',
            section: '1',
            targets: [{ kind: 'endpoint', operation: 'oldThing' }],
            replacement: { kind: 'move', operation: 'newThing' },
          },
        ],
      },
      'test',
    );
    const plan = firstPlan('c.post(`/widgets/${w}/spin?a=1`);', { ids: ['widgets'], schedule });
    expect(plan).toMatchObject({ class: 'review', text: 'c.put(`/gadgets/${w}/spin?a=1`);' });
  });
});
