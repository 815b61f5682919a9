import { describe, expect, it } from 'vitest';
import { marked } from './mark.js';

const WORDS = 'TODO(curfew card-assignment): Ask. (sunset 2025-11-30)';
const LINE = `// ${WORDS}`;
const BLOCK = `/* ${WORDS} */`;

const PLACES: [name: string, before: string, after: string, file?: string][] = [
  ['above a statement', 'show(card.user_id);\n', `${LINE}\nshow(card.user_id);\n`],
  [
    'with the indentation of tabs',
    'f(() => {\n\t\tshow(card.user_id);\n});\n',
    `f(() => {\n\t\t${LINE}\n\t\tshow(card.user_id);\n});\n`,
  ],
  ['with the line ends of the file', 'a();\r\nshow(card.user_id);\r\n', `a();\r\n${LINE}\r\nshow(card.user_id);\r\n`],
  [
    'above a return, never behind it',
    'const f = () => {\n  return card.user_id;\n};\n',
    `const f = () => {\n  ${LINE}\n  return card.user_id;\n};\n`,
  ],
  ['above a one-line arrow', 'const f = (card) => card.user_id;\n', `${LINE}\nconst f = (card) => card.user_id;\n`],
  [
    'above an arrow body on a line of its own',
    'const f = (card) =>\n  card.user_id;\n',
    `const f = (card) =>\n  ${LINE}\n  card.user_id;\n`,
  ],
  [
    'above an object on one line',
    'const a = { user: card.user_id, b: 1 };\n',
    `${LINE}\nconst a = { user: card.user_id, b: 1 };\n`,
  ],
  [
    'above a property on its line',
    'const a = {\n  b: 1,\n  user: card.user_id,\n};\n',
    `const a = {\n  b: 1,\n  ${LINE}\n  user: card.user_id,\n};\n`,
  ],
  [
    'above an argument on its line',
    'show(\n  1,\n  card.user_id,\n);\n',
    `show(\n  1,\n  ${LINE}\n  card.user_id,\n);\n`,
  ],
  [
    'above a line of a concatenation',
    "const a =\n  'x' +\n  card.user_id +\n  'y';\n",
    `const a =\n  'x' +\n  ${LINE}\n  card.user_id +\n  'y';\n`,
  ],
  [
    'above a link of a chain',
    'api\n  .list()\n  .map((card) => card.user_id);\n',
    `api\n  .list()\n  ${LINE}\n  .map((card) => card.user_id);\n`,
  ],
  [
    'above a case',
    'switch (a) {\n  case card.user_id:\n    b();\n}\n',
    `switch (a) {\n  ${LINE}\n  case card.user_id:\n    b();\n}\n`,
  ],
  ['above a class member', 'class A {\n  id = card.user_id;\n}\n', `class A {\n  ${LINE}\n  id = card.user_id;\n}\n`],
  [
    'above a decorator',
    'class A {\n  @Field(card.user_id)\n  id = 1;\n}\n',
    `class A {\n  ${LINE}\n  @Field(card.user_id)\n  id = 1;\n}\n`,
  ],
  [
    'above a member of a type',
    'interface Card {\n  id: number;\n  user_id: number;\n}\n',
    `interface Card {\n  id: number;\n  ${LINE}\n  user_id: number;\n}\n`,
  ],
  [
    'above a type on one line',
    'type Card = { id: number; user_id: number };\n',
    `${LINE}\ntype Card = { id: number; user_id: number };\n`,
  ],
  [
    'in a condition behind a closing bracket',
    'if (a) {\n  b();\n} else if (card.user_id) {\n  c();\n}\n',
    `if (a) {\n  b();\n} else if (${BLOCK} card.user_id) {\n  c();\n}\n`,
  ],
  [
    'in an argument behind a closing bracket',
    'f(() => {\n  b();\n}, card.user_id);\n',
    `f(() => {\n  b();\n}, ${BLOCK} card.user_id);\n`,
  ],
  [
    'in a hole of a template',
    'const a = `x\n  ${card.user_id} y`;\n',
    `const a = \`x\n  \${${BLOCK} card.user_id} y\`;\n`,
  ],
  [
    'before a template that begins on another line',
    'const a = f(\n  b, `\n  /x/user_id`);\n',
    `const a = f(\n  ${LINE}\n  b, \`\n  /x/user_id\`);\n`,
  ],
  [
    'above the first line behind a hashbang',
    '#!/usr/bin/env node\nshow(card.user_id);\n',
    `#!/usr/bin/env node\n${LINE}\nshow(card.user_id);\n`,
  ],
  ['below directives', "'use client';\nshow(card.user_id);\n", `'use client';\n${LINE}\nshow(card.user_id);\n`],
  [
    'above a comment that speaks to the line',
    'a();\n// @ts-expect-error\nshow(card.user_id);\n',
    `a();\n${LINE}\n// @ts-expect-error\nshow(card.user_id);\n`,
  ],
  [
    'above the documentation of a member',
    'interface Card {\n  /**\n   * Owner.\n   */\n  user_id: number;\n}\n',
    `interface Card {\n  ${LINE}\n  /**\n   * Owner.\n   */\n  user_id: number;\n}\n`,
  ],
  [
    'below the comment that begins a file',
    '/**\n * Header.\n */\nshow(card.user_id);\n',
    `/**\n * Header.\n */\n${LINE}\nshow(card.user_id);\n`,
  ],
  [
    'in place below a first comment that may speak to the line',
    '// @ts-ignore\nshow(card.user_id);\n',
    `// @ts-ignore\nshow(${BLOCK} card.user_id);\n`,
  ],
  [
    'above JSX in parentheses',
    'const a = (\n  <p title={card.user_id}>x</p>\n);\n',
    `const a = (\n  ${LINE}\n  <p title={card.user_id}>x</p>\n);\n`,
  ],
  [
    'above an attribute on its line',
    'const a = (\n  <p\n    title={card.user_id}\n  />\n);\n',
    `const a = (\n  <p\n    ${LINE}\n    title={card.user_id}\n  />\n);\n`,
  ],
  [
    'above a child that is an expression',
    'const a = (\n  <p>\n    {card.user_id}\n  </p>\n);\n',
    `const a = (\n  <p>\n    {${BLOCK}}\n    {card.user_id}\n  </p>\n);\n`,
  ],
  [
    'above a child that is an element',
    'const a = (\n  <tr>\n    <td>{card.user_id}</td>\n  </tr>\n);\n',
    `const a = (\n  <tr>\n    {${BLOCK}}\n    <td>{card.user_id}</td>\n  </tr>\n);\n`,
  ],
  [
    'in place behind text of JSX',
    'const a = (\n  <p>\n    Hello\n    you {card.user_id}\n  </p>\n);\n',
    `const a = (\n  <p>\n    Hello\n    you {${BLOCK} card.user_id}\n  </p>\n);\n`,
  ],
  [
    'above an element whose text has no place',
    'const a = (\n  <p>\n    <b>user_id</b>\n  </p>\n);\n',
    `const a = (\n  <p>\n    {${BLOCK}}\n    <b>user_id</b>\n  </p>\n);\n`,
  ],
  [
    'above a statement whose attribute is a string',
    'const a = <p title="user_id" />;\n',
    `${LINE}\nconst a = <p title="user_id" />;\n`,
  ],
  [
    'before an attribute behind a closing bracket',
    'const a = f({\n}, <p title="user_id" />);\n',
    `const a = f({\n}, <p ${BLOCK} title="user_id" />);\n`,
  ],
  ['in a file without a final line end', 'show(card.user_id)', `${LINE}\nshow(card.user_id)`],
];

