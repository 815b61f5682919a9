import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundledSchedule } from '@curfew/schedule';
import { describe, expect, it } from 'vitest';
import { createTransform } from '../src/index.js';
import { migrateDirectly } from './migrate-directly.js';
import { makeProject, MODES, runJscodeshift } from './run-jscodeshift.js';

const before = [
  `import axios from 'axios';`,
  `const api = axios.create({ baseURL: 'https://api.access.example' });`,
  `const { data: card } = await api.get('/cards/1');`,
  `print(card.sub_type, card.type === 'hfcard_desfire_ev1');`,
  `const { data: set } = await api.get('/event_sets/1');`,
  `for (const event of set.events) print(\`\${event.id}\`);`,
  `await api.get('/member_export_reporters');`,
  ``,
].join('\n');

const after = [
  `import axios from 'axios';`,
  `const api = axios.create({ baseURL: 'https://api.access.example' });`,
  `const { data: card } = await api.get('/cards/1');`,
  `print(card.format_name, card.type === 'hfcard_desfire');`,
  `const { data: set } = await api.get('/event_sets/1');`,
  `for (const event of set.events) print(\`\${event.uuid}\`);`,
  `await api.get('/user_export_reporters');`,
  ``,
].join('\n');

const options = { asOf: '2026-01-15', review: true };
const flags = ['--asOf=2026-01-15', '--review=true'];

describe.each(MODES)('all, in %s', (_mode, modeFlags) => {
  it('migrates every id in one run', { timeout: 60_000 }, async () => {
    const project = makeProject({ 'src/a.ts': before });
    try {
      expect(await runJscodeshift(project.root, 'all', ['src'], [...flags, ...modeFlags])).toMatchObject({
        errors: 0,
        ok: 1,
      });
      expect(readFileSync(path.join(project.root, 'src/a.ts'), 'utf8')).toBe(after);
    } finally {
      project.remove();
    }
  });
});

it.each([
  ['the order of the schedule', (ids: string[]) => ids],
  ['the opposite order', (ids: string[]) => ids.reverse()],
])('one id after the other, in %s, ends in the same text', (_order, ordered) => {
  const project = makeProject({ 'src/a.ts': before });
  try {
    const file = path.join(project.root, 'src/a.ts');
    for (const id of ordered(bundledSchedule().deprecations.map((entry) => entry.id))) {
      const source = readFileSync(file, 'utf8');
      writeFileSync(file, createTransform(id)({ path: file, source }, {}, options) ?? source);
    }
    expect(readFileSync(file, 'utf8')).toBe(after);
  } finally {
    project.remove();
  }
});

it('has the bytes of migrate', () => {
  const project = makeProject({ 'src/a.ts': before });
  try {
    expect(
      migrateDirectly(project.root, path.join(project.root, 'src/a.ts'), undefined, options).toString('utf8'),
    ).toBe(after);
  } finally {
    project.remove();
  }
});
