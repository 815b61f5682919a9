/** Takes out a constant that is no longer used. */
import type { AnalysisFacts, AnyNode, SourceModule } from '@curfew/analyzer';
import type { Edit } from '../plan-types.js';
import { removeElements } from './list-layout.js';
import { commentsOf } from './comments.js';
import {
  beforeLeadingComments,
  isFirstOnLine,
  lineStart,
  nextLineStart,
  replaceRange,
  sourceOf,
  spanOf,
} from './source-text.js';

/** What takes a constant out, and what is left to check about it. */
interface Removal {
  edits: Edit[];
  doubts: string[];
}

const NOTHING: Removal = { edits: [], doubts: [] };

/**
 * Takes out the `const` that `use` alone uses, once that use is gone. No edits where it is used elsewhere or exported, where a comment on
 * a line of its own speaks of it, or where it is not declared in a statement of its own module. A comment in front of it on its line, or
 * inside of it, goes with it and is named in the doubts.
 */
export function removeWithLastUse(use: AnyNode, module: SourceModule, facts: AnalysisFacts): Removal {
  const variable = use.type === 'Identifier' ? facts.variableOf(use.name, use, module) : undefined;
  const declarator = variable && facts.parentOf(variable.binding, module);
  const declaration = declarator && facts.parentOf(declarator, module);
  if (declarator?.type !== 'VariableDeclarator' || declaration?.type !== 'VariableDeclaration') return NOTHING;
  if (declaration.kind !== 'const' || declarator.id !== variable?.binding || !isStatement(declaration, module, facts))
    return NOTHING;
  if (variable.uses.length !== 1 || variable.uses[0] !== use) return NOTHING;
  if (declaration.declarations.length > 1) {
    const at = declaration.declarations.findIndex((other) => other === declarator);
    if (at === 0) return NOTHING;
    const removal = removeElements(module, declaration.declarations, new Set([at]));
    return removal.losesComment ? NOTHING : { edits: removal.edits, doubts: [] };
  }
  return removeStatement(module, declaration, sourceOf(module, use));
}

function removeStatement(module: SourceModule, statement: AnyNode, name: string): Removal {
  const { text } = module;
  const { end } = spanOf(statement);
  const start = beforeLeadingComments(text, spanOf(statement).start);
  const lineEnd = nextLineStart(text, end);
  if (!isFirstOnLine(text, start) || text.slice(end, lineEnd).trim() !== '') return NOTHING;
  const from = lineStart(text, start);
  const above = text.slice(lineStart(text, Math.max(0, from - 1)), from);
  if (/^\s*(?:\/\/|\*|\/\*[^]*\*\/\s*$)/.test(above)) return NOTHING;
  const losesComment = commentsOf(module).some((comment) => comment.start >= from && comment.end <= lineEnd);
  return {
    edits: [replaceRange(module, { start: from, end: lineEnd }, '')],
    doubts: losesComment ? [`A comment goes with \`${name}\`, which is no longer used.`] : [],
  };
}

function isStatement(declaration: AnyNode, module: SourceModule, facts: AnalysisFacts): boolean {
  const parent = facts.parentOf(declaration, module);
  return parent?.type === 'BlockStatement' || parent?.type === 'Program' || parent?.type === 'SwitchCase';
}
