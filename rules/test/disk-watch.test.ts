import { renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createDiskWatch } from '../src/disk-watch.js';
import { tempProject } from './temp-project.js';

function watchOf(file: string, text: string) {
  let time = 0;
  const watch = createDiskWatch(() => time);
  watch.remember(file, text);
  return {
    hasChangedAfter(milliseconds: number): boolean {
      time += milliseconds;
      return watch.hasChanged();
    },
  };
}

it('sees another text', () => {
  const { write } = tempProject({});
  const file = write('src/a.ts', 'old;');
  const watch = watchOf(file, 'old;');
  expect(watch.hasChangedAfter(1000)).toBe(false);
  writeFileSync(file, 'newer;');
  expect(watch.hasChangedAfter(1000)).toBe(true);
});

it('looks at the disk once a second at most', () => {
  const { write } = tempProject({});
  const file = write('src/a.ts', 'old;');
  const watch = watchOf(file, 'old;');
  writeFileSync(file, 'newer;');
  expect(watch.hasChangedAfter(999)).toBe(false);
  expect(watch.hasChangedAfter(1)).toBe(true);
});

it('does not mind a file that is saved with the text already seen', () => {
  const { write } = tempProject({});
  const file = write('src/a.ts', 'same;');
  const watch = watchOf(file, 'same;');
  utimesSync(file, 1, 1);
  expect(watch.hasChangedAfter(1000)).toBe(false);
});

it('does not mind a save through a temporary file', () => {
  const { write, root } = tempProject({});
  const file = write('src/a.ts', 'same;');
  const watch = watchOf(file, 'same;');
  renameSync(write('src/a.ts.tmp', 'same;'), file);
  utimesSync(path.join(root, 'src'), 1, 1);
  expect(watch.hasChangedAfter(1000)).toBe(false);
});

it('sees a file that is gone and a file that came', () => {
  const { write } = tempProject({});
  const gone = write('src/a.ts', 'a;');
  const watchOfGone = watchOf(gone, 'a;');
  rmSync(gone);
  expect(watchOfGone.hasChangedAfter(1000)).toBe(true);

  const stays = write('lib/b.ts', 'b;');
  const watchOfFolder = watchOf(stays, 'b;');
  write('lib/c.ts', 'c;');
  expect(watchOfFolder.hasChangedAfter(1000)).toBe(true);
});

it('sees at once that a file which was read twice had another text in between', () => {
  const { write } = tempProject({});
  const file = write('src/a.ts', 'same;');
  const watch = createDiskWatch(() => 0);
  watch.remember(file, 'same;');
  watch.remember(file, 'same;');
  expect([watch.hasChanged(), watch.remembers(file, 'same;')]).toEqual([false, true]);
  writeFileSync(file, 'other;');
  watch.remember(file, 'other;');
  expect(watch.hasChanged()).toBe(true);
});

it('tells the text it remembers from others, and knows nothing of other files', () => {
  const { write, root } = tempProject({});
  const file = write('src/a.ts', 'a;');
  const watch = createDiskWatch();
  watch.remember(file, 'a;');
  const asked = [
    watch.remembers(file, 'a;'),
    watch.remembers(file, 'b;'),
    watch.remembers(path.join(root, 'c.ts'), ''),
  ];
  expect(asked).toEqual([true, false, undefined]);
});
