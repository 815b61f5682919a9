import { describe, expect, it } from 'vitest';
import { firstPlan, plansOf, withAllPlans } from './support/analysis.js';

const merge = { ids: ['card-type-desfire'] };
const split = { ids: ['card-type-legacy'] };
const BEFORE = '2024-05-15';

const NEW = [
  'third_party_hf',
  'third_party_lf',
  'third_party_lf_vendora_h10301',
  'third_party_lf_vendora_h10302',
  'third_party_lf_vendora_h10304',
  'third_party_lf_em_410x_26',
  'third_party_lf_em_410x_32_34',
  'third_party_lf_vendorb_c15001',
];
const quoted = NEW.map((value) => `'${value}'`);
/** One on each line, two columns in. */
const lines = (texts: readonly string[]): string => texts.map((text) => `\n  ${text},`).join('');

describe('values that merge, after the sunset', () => {
  it.each([
    ['a comparison', "if (t === 'hfcard_desfire_ev1') a();", "if (t === 'hfcard_desfire') a();"],
    ['a negation', "t !== 'hfcard_desfire_ev3' && a();", "t !== 'hfcard_desfire' && a();"],
    ['a comparison the other way round', 'x("hfcard_desfire_ev1" == t);', 'x("hfcard_desfire" == t);'],
    [
      'a chain',
      "if (t === 'hfcard_desfire_ev1' || t === 'hfcard_desfire_ev3') a();",
      "if (t === 'hfcard_desfire') a();",
    ],
    [
      'a chain in parentheses',
      "x = (t === 'hfcard_desfire_ev1') || (t === 'hfcard_desfire_ev3');",
      "x = (t === 'hfcard_desfire');",
    ],
    [
      'a chain of negations',
      "x = t !== 'hfcard_desfire_ev1' && t !== 'hfcard_desfire_ev3' && ok;",
      "x = t !== 'hfcard_desfire' && ok;",
    ],
    [
      'a chain that knows the new value',
      "x = t === 'hfcard_desfire' || t === 'hfcard_desfire_ev1' || t === 'hfcard_desfire_ev3';",
      "x = t === 'hfcard_desfire';",
    ],
    [
      'two operands',
      "x = a === 'hfcard_desfire_ev1' || b === 'hfcard_desfire_ev3';",
      "x = a === 'hfcard_desfire' || b === 'hfcard_desfire';",
    ],
    [
      'a list',
      "['hfcard_desfire_ev1', 'hfcard_desfire_ev3', 'other'].includes(t);",
      "['hfcard_desfire', 'other'].includes(t);",
    ],
    ['a set', "new Set(['x', 'hfcard_desfire_ev3']);", "new Set(['x', 'hfcard_desfire']);"],
    ['a list with the new value', "z.enum(['hfcard_desfire_ev1', 'hfcard_desfire']);", "z.enum(['hfcard_desfire']);"],
    [
      'a list with one element a line',
      "const kinds = [\n\t'a', // first\n\t'hfcard_desfire_ev1',\n\t'hfcard_desfire_ev3',\n];\n",
      "const kinds = [\n\t'a', // first\n\t'hfcard_desfire',\n];\n",
    ],
    [
      'a union',
      "type T = 'hfcard_desfire_ev1' | 'hfcard_desfire_ev3' | 'legacy';",
      "type T = 'hfcard_desfire' | 'legacy';",
    ],
    [
      'a union with one type a line',
      "type T =\n  | 'a' // one\n  | 'hfcard_desfire_ev1'\n  | 'hfcard_desfire_ev3';\n",
      "type T =\n  | 'a' // one\n  | 'hfcard_desfire';\n",
    ],
    ['a value that is sent', "f({ type: 'hfcard_desfire_ev1' });", "f({ type: 'hfcard_desfire' });"],
    [
      'a value in a query',
      "get('/cards?type=hfcard_desfire_ev1&page=2');",
      "get('/cards?type=hfcard_desfire&page=2');",
    ],
    [
      'equal entries',
      "const n = { hfcard_desfire_ev1: 'DESFire', hfcard_desfire_ev3: 'DESFire' };",
      "const n = { hfcard_desfire: 'DESFire' };",
    ],
    ['quoted keys', 'const n = { "hfcard_desfire_ev1": 1 };', 'const n = { "hfcard_desfire": 1 };'],
    [
      'a type of keys',
      'type N = { hfcard_desfire_ev1: string; hfcard_desfire_ev3: string };',
      'type N = { hfcard_desfire: string; };',
    ],
    [
      'labels of one body',
      "switch (t) {\n  case 'hfcard_desfire_ev1':\n  case 'hfcard_desfire_ev3':\n    throw 1;\n}\n",
      "switch (t) {\n  case 'hfcard_desfire':\n    throw 1;\n}\n",
    ],
    [
      'labels of equal bodies',
      "switch (t) {\n  case 'hfcard_desfire_ev1':\n    throw 1;\n  case 'x':\n    throw 2;\n  case 'hfcard_desfire_ev3':\n    throw 1;\n}\n",
      "switch (t) {\n  case 'hfcard_desfire':\n    throw 1;\n  case 'x':\n    throw 2;\n}\n",
    ],
    [
      'labels beside the new one',
      "switch (t) {\n  case 'hfcard_desfire':\n  case 'hfcard_desfire_ev1':\n  case 'hfcard_desfire_ev3':\n    throw 1;\n}\n",
      "switch (t) {\n  case 'hfcard_desfire':\n    throw 1;\n}\n",
    ],
    [
      'labels on one line',
      "switch (t) { case 'hfcard_desfire_ev1': case 'hfcard_desfire_ev3': throw 1; }",
      "switch (t) { case 'hfcard_desfire': throw 1; }",
    ],
  ])('leave one in %s', (_form, before, after) => {
    expect(withAllPlans(before, merge)).toBe(after);
  });

  it.each([
    "x = t === 'hfcard_desfire_ev1' || t === 'hfcard_desfire_ev3';",
    "switch (t) { case 'hfcard_desfire_ev1': case 'hfcard_desfire_ev3': a(); }",
    "f(['hfcard_desfire_ev1', 'hfcard_desfire_ev3']);",
    "f(['hfcard_desfire_ev1', 'hfcard_desfire']);",
    'const n = { hfcard_desfire_ev1: 1, hfcard_desfire_ev3: 1 };',
    "type T = 'hfcard_desfire_ev1';",
    "f({ type: 'hfcard_desfire_ev1' });",
  ])('are automatic where nothing was told apart: %s', (before) => {
    for (const { plans } of plansOf(before, merge)) expect(plans[0]?.class).toBe('automatic');
  });

  it.each([
    ['a comparison', "if (t === 'hfcard_desfire_ev1') a();", "if (t === 'hfcard_desfire') a();"],
    ['a list', "new Set(['x', 'hfcard_desfire_ev1']);", "new Set(['x', 'hfcard_desfire']);"],
    ['a label', "switch (t) { case 'hfcard_desfire_ev1': a(); }", "switch (t) { case 'hfcard_desfire': a(); }"],
    ['a key', 'const n = { hfcard_desfire_ev1: 1 };', 'const n = { hfcard_desfire: 1 };'],
  ])('are for review where %s knew only one of them', (_form, before, after) => {
    const plan = firstPlan(before, merge);
    expect(plan).toMatchObject({ class: 'review', text: after });
    expect(plan.notes[0]).toBe(
      "What was 'hfcard_desfire_ev3' becomes 'hfcard_desfire' as well; the two can no longer be told apart.",
    );
  });

  it('are for a person where statements in a row tell them apart', () => {
    const plan = firstPlan("if (t === 'hfcard_desfire_ev1') a();\nif (t === 'hfcard_desfire_ev3') b();", merge);
    expect(plan.class).toBe('manual');
    expect(plan.notes[0]).toContain('`a();` and `b();`');
  });

  it.each([
    [
      'an array',
      "f([\n  'a', // about a\n  'hfcard_desfire_ev1', // about ev1\n  'hfcard_desfire_ev3', // about ev3\n  'b', // about b\n]);",
      "f([\n  'a', // about a\n  'hfcard_desfire', // about ev1\n  'b', // about b\n]);",
    ],
    [
      'the last of an array',
      "f([\n  'hfcard_desfire_ev1', // about ev1\n  'hfcard_desfire_ev3' // about ev3\n]);",
      "f([\n  'hfcard_desfire' // about ev1\n]);",
    ],
    [
      'a union',
      "type T =\n  | 'hfcard_desfire_ev1' // about ev1\n  | 'hfcard_desfire_ev3' // about ev3\n  | 'b'; // about b\n",
      "type T =\n  | 'hfcard_desfire' // about ev1\n  | 'b'; // about b\n",
    ],
    [
      'a switch',
      "switch (t) {\n  case 'hfcard_desfire_ev1': // about ev1\n  case 'hfcard_desfire_ev3': // about ev3\n    a();\n}",
      "switch (t) {\n  case 'hfcard_desfire': // about ev3\n    a();\n}",
    ],
  ])('take their own comments with them in %s, for review', (_form, before, after) => {
    expect(withAllPlans(before, merge)).toBe(after);
    expect(firstPlan(before, merge).class).toBe('review');
  });

  it('plan the same edits, whichever of them is asked for', () => {
    const [first, second] = plansOf("x = t === 'hfcard_desfire_ev1' || t === 'hfcard_desfire_ev3';", merge);
    expect(first?.plans[0]?.edits).toEqual(second?.plans[0]?.edits);
  });

  it('are for a person where their entries differ', () => {
    const plan = firstPlan("const n = { hfcard_desfire_ev1: 'EV1', hfcard_desfire_ev3: 'EV3' };", merge);
    expect(plan.class).toBe('manual');
    expect(plan.notes[0]).toContain("`hfcard_desfire_ev1: 'EV1'` and `hfcard_desfire_ev3: 'EV3'`");
  });

  it('are for a person where their bodies differ', () => {
    const plan = firstPlan(
      "switch (t) { case 'hfcard_desfire_ev1': throw 1; case 'hfcard_desfire_ev3': throw 3; }",
      merge,
    );
    expect(plan.class).toBe('manual');
    expect(plan.notes[0]).toContain('`throw 1;` or `throw 3;`');
  });

  it('are for a person where their branches differ', () => {
    const plan = firstPlan("if (t === 'hfcard_desfire_ev1') a(); else if (t === 'hfcard_desfire_ev3') b();", merge);
    expect(plan.class).toBe('manual');
    expect(plan.notes[0]).toContain('`a();` and `b();`');
  });

  it('are for review in an enum, whose names stay', () => {
    expect(firstPlan("enum T { Ev1 = 'hfcard_desfire_ev1' }", merge)).toMatchObject({
      class: 'review',
      text: "enum T { Ev1 = 'hfcard_desfire' }",
    });
  });
});

