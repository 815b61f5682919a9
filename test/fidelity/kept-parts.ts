/** What must stay in a file, read by a parser that the product does not use. */
import { AST_NODE_TYPES } from '@typescript-eslint/utils';
import { parse } from '@typescript-eslint/parser';
import type { Edit } from '@curfew/rewrite';
import { keptLines } from './text-difference.js';

interface Parts {
  comments: { text: string; start: number; end: number }[];
  directives: string[];
  hashbang: string | undefined;
  /** Whether no import stands behind another statement. */
  importsFirst: boolean;
}

const known = new Map<string, Parts | undefined>();

/** Undefined where the parser does not read the text: components, Flow, `return` outside of functions. */
function partsOf(file: string, text: string): Parts | undefined {
  const key = `${file}\n${text}`;
  if (!known.has(key)) {
    // Programs come one after the other; nothing asks for an old one.
    if (known.size > 64) known.clear();
    known.set(key, read(file, text));
  }
  return known.get(key);
}

function read(file: string, text: string): Parts | undefined {
  if (/\.(?:vue|svelte|astro)$/.test(file)) return undefined;
  try {
    const jsx = !/\.[cm]?ts$/.test(file);
    const { body, comments } = parse(text, {
      comment: true,
      range: true,
      loc: true,
      sourceType: 'module',
      filePath: file,
      ecmaFeatures: { jsx },
    });
    const directives = body.flatMap((node) =>
      node.type === AST_NODE_TYPES.ExpressionStatement && node.directive !== undefined ? [node.directive] : [],
    );
    const rest = body.slice(directives.length);
    const other = rest.findIndex(({ type }) => type !== AST_NODE_TYPES.ImportDeclaration);
    return {
      comments: comments.map(({ range: [start, end] }) => ({ text: text.slice(start, end), start, end })),
      directives,
      hashbang: /^#![^\r\n]*/.exec(text)?.[0],
      importsFirst: other === -1 || rest.slice(other).every(({ type }) => type !== AST_NODE_TYPES.ImportDeclaration),
    };
  } catch {
    return undefined;
  }
}

/** What is no longer at the top of a file. */
export function headProblem(file: string, before: string, after: string): string[] {
  const old = partsOf(file, before);
  if (!old) return [];
  const now = partsOf(file, after);
  if (!now) return ['is read no more'];
  return [
    ...(old.hashbang === now.hashbang ? [] : ['lost its hashbang']),
    ...(old.directives.join('\n') === now.directives.join('\n') ? [] : ['changed its directives']),
    ...(old.importsFirst && !now.importsFirst ? ['has an import that is no longer first'] : []),
  ];
}

/** The comments of a text, with what follows each, so that one that moved counts. */
export function commentsIn(file: string, text: string): string[] {
  return (partsOf(file, text)?.comments ?? []).map(({ text: comment, end }) => {
    const [next = ''] = /[^\s,;]*/.exec(text.slice(end).trimStart()) ?? [];
    return `${comment.replace(/\s+/g, ' ')} ${next.replace(/['"]/g, '')}`;
  });
}

/** Comments that are no longer there, in their order: those for which edits were planned, and others. */
export function lostComments(
  file: string,
  before: string,
  after: string,
  edits: readonly Edit[],
): { inside: string[]; outside: string[] } {
  const lost: { inside: string[]; outside: string[] } = { inside: [], outside: [] };
  const old = partsOf(file, before)?.comments ?? [];
  const now = partsOf(file, after)?.comments.map(({ text }) => text);
  if (!now) return lost;
  const touched = (comment: { start: number; end: number }): boolean =>
    edits.some((edit) => edit.start < comment.end && edit.end > comment.start);
  const outside = old.filter((comment) => !touched(comment)).map(({ text }) => text);
  const kept = keptLines(outside, now);
  lost.outside.push(...outside.filter((_, index) => !kept.has(index)));
  const left = [...now];
  for (const { text, start, end } of old) {
    const at = left.indexOf(text);
    if (at !== -1) left.splice(at, 1);
    // A name in a comment of types is rewritten there.
    else if (!edits.some((edit) => edit.start > start && edit.end < end)) lost.inside.push(text);
  }
  return lost;
}
