import { bundledSchedule } from '@curfew/schedule';
import { describe, expect, it } from 'vitest';
import { firstPlan, plansOf, withAllPlans } from './support/analysis.js';

const subType = { ids: ['card-sub-type'] };

describe('a renamed field', () => {
  it.each([
    ['a member', 'card.sub_type;', 'card.format_name;'],
    ['an optional member', 'card?.sub_type;', 'card?.format_name;'],
    ['a member written to', 'card.sub_type = 1;', 'card.format_name = 1;'],
    ['a bracket with single quotes', "card['sub_type'];", "card['format_name'];"],
    ['a bracket with double quotes', 'card["sub_type"];', 'card["format_name"];'],
    ['a bracket with a template', 'card[`sub_type`];', 'card[`format_name`];'],
    ['a key', 'f({ sub_type: x });', 'f({ format_name: x });'],
    ['a quoted key', "f({ 'sub_type': x });", "f({ 'format_name': x });"],
    ['a double quoted key', 'f({ "sub_type": x });', 'f({ "format_name": x });'],
    ['a shorthand key', 'f({ sub_type });', 'f({ format_name: sub_type });'],
    ['a shorthand in a pattern', 'const { sub_type } = card;', 'const { format_name: sub_type } = card;'],
    ['a shorthand with a default', 'const { sub_type = 1 } = card;', 'const { format_name: sub_type = 1 } = card;'],
    ['a renamed key in a pattern', 'const { sub_type: s } = card;', 'const { format_name: s } = card;'],
    ['a quoted key in a pattern', "const { 'sub_type': s = 2 } = card;", "const { 'format_name': s = 2 } = card;"],
    [
      'a pattern whose name is the new one',
      'const { sub_type: format_name = 1 } = card;',
      'const { format_name = 1 } = card;',
    ],
    [
      'a property whose value has the new name',
      'const f = () => ({ sub_type: format_name });',
      'const f = () => ({ format_name });',
    ],
    ['a name in a string', "get(card, 'sub_type');", "get(card, 'format_name');"],
    ['a name in a path of names', "get(x, 'card.sub_type');", "get(x, 'card.format_name');"],
    ['a member of an interface', 'interface C { sub_type?: string }', 'interface C { format_name?: string }'],
    ['a member of a type', "type C = { readonly 'sub_type': string };", "type C = { readonly 'format_name': string };"],
    ['a member of a schema', 'z.object({ sub_type: z.string() });', 'z.object({ format_name: z.string() });'],
    ['a literal type', "type T = Pick<Card, 'sub_type'>;", "type T = Pick<Card, 'format_name'>;"],
    ['an indexed access type', 'type T = Card["sub_type"];', 'type T = Card["format_name"];'],
    ['the camelized member', 'card.subType;', 'card.formatName;'],
    ['the camelized shorthand', 'const { subType } = card;', 'const { formatName: subType } = card;'],
    ['the camelized string', "get(card, 'subType');", "get(card, 'formatName');"],
  ])('is renamed as %s', (_form, before, after) => {
    expect(firstPlan(before, subType)).toMatchObject({ class: 'automatic', text: after });
  });

  it('says what it does', () => {
    expect(firstPlan('card.subType;', subType).title).toBe('Rename `subType` to `formatName`');
  });

  it('keeps comments inside of a property', () => {
    expect(firstPlan('f({ /* a */ sub_type /* b */: /* c */ x });', subType).text).toBe(
      'f({ /* a */ format_name /* b */: /* c */ x });',
    );
  });

  it('is for a person where the new name is there already', () => {
    const plan = firstPlan('f({ sub_type: a, format_name: b });', subType);
    expect(plan.class).toBe('manual');
    expect(plan.notes[0]).toBe('`format_name` is there already beside `sub_type`; decide which of the two stays.');
  });

  it('is for review where a rest no longer holds the new name', () => {
    expect(firstPlan('const { sub_type, ...rest } = card;', subType)).toMatchObject({
      class: 'review',
      text: 'const { format_name: sub_type, ...rest } = card;',
      notes: ['`format_name` is no longer in `...rest`: it is taken out there in place of `sub_type`.'],
    });
  });

  it.each([
    ['an object of equal values', 'f({ sub_type: a.b, format_name: a.b });', 'f({ format_name: a.b });'],
    [
      'a type',
      'interface C {\n  sub_type: string;\n  format_name: string;\n}',
      'interface C {\n  format_name: string;\n}',
    ],
    ['a list of names', "pick(card, ['id', 'sub_type', 'format_name']);", "pick(card, ['id', 'format_name']);"],
    ['a union of names', "type C = Pick<Card, 'sub_type' | 'format_name'>;", "type C = Pick<Card, 'format_name'>;"],
  ])('leaves one in %s that has the new name already', (_form, before, after) => {
    expect(firstPlan(before, subType)).toMatchObject({ class: 'automatic', text: after });
  });

  it.each([
    [
      'a type that differs',
      'type C = { sub_type?: string; format_name: string };',
      'type C = { format_name: string };',
    ],
    ['a list of its own', "const COLUMNS = ['sub_type', 'format_name'];", "const COLUMNS = ['format_name'];"],
  ])('leaves one for review in %s', (_form, before, after) => {
    expect(firstPlan(before, subType)).toMatchObject({ class: 'review', text: after });
  });

  it.each([
    ['values that are made anew', 'f({ sub_type: g(), format_name: g() });'],
    ['a list beside another one', "orderBy(cards, ['sub_type', 'format_name'], ['asc', 'desc']);"],
  ])('is for a person where the new name is there with %s', (_form, before) => {
    expect(firstPlan(before, subType)).toMatchObject({ class: 'manual', text: before });
  });

  it.each([
    [
      "const KEY = ['sub_type'];\nuse(KEY, pick(row, KEY));",
      '`KEY` is used at 2 places: check that each of them means `Card.sub_type` of the service.',
    ],
    [
      "export const KEY = ['sub_type'];",
      '`KEY` is exported: check that every use of it means `Card.sub_type` of the service.',
    ],
  ])('is for review in a constant with other uses: %s', (before, note) => {
    const [shared] = plansOf(before, subType).filter(
      ({ match }) => match.site.form === 'string' || match.site.form === 'bracket',
    );
    expect(shared?.plans[0]).toMatchObject({ class: 'review', notes: [note] });
  });

  it.each([
    ['Number(event.id);', '`Number(event.id)` takes a number; `uuid` is of type string.'],
    ['event.id > 0;', '`event.id > 0` takes a number; `uuid` is of type string.'],
    ['event.id === 42;', '`event.id === 42` takes a number; `uuid` is of type string.'],
  ])('names the use that needs a number: %s', (before, note) => {
    const plan = firstPlan(before, { ids: ['event-id'] });
    expect([plan.class, plan.notes.includes(note)]).toEqual(['review', true]);
  });

  it('takes the annotation of a variable along', () => {
    expect(firstPlan('const first: number = event.id;', { ids: ['event-id'] }).text).toBe(
      'const first: string = event.uuid;',
    );
  });

  it('is for review where nothing proves that the service is meant', () => {
    expect(firstPlan('card.sub_type;', { ...subType, confidence: 'possible' }).class).toBe('review');
  });

  it('is for review where the deprecated surface is inferred', () => {
    expect(firstPlan("get('/cards?sub_type=x');", subType)).toMatchObject({
      class: 'review',
      text: "get('/cards?format_name=x');",
    });
  });

  it('is the same on each day, for old and new names work together', () => {
    for (const asOf of ['2024-08-01', '2024-12-01', '2024-12-31', '2025-01-01', '2026-11-27'])
      expect(firstPlan('card.sub_type;', { ...subType, asOf })).toMatchObject({
        class: 'automatic',
        text: 'card.format_name;',
      });
  });
});