describe('values that merge, before the sunset', () => {
  const before = { ...merge, asOf: '2024-05-15' };

  it.each([
    [
      "if (t === 'hfcard_desfire_ev1') a(); else if (t === 'hfcard_desfire_ev3') b();",
      'Two branches come to test the same value: `a();` and `b();`; decide which of the two stays.',
    ],
    [
      "x = t === 'hfcard_desfire_ev3' ? 'EV3' : t === 'hfcard_desfire_ev1' ? 'EV1' : '';",
      "Two branches come to test the same value: `'EV3'` and `'EV1'`; decide which of the two stays.",
    ],
    [
      "new Map([['hfcard_desfire_ev1', 'blue'], ['hfcard_desfire_ev3', 'green']]);",
      "`['hfcard_desfire_ev1', 'blue']` and `['hfcard_desfire_ev3', 'green']` become one entry; decide which of the two stays.",
    ],
  ])('are for a person where each has its own answer: %s', (text, note) => {
    for (const { plans } of plansOf(text, before)) {
      expect(plans[0]).toMatchObject({ class: 'manual', edits: [] });
    }
    expect(plansOf(text, before)[0]?.plans[0]?.notes[0]).toBe(note);
  });

  it('share one entry where they have one answer', () => {
    expect(firstPlan("new Map([['hfcard_desfire_ev1', 1], ['hfcard_desfire_ev3', 1]]);", before)).toMatchObject({
      class: 'automatic',
      text: `new Map([${lines(["['hfcard_desfire_ev1', 1]", "['hfcard_desfire_ev3', 1]", "['hfcard_desfire', 1]"])}\n]);`,
    });
  });
});

