/** Takes out a constant that is no longer used. */
import type { AnalysisFacts, AnyNode, SourceModule } from '@curfew/analyzer';
import type { Edit } from '../plan-types.js';
import { removeElements } from './list-layout.js';
import { beforeLeadingComments, isFirstOnLine, lineStart, nextLineStart, replaceRange, spanOf } from './source-text.js';

/**
 * Edits that take out the `const` that `use` alone uses, once that use is gone. None where it is used elsewhere or exported, where a
 * comment on a line of its own speaks of it (one in front of it on its line goes with it), or where it is not declared in a statement of its own module.
 */
export function removeWithLastUse(use: AnyNode, module: SourceModule, facts: AnalysisFacts): Edit[] {
  const variable = use.type === 'Identifier' ? facts.variableOf(use.name, use, module) : undefined;
  const declarator = variable && facts.parentOf(variable.binding, module);
  const declaration = declarator && facts.parentOf(declarator, module);
  if (declarator?.type !== 'VariableDeclarator' || declaration?.type !== 'VariableDeclaration') return [];
  if (declaration.kind !== 'const' || declarator.id !== variable?.binding || !isStatement(declaration, module, facts))
    return [];
  if (variable.uses.length !== 1 || variable.uses[0] !== use) return [];
  if (declaration.declarations.length > 1) {
    const at = declaration.declarations.findIndex((other) => other === declarator);
    if (at === 0) return [];
    const removal = removeElements(module, declaration.declarations, new Set([at]));
    return removal.losesComment ? [] : removal.edits;
  }
  return removeStatement(module, declaration);
}

function removeStatement(module: SourceModule, statement: AnyNode): Edit[] {
  const { text } = module;
  const { end } = spanOf(statement);
  const start = beforeLeadingComments(text, spanOf(statement).start);
  const lineEnd = nextLineStart(text, end);
  if (!isFirstOnLine(text, start) || text.slice(end, lineEnd).trim() !== '') return [];
  const from = lineStart(text, start);
  const above = text.slice(lineStart(text, Math.max(0, from - 1)), from);
  if (/^\s*(?:\/\/|\*|\/\*[^]*\*\/\s*$)/.test(above)) return [];
  return [replaceRange(module, { start: from, end: lineEnd }, '')];
}

function isStatement(declaration: AnyNode, module: SourceModule, facts: AnalysisFacts): boolean {
  const parent = facts.parentOf(declaration, module);
  return parent?.type === 'BlockStatement' || parent?.type === 'Program' || parent?.type === 'SwitchCase';
}
