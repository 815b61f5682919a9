import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { migrate } from '../src/commands/migrate.js';
import type { Choice } from '../src/pick-findings.js';
import { temporaryFolder } from './support/temporary-folder.js';
import { testTerminal } from './support/test-terminal.js';

const TEXT = `const BASE = 'https://api.access.example';
export const enroll = (body: string) => fetch(\`\${BASE}/cards/enroll\`, { method: 'POST', body });
export const again = (body: string) => fetch(\`\${BASE}/cards/enroll\`, { method: 'POST', body });
export const names = async () => {
  const cards = await (await fetch(\`\${BASE}/cards\`)).json();
  return cards.map((card) => card.sub_type);
};
`;

function project(): { folder: string; text: () => string } {
  const folder = temporaryFolder({ 'a.ts': TEXT });
  return { folder, text: () => readFileSync(path.join(folder, 'a.ts'), 'utf8') };
}

const PERSON = { inIsTerminal: true, outIsTerminal: true, env: { NO_COLOR: '1' } };

it('writes what was picked, and only that', async () => {
  const { folder, text } = project();
  const terminal = testTerminal({ cwd: folder, ...PERSON });
  const answers: Choice[] = ['no', 'yes', 'yes'];
  await migrate([], { interactive: true }, terminal, () => () => Promise.resolve(answers.shift() ?? 'quit'));
  expect(text()).toBe(
    TEXT.replace(
      'again = (body: string) => fetch(`${BASE}/cards/enroll`',
      'again = (body: string) => fetch(`${BASE}/cards`',
    ).replace('sub_type', 'format_name'),
  );
});

it('writes nothing where nothing was picked', async () => {
  const { folder, text } = project();
  const terminal = testTerminal({ cwd: folder, ...PERSON });
  await migrate([], { interactive: true }, terminal, () => () => Promise.resolve('quit'));
  expect(text()).toBe(TEXT);
});

it('is an error without a terminal, with the command that asks nothing', async () => {
  const { folder, text } = project();
  for (const { inIsTerminal, outIsTerminal } of [
    { inIsTerminal: false, outIsTerminal: true },
    { inIsTerminal: true, outIsTerminal: false },
  ]) {
    const terminal = testTerminal({ cwd: folder, inIsTerminal, outIsTerminal });
    const flags = { interactive: true, review: true, only: ['card-enroll'] };
    await expect(migrate(['a.ts'], flags, terminal)).rejects.toThrow(
      '--interactive needs a terminal to ask on. To apply the rewrites without questions: npx curfew migrate --write --review a.ts --only card-enroll',
    );
  }
  expect(text()).toBe(TEXT);
});
