import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { discoverFiles, PathError } from '../src/discover-files.js';
import { fileMentions } from '../src/file-mentions.js';
import { makeFolder } from './folders.js';

const names = (cwd: string, paths: readonly string[] = ['.'], ignore?: readonly string[]): string[] =>
  discoverFiles(paths, { cwd, ...(ignore && { ignore }) }).files.map((file) => relative(cwd, file));

const git = { '.git/HEAD': 'ref: refs/heads/main\n' };

describe('a folder stands for its source files', () => {
  test('with every extension of JavaScript and TypeScript, and no other', () => {
    const cwd = makeFolder(
      Object.fromEntries(
        [
          'a.js',
          'b.jsx',
          'c.ts',
          'd.tsx',
          'e.mjs',
          'f.cjs',
          'g.mts',
          'h.cts',
          'i.d.ts',
          'j.json',
          'k.css',
          '.dot/l.ts',
        ].map((name) => [name, '']),
      ),
    );
    expect(names(cwd)).toEqual([
      '.dot/l.ts',
      'a.js',
      'b.jsx',
      'c.ts',
      'd.tsx',
      'e.mjs',
      'f.cjs',
      'g.mts',
      'h.cts',
      'i.d.ts',
    ]);
  });
  test('without node_modules and .git, which are counted', () => {
    const cwd = makeFolder({
      ...git,
      '.git/hooks/a.js': '',
      'node_modules/a/a.js': '',
      'b/node_modules/a/a.js': '',
      'dist/c.js': '',
    });
    const { files, skipped } = discoverFiles(['.'], { cwd });
    expect(files).toEqual([join(cwd, 'dist/c.js')]);
    expect(skipped).toEqual({ '.git': 1, node_modules: 2 });
  });
  test('once, whatever paths lead to it', () => {
    const cwd = makeFolder({ 'src/a.ts': '', 'src/b.ts': { linkTo: 'a.ts' } });
    expect(names(cwd, ['src', './src/a.ts', 'src/*.ts', '.', 'src/b.ts'])).toEqual(['src/a.ts']);
  });
  test('without what lies behind a link to a folder', () => {
    const cwd = makeFolder({
      'src/a.ts': '',
      'src/around': { linkTo: '..' },
      'other/b.ts': '',
      'src/other': { linkTo: '../other' },
    });
    const { files, skipped } = discoverFiles(['src'], { cwd });
    expect(files).toEqual([join(cwd, 'src/a.ts')]);
    expect(skipped).toEqual({ 'symbolic link to a folder': 2 });
  });
  test('with a file behind a link', () => {
    const cwd = makeFolder({
      'other/b.ts': '',
      'src/b.ts': { linkTo: '../other/b.ts' },
      'src/gone.ts': { linkTo: 'nowhere' },
    });
    expect(names(cwd, ['src'])).toEqual(['other/b.ts']);
  });
  test('with components', () => {
    const cwd = makeFolder({ 'a.vue': '', 'b.svelte': '', 'c.ts': '', 'd.astro': '' });
    expect(names(cwd)).toEqual(['a.vue', 'b.svelte', 'c.ts', 'd.astro']);
  });
});