describe('a renamed query parameter', () => {
  const filter = { ids: ['card-member-id-filter'], asOf: '2024-06-01' };

  it.each([
    ['a key', "api.get('/cards', { params: { member_id: m } });", "api.get('/cards', { params: { user_id: m } });"],
    ['a shorthand key', 'f({ member_id });', 'f({ user_id: member_id });'],
    ['set', "params.set('member_id', m);", "params.set('user_id', m);"],
    ['text', "get('/cards?page=2&member_id=5');", "get('/cards?page=2&user_id=5');"],
    ['text of a template', 'get(`/cards?member_id=${m}`);', 'get(`/cards?user_id=${m}`);'],
    ['a camelized key', 'f({ memberId: m });', 'f({ userId: m });'],
  ])('is renamed as %s, for review, since its value changes', (_form, before, after) => {
    const plan = firstPlan(before, filter);
    expect(plan).toMatchObject({ class: 'review', text: after });
    expect(plan.notes[0]).toContain('not the id of the member');
  });

  it.each(["get('/cards?user_id=5&member_id=6');", 'get(`/cards?member_id=${m}` + `&user_id=${u}`);'])(
    'is for a person where the query has the new name already: %s',
    (before) => {
      const plan = firstPlan(before, filter);
      expect(plan).toMatchObject({ class: 'manual', text: before });
      expect(plan.notes[0]).toContain('`user_id` is in this query already');
    },
  );

  it('is not renamed to a name that has gone too', () => {
    const plan = firstPlan("params.set('member_id', m);", { ids: ['card-member-id-filter'] });
    expect(plan).toMatchObject({ class: 'manual', text: "params.set('member_id', m);" });
    expect(plan.notes[0]).toContain('CardAssignment');
  });

  it('names the date where the new name closes', () => {
    const plan = firstPlan("params.set('member_id', m);", { ids: ['card-member-id-filter'], asOf: '2025-11-01' });
    expect(plan).toMatchObject({ class: 'review', text: "params.set('user_id', m);" });
    expect(plan.notes).toContain('What is written here has a sunset of its own: 2025-11-30.');
  });
});

