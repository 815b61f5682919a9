import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The code block after `<!-- tested: NAME -->` in a page of the documentation. */
export function documented(page: string, name: string): { language: string; text: string } {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../..', page), 'utf8');
  const [, language = '', block] =
    new RegExp(`<!-- tested: ${name} -->\\s*\`\`\`(\\w+)\\n([^]*?)\`\`\``).exec(text) ?? [];
  if (block === undefined) throw new Error(`${page} has no block "${name}".`);
  return { language, text: block };
}
