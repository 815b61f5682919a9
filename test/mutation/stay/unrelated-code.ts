import type { Mutator } from '../program.js';
import { freshName, gapBefore, topLevel } from '../tree.js';

/** Code of other services and of nobody, whose words the schedule knows too. */
const PIECES = [
  'const $ = new Map<string, { id: number }>();\nexport const $Size = () => $.get("/events")?.id ?? $.size;',
  'function $(events: { id: number }[]) {\n  return events.map((event) => event.id);\n}\nexport const $None = $([]);',
  'interface $ {\n  interval: number;\n  references: string[];\n}\nexport const $Default: $ = { interval: 60, references: [] };',
  'export async function $(id: number) {\n  const answer = await globalThis.fetch(`https://api.forum.example/cards/${id}/assign`, { method: "POST" });\n  return (await answer.json()).members_count;\n}',
  'export const $ = (level: string) => (level === "legacy" ? "old" : level);',
];

/** Unrelated declarations go before one of the top-level statements. */
export const unrelatedCode: Mutator = {
  name: 'unrelated-code',
  kind: 'stay',
  propose({ trees }, random) {
    const sites = [...trees.values()].flatMap((tree) =>
      /(?<!\.d)\.tsx?$/.test(tree.file) && /^(?:import|export)\b/m.test(tree.text) && !/^export =/m.test(tree.text)
        ? topLevel(tree).flatMap(({ node }, index) => {
            const gap = node.type === 'ImportDeclaration' ? undefined : gapBefore(tree, index);
            return gap === undefined ? [] : [{ tree, gap }];
          })
        : [],
    );
    const site = random.pick(sites);
    if (!site) return undefined;
    const { tree, gap } = site;
    const piece = random.pick(PIECES)?.replaceAll(/\$(?!\{)/g, freshName(tree.text, 'Aside')) ?? '';
    return { edits: [{ file: tree.file, start: gap, end: gap, text: `\n\n${piece}\n` }] };
  },
};