describe('a marker stands', () => {
  it.each(PLACES)('%s', (_, before, after, file) => {
    const question = file === undefined ? {} : { file };
    const once = marked(before, question);
    expect(once).toBe(after);
    expect(marked(once, question), 'a second run').toBe(once);
    expect(marked(once, { ...question, sites: {} }), 'when the site is fixed').toBe(before);
  });
});

describe('markers', () => {
  it('are one for each id', () => {
    const sites = { user_id: ['card-assignment', 'card-member-id-filter'] };
    const once = marked('show(card.user_id);\n', { sites });
    expect(once).toBe(
      `${LINE}\n// TODO(curfew card-member-id-filter): Ask. (sunset 2025-11-30)\nshow(card.user_id);\n`,
    );
    expect(marked(once, { sites })).toBe(once);
    expect(marked(once, { sites: { user_id: ['card-assignment'] } })).toBe(`${LINE}\nshow(card.user_id);\n`);
  });

  it('are shared by the sites of one id on one line', () => {
    expect(marked('show(a.user_id, b.user_id);\n')).toBe(`${LINE}\nshow(a.user_id, b.user_id);\n`);
  });

  it('stand at each of several lines', () => {
    expect(marked('show(\n  a.user_id,\n  b.user_id,\n);\n')).toBe(
      `show(\n  ${LINE}\n  a.user_id,\n  ${LINE}\n  b.user_id,\n);\n`,
    );
  });

  it('are kept with the words of a person, and with a text that is older', () => {
    const text = '// TODO(curfew card-assignment): Older. (sunset 2024-01-01) Bob knows\nshow(card.user_id);\n';
    expect(marked(text)).toBe(text);
    expect(marked(text, { add: false })).toBe(text);
  });

  it('are kept where a formatter or a person moved them', () => {
    for (const text of [
      `const a = b\n  ? ${LINE}\n    card.user_id\n  : c;\n`,
      `show(card.user_id); ${LINE}\n`,
      `${LINE}\n\nshow(card.user_id);\n`,
      `${LINE}\nshow(\n  1,\n  card.user_id,\n);\n`,
    ])
      expect(marked(text)).toBe(text);
  });

  it('leave the words of a person when they go', () => {
    const gone = { sites: {} };
    expect(marked(`${LINE} Bob knows\nshow();\n`, gone)).toBe('// Bob knows\nshow();\n');
    expect(marked('// TODO(curfew card-assignment): Bob knows\nshow();\n', gone)).toBe('// Bob knows\nshow();\n');
    expect(marked(`${LINE}\n// Bob knows\nshow();\n`, gone)).toBe('// Bob knows\nshow();\n');
    expect(marked(`show(); ${LINE}\n`, gone)).toBe('show();\n');
  });

  it('that stand twice are left once', () => {
    expect(marked(`${LINE}\n${LINE}\nshow(card.user_id);\n`)).toBe(`${LINE}\nshow(card.user_id);\n`);
  });

  it('of ids that nobody asked about stay', () => {
    expect(marked(`${LINE}\nshow();\n`, { sites: {}, ids: new Set(['event-id']) })).toBe(`${LINE}\nshow();\n`);
  });

  it('in strings are none', () => {
    const text = `show('${LINE}');\n`;
    expect(marked(text, { sites: {} })).toBe(text);
  });

  it('are not added unless asked for', () => {
    expect(marked('show(card.user_id);\n', { add: false })).toBe('show(card.user_id);\n');
  });

  it('hold no text that ends a comment or a line', () => {
    const reason = 'One */ two\r\nthree\u2028four </script> TODO(curfew x): five (sunset 2020-01-01).';
    const words =
      'TODO(curfew card-assignment): One * / two three four < /script> curfew (x): five (until 2020-01-01). (sunset 2025-11-30)';
    expect(marked('show(card.user_id);\n', { reason })).toBe(`// ${words}\nshow(card.user_id);\n`);
    const once = marked('if (a) {\n} else if (card.user_id) {\n}\n', { reason });
    expect(once).toBe(`if (a) {\n} else if (/* ${words} */ card.user_id) {\n}\n`);
    expect(marked(once, { sites: {} })).toBe('if (a) {\n} else if (card.user_id) {\n}\n');
  });
});
