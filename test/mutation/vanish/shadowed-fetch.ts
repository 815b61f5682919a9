import type { Mutator } from '../program.js';
import { gapBefore, topLevel } from '../tree.js';

const FIELDS = /\.(?:id|sub_?[tT]ype|members_?[cC]ount|references|user_?[nN]ame|user_?[eE]mail|member_?[nN]ame)\b/;
const FIELD_IDS = ['event-id', 'card-sub-type', 'members-count', 'event-references', 'presence-actor'];

/** The module binds `fetch` itself: its answers are no longer the service's. */
export const shadowedFetch: Mutator = {
  name: 'shadowed-fetch',
  kind: 'vanish',
  propose({ item, trees }, random) {
    // What is silent for the method that `fetch` sends is a plain mention of a URL then.
    if (item.silent) return undefined;
    const [tree] = trees.values();
    if (!tree || trees.size > 1 || /\b(?:interface|type|class|typedef|import|globalThis|window)\b/.test(tree.text))
      return undefined;
    // Not a `fetch` of something else (`UrlFetchApp.fetch`).
    if (!/(?<![.\w])fetch\(/.test(tree.text) || /\b(?:as|satisfies)\b|: [A-Z]\w*(?:\[\])?\b(?!Init)/.test(tree.text))
      return undefined;
    const first = topLevel(tree)[0];
    const start = gapBefore(tree, 1 + random.whole(Math.max(1, topLevel(tree).length - 1))) ?? first?.start;
    if (start === undefined) return undefined;
    const text =
      '\nconst fetch = async () => ({ ok: true, status: 200, json: async () => [], text: async () => "" });\n';
    return {
      edits: [{ file: tree.file, start, end: start, text }],
      fate: ({ id, start, end }) =>
        FIELD_IDS.includes(id) && FIELDS.test(tree.text.slice(start, end)) ? 'weaker' : 'open',
    };
  },
};