describe('a field of another type', () => {
  const eventId = { ids: ['event-id'] };

  it.each([
    ['in a template', 'log(`event ${event.id}`);', 'log(`event ${event.uuid}`);'],
    ['as a key of JSX', 'const x = <li key={event.id} />;', 'const x = <li key={event.uuid} />;'],
    ['in String()', 'String(event.id);', 'String(event.uuid);'],
  ])('is automatic %s, where a value of any type does', (_where, before, after) => {
    expect(firstPlan(before, { ...eventId, file: 'a.tsx' })).toMatchObject({ class: 'automatic', text: after });
  });

  it.each([
    ['in arithmetic', 'const n = event.id + 1;', 'const n = event.uuid + 1;'],
    ['in a comparison', 'if (event.id === last) stop();', 'if (event.uuid === last) stop();'],
    ['in a pattern', 'const { id } = event;', 'const { uuid: id } = event;'],
  ])('is for review %s', (_where, before, after) => {
    const plan = firstPlan(before, eventId);
    expect(plan).toMatchObject({ class: 'review', text: after });
    expect(plan.notes[0]).toContain('`uuid` is of type string');
  });

  it('takes the annotation with it', () => {
    expect(firstPlan('interface DoorEvent { id: number; at: string }', eventId)).toMatchObject({
      class: 'review',
      text: 'interface DoorEvent { uuid: string; at: string }',
    });
  });
});

describe('the fields of a presence', () => {
  const presence = { ids: ['presence-actor'] };

  it.each([
    ['member_id', 'actor_id'],
    ['user_id', 'actor_id'],
  ])('%s is for review: the number is another', (from, to) => {
    const plan = firstPlan(`show(presence.${from});`, presence);
    expect(plan).toMatchObject({ class: 'review', text: `show(presence.${to});` });
    expect(plan.notes.join(' ')).toMatch(/not the id of the member|need not be the same number/);
  });

  it.each([
    ['member_name', 'actor_name'],
    ['user_name', 'actor_name'],
    ['user_email', 'actor_email'],
    ['userEmail', 'actorEmail'],
  ])('%s is automatic: a name is shown as before', (from, to) => {
    expect(firstPlan(`show(presence.${from});`, presence)).toMatchObject({
      class: 'automatic',
      text: `show(presence.${to});`,
    });
  });

  it('are one member of a type, for review, where two of them become one', () => {
    const text = 'interface Presence { user_id: number; member_id: number; user_name: string }';
    const plans = plansOf(text, presence).map(({ match, plans }) => [match.spelling, plans[0]?.class]);
    expect(plans).toEqual([
      ['user_id', 'review'],
      ['member_id', 'review'],
      ['user_name', 'automatic'],
    ]);
    expect(withAllPlans(text, presence)).toBe('interface Presence { actor_id: number; actor_name: string }');
    expect(withAllPlans('type Presence = { member_id: number; actor_id: number }', presence)).toBe(
      'type Presence = { actor_id: number }',
    );
    // The number of `user_id` is kept, the one of `member_id` is not.
    expect(withAllPlans('type Presence = { member_id: number; user_id: number | null }', presence)).toBe(
      'type Presence = { actor_id: number | null }',
    );
  });

  it.each([
    ['f({ user_id: 1, member_id: 2 });', '`user_id` and `member_id` both become `actor_id`'],
    ['f({ member_id: id, actor_id: id });', '`actor_id` is there already beside `member_id`'],
  ])('are for a person where two values or types would make one key: %s', (text, reason) => {
    const [first] = plansOf(text, presence);
    expect(first?.plans[0]).toMatchObject({ class: 'manual', edits: [] });
    expect(first?.plans[0]?.notes[0]).toBe(`${reason}; decide which of the two stays.`);
  });

  it('can share a name in a pattern, where a key may stand twice', () => {
    expect(withAllPlans('const { user_name, member_name } = presence;', presence)).toBe(
      'const { actor_name: user_name, actor_name: member_name } = presence;',
    );
  });

  it('leave a list of actor types that knows only users to review', () => {
    expect(firstPlan("const kinds = ['User'];", presence)).toMatchObject({
      class: 'review',
      text: "const kinds = ['User', 'GroupLink'];",
    });
    expect(firstPlan("switch (t) { case 'User': a(); }", presence).class).toBe('manual');
  });
});

