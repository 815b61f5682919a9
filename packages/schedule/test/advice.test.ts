import { describe, expect, it } from 'vitest';
import { adviceOn, type Advice } from '../src/advice.js';
import { bundledSchedule } from '../src/bundled-schedule.js';
import { findDeprecation } from '../src/lookup.js';
import type { Deprecation, Schedule, Target } from '../src/schedule-types.js';
import { targetName } from '../src/target-names.js';
import { parseSmall } from './small-schedule.js';

function advise(schedule: Schedule, id: string, name: string, asOf: string, horizon = 90): Advice {
  const deprecation = findDeprecation(schedule, id);
  const target = deprecation.targets.find((candidate) => targetName(schedule, candidate) === name);
  if (!target) throw new Error(`${id} has no target ${name}`);
  return adviceOn({ schedule, deprecation, target, asOf, horizon });
}

const bundled = bundledSchedule();
const LAST = { kind: 'resource', resource: 'CardAssignment' };

describe('the chain member_id filter -> user_id filter -> card assignment', () => {
  const on = (asOf: string, horizon?: number) =>
    advise(bundled, 'card-member-id-filter', 'GET /cards ?member_id', asOf, horizon);

  it.each(['2023-06-01', '2024-03-31', '2024-04-01', '2025-09-01'])('advises the user_id filter on %s', (asOf) => {
    const advice = on(asOf);
    expect(advice).toMatchObject({ status: 'alive', via: [], text: 'Use GET /cards ?user_id.' });
    expect(advice.replacement).toMatchObject({ kind: 'rename', to: 'user_id' });
    expect(advice).not.toHaveProperty('until');
  });

  it.each(['2025-09-02', '2025-11-30'])('names the date of the user_id filter on %s, when it closes', (asOf) => {
    expect(on(asOf)).toMatchObject({
      replacement: { kind: 'rename', to: 'user_id' },
      status: 'closing',
      until: '2025-11-30',
      via: [],
      text: 'Use GET /cards ?user_id, which works until 2025-11-30; after that, use the CardAssignment resource.',
    });
  });

  it.each(['2025-12-01', '2026-11-27'])('skips the dead filter on %s', (asOf) => {
    expect(on(asOf)).toMatchObject({
      replacement: LAST,
      status: 'alive',
      via: ['card-assignment'],
      text: 'Use the CardAssignment resource.',
    });
  });

  it('weighs the horizon that is asked for', () => {
    expect(on('2025-11-01', 30).status).toBe('closing');
    expect(on('2025-11-01', 29).status).toBe('alive');
  });
});

describe('the chain /members/:id/assign_card -> /cards/:id/assign -> card assignment', () => {
  const on = (asOf: string) => advise(bundled, 'member-card-assignment', 'POST /members/{id}/assign_card', asOf);

  it('follows it over the years', () => {
    expect(on('2023-12-01')).toMatchObject({ status: 'alive', replacement: { kind: 'move', operation: 'assignCard' } });
    expect(on('2025-11-30')).toMatchObject({
      status: 'closing',
      until: '2025-11-30',
      replacement: { operation: 'assignCard' },
    });
    expect(on('2025-12-01')).toMatchObject({ status: 'alive', via: ['card-assignment'], replacement: LAST });
  });
});

