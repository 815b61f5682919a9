/** A byte order mark is no part of a module's text: the transforms of the codemods, which take whole files, are asked. */
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createTransform } from '@curfew/codemods';
import type { Program } from './programs.js';

const BOM = '\uFEFF';
const transforms = new Map<string, ReturnType<typeof createTransform>>();

/**
 * What else becomes of the files of a program when they begin with a byte order mark; undefined where none of them is rewritten alone.
 * @param files those to look at
 */
export function byteOrderMarkProblems(
  { root, texts, asOf, only = 'all', apply }: Program,
  files: readonly string[],
): string[] | undefined {
  const transform = transforms.get(only) ?? createTransform(only);
  transforms.set(only, transform);
  const folder = mkdtempSync(join(tmpdir(), 'curfew-fidelity-'));
  try {
    // Without the repository around it, which would be searched as the project.
    cpSync(root, folder, { recursive: true });
    if (!existsSync(join(folder, 'package.json'))) writeFileSync(join(folder, 'package.json'), '{}');
    const rewritten: string[] = [];
    const problems = files.flatMap((file) => {
      const path = join(folder, relative(root, file));
      const source = texts.get(file) ?? '';
      const options = { asOf, review: apply === 'review' };
      const plain = transform({ path, source }, {}, options);
      const marked = transform({ path, source: BOM + source }, {}, options);
      if (plain !== undefined) rewritten.push(file);
      const wanted = plain === undefined ? undefined : BOM + plain;
      return marked === wanted ? [] : [`${relative(root, file)} became other text behind its byte order mark`];
    });
    return rewritten.length > 0 ? problems : undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