describe('a value that splits, after the sunset', () => {
  const chain = quoted.map((value) => `t === ${value}`).join(' ||\n  ');
  const negated = quoted.map((value) => `t !== ${value}`).join(' &&\n  ');

  it.each([
    ['a condition', "if (t === 'legacy') a();", `if (\n  ${chain}\n) a();`],
    ['a condition with more', "if (t === 'legacy' && ok) a();", `if ((${chain}) && ok) a();`],
    ['a chain', "x = t === 'legacy' || t === 'mobile';", `x =\n  ${chain} ||\n  t === 'mobile';`],
    ['a negation', "if (t !== 'legacy') a();", `if (\n  ${negated}\n) a();`],
    ['parentheses', "x = !(t === 'legacy');", `x = !(\n  ${chain}\n);`],
    ['a list', "['legacy', 'mobile'].includes(t);", `[${lines([...quoted, "'mobile'"])}\n].includes(t);`],
    ['a list that knows some', "['third_party_hf', 'legacy'].includes(t);", `[${lines(quoted)}\n].includes(t);`],
    ['a union', "type T = 'mobile' | 'legacy';", `type T =\n  | 'mobile'\n  | ${quoted.join('\n  | ')};`],
    ['a lone type', "type T = { type: 'legacy' };", `type T = { type:\n  | ${quoted.join('\n  | ')} };`],
    ['an array of a lone type', "type T = 'legacy'[];", `type T = (\n  | ${quoted.join('\n  | ')}\n)[];`],
    ['a record', "const n = { legacy: 'Old' };", `const n = {${lines(NEW.map((value) => `${value}: 'Old'`))}\n};`],
    [
      'a label',
      "switch (t) {\r\n    case 'legacy':\r\n        throw 1;\r\n}\r\n",
      `switch (t) {\r\n${quoted.map((value) => `    case ${value}:\r\n`).join('')}        throw 1;\r\n}\r\n`,
    ],
    [
      'a list with one element a line',
      "const kinds = [\r\n  'legacy',\r\n  'mobile',\r\n];\r\n",
      `const kinds = [\r\n${quoted.map((value) => `  ${value},\r\n`).join('')}  'mobile',\r\n];\r\n`,
    ],
  ])('becomes all new ones in %s', (_form, before, after) => {
    expect(firstPlan(before, split)).toMatchObject({ class: 'automatic', text: after });
  });

  it.each([
    ['a comparison', "x = t === 'legacy';", `x = [${lines(quoted)}\n].includes(t);`],
    ['a negation', "x = t !== 'legacy' && ok;", `x = ![${lines(quoted)}\n].includes(t) && ok;`],
    ['a call, which is made once', "x = kind() === 'legacy';", `x = [${lines(quoted)}\n].includes(kind());`],
  ])('is looked up in a list for %s in JavaScript', (_form, before, after) => {
    expect(firstPlan(before, { ...split, file: 'a.js' })).toMatchObject({ class: 'automatic', text: after });
  });

  it('is for review with `includes` in TypeScript, which may not compile', () => {
    expect(firstPlan("x = kind() === 'legacy';", split)).toMatchObject({
      class: 'review',
      text: `x = [${lines(quoted)}\n].includes(kind());`,
    });
  });

  it('keeps a statement without semicolon apart from the line above', () => {
    expect(firstPlan("a()\nt === 'legacy' && b()\n", { ...split, file: 'a.js' }).text).toBe(
      `a()\n;[${lines(quoted)}\n].includes(t) && b()\n`,
    );
  });

  it('is for a person where it is sent', () => {
    const plan = firstPlan("f({ type: 'legacy' });", split);
    expect(plan.class).toBe('manual');
    expect(plan.notes[0]).toContain("Which of 'third_party_hf'");
  });

  it('is for a person in an enum, whose new names are not there', () => {
    expect(firstPlan("enum T { Legacy = 'legacy' }", split).class).toBe('manual');
  });
});

