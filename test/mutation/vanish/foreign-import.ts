import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Mutator } from '../program.js';
import type { Tree } from '../tree.js';

/** Whether a bare specifier means a file of the project, below its root or a folder of sources: `api/http`. */
const isFileOf = (root: string, files: Iterable<string>, specifier: string): boolean =>
  [...files].some((file) =>
    relative(root, file)
      .replace(/\.\w+$/, '')
      .endsWith(`/${specifier}`),
  );

/** Whatever a file got from the project or from a configured package, it gets from another package: nothing certain is left in it. */
export const foreignImport: Mutator = {
  name: 'foreign-import',
  kind: 'vanish',
  propose({ item, trees }, random) {
    // What is silent for its import is not for a package that nobody knows.
    if (item.silent) return undefined;
    const config = join(item.root, 'curfew.config.json');
    const configured = existsSync(config) ? readFileSync(config, 'utf8') : '';
    // Types, base URLs and mocks are the service's by configuration, whatever the file that speaks of them imports.
    if (/"(?:types|baseUrls|mocks)"/.test(configured)) return undefined;
    const own = (tree: Tree): Tree['places'] =>
      tree.places.filter(
        ({ node, parent, key }) =>
          key === 'source' &&
          parent !== undefined &&
          node.type === 'Literal' &&
          typeof node.value === 'string' &&
          (/^[.@#~]/.test(node.value) ||
            configured.includes(`"${node.value}"`) ||
            isFileOf(item.root, trees.keys(), node.value)),
      );
    // So are the paths that a development server passes on to it.
    if ([...trees.values()].some(({ text }) => /\bproxy\b/.test(text))) return undefined;
    const sites = [...trees.values()].filter((tree) => {
      const stem = basename(tree.file).replace(/\.\w+$/, '');
      const known = [...trees.values()].some(
        (other) => other !== tree && new RegExp(String.raw`['"/]${stem}\b`).test(other.text),
      );
      const speaks = /access\\?\.example|SERVICE-LOGIN|require\(|import\(|\bmock\(/.test(tree.text);
      return !known && !speaks && stem !== 'index' && own(tree).length > 0 && !configured.includes(stem);
    });
    const tree = random.pick(sites);
    if (!tree) return undefined;
    const { file } = tree;
    return {
      edits: own(tree).map(({ start, end }, index) => ({ file, start, end, text: `'forum-toolkit-${String(index)}'` })),
      // What a hook of the library hands out is the project's state.
      fate: (expected) => (expected.file === file && !/\buseSelector\(/.test(tree.text) ? 'weaker' : 'open'),
    };
  },
};