describe('.gitignore', () => {
  test('leaves out files and folders at any depth', () => {
    const cwd = makeFolder({
      ...git,
      '.gitignore': 'dist/\n*.gen.ts\n',
      'dist/a.js': '',
      'a/dist/b.js': '',
      'a/c.gen.ts': '',
      'a/d.ts': '',
    });
    const { files, skipped } = discoverFiles(['.'], { cwd });
    expect(files).toEqual([join(cwd, 'a/d.ts')]);
    expect(skipped).toEqual({ '.git': 1, 'ignored by .gitignore': 3 });
  });
  test('anchors a pattern with a slash to its own folder', () => {
    const cwd = makeFolder({
      ...git,
      '.gitignore': '/build\n',
      'build/a.ts': '',
      'a/build/b.ts': '',
      'a/.gitignore': 'c/d.ts',
      'a/c/d.ts': '',
      'c/d.ts': '',
    });
    expect(names(cwd)).toEqual(['a/build/b.ts', 'c/d.ts']);
  });
  test('of a deeper folder wins over one above', () => {
    const cwd = makeFolder({
      ...git,
      '.gitignore': '*.gen.ts\n',
      'a/.gitignore': '!keep.gen.ts\n',
      'a/keep.gen.ts': '',
      'a/drop.gen.ts': '',
      'keep.gen.ts': '',
    });
    expect(names(cwd)).toEqual(['a/keep.gen.ts']);
  });
  test('takes back with !, but not inside an ignored folder', () => {
    const cwd = makeFolder({
      ...git,
      '.gitignore': 'out/*\n!out/keep.ts\ngone/\n!gone/keep.ts\n',
      'out/keep.ts': '',
      'out/drop.ts': '',
      'gone/keep.ts': '',
    });
    expect(names(cwd)).toEqual(['out/keep.ts']);
  });
  test('of the repository holds below it, in a folder that is searched alone', () => {
    const cwd = makeFolder({
      ...git,
      '.gitignore': 'packages/*/lib/\n',
      'packages/a/lib/a.ts': '',
      'packages/a/src/b.ts': '',
    });
    expect(names(join(cwd, 'packages/a'))).toEqual(['src/b.ts']);
    expect(names(cwd, ['packages/a/lib'])).toEqual([]);
  });
  test('of another folder holds for a target beside the working directory', () => {
    const cwd = makeFolder({ ...git, 'b/.gitignore': 'drop.ts\n', 'b/drop.ts': '', 'b/keep.ts': '', 'a/c.ts': '' });
    expect(names(join(cwd, 'a'), ['../b'])).toEqual(['../b/keep.ts']);
  });
  test('above the repository, or of a repository around a submodule, has no say', () => {
    const cwd = makeFolder({
      '.gitignore': '*.ts\n',
      'repository/.git/HEAD': '',
      'repository/a.ts': '',
      'repository/.gitignore': 'c.ts',
      'repository/sub/.git': 'gitdir: ../.git/modules/sub\n',
      'repository/sub/c.ts': '',
    });
    expect(names(join(cwd, 'repository'))).toEqual(['a.ts', 'sub/c.ts']);
  });
  test('holds outside any repository, from the working directory down', () => {
    const cwd = makeFolder({
      '.gitignore': '*.ts\n',
      'a/.gitignore': 'b.js\n',
      'a/b.js': '',
      'a/c.js': '',
      'a/d.ts': '',
    });
    expect(names(join(cwd, 'a'))).toEqual(['c.js', 'd.ts']);
  });
  test('is completed by .git/info/exclude, which is weaker', () => {
    const cwd = makeFolder({
      ...git,
      '.git/info/exclude': 'mine/\n*.local.ts\n',
      '.gitignore': '!keep.local.ts\n',
      'mine/a.ts': '',
      'b.local.ts': '',
      'keep.local.ts': '',
    });
    expect(names(cwd)).toEqual(['keep.local.ts']);
  });
  test('knows comments, escapes, trailing spaces and CRLF', () => {
    const cwd = makeFolder({
      ...git,
      '.gitignore': '# a.ts\r\n\\#b.ts  \r\n\\!c.ts\r\n',
      'a.ts': '',
      '#b.ts': '',
      '!c.ts': '',
    });
    expect(names(cwd)).toEqual(['a.ts']);
  });
});

describe('a file that is named', () => {
  test('is taken although it is ignored or minified', () => {
    const cwd = makeFolder({
      ...git,
      '.gitignore': 'dist/\n',
      'dist/a.min.js': '',
      'b.vue': '',
      'node_modules/c/c.js': '',
    });
    expect(names(cwd, ['dist/a.min.js', 'b.vue', 'node_modules/c/c.js'], ['**/*.js'])).toEqual([
      'b.vue',
      'dist/a.min.js',
      'node_modules/c/c.js',
    ]);
  });
  test('and is no source file is counted', () => {
    const cwd = makeFolder({ 'README.md': '' });
    expect(discoverFiles(['README.md'], { cwd })).toEqual({
      files: [],
      measured: new Set(),
      hasLinks: false,
      skipped: { 'not a source file': 1 },
      setAside: [],
    });
  });
  test.each(['missing', 'missing/a.ts', 'src/*.tsx', '[a'])('%s leads nowhere: an error names it', (path) => {
    const cwd = makeFolder({ 'src/a.ts': '' });
    expect(() => discoverFiles([path], { cwd })).toThrow(PathError);
    expect(() => discoverFiles([path], { cwd })).toThrow(path);
  });
});