describe('before the sunset', () => {
  it.each([
    [
      'a comparison',
      "if (t === 'hfcard_desfire_ev1') a();",
      "if (t === 'hfcard_desfire_ev1' || t === 'hfcard_desfire') a();",
    ],
    [
      'a negation',
      "x = t !== 'hfcard_desfire_ev1' ? 1 : 2;",
      "x = t !== 'hfcard_desfire_ev1' && t !== 'hfcard_desfire' ? 1 : 2;",
    ],
    [
      'a chain',
      "x = t === 'hfcard_desfire_ev1' || t === 'hfcard_desfire_ev3';",
      "x =\n  t === 'hfcard_desfire_ev1' ||\n  t === 'hfcard_desfire_ev3' ||\n  t === 'hfcard_desfire';",
    ],
    [
      'a list',
      "f(['hfcard_desfire_ev1', 'hfcard_desfire_ev3']);",
      "f(['hfcard_desfire_ev1', 'hfcard_desfire_ev3', 'hfcard_desfire']);",
    ],
    ['a union', "type T = 'hfcard_desfire_ev1' | 'x';", "type T = 'hfcard_desfire_ev1' | 'hfcard_desfire' | 'x';"],
    [
      'labels',
      "switch (t) {\n  case 'hfcard_desfire_ev1':\n  case 'hfcard_desfire_ev3':\n    throw 1;\n}\n",
      "switch (t) {\n  case 'hfcard_desfire_ev1':\n  case 'hfcard_desfire_ev3':\n  case 'hfcard_desfire':\n    throw 1;\n}\n",
    ],
    ['a record', 'const n = { hfcard_desfire_ev1: 1 };', 'const n = { hfcard_desfire_ev1: 1, hfcard_desfire: 1 };'],
    [
      'an array of a lone type',
      "type T = 'hfcard_desfire_ev1'[];",
      "type T = ('hfcard_desfire_ev1' | 'hfcard_desfire')[];",
    ],
    ['a type of keys', 'type N = { hfcard_desfire_ev1: 1 };', 'type N = { hfcard_desfire_ev1: 1; hfcard_desfire: 1 };'],
  ])('old and new values are accepted together in %s', (_form, before, after) => {
    expect(withAllPlans(before, { ...merge, asOf: BEFORE })).toBe(after);
  });

  it.each(['2023-12-01', '2024-04-01', '2024-05-15'])('on %s the old one stays, on the last day too', (asOf) => {
    expect(firstPlan("f(['legacy']);", { ...split, asOf }).text).toBe(`f([${lines(["'legacy'", ...quoted])}\n]);`);
  });

  it.each(['2024-05-16', '2026-11-27'])('on %s it is gone', (asOf) => {
    expect(firstPlan("f(['legacy']);", { ...split, asOf }).text).toBe(`f([${lines(quoted)}\n]);`);
  });

  it('nothing is written where both are known', () => {
    const plan = firstPlan("f(['hfcard_desfire_ev1', 'hfcard_desfire']);", { ...merge, asOf: BEFORE });
    expect(plan.class).toBe('manual');
    expect(plan.notes[0]).toContain('after 2024-05-15');
  });
});

