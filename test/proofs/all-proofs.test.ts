import { bundledSchedule } from '@curfew/schedule';
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readProofs } from './support/read-proofs.js';

const proofs = readProofs();

const IMPORTED = /(?:from |require\()'(?<from>[^']+)'/g;

/** What a program asks the service with: the packages and modules of Node that it imports, and the global `fetch`. */
function librariesOf(modules: ReadonlyMap<string, string>): string[] {
  return [...modules.values()].flatMap((text) => {
    const imported = [...text.matchAll(IMPORTED)].flatMap(({ groups }) => groups?.['from'] ?? []);
    const isGlobal = /\bfetch\(/.test(text) && !imported.includes('node-fetch');
    return [...imported, ...(isGlobal ? ['fetch'] : [])];
  });
}

describe('the proofs', () => {
  test('are at least sixty, and at least two for each deprecation', () => {
    expect(proofs.length).toBeGreaterThanOrEqual(60);
    const ids = bundledSchedule().deprecations.map(({ id }) => id);
    expect([...new Set(proofs.map(({ id }) => id))].sort()).toEqual(ids.toSorted());
    expect(ids.filter((id) => proofs.filter((proof) => proof.id === id).length < 2)).toEqual([]);
  });

  test('use the client libraries that people use', () => {
    const used = new Set(proofs.flatMap(({ modules }) => librariesOf(modules)));
    const wanted = [
      ...['fetch', 'node:https', 'axios', 'got', 'ky', 'needle', 'node-fetch', 'ofetch', 'openapi-fetch'],
      ...['@reduxjs/toolkit/query', '@tanstack/query-core', 'superagent', 'undici', 'wretch', './access-sdk.js'],
    ];
    expect(wanted.filter((library) => !used.has(library))).toEqual([]);
  });

  test('are finished by hand only as the guidance says, with patches that are all used', () => {
    for (const { name, folder, steps } of proofs) {
      const used = steps.flatMap(({ patch }) => patch ?? []);
      const there = readdirSync(folder).filter((file) => file.endsWith('.patch'));
      expect({ name, patches: there.toSorted() }).toEqual({ name, patches: used.toSorted() });
      for (const { patch, asks = [] } of steps)
        if (patch !== undefined) expect({ name, asks }).not.toEqual({ name, asks: [] });
    }
  });

  test('have old programs that a sunset breaks', () => {
    for (const { name, expected } of proofs) {
      if ('answer' in expected.old)
        expect({ name, answer: expected.old.answer }).not.toEqual({ name, answer: expected.before });
      else if ('status' in expected.old) expect([400, 404, 410]).toContain(expected.old.status);
      else expect(expected.old.error).not.toBe('');
    }
  });

  test('also show the transition: old and new side by side, and one sunset after another', () => {
    const sideBySide = proofs.filter(({ steps, lastDay }) => steps.some(({ on = [] }) => on.includes(lastDay)));
    expect(new Set(sideBySide.map(({ id }) => id)).size).toBeGreaterThanOrEqual(14);
    const chains = proofs.filter(({ steps }) => steps.length > 1).map(({ id }) => id);
    expect(new Set(chains)).toEqual(
      new Set(['card-member-id-filter', 'card-type-desfire', 'card-type-legacy', 'member-card-assignment']),
    );
  });
});