describe('advice of the bundled schedule', () => {
  it.each([
    ['card-assignment', 'PATCH /cards/{id}', 'Use the CardAssignment resource (updateCardAssignment).'],
    ['card-sub-type', 'Card.sub_type', 'Use Card.format_name.'],
    ['report-interval', 'ReportParameters.interval', 'Use start_date, end_date and time_zone.'],
    ['card-enroll', 'POST /cards/enroll', 'Use POST /cards.'],
    ['card-identifier', 'token or uid as id of GET /cards/{id}', 'Use the id of the Card, looked up with GET /cards.'],
    ['card-type-desfire', "CardType 'hfcard_desfire_ev1'", "Use CardType 'hfcard_desfire'."],
    ['event-references', 'Event.references', 'Use organization_id and place_id.'],
    ['member-export-reporter', '/member_export_reporters', 'Use /user_export_reporters.'],
    ['member-card-assignment', "event kind 'member.deassign_card'", "Use event kind 'card.deassign'."],
    ['event-sets', 'GET /events', 'Use POST /event_sets, then GET /event_sets/{id}.'],
    ['presence-actor', "ActorType 'GroupLink'", "Also accept ActorType 'GroupLink'."],
  ])('%s: %s', (id, name, text) => {
    expect(advise(bundled, id, name, '2026-11-27')).toMatchObject({ status: 'alive', via: [], text });
  });

  it('lists all values that one value became', () => {
    expect(advise(bundled, 'card-type-legacy', "CardType 'legacy'", '2026-11-27').text).toBe(
      "Use one of 'third_party_hf', 'third_party_lf', 'third_party_lf_vendora_h10301', 'third_party_lf_vendora_h10302', " +
        "'third_party_lf_vendora_h10304', 'third_party_lf_em_410x_26', 'third_party_lf_em_410x_32_34', 'third_party_lf_vendorb_c15001'.",
    );
  });

  it('says so where nothing replaces it', () => {
    expect(advise(bundled, 'third-party-card-token', 'Card.token', '2026-11-27')).toEqual({
      replacement: { kind: 'none' },
      status: 'dead-end',
      via: [],
      text: 'There is no replacement.',
    });
  });

  it('never advises surface that is gone or about to go without saying so', () => {
    for (const asOf of ['2023-01-01', '2023-12-31', '2024-06-01', '2025-10-01', '2025-12-01', '2026-11-27']) {
      for (const deprecation of bundled.deprecations) {
        for (const target of deprecation.targets) {
          const { text, status, until } = adviceOn({ schedule: bundled, deprecation, target, asOf, horizon: 90 });
          const isSunset = asOf > '2025-11-30';
          if (isSunset) expect(text).not.toMatch(/\/(?:de)?assign\b|user_id/);
          expect(until === undefined || (status === 'closing' && text.includes(until))).toBe(true);
        }
      }
    }
  });
});

const field = (name: string): Target => ({ kind: 'field', resource: 'Parcel', name, side: 'both' });
const rename = (to: string) => ({ kind: 'rename', to }) as const;

/** weight -> mass -> grams, each a deprecation of its own. */
function weights(weight: Partial<Deprecation> = {}, mass: Partial<Deprecation> = {}): Schedule {
  return parseSmall([
    { id: 'weight', sunset: '2030-01-01', targets: [field('weight')], replacement: rename('mass'), ...weight },
    { id: 'mass', sunset: '2031-01-01', targets: [field('mass')], replacement: rename('grams'), ...mass },
  ]);
}

