/** What the text of a module holds, searched once: a large file is asked thousands of times. */
import type { SourceModule } from '../contracts.js';

const searched = new WeakMap<SourceModule, Map<string, boolean>>();

/** Whether a text stands anywhere in a module. */
export function mentions(module: SourceModule, text: string): boolean {
  const known = searched.get(module) ?? new Map<string, boolean>();
  searched.set(module, known);
  const found = known.get(text) ?? module.text.includes(text);
  known.set(text, found);
  return found;
}
