import { describe, expect, it } from 'vitest';
import { firstPlan, withAllPlans } from './support/analysis.js';

const sets = { ids: ['event-sets'] };

describe('GET /events', () => {
  it.each([
    [
      'axios with parameters',
      "async function f() {\n  const { data } = await api.get('/events', { params });\n  return data;\n}\n",
      "async function f() {\n  const { data: eventSet } = await api.post('/event_sets', params);\n  const { data: { events: data } } = await api.get(`/event_sets/${eventSet.id}`);\n  return data;\n}\n",
    ],
    [
      'axios with a type and headers',
      "export const f = async () => {\n\tconst { data: rows } = await api.get<DoorEvent[]>('/events', { params: { limit: 5 }, headers })\n\treturn rows\n}\n",
      "export const f = async () => {\n\tconst { data: eventSet } = await api.post('/event_sets', { limit: 5 }, { headers })\n\tconst { data: { events: rows } } = await api.get<{ events: DoorEvent[] }>(`/event_sets/${eventSet.id}`, { headers })\n\treturn rows\n}\n",
    ],
    [
      'axios, read at once',
      "async function f() {\n  return (await api.get('/events?limit=5')).data;\n}\n",
      "async function f() {\n  const { data: eventSet } = await api.post('/event_sets?limit=5', {});\n  return (await api.get(`/event_sets/${eventSet.id}`)).data.events;\n}\n",
    ],
    [
      'a comment in front of the statement',
      "async function f() {\n  /* newest */ const { data } = await api.get('/events');\n  return data;\n}\n",
      "async function f() {\n  const { data: eventSet } = await api.post('/event_sets', {});\n  /* newest */ const { data: { events: data } } = await api.get(`/event_sets/${eventSet.id}`);\n  return data;\n}\n",
    ],
    [
      'no semicolons but those of a type',
      "interface A {\n  id: string;\n}\nexport const f = async () => (await api.get('/events')).data\n",
      "interface A {\n  id: string;\n}\nexport const f = async () => {\n  const { data: eventSet } = await api.post('/event_sets', {})\n  return (await api.get(`/event_sets/${eventSet.id}`)).data.events\n}\n",
    ],
    [
      'axios, read from the answer',
      "const res = await api.get('/events');\nuse(res.data);\n",
      "const { data: eventSet } = await api.post('/event_sets', {});\nconst res = await api.get(`/event_sets/${eventSet.id}`);\nuse(res.data.events);\n",
    ],
    [
      'fetch',
      'async function f() {\r\n  const r = await fetch(`${BASE}/events?limit=5`, { headers });\r\n  const rows = await r.json();\r\n  return rows;\r\n}\r\n',
      "async function f() {\r\n  const eventSet = await (await fetch(`${BASE}/event_sets?limit=5`, { method: 'POST', headers })).json();\r\n  const r = await fetch(`${BASE}/event_sets/${eventSet.id}`, { headers });\r\n  const rows = (await r.json()).events;\r\n  return rows;\r\n}\r\n",
    ],
    [
      'fetch, decoded at the end',
      "async function f() {\n  const r = await fetch('/events');\n  return r.json();\n}\n",
      "async function f() {\n  const eventSet = await (await fetch('/event_sets', { method: 'POST' })).json();\n  const r = await fetch(`/event_sets/${eventSet.id}`);\n  return (await r.json()).events;\n}\n",
    ],
    [
      'fetch without options',
      'const r = await fetch(BASE + "/events");\nconst rows = (await r.json()) as DoorEvent[];\n',
      'const eventSet = await (await fetch(BASE + "/event_sets", { method: "POST" })).json();\nconst r = await fetch(BASE + `/event_sets/${eventSet.id}`);\nconst rows = (await r.json()).events as DoorEvent[];\n',
    ],
  ])('becomes two calls with %s', (_form, before, after) => {
    const plan = firstPlan(before, sets);
    expect(plan.text).toBe(after);
    expect(plan.class).toBe('review');
    expect(plan.notes[0]).toBe(
      'What POST /event_sets takes, and that its answer holds `id`, is not shown: check the body and the names.',
    );
  });

  it('becomes two calls with an SDK', () => {
    const before = "async function f() {\n  const rows = await client.get('events', { limit: 5 });\n}\n";
    expect(firstPlan(before, { ...sets, library: 'sdk' })).toMatchObject({
      class: 'review',
      text: "async function f() {\n  const eventSet = await client.post('event_sets', { limit: 5 });\n  const rows = (await client.get(`event_sets/${eventSet.id}`)).events;\n}\n",
    });
  });

  it.each([
    [
      'an answer that is passed on',
      "async function f() {\n  return store(await api.get('/events'));\n}\n",
      "async function f() {\n  const { data: eventSet } = await api.post('/event_sets', {});\n  return store(await api.get(`/event_sets/${eventSet.id}`).then((response) => ({ ...response, data: response.data.events })));\n}\n",
    ],
    [
      'a chain of promises',
      "api.get('/events').then((r) => r.data);\n",
      "api\n  .post('/event_sets', {})\n  .then(({ data: eventSet }) => api.get(`/event_sets/${eventSet.id}`))\n  .then((r) => r.data.events);\n",
    ],
    [
      'a promise that is kept',
      "const p = api.get('/events');\n",
      "const p = api\n  .post('/event_sets', {})\n  .then(({ data: eventSet }) => api.get(`/event_sets/${eventSet.id}`))\n  .then((response) => ({ ...response, data: response.data.events }));\n",
    ],
    [
      'a part of a condition',
      "if (x && (await api.get('/events')).data.length > 0) y();\n",
      "if (x && (await api\n  .post('/event_sets', {})\n  .then(({ data: eventSet }) => api.get(`/event_sets/${eventSet.id}`))).data.events.length > 0) y();\n",
    ],
    [
      'an arrow without a block',
      "const f = async () => (await api.get('/events')).data;\n",
      "const f = async () => {\n  const { data: eventSet } = await api.post('/event_sets', {});\n  return (await api.get(`/event_sets/${eventSet.id}`)).data.events;\n};\n",
    ],
    [
      'an arrow that gives an object',
      "const f = async () => ({ rows: (await api.get('/events')).data });\n",
      "const f = async () => {\n  const { data: eventSet } = await api.post('/event_sets', {});\n  return { rows: (await api.get(`/event_sets/${eventSet.id}`)).data.events };\n};\n",
    ],
    [
      'a query that is added to the path',
      "const { data } = await api.get('/events?limit=' + limit);\n",
      "const { data: eventSet } = await api.post('/event_sets?limit=' + limit, {});\nconst { data: { events: data } } = await api.get(`/event_sets/${eventSet.id}`);\n",
    ],
    [
      'an `else if`',
      "if (a) b();\nelse if ((await api.get('/events')).data.length) c();\n",
      "if (a) b();\nelse if ((await api\n  .post('/event_sets', {})\n  .then(({ data: eventSet }) => api.get(`/event_sets/${eventSet.id}`))).data.events.length) c();\n",
    ],
  ])('becomes two calls in %s', (_form, before, after) => {
    expect(firstPlan(before, sets)).toMatchObject({ class: 'review', text: after });
  });

  it.each([
    [
      'returned',
      "const load = () => fetch('/events');\n",
      "const load = () =>\n  fetch('/event_sets', { method: 'POST' })\n    .then((response) => response.json())\n    .then((eventSet) => fetch(`/event_sets/${eventSet.id}`))\n    .then(async (response) => (response.ok ? new Response(JSON.stringify((await response.json()).events), response) : response));\n",
    ],
    [
      'handed to a function',
      "const rows = read(await fetch('/events'));\n",
      "const eventSet = await (await fetch('/event_sets', { method: 'POST' })).json();\nconst rows = read(await fetch(`/event_sets/${eventSet.id}`).then(async (response) => (response.ok ? new Response(JSON.stringify((await response.json()).events), response) : response)));\n",
    ],
  ])('makes the response what it was where it is %s undecoded', (_form, before, after) => {
    expect(firstPlan(before, { ...sets, library: 'fetch' })).toMatchObject({ class: 'review', text: after });
  });

  it('takes a name of its own for each of two calls in a function', () => {
    const before = "const a = (await api.get('/events')).data;\nconst b = (await api.get('/events')).data;\n";
    expect(withAllPlans(before, sets)).toBe(
      "const { data: eventSet } = await api.post('/event_sets', {});\nconst a = (await api.get(`/event_sets/${eventSet.id}`)).data.events;\nconst { data: eventSet2 } = await api.post('/event_sets', {});\nconst b = (await api.get(`/event_sets/${eventSet2.id}`)).data.events;\n",
    );
  });

  it('takes a name that is free', () => {
    expect(firstPlan("const eventSet = 1;\nconst { data } = await api.get('/events');\n", sets).text).toBe(
      "const eventSet = 1;\nconst { data: eventSet2 } = await api.post('/event_sets', {});\nconst { data: { events: data } } = await api.get(`/event_sets/${eventSet2.id}`);\n",
    );
  });

  it.each([
    ['a table', "const PATHS = { events: '/events' };", 'in a way that is not followed'],
    ['a hook', "const { data } = useSWR('/events', fetcher);", '`useSWR` is a hook that makes one request'],
    ['a callback', "api.get('/events', (error, events) => {});", 'handed to a callback'],
  ])('is for a person in %s', (_form, before, reason) => {
    const plan = firstPlan(before, sets);
    expect(plan).toMatchObject({ class: 'manual', text: before });
    expect(plan.notes[0]).toContain(reason);
  });
});

