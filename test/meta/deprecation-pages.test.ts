import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledSchedule } from '@curfew/schedule';
import { expect, test } from 'vitest';
import { deprecationPage } from '../../docs/scripts/deprecation-page.js';

const pages = join(import.meta.dirname, '../../docs/deprecations');

test.each(bundledSchedule().deprecations.map((deprecation) => [deprecation.id, deprecation] as const))(
  'the page of %s says what the schedule and the fixtures say',
  (id, deprecation) => {
    expect(readFileSync(join(pages, `${id}.md`), 'utf8')).toBe(deprecationPage(deprecation));
  },
);
