/** One short program per id, in plain JavaScript, with what stays silent beside it. Expectations come from the schedule. */
export interface RuleCase {
  id: string;
  /** Programs without a finding. */
  valid: string[];
  invalid: InvalidProgram[];
}

interface InvalidProgram {
  code: string;
  /** In source order. */
  errors: ExpectedError[];
}

export interface ExpectedError {
  /** The reported text. */
  at: string;
  /** The sunset that the message names. */
  sunset: string;
  /** Whole text after each suggestion; absent: nothing is suggested. */
  outputs?: string[];
  /** The suggestions are of class `review`. */
  review?: true;
}

const client = `import axios from 'axios';\nconst api = axios.create({ baseURL: 'https://api.access.example' });\n`;
const other = `import axios from 'axios';\nconst api = axios.create({ baseURL: 'https://api.elsewhere.example' });\n`;
const card = `const { data: card } = await api.get('/cards/' + number);\n`;
const eventSet = `const { data: set } = await api.get('/event_sets/' + number);\n`;

export const cases: RuleCase[] = [
  {
    id: 'card-sub-type',
    valid: [`${other}${card}print(card.sub_type);`, `${client}${card}print(card.format_name);`, `print(row.sub_type);`],
    invalid: [
      {
        code: `${client}${card}print(card.sub_type);`,
        errors: [{ at: 'sub_type', sunset: '2024-12-31', outputs: [`${client}${card}print(card.format_name);`] }],
      },
      {
        code: `${client}await api.post('/cards', { card: { sub_type: kind } });`,
        errors: [
          {
            at: 'sub_type',
            sunset: '2024-12-31',
            outputs: [`${client}await api.post('/cards', { card: { format_name: kind } });`],
          },
        ],
      },
    ],
  },
  {
    id: 'card-assignment',
    valid: [`${other}await api.post('/cards/1/activate');`, `${client}await api.get('/cards/1');`],
    invalid: [
      {
        code: `${client}await api.post('/cards/1/activate');`,
        errors: [{ at: `'/cards/1/activate'`, sunset: '2025-11-30' }],
      },
    ],
  },
  {
    id: 'card-enroll',
    valid: [
      `${client}await api.post('/cards', body);`,
      `router.post('/cards/enroll', (request, response) => response.end());`,
    ],
    invalid: [
      {
        code: `${client}await api.post('/cards/enroll', body);`,
        errors: [
          { at: `'/cards/enroll'`, sunset: '2024-07-01', outputs: [`${client}await api.post('/cards', body);`] },
        ],
      },
    ],
  },
  {
    id: 'card-type-desfire',
    valid: [`${client}${card}print(card.type === 'hfcard_desfire');`],
    invalid: [
      {
        code: `${client}${card}print(card.type === 'hfcard_desfire_ev1');`,
        errors: [
          {
            at: `'hfcard_desfire_ev1'`,
            sunset: '2024-05-15',
            outputs: [`${client}${card}print(card.type === 'hfcard_desfire');`],
            // The other of the two old values becomes the same.
            review: true,
          },
        ],
      },
    ],
  },
  {
    id: 'event-id',
    valid: [`${client}${eventSet}print(set.events[0].uuid);`, `${client}${card}print(card.id);`],
    invalid: [
      {
        code: `${client}${eventSet}print(set.events[0].id);`,
        errors: [
          { at: 'id', sunset: '2024-04-15', outputs: [`${client}${eventSet}print(set.events[0].uuid);`], review: true },
        ],
      },
    ],
  },
  {
    id: 'member-export-reporter',
    valid: [`${client}await api.get('/user_export_reporters');`],
    invalid: [
      {
        code: `${client}await api.get('/member_export_reporters');`,
        errors: [
          {
            at: `'/member_export_reporters'`,
            sunset: '2024-03-31',
            outputs: [`${client}await api.get('/user_export_reporters');`],
          },
        ],
      },
    ],
  },
  {
    id: 'card-identifier',
    valid: [`${client}await api.get('/cards', { params: { token } });`, `${client}await api.get('/cards/' + id);`],
    invalid: [
      {
        code: `${client}await api.get('/cards/' + token);`,
        errors: [
          {
            at: 'token',
            sunset: '2024-07-01',
            outputs: [
              `${client}const { data: [foundCard] } = await api.get('/cards?token=' + encodeURIComponent(token));\nawait api.get('/cards/' + foundCard.id);`,
            ],
            review: true,
          },
        ],
      },
    ],
  },
  {
    id: 'event-sets',
    valid: [`${other}await api.get('/events');`, `${client}await api.get('/event_sets/1');`],
    invalid: [
      {
        code: `${client}const response = await api.get('/events');\nprint(response.data);`,
        errors: [
          {
            at: `'/events'`,
            sunset: '2023-12-31',
            outputs: [
              `${client}const { data: eventSet } = await api.post('/event_sets', {});\nconst response = await api.get(\`/event_sets/\${eventSet.id}\`);\nprint(response.data.events);`,
            ],
            review: true,
          },
        ],
      },
    ],
  },
];