describe('globs', () => {
  test('of paths choose files that are not ignored', () => {
    const cwd = makeFolder({
      ...git,
      '.gitignore': 'src/gen/\n',
      'src/a.ts': '',
      'src/b.test.ts': '',
      'src/gen/c.ts': '',
      'node_modules/d/d.ts': '',
    });
    expect(names(cwd, ['**/*.ts', '!**/*.test.ts'])).toEqual(['src/a.ts']);
  });
  test('name files with brackets literally where they exist', () => {
    const cwd = makeFolder({ 'app/[id]/page.tsx': '', 'app/i/page.tsx': '' });
    expect(names(cwd, ['app/[id]/page.tsx'])).toEqual(['app/[id]/page.tsx']);
  });
  test.each([
    [['*.gen.ts'], ['a.ts', 'src/b.ts', 'src/c.mock.ts', 'src/gen/e.ts']],
    [['src/gen'], ['a.gen.ts', 'a.ts', 'src/b.ts', 'src/c.mock.ts']],
    [['./src/gen/**'], ['a.gen.ts', 'a.ts', 'src/b.ts', 'src/c.mock.ts']],
    [['**/*.{gen,mock}.ts'], ['a.ts', 'src/b.ts', 'src/gen/e.ts']],
    [
      ['src/**', '!src/b.ts'],
      ['a.gen.ts', 'a.ts', 'src/b.ts'],
    ],
    [['*.ts'], []],
  ])('of what is ignored: %j', (ignore, expected) => {
    const cwd = makeFolder({ 'a.ts': '', 'a.gen.ts': '', 'src/b.ts': '', 'src/c.mock.ts': '', 'src/gen/e.ts': '' });
    expect(names(cwd, ['.'], ignore)).toEqual(expected);
  });
  test('of what is ignored never mean a folder above the project', () => {
    const cwd = makeFolder({ 'build/project/a.ts': '' });
    expect(names(join(cwd, 'build/project'), ['.'], ['build'])).toEqual(['a.ts']);
  });
});

describe('generated files are counted and set aside', () => {
  const minified = `var a=${'function(b){return c(b,1)},'.repeat(2000)}0;`;
  test.each([
    ['a.min.js', 'x', 'minified'],
    ['bundle.js', `/* licence */\n${minified}`, 'minified'],
    ['large.ts', '// line\n'.repeat(300_000), 'too large'],
  ])('%s', (name, text, reason) => {
    const cwd = makeFolder({ [name]: text, 'b.ts': '' });
    const { files, skipped, setAside } = discoverFiles(['.'], { cwd });
    expect(files).toEqual([join(cwd, 'b.ts')]);
    expect(skipped).toEqual({ [reason]: 1 });
    expect(setAside.map(({ file }) => file)).toEqual([join(cwd, name)]);
  });
  test('but data in long lines is no minified code', () => {
    const cwd = makeFolder({ 'a.ts': `export const image = '${'QUJD'.repeat(10_000)}';\n` });
    expect(names(cwd)).toEqual(['a.ts']);
  });
  test('and searched for tokens without reading them whole', () => {
    const cwd = makeFolder({ 'a.js': `${'x'.repeat((1 << 20) - 3)}members_count${'y'.repeat(1 << 20)}card_é` });
    expect(fileMentions(join(cwd, 'a.js'), ['nothing', 'members_count'])).toBe(true);
    expect(fileMentions(join(cwd, 'a.js'), ['card_é'])).toBe(true);
    expect(fileMentions(join(cwd, 'a.js'), ['', 'card_assigned'])).toBe(false);
  });
});

describe.skipIf(process.platform === 'win32')('what is no regular file', () => {
  test('is left out and counted: to read a pipe would wait for ever', () => {
    const cwd = makeFolder({ 'a.ts': '' });
    execFileSync('mkfifo', [join(cwd, 'pipe.ts')]);
    for (const paths of [['.'], ['a.ts', 'pipe.ts']]) {
      const { files, skipped } = discoverFiles(paths, { cwd });
      expect(files.map((file) => relative(cwd, file))).toEqual(['a.ts']);
      expect(skipped).toEqual({ 'not a regular file': 1 });
    }
  });

  // Root reads everything.
  test.skipIf(process.getuid?.() === 0)('a folder that cannot be read is set aside: nobody knows what is in it', () => {
    const cwd = makeFolder({ 'a.ts': '', 'locked/b.ts': '' });
    chmodSync(join(cwd, 'locked'), 0);
    const { setAside } = discoverFiles(['.'], { cwd });
    chmodSync(join(cwd, 'locked'), 0o700);
    expect(setAside).toEqual([{ file: join(cwd, 'locked'), reason: 'folder not readable' }]);
  });
});
