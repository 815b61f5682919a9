// Formats generated Markdown as the repository's formatter would, so that generated and checked text agree.
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

/**
 * @param {string} text
 * @returns {Promise<string>}
 */
export async function formatMarkdown(text) {
  const options = await resolveConfig(path.join(import.meta.dirname, 'page.md'), { editorconfig: true });
  return format(text, { ...options, parser: 'markdown' });
}