describe('kinds of events', () => {
  const kinds = { ids: ['member-card-assignment'] };

  const KEPT = (old: string): string =>
    `Events that were written before the sunset keep '${old}': it stays beside the new kind; take it out where none of those is met.`;

  it.each([
    [
      'a comparison',
      "const f = (e) => e.kind === 'member.assign_card';",
      "const f = (e) => e.kind === 'member.assign_card' || e.kind === 'card.assign';",
    ],
    [
      'a negation',
      "const f = (e) => e.kind !== 'member.assign_card';",
      "const f = (e) => e.kind !== 'member.assign_card' && e.kind !== 'card.assign';",
    ],
    ['a list', "on(['member.assign_card', 'x']);", "on(['member.assign_card', 'card.assign', 'x']);"],
    [
      'a switch',
      "switch (k) {\n  case 'member.assign_card':\n    a();\n}\n",
      "switch (k) {\n  case 'member.assign_card':\n  case 'card.assign':\n    a();\n}\n",
    ],
  ])('stay beside the new ones after their date, for older events keep them: %s', (_form, before, after) => {
    expect(firstPlan(before, { ...kinds, file: 'a.js' })).toMatchObject({
      class: 'review',
      title: "Accept 'card.assign' beside 'member.assign_card'",
      text: after,
      notes: expect.arrayContaining([KEPT('member.assign_card')]) as string[],
    });
  });

  it('are joined by one new kind where several become the same', () => {
    const before = "switch (k) {\n  case 'member.assign_card':\n  case 'member.assign_backup_card':\n    a();\n}\n";
    expect(withAllPlans(before, kinds)).toBe(
      "switch (k) {\n  case 'member.assign_card':\n  case 'member.assign_backup_card':\n  case 'card.assign':\n    a();\n}\n",
    );
  });

  it('can be replaced where no older event is read', () => {
    const [first] = plansOf("on(['member.assign_card']);", kinds);
    expect(first?.plans.map((plan) => [plan.class, plan.title])).toEqual([
      ['review', "Accept 'card.assign' beside 'member.assign_card'"],
      ['review', "Replace 'member.assign_card' by 'card.assign'"],
    ]);
  });

  it('are left to a person where the new one is known already', () => {
    const before = "on(['member.assign_card', 'card.assign']);";
    const plan = firstPlan(before, kinds);
    expect(plan).toMatchObject({ class: 'manual', text: before });
    expect(plan.notes[0]).toBe(
      "'card.assign' is known here already. Events that were written before the sunset keep 'member.assign_card': it can go only where none of those is read any more.",
    );
  });

  it('are joined by the new one before their date', () => {
    expect(firstPlan("on(['member.deassign_card']);", { ...kinds, asOf: '2023-11-01' })).toMatchObject({
      class: 'automatic',
      text: "on(['member.deassign_card', 'card.deassign']);",
    });
  });
});

