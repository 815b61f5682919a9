import type { SourceModule } from '@curfew/analyzer';
import type { Edit } from './plan-types.js';

/** What may be written into an expression of a template: nothing that markup could take for its own. */
const SAFE = /^[^<>{}\n\r`]*$/;

/** Whether the edits of a component's file keep to the parts that were read as code, and end none of them. */
export function staysInParts({ file, parts }: SourceModule, edits: readonly Edit[]): boolean {
  if (!parts) return true;
  return edits
    .filter((edit) => edit.file === file)
    .every((edit) => {
      const part = parts.find(({ start, end }) => edit.start >= start && edit.end <= end);
      if (!part) return false;
      if (part.kind === 'script') return !/<\/script/i.test(edit.text);
      return SAFE.test(edit.text) && !Array.from(part.forbidden).some((character) => edit.text.includes(character));
    });
}
