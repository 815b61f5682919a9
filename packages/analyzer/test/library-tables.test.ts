import { describe, expect, test } from 'vitest';
import { LIBRARIES, libraryOfGlobal, libraryOfImport } from '../src/clients/all-libraries.js';
import type { ArgumentPath, HttpLibrary } from '../src/clients/library.js';
import { platformClass, urlBuilding } from '../src/clients/url-builders.js';

describe.each(LIBRARIES.map((library): [string, HttpLibrary] => [library.name, library]))(
  'the table of %s',
  (_, library) => {
    const forms = [...Object.values(library.calls), ...Object.values(library.batches ?? {})].flat();

    test('says how it is reached', () => {
      const names = Object.keys(library.globals).length + library.packages.length;
      expect(names > 0 || library.handedIn === true).toBe(true);
      if (library.packages.length > 0) expect(Object.keys(library.exports)).not.toEqual([]);
    });

    test('leads each export and global to a call or to a factory', () => {
      for (const path of [...Object.values(library.exports), ...Object.values(library.globals)]) {
        const below = [
          ...Object.keys(library.calls),
          ...Object.keys(library.batches ?? {}),
          ...Object.keys(library.factories),
          ...(library.same ?? []),
          ...Object.keys(library.replies ?? {}),
          ...(library.injected ?? []),
        ];
        const reaches = below.some(
          (key) => path === '' || key === path || key === `new ${path}` || key.startsWith(`${path}.`),
        );
        expect([path, reaches]).toEqual([path, true]);
      }
    });

    test('ends the forms of every call with one that applies always', () => {
      for (const [name, list] of Object.entries(library.calls))
        expect([name, list.at(-1)?.when]).toEqual([name, undefined]);
    });

    test('never reads the URL and the body from the same place', () => {
      for (const form of forms) {
        const urls = form.url.map(keyOf);
        for (const path of [...(form.body ?? []), ...(form.query ?? [])]) expect(urls).not.toContain(keyOf(path));
      }
    });

    // A mock gives answers, it gets none.
    test.skipIf(forms.every((form) => form.hostOnly))('knows where the body of an answer is', () => {
      const { direct, members, calls, callbacks } = library.answer;
      const gives = [...Object.values(members ?? {}), ...Object.values(calls ?? {})];
      const received = Object.values(callbacks ?? {}).flat();
      expect(direct === true || gives.includes('data') || received.some((rule) => rule.gives === 'data')).toBe(true);
    });
  },
);

function keyOf(path: ArgumentPath): string {
  return [path.argument, ...(path.keys ?? [])].join('.');
}

describe('finding a library by name', () => {
  test('a package is known by its exports alone', () => {
    expect(libraryOfImport('axios', 'default')?.library.name).toBe('axios');
    expect(libraryOfImport('axios', 'isAxiosError')).toBeUndefined();
    expect(libraryOfImport('node:https', 'request')).toMatchObject({ path: 'request', library: { name: 'node-http' } });
    expect(libraryOfImport('node:https', 'Agent')).toBeUndefined();
    expect(libraryOfImport('undici', 'fetch')).toMatchObject({ path: 'fetch', library: { name: 'undici' } });
  });

  test('names of Object.prototype are no libraries, packages or builders', () => {
    expect(libraryOfGlobal('constructor')).toBeUndefined();
    expect(libraryOfImport('axios', 'toString')).toBeUndefined();
    expect(urlBuilding('constructor', ['default'])).toBeUndefined();
    expect(urlBuilding('qs', ['valueOf'])).toBeUndefined();
  });

  test('no package export belongs to two libraries', () => {
    const owners = LIBRARIES.flatMap((library) =>
      library.packages.flatMap((name) => Object.keys(library.exports).map((exported) => `${name}#${exported}`)),
    );
    expect(owners.filter((owner, index) => owners.indexOf(owner) !== index)).toEqual([]);
  });
});

describe('builders of URLs', () => {
  test('are found through default and namespace imports', () => {
    expect(urlBuilding('url-join', ['default'])).toBe('join');
    expect(urlBuilding('node:path', ['default', 'posix', 'join'])).toBe('join');
    expect(urlBuilding('qs', ['stringify'])).toBe('query');
    expect(urlBuilding('node:path', ['basename'])).toBeUndefined();
  });

  test('platform classes are known where packages export them', () => {
    expect(platformClass('node:url', ['URLSearchParams'])).toBe('URLSearchParams');
    expect(platformClass('form-data', ['default'])).toBe('FormData');
    expect(platformClass('lodash', ['URL'])).toBeUndefined();
  });
});