describe('a method of a table of kinds', () => {
  const after = { ids: ['member-card-assignment'], asOf: '2026-11-27' };

  it('is written a second time for the new kind, for review', () => {
    const plan = firstPlan("on({ 'member.deassign_card'(e) { f(e); } });", after);
    expect(plan).toMatchObject({
      class: 'review',
      text: "on({ 'member.deassign_card'(e) { f(e); }, 'card.deassign'(e) { f(e); } });",
    });
    expect(plan.notes).toContain('The value is written once for each key; check that it may be.');
  });

  it('is for a person where it would be written many times', () => {
    const plan = firstPlan('on({ legacy(e) { f(e); } });', split);
    expect(plan.class).toBe('manual');
    expect(plan.notes[0]).toContain('The entry `legacy` is a method or is computed');
  });
});

describe('a value that heads an entry', () => {
  it.each([
    [
      'pairs of a map',
      "new Map([['hfcard_desfire_ev1', 1], ['hfcard_desfire_ev3', 1]]);",
      "new Map([['hfcard_desfire', 1]]);",
    ],
    [
      'alternatives of a schema',
      "z.union([z.literal('hfcard_desfire_ev1'), z.literal('hfcard_desfire_ev3')]);",
      "z.union([z.literal('hfcard_desfire')]);",
    ],
    [
      'options',
      "const o = [\n  { value: 'hfcard_desfire_ev1', label: 'DESFire' },\n  { value: 'hfcard_desfire_ev3', label: 'DESFire' },\n];\n",
      "const o = [\n  { value: 'hfcard_desfire', label: 'DESFire' },\n];\n",
    ],
    [
      'elements',
      'x = (\n  <select>\n    <option value="hfcard_desfire_ev1">D</option>\n    <option value="hfcard_desfire_ev3">D</option>\n  </select>\n);\n',
      'x = (\n  <select>\n    <option value="hfcard_desfire">D</option>\n  </select>\n);\n',
    ],
  ])('leaves one of equal %s', (_form, before, after) => {
    expect(firstPlan(before, { ...merge, file: 'a.tsx' })).toMatchObject({ class: 'automatic', text: after });
  });

  it.each([
    [
      "const o = [{ value: 'hfcard_desfire_ev1', label: 'EV1' }, { value: 'hfcard_desfire_ev3', label: 'EV3' }];",
      "`{ value: 'hfcard_desfire_ev1', label: 'EV1' }` and `{ value: 'hfcard_desfire_ev3', label: 'EV3' }` become one entry; decide which of the two stays.",
    ],
    [
      "new Map([['hfcard_desfire_ev1', 1], ['hfcard_desfire', 2]]);",
      "`['hfcard_desfire_ev1', 1]` and `['hfcard_desfire', 2]` become one entry; decide which of the two stays.",
    ],
  ])('is for a person where the entries differ: %s', (before, note) => {
    const plan = firstPlan(before, merge);
    expect([plan.class, plan.notes[0]]).toEqual(['manual', note]);
  });

  it('is copied for each new value where the entry only maps it', () => {
    expect(firstPlan("const icons = new Map([['legacy', 'old.svg']]);", split)).toMatchObject({
      class: 'automatic',
      text: `const icons = new Map([${lines(quoted.map((value) => `[${value}, 'old.svg']`))}\n]);`,
    });
  });

  it('is for a person in an option, whose labels are theirs to write', () => {
    const plan = firstPlan("const o = [{ value: 'legacy', label: 'Old' }];", split);
    expect(plan.class).toBe('manual');
    expect(plan.notes[0]).toContain("`{ value: 'legacy', label: 'Old' }` gives one value with its label");
  });
});

