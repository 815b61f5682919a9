import path from 'node:path';
import { bundledSchedule } from '@curfew/schedule';
import { describe, expect, it } from 'vitest';
import { openProject } from '../src/open-project.js';
import { makeFolder } from './folders.js';

/** The names of the files that are linked to `seed`, sorted. */
function linkedTo(seed: string, files: Record<string, string>): string[] {
  const project = openProject({ root: makeFolder(files), schedule: bundledSchedule() });
  const linked = project.linkedTo([path.join(project.root, seed)]);
  return [...linked].map((file) => path.relative(project.root, file)).sort();
}

const CARD = 'export interface Card { sub_type: string }\n';

describe('types that no import leads to', () => {
  it('link the files that import a module by the name for which they are declared', () => {
    const files = {
      'card.ts': CARD,
      'records.ts':
        "import type { Card } from './card';\ndeclare module '@acme/records' { interface Registry { card: Card } }\n",
      'reads.ts': "import { box } from '@acme/records';\nbox('card').sub_type;\n",
      'over.ts': "import './reads';\n",
      'other.ts': "import { box } from '@acme/others';\n",
    };
    expect(linkedTo('card.ts', files)).toEqual(['card.ts', 'over.ts', 'reads.ts', 'records.ts']);
  });

  it('link by a pattern of names, too', () => {
    const files = {
      'card.ts': CARD,
      'files.ts':
        "import type { Card } from './card';\ndeclare module '*.card' { const card: Card; export default card; }\n",
      'reads.ts': "import one from 'one.card';\none.sub_type;\n",
      'other.ts': "import two from 'two.member';\n",
    };
    expect(linkedTo('card.ts', files)).toEqual(['card.ts', 'files.ts', 'reads.ts']);
  });

  it.each([
    ['a block of globals', "import type { Card } from './card';\ndeclare global { interface Window { card: Card } }\n"],
    ['a file that is no module', "interface Shown { card: import('./card').Card }\n"],
  ])('link all files where %s declares them', (_name, text) => {
    const files = { 'card.ts': CARD, 'globals.ts': text, 'reads.ts': 'window.card.sub_type;\n' };
    expect(linkedTo('globals.ts', files)).toEqual(['card.ts', 'globals.ts', 'reads.ts']);
  });

  it('link nothing where a module keeps them to itself', () => {
    const files = { 'card.ts': CARD, 'apart.ts': "import { box } from '@acme/records';\n" };
    expect(linkedTo('card.ts', files)).toEqual(['card.ts']);
  });
});
