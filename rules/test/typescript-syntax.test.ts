import { RuleTester } from '@typescript-eslint/rule-tester';
import { afterAll, describe, it, vi } from 'vitest';
import plugin from '../src/index.js';

RuleTester.afterAll = afterAll;
RuleTester.describe = describe;
RuleTester.it = it;
RuleTester.itOnly = it.only;

vi.stubEnv('CURFEW_AS_OF', '2026-11-27');
afterAll(() => {
  vi.unstubAllEnvs();
});

const filename = '/curfew-no-such-folder/src/program.ts';
const client = `import axios from 'axios';\nconst api = axios.create({ baseURL: 'https://api.access.example' });\n`;

/** The rule as typescript-eslint types it: the two packages describe one thing. */
function ruleOf(id: string): Parameters<RuleTester['run']>[1] {
  const rule = plugin.rules[id];
  if (rule === undefined) throw new Error(`no rule ${id}`);
  return rule as unknown as Parameters<RuleTester['run']>[1];
}

const subType = (name: string) =>
  `${client}interface Card { id: number; ${name}: string }\nexport const load = async () => (await api.get<Card>('/cards/1')).data;\n`;

new RuleTester().run('card-sub-type', ruleOf('card-sub-type'), {
  valid: [
    { name: 'a type of that name that models something else', code: 'interface Card { sub_type: string }', filename },
    { name: 'the new name', code: subType('format_name'), filename },
  ],
  invalid: [
    {
      name: 'a member of the type of a response',
      code: subType('sub_type'),
      filename,
      errors: [
        {
          messageId: 'sunset',
          line: 3,
          column: 30,
          endColumn: 38,
          suggestions: [{ messageId: 'rewrite', output: subType('format_name') }],
        },
      ],
    },
    {
      name: 'through a cast, a non-null assertion and satisfies',
      code: `${client}const card = (await api.get('/cards/1')).data as { id: number };\nprint((card as any)!.sub_type satisfies string);`,
      filename,
      errors: [
        {
          messageId: 'sunset',
          suggestions: [
            {
              messageId: 'rewrite',
              output: `${client}const card = (await api.get('/cards/1')).data as { id: number };\nprint((card as any)!.format_name satisfies string);`,
            },
          ],
        },
      ],
    },
  ],
});