describe('a field whose successor is not known everywhere', () => {
  it('is for review with the reason', () => {
    const plan = firstPlan('group.members_count;', { ids: ['members-count'] });
    expect(plan).toMatchObject({ class: 'review', text: 'group.users_count;' });
    expect(plan.notes[0]).toContain('others have no successor');
  });

  it('is automatic where configuration names it', () => {
    const supplied = { fields: { 'Group.members_count': 'users_count' } };
    expect(firstPlan('group.membersCount;', { ids: ['members-count'], supplied })).toMatchObject({
      class: 'automatic',
      text: 'group.usersCount;',
    });
  });

  describe('of any resource', () => {
    const schedule = structuredClone(bundledSchedule());
    const count = schedule.deprecations.find(({ id }) => id === 'members-count');
    if (count) count.targets = count.targets.filter((target) => target.kind === 'field' && target.resource === '*');
    const fields = { 'Place.members_count': 'people_count', 'Lock.members_count': null };
    const ofResource = (resource: string) =>
      firstPlan('thing.members_count;', {
        ids: ['members-count'],
        schedule,
        supplied: { fields },
        facts: { fieldOf: () => ({ resource, field: 'members_count' }) },
      });

    it('is renamed as configuration says of the one that it is read of', () => {
      expect(ofResource('Place')).toMatchObject({ class: 'automatic', text: 'thing.people_count;' });
      expect(ofResource('Group')).toMatchObject({ class: 'review', text: 'thing.users_count;' });
    });

    it('is for a person where configuration says that there is no successor', () => {
      expect(ofResource('Lock')).toMatchObject({
        class: 'manual',
        text: 'thing.members_count;',
        notes: ['The configuration says that Lock.members_count has no successor.', 'Remove its use.'],
      });
    });
  });
});

describe('a value that changes with its name', () => {
  const ofMember = (declared?: string[]) => ({
    ids: ['card-member-id-filter'],
    asOf: '2024-04-01',
    facts: { fieldOf: () => ({ resource: 'Member', field: 'id', ...(declared ? { declared } : {}) }) },
  });
  const before = "api.get('/cards', { params: { member_id: member.id } });";
  const after = "api.get('/cards', { params: { user_id: member.user.id } });";

  it('is read from the same resource, for a person to check', () => {
    expect(firstPlan(before, ofMember())).toMatchObject({
      class: 'review',
      text: after,
      notes: [
        'The value changes with the name: `member.user.id` takes the place of `member.id`.',
        '`user_id` need not be the same number as `member_id`: it is the id of the user, not of the member.',
      ],
    });
  });

  it('asks for a member of the type that does not declare it', () => {
    const { text, notes } = firstPlan(before, ofMember(['id', 'name']));
    expect(text).toBe(after);
    expect(notes).toContain('The type of `member` does not declare `user`; add it there.');
  });

  it('stays where the code does not show what it is', () => {
    const plan = firstPlan(before, { ids: ['card-member-id-filter'], asOf: '2024-04-01' });
    expect(plan.text).toBe("api.get('/cards', { params: { user_id: member.id } });");
    expect(plan.notes).toContain(
      'The value changes: the id of the user (user.id of the member), not the id of the member.',
    );
  });
});
