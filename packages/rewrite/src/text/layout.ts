/** Whether the statements of a file end with a semicolon. */
import type { SourceModule } from '@curfew/analyzer';
import { spanOf } from './source-text.js';
import { walk } from './walk.js';

/** Statements that end with a semicolon, in the style that has them. */
const TERMINATED = new Set<string>([
  'ExpressionStatement',
  'VariableDeclaration',
  'ReturnStatement',
  'ThrowStatement',
  'ImportDeclaration',
  'ExportAllDeclaration',
  'PropertyDefinition',
  'TSTypeAliasDeclaration',
]);

/** Whether most statements that can end with a semicolon do, members of types left out; true for a file without any. */
export function usesSemicolons(module: SourceModule): boolean {
  let excess = 0;
  walk(module.ast, module, (node) => {
    if (!TERMINATED.has(node.type)) return;
    const { end } = spanOf(node);
    if (module.text.charAt(end - 1) === ';') excess += 1;
    // What ends a line or a block without one; the head of a loop goes on.
    else if (/^(?:[^\S\r\n]*(?:\/\/|[\r\n}]|$))/.test(module.text.slice(end, end + 200))) excess -= 1;
  });
  return excess >= 0;
}