describe('references of events', () => {
  const references = { ids: ['event-references'] };

  it.each([
    ["event.references.find((r) => r.type === 'Place')?.id;", 'event.place_id;'],
    ["event.references.find(r => 'Organization' === r.type)!.id;", 'event.organization_id;'],
    ["event?.references?.find(({ type }) => type === 'Place')?.id;", 'event?.place_id;'],
    ["event.references.some((r) => r.type === 'Place' && r.id === place);", 'event.place_id === place;'],
    [
      "const ref = event.references.find((r) => r.type === 'Place');\nf(ref ? ref.id : null);",
      'const ref = event.place_id;\nf(ref ? ref : null);',
    ],
    [
      "!event?.references.some(({ id, type }) => id === 7 && type === 'Organization');",
      '!(event?.organization_id === 7);',
    ],
  ])('become the field that holds the id: %s', (before, after) => {
    expect(firstPlan(before, references)).toMatchObject({ class: 'review', text: after });
  });

  it.each([
    'event.references.map((r) => r.id);',
    "event.references.some((r) => r.type === 'Place' && r.id === r.owner);",
    "event.references.some((r) => r.type === 'Place' || r.id === 7);",
    'const { references } = event;',
  ])('are for a person elsewhere: %s', (before) => {
    const plan = firstPlan(before, references);
    expect(plan).toMatchObject({ class: 'manual', text: before });
    expect(plan.notes[0]).toContain('Which of `organization_id`, `place_id`');
  });

  it('are for a person where what is looked up has no field', () => {
    const plan = firstPlan("event.references.find((r) => r.type === 'User')?.id;", references);
    expect([plan.class, plan.notes[0]]).toEqual([
      'manual',
      'It looks up the user; `organization_id`, `place_id` stand for others, and for that one nothing is shown.',
    ]);
  });

  it.each([
    [
      'a type',
      'type Event = { uuid: string; references: Reference[] };',
      'type Event = { uuid: string; organization_id: number; place_id: number };',
    ],
    [
      'a type that has the new ones',
      'interface Event {\n  references: Reference[];\n  place_id: number;\n  organization_id: number;\n}\n',
      'interface Event {\n  place_id: number;\n  organization_id: number;\n}\n',
    ],
    [
      'a type whose uses are rewritten',
      "type Event = { references: Reference[] };\nevent.references.find((r) => r.type === 'Place')?.id;",
      'type Event = { organization_id: number; place_id: number };\nevent.place_id;',
    ],
    [
      'a type with a use that is left',
      'type Event = { references: Reference[] };\nevent.references.length;',
      'type Event = { references: Reference[]; organization_id: number; place_id: number };\nevent.references.length;',
    ],
  ])('become the fields of %s', (_form, before, after) => {
    expect(withAllPlans(before, references)).toBe(after);
    expect(withAllPlans(after, references)).toBe(after);
  });
});
