import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutator } from '../program.js';
import type { Tree } from '../tree.js';

const HOST = /api\.access\.example/gi;
const MARKER = /SERVICE-LOGIN/g;

/** Whether a call says whose it is by the auth marker, and names no host: `newContext({ extraHTTPHeaders: { Authorization: 'SERVICE-LOGIN …' } })`. */
function hasMarkerWithoutHost({ text, places }: Tree): boolean {
  return [...text.matchAll(MARKER)].some(({ index }) => {
    const calls = places.filter(
      ({ node, start, end }) => node.type === 'CallExpression' && start <= index && index < end,
    );
    const call = calls.at(-1);
    return call !== undefined && text.slice(call.start, call.end).search(HOST) === -1;
  });
}

/** The service's host and auth marker become another vendor's, everywhere: nothing speaks for the service any more. */
export const otherVendor: Mutator = {
  name: 'other-vendor',
  kind: 'vanish',
  propose({ item, trees }) {
    // Configuration would go on to say whose client it is, and data files whose host.
    if (existsSync(join(item.root, 'curfew.config.json')) || item.name.includes('json-')) return undefined;
    const edits = [...trees.values()].flatMap(({ file, text }) =>
      [
        ...[...text.matchAll(HOST)].map((match) => ({ match, to: 'api.forum.example' })),
        ...[...text.matchAll(MARKER)].map((match) => ({ match, to: 'Bearer' })),
      ].map(({ match, to }) => ({ file, start: match.index, end: match.index + match[0].length, text: to })),
    );
    if (edits.length === 0) return undefined;
    // Without a host in the code, and under a base URL of the environment, a path that only this service has still speaks for it.
    const hosted = [...trees.values()].some(({ text }) => text.search(HOST) !== -1);
    const byMarkerAlone = [...trees.values()].some((tree) => hasMarkerWithoutHost(tree));
    return {
      edits,
      fate: ({ file, start, end, confidence }) => {
        if (confidence !== 'certain') return 'open';
        const line = trees.get(file)?.text.slice(start, end) ?? '';
        return hosted && !byMarkerAlone && !/process\.env|import\.meta\.env/.test(line) ? 'gone' : 'weaker';
      },
    };
  },
};
