import { parseModule } from '@curfew/project';
import { bundledSchedule } from '@curfew/schedule';
import { expect, it } from 'vitest';
import { createAnalysis } from '../src/index.js';

function evidenceIn(code: string): string[] {
  const module = parseModule('/project/case.ts', code);
  if ('reason' in module) throw new Error(module.reason);
  return createAnalysis({ schedule: bundledSchedule() })
    .matchesIn(module)
    .map((match) => `${match.confidence}: ${match.evidence.join('; ')}`);
}

it('says which setting decides a call of a package that nothing binds to the service', () => {
  const code = "import Doors from '@acme/doors'; new Doors().get('events');";
  expect(evidenceIn(code)).toEqual([
    'possible: nothing binds @acme/doors to the service; if it is its client, name it in `clients` of the configuration',
  ]);
});

it('names the variable whose base URL the code does not hold', () => {
  const code = "import axios from 'axios'; axios.create({ baseURL: process.env.ACCESS_URL }).get('/events');";
  expect(evidenceIn(code)[0]).toContain('the base URL ACCESS_URL is not in the code');
});

it('says which setting decides a mock that names no host', () => {
  const code =
    "import { http } from 'msw'; export const handlers = [http.get('*/events', () => {}), http.get('/groups', () => {})];";
  expect(evidenceIn(code)).toEqual([
    'possible: a mock that names no host; if it stands in for the service, name its file in `mocks` of the configuration',
  ]);
});

it('says which settings decide a relative path', () => {
  expect(evidenceIn("fetch('/cards/enroll', { method: 'POST' });")[0]).toContain('`baseUrls` or `clients`');
});

it('says which setting decides a path that the URL of an unknown request is compared with', () => {
  const code = `export const API = 'https://api.access.example';
    export const answer = (req) => (req.url === '/events' ? [] : null);`;
  expect(evidenceIn(code)).toEqual([
    'possible: a mock that names no host; if it stands in for the service, name its file in `mocks` of the configuration',
  ]);
});
