/** The same rewrites through jscodeshift, which prints with recast: each token that edits change is set in the tree, and the tree is printed. */
import { createRequire } from 'node:module';
import { applyEdits, type Edit } from '@curfew/rewrite';
import { parseTree } from '../mutation/tree.js';

/** The part of jscodeshift that is used here; it brings no types. */
interface Jscodeshift {
  withParser(name: string): (source: string) => {
    find(kind: unknown): { forEach(visit: (path: { node: unknown }) => void): void };
    toSource(options: PrintOptions): string;
  };
  Identifier: unknown;
  JSXIdentifier: unknown;
  StringLiteral: unknown;
}

const jscodeshift = createRequire(import.meta.url)('jscodeshift') as Jscodeshift;

/** What the printer is told; undefined: nothing. */
export interface PrintOptions {
  quote?: 'single' | 'double';
  lineTerminator?: string;
  useTabs?: boolean;
}

/** A name, a string or a piece of a template, found again in another tree by its line, its content, and its number among equal ones there. */
interface Token {
  key: string;
  /** The content after the edits. */
  to: string;
}

interface Found {
  type: string;
  line: number;
  column: number;
  content: string;
  node: Record<string, unknown>;
}

/**
 * The tokens that edits change, each with its new content; undefined where an edit is more than a name, a string or a piece of a template.
 */
export function tokensOf(file: string, text: string, edits: readonly Edit[]): Token[] | undefined {
  const tree = parseTree(file, text);
  if (!tree) return undefined;
  const counts = new Map<string, number>();
  const left = new Set(edits);
  const tokens: Token[] = [];
  const seen = new Set<number>();
  for (const { node, start, end } of tree.places) {
    const source = text.slice(start, end);
    const isName = node.type === 'Identifier' || node.type === 'JSXIdentifier';
    const isString = node.type === 'Literal' && typeof node.value === 'string';
    if ((!isName && !isString) || seen.has(start)) continue;
    seen.add(start);
    const content = isName ? node.name : node.value;
    const key = keyOf(lineAt(text, start), content, counts);
    const width = isName ? node.name.length : source.length;
    const own = edits.filter((edit) => edit.start >= start && edit.end <= start + width && edit.end > edit.start);
    if (own.length === 0) continue;
    for (const edit of own) left.delete(edit);
    const changed = applyEdits(
      text.slice(start, start + width),
      own.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start })),
    );
    if (isName ? !/^[\w$]+$/.test(changed) : !/^(['"])[^'"\\]*\1$/.test(changed)) return undefined;
    tokens.push({ key, to: isName ? changed : changed.slice(1, -1) });
  }
  return left.size === 0 && tokens.length > 0 ? tokens : undefined;
}

/** The printed text; a string in `failure` says why there is none. */
export function printed(
  file: string,
  text: string,
  tokens: readonly Token[],
  options: PrintOptions,
): { text: string } | { failure: string } {
  try {
    const root = jscodeshift.withParser(/\.[cm]?ts$/.test(file) ? 'ts' : 'tsx')(text);
    const found: Found[] = [];
    const visit = (path: { node: unknown }): void => {
      const node = path.node as Record<string, unknown> & {
        type: string;
        loc?: { start: { line: number; column: number } };
      };
      const content = node.type === 'StringLiteral' || node.type === 'Literal' ? node['value'] : node['name'];
      if (typeof content === 'string' && node.loc)
        found.push({ type: node.type, line: node.loc.start.line, column: node.loc.start.column, content, node });
    };
    for (const kind of [jscodeshift.Identifier, jscodeshift.JSXIdentifier, jscodeshift.StringLiteral])
      root.find(kind).forEach(visit);
    found.sort((a, b) => a.line - b.line || a.column - b.column);
    const byKey = new Map<string, Found[]>();
    const counts = new Map<string, number>();
    for (const [index, one] of found.entries()) {
      const previous = found[index - 1];
      const isSame = previous?.line === one.line && previous.column === one.column && previous.content === one.content;
      // Key and value of a shorthand property stand at one place.
      const key = isSame ? ([...byKey.keys()].at(-1) ?? '') : keyOf(one.line, one.content, counts);
      byKey.set(key, [...(byKey.get(key) ?? []), one]);
    }
    for (const { key, to } of tokens) {
      const nodes = byKey.get(key);
      if (!nodes) return { failure: 'a token is not in its tree' };
      for (const { type, node } of nodes) {
        if (type === 'StringLiteral') {
          node['value'] = to;
          // What it was written as would be printed otherwise.
          delete node['extra'];
        } else node['name'] = to;
      }
    }
    return { text: root.toSource(options) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  }
}

function keyOf(line: number, content: string, counts: Map<string, number>): string {
  const place = `${line} ${content}`;
  const number = counts.get(place) ?? 0;
  counts.set(place, number + 1);
  return `${place} ${number}`;
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split(/\r\n|[\n\r\u2028\u2029]/).length;