describe('a chain of another schedule', () => {
  it('prefers the step that outlives the horizon over one that closes', () => {
    expect(advise(weights(), 'weight', 'Parcel.weight', '2030-12-01')).toMatchObject({
      replacement: rename('grams'),
      status: 'alive',
      via: ['mass'],
      text: 'Use Parcel.grams.',
    });
    expect(advise(weights(), 'weight', 'Parcel.weight', '2029-12-01').replacement).toEqual(rename('mass'));
  });

  it('reads a sunset as the first day without where the schedule says so', () => {
    const schedule = weights({}, { replacement: { kind: 'none' } });
    expect(advise(schedule, 'weight', 'Parcel.weight', '2030-12-31')).toMatchObject({
      status: 'closing',
      until: '2031-01-01',
      text: 'Use Parcel.mass, which works before 2031-01-01; nothing replaces it after that.',
    });
    expect(advise(schedule, 'weight', 'Parcel.weight', '2031-01-01')).toMatchObject({
      replacement: { kind: 'none' },
      status: 'dead-end',
      via: ['mass'],
      text: 'There is no replacement: Parcel.mass has gone too.',
    });
  });

  it('does not count a withdrawn deprecation', () => {
    const schedule = weights({}, { withdrawn: true });
    expect(advise(schedule, 'weight', 'Parcel.weight', '2032-01-01')).toMatchObject({
      replacement: rename('mass'),
      via: [],
    });
  });

  it('passes over a step that is not yet available', () => {
    const schedule = weights({}, { availableFrom: '2030-12-15' });
    expect(advise(schedule, 'weight', 'Parcel.weight', '2030-12-14')).toMatchObject({
      replacement: rename('mass'),
      status: 'closing',
      until: '2031-01-01',
    });
    expect(advise(schedule, 'weight', 'Parcel.weight', '2030-12-15')).toMatchObject({ replacement: rename('grams') });
  });

  it('has nothing to write before the only replacement is available', () => {
    const schedule = parseSmall([
      { id: 'weight', targets: [field('weight')], replacement: rename('mass'), availableFrom: '2029-06-01' },
    ]);
    expect(advise(schedule, 'weight', 'Parcel.weight', '2029-05-31')).toEqual({
      replacement: { kind: 'none' },
      status: 'dead-end',
      via: ['weight'],
      text: 'There is no replacement before 2029-06-01; from then on, use Parcel.mass.',
    });
    expect(advise(schedule, 'weight', 'Parcel.weight', '2029-06-01').replacement).toEqual(rename('mass'));
  });

  it('takes the sunset of a target of its own', () => {
    const schedule = weights({}, { targets: [{ ...field('mass'), sunset: '2030-02-01' }] });
    expect(advise(schedule, 'weight', 'Parcel.weight', '2030-02-01')).toMatchObject({ replacement: rename('grams') });
  });

  it('follows the first to go of several operations', () => {
    const endpoint = (operation: string): Target => ({ kind: 'endpoint', operation });
    const schedule = parseSmall([
      {
        id: 'list',
        targets: [endpoint('listParcels')],
        replacement: { kind: 'sequence', operations: ['sendParcel', 'postParcel'] },
      },
      { id: 'send', sunset: '2032-01-01', targets: [endpoint('sendParcel')] },
      {
        id: 'post',
        sunset: '2031-01-01',
        targets: [endpoint('postParcel')],
        replacement: { kind: 'move', operation: 'fetchParcel' },
      },
    ]);
    expect(advise(schedule, 'list', 'GET /parcels', '2030-01-01').text).toBe(
      'Use POST /parcels/{id}/send, then POST /parcels/{id}/post.',
    );
    expect(advise(schedule, 'list', 'GET /parcels', '2031-06-01')).toMatchObject({
      replacement: { kind: 'move', operation: 'fetchParcel' },
      via: ['post'],
    });
  });

  it.each<[string, Target, Target]>([
    [
      'query parameters',
      { kind: 'query', operations: ['listParcels'], name: 'old' },
      { kind: 'query', operations: ['listParcels'], name: 'newer' },
    ],
    ['values', { kind: 'value', set: 'State', value: 'sent' }, { kind: 'value', set: 'State', value: 'posted' }],
    ['fields of any resource', field('weight'), { kind: 'field', resource: '*', name: 'mass', side: 'response' }],
  ])('matches %s', (_what, first, second) => {
    const to = second.kind === 'value' ? 'posted' : second.kind === 'query' ? 'newer' : 'mass';
    const last = second.kind === 'value' ? 'mailed' : second.kind === 'query' ? 'newest' : 'grams';
    const schedule = parseSmall([
      { id: 'first', targets: [first], replacement: rename(to) },
      { id: 'second', targets: [second], replacement: rename(last) },
    ]);
    expect(advise(schedule, 'first', targetName(schedule, first), '2031-01-01')).toMatchObject({
      replacement: rename(last),
      via: ['second'],
    });
  });

  it('does not take what is sent for what is returned', () => {
    const schedule = parseSmall([
      {
        id: 'first',
        targets: [{ kind: 'field', resource: 'Parcel', name: 'weight', side: 'request' }],
        replacement: rename('mass'),
      },
      { id: 'second', targets: [{ kind: 'field', resource: 'Parcel', name: 'mass', side: 'response' }] },
    ]);
    expect(advise(schedule, 'first', 'Parcel.weight', '2031-01-01').replacement).toEqual(rename('mass'));
  });

  it('refuses to follow a circle', () => {
    const schedule = weights();
    const circle = {
      ...schedule,
      deprecations: schedule.deprecations.map((entry) => ({
        ...entry,
        replacement: rename(entry.id === 'mass' ? 'weight' : 'mass'),
      })),
    };
    expect(() => advise(circle, 'weight', 'Parcel.weight', '2031-01-01')).toThrow(
      'The replacements of weight run in a circle',
    );
  });
});
