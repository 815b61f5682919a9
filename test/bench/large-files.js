// Files of 2 MB as generators write them: one kind of text over and over.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const BASE = `const BASE = 'https://api.access.example';
const headers = { Authorization: 'SERVICE-LOGIN key' };
`;
const USE = `${BASE}export const all = () => fetch(\`\${BASE}/cards\`, { headers });
`;

/**
 * What a file begins with, what it repeats (the argument counts from 0), and what it ends with.
 * @typedef {{ name?: string, head: string, item: (index: number) => string, tail?: string }} Shape
 */

/** @type {Record<string, Shape>} */
export const SHAPES = {
  'functions that fetch': {
    head: BASE,
    item: (index) => `export async function call${index}(id: number, body: { sub_type?: string }) {
  const answer = await fetch(\`\${BASE}/cards/\${id}/thing${index}\`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as { id: number; name: string };
}
`,
  },
  'methods of a class': {
    head: `${BASE}export class Client {
  constructor(private readonly base = BASE) {}
  private async request(method: string, path: string, init: RequestInit = {}) {
    return (await fetch(this.base + path, { method, headers, ...init })).json();
  }
`,
    item: (index) => `  /** Call ${index}. */
  async cardsThing${index}(id: number, body: { sub_type?: string }): Promise<{ id: number; name: string }> {
    return this.request('POST', \`/cards/\${id}/thing${index}\`, { body: JSON.stringify(body) });
  }
`,
    tail: '}\n',
  },
  'members of an object': {
    head: `import axios from 'axios';
const http = axios.create({ baseURL: 'https://api.access.example' });
export const api = {
`,
    item: (index) => `  getThing${index}: (params: { user_id?: number; limit?: number }) =>
    http.get<{ id: number; format_name: string }[]>(\`/groups/\${params.user_id}/thing${index}\`, { params }).then((r) => r.data),
`,
    tail: '};\n',
  },
  'exports of CommonJS': {
    name: 'client.js',
    head: "const axios = require('axios');\n",
    item: (index) => `exports.call${index} = function (id, done) {
  axios.get('https://api.access.example/cards/' + id + '/thing${index}').then(function (r) { done(null, r.data.format_name); });
};
`,
  },
  'members that are assigned': {
    head: `${BASE}const api: any = {};\n`,
    item: (index) => `api.call${index} = async (id: number) => {
  const answer = await fetch(\`\${BASE}/cards/\${id}/thing${index}\`, { headers });
  return answer.json();
};
`,
    tail: 'export default api;\n',
  },
  hooks: {
    head: `import { useQuery } from '@tanstack/react-query';
${BASE}const get = async <T>(path: string): Promise<T> => (await fetch(BASE + path, { headers })).json();
`,
    item: (index) => `export const useThing${index} = (id: number) =>
  useQuery({
    queryKey: ['thing${index}', id],
    queryFn: () => get<{ id: number; format_name: string }>(\`/cards/\${id}/thing${index}\`),
    select: (card) => card.format_name,
  });
`,
  },
  'paths and their builders': {
    head: `${BASE}const call = (path: string) => fetch(BASE + path, { headers });
export const ROUTES = {
`,
    item: (index) => `  THING_${index}: '/cards/things${index}',
  thing${index}: (id: number) => \`/cards/\${id}/thing${index}?user_id=\${id}\`,
`,
    tail: '};\nexport const first = () => call(ROUTES.THING_1);\n',
  },
  interfaces: {
    head: USE,
    item: (index) => `export interface Model${index} {
  id: number;
  name: string;
  sub_type?: string;
  format_name?: string;
  owner?: Model${Math.max(0, index - 1)} | null;
  items?: Model${index >> 1}[];
}
`,
  },
  'types of openapi-typescript': {
    head: `import createClient from 'openapi-fetch';
export const client = createClient<paths>({ baseUrl: 'https://api.access.example' });
export interface components { schemas: { Card: { id: number; sub_type: string } } }
export interface paths {
  '/cards': { get: { responses: { 200: { content: { 'application/json': components['schemas']['Card'][] } } } } };
`,
    item: (index) => `  '/things${index}/{id}': {
    get: {
      parameters: { path: { id: number }; query?: { user_id?: number; interval?: string } };
      responses: { 200: { content: { 'application/json': components['schemas']['Thing${index}'] } } };
    };
  };
`,
    tail: '}\n',
  },
  'zod schemas': {
    head: `import { z } from 'zod';\n${USE}`,
    item: (index) => `export const Model${index} = z.object({
  id: z.number(),
  sub_type: z.enum(['legacy', 'kind${index}']),
  format_name: z.string().optional(),
  owner: z.lazy(() => Model${Math.max(0, index - 1)}),
});
export type Model${index} = z.infer<typeof Model${index}>;
`,
  },
  'rows of data': {
    head: `${USE}export const rows = [\n`,
    item: (
      index,
    ) => `  { id: ${index}, name: 'row ${index}', sub_type: 'legacy', format_name: 'f${index}', event: 'lock.unlock' },
`,
    tail: '];\nexport const names = rows.map((row) => row.format_name);\n',
  },
  'reads of one answer': {
    head: `${BASE}export async function report() {
  const cards = await (await fetch(\`\${BASE}/cards\`, { headers })).json();
  let text = '';
`,
    item: (index) => `  text += cards[${index}].format_name + cards[${index}].name;
  if (cards[${index}].sub_type === 'legacy') text += 'old';
`,
    tail: '  return text;\n}\n',
  },
};

/**
 * @param {string} folder
 * @param {Shape} shape
 * @param {number} bytes at least
 * @returns {{ bytes: number, items: number }} of the file
 */
export function writeLargeFile(folder, { name = 'client.ts', head, item, tail = '' }, bytes) {
  mkdirSync(path.join(folder, '.git'), { recursive: true });
  const texts = [head];
  for (let length = 0; length < bytes; length += texts.at(-1)?.length ?? 0) texts.push(item(texts.length - 1));
  const text = `${texts.join('')}${tail}`;
  writeFileSync(path.join(folder, name), text);
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "large", "private": true }\n');
  return { bytes: Buffer.byteLength(text), items: texts.length - 1 };
}