describe('a constant that holds a value', () => {
  it('is for review where it is compared and knew only one of the values', () => {
    expect(firstPlan("const EV1 = 'hfcard_desfire_ev1';\nx = t === EV1;", merge)).toMatchObject({
      class: 'review',
      text: "const EV1 = 'hfcard_desfire';\nx = t === EV1;",
      notes: [
        "What was 'hfcard_desfire_ev3' becomes 'hfcard_desfire' as well; the two can no longer be told apart.",
        'Until the sunset, accept old and new values together.',
      ],
    });
  });

  it('is for a person where several values take its place', () => {
    const plan = firstPlan("const OLD = 'legacy';\nx = t === OLD;", split);
    expect(plan.class).toBe('manual');
    expect(plan.notes[0]).toContain('`OLD` holds one value; where it is used,');
  });
});

describe('a value that is sent', () => {
  const sent = "api.post('/cards', { type: 'hfcard_desfire_ev1' });";

  it('is written anew after the sunset', () => {
    expect(firstPlan(sent, { ...merge, asOf: '2024-05-16' }).class).toBe('automatic');
  });

  it('is a question for a person until then: the old one still works, the new one need not yet', () => {
    const plan = firstPlan(sent, { ...merge, asOf: BEFORE });
    expect(plan.class).toBe('review');
    expect(plan.notes[0]).toContain('Until 2024-05-15');
  });
});

describe('a look-up of a value in a list or set', () => {
  const wide = `// ${'-'.repeat(157)}\n`;
  const merged = ['hfcard_desfire_ev1', 'hfcard_desfire'];

  it.each([
    ['a list', 'const x = t.includes(V);', 'const x = t.includes(A) || t.includes(B);'],
    ['a set', 'if (this.set.has(V)) a();', 'if (this.set.has(A) || this.set.has(B)) a();'],
    ['a negation', 'x = !t.includes(V);', 'x = !(t.includes(A) || t.includes(B));'],
    ['a condition of more', 'x = t.has(V) && y;', 'x = (t.has(A) || t.has(B)) && y;'],
  ])('asks for old and new before the sunset: %s', (_form, before, after) => {
    const texts = (text: string): string =>
      wide +
      text
        .replace('V', `'${merged[0] ?? ''}'`)
        .replace('A', `'${merged[0] ?? ''}'`)
        .replace('B', `'${merged[1] ?? ''}'`);
    expect(firstPlan(texts(before), { ...merge, asOf: BEFORE })).toMatchObject({
      class: 'automatic',
      text: texts(after),
    });
  });

  it('asks for each of the new ones after the sunset', () => {
    const lookups = quoted.map((value) => `t.includes(${value})`).join(' ||\n  ');
    expect(firstPlan("const x = t.includes('legacy');", split)).toMatchObject({
      class: 'automatic',
      text: `const x =\n  ${lookups};`,
    });
  });

  it.each([
    ['what is looked into cannot be written twice', "x = load().includes('legacy');", 'compares with one value'],
    ['a call compares in another way', "x = t.startsWith('legacy');", 'compares with one value'],
  ])('is for a person where %s', (_what, before, note) => {
    const plan = firstPlan(before, split);
    expect(plan).toMatchObject({ class: 'manual', text: before });
    expect(plan.notes[0]).toContain(note);
  });
});

describe('a schema of one value', () => {
  const many = quoted.join(',\n  ');

  it.each([
    ['zod', "import { z } from 'zod';\n", "z.literal('legacy');", `z.enum([\n  ${many},\n]);`],
    ['valibot', "import * as v from 'valibot';\n", "v.literal('legacy');", `v.picklist([\n  ${many},\n]);`],
    [
      'another library',
      "import * as s from 'superstruct';\n",
      "s.literal('legacy');",
      `s.union([\n  ${quoted.map((value) => `s.literal(${value})`).join(',\n  ')},\n]);`,
    ],
  ])('takes each of the new ones with %s', (_library, head, before, after) => {
    expect(firstPlan(head + before, split)).toMatchObject({ class: 'automatic', text: head + after });
  });

  it('takes old and new together before the sunset', () => {
    const head = "import { z } from 'zod';\n";
    expect(firstPlan(`${head}z.literal('hfcard_desfire_ev1');`, { ...merge, asOf: BEFORE })).toMatchObject({
      class: 'automatic',
      text: `${head}z.enum(['hfcard_desfire_ev1', 'hfcard_desfire']);`,
    });
  });
});
