// A client as a generator writes it, in one file of 2 MB.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const CALLS = 7900;

/**
 * @param {string} folder
 * @returns {number} bytes of the file
 */
export function writeLargeClient(folder) {
  mkdirSync(path.join(folder, '.git'), { recursive: true });
  const calls = Array.from(
    { length: CALLS },
    (_, index) => `export async function call${index}(id: number, body: { sub_type?: string }) {
  const answer = await fetch(\`\${BASE}/cards/\${id}/thing${index}\`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as { id: number; name: string };
}
`,
  );
  const text = `const BASE = 'https://api.access.example';
const headers = { Authorization: 'SERVICE-LOGIN key' };
${calls.join('')}`;
  writeFileSync(path.join(folder, 'client.ts'), text);
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "large-client", "private": true }\n');
  return Buffer.byteLength(text);
}
