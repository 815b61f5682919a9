import type { AnyNode, SourceModule } from '@curfew/analyzer';
import { sourceOf } from './source-text.js';
import { quoteOfFile, type Quote } from './file-style.js';

/** Writes a string literal with the given quotes. */
export function writeString(value: string, quote: Quote): string {
  const escaped = value.replace(/[\\\n\r\u2028\u2029]/g, (character) =>
    character === '\\' ? '\\\\' : character === '\n' ? '\\n' : character === '\r' ? '\\r' : escapeUnit(character),
  );
  const inner = quote === '`' ? escaped.replace(/`|\$\{/g, '\\$&') : escaped.replaceAll(quote, `\\${quote}`);
  return quote + inner + quote;
}

/** Writes `value` as `literal` is written: the same quotes, else those of most of the file. */
export function writeLike(module: SourceModule, literal: AnyNode, value: string): string {
  return writeString(value, quoteOf(module, literal) ?? quoteOfFile(module));
}

/** The quotes of a string or template literal. */
export function quoteOf(module: SourceModule, literal: AnyNode): Quote | undefined {
  const first = sourceOf(module, literal).charAt(0);
  return first === "'" || first === '"' || first === '`' ? first : undefined;
}

/** A key of an object or type: bare where the old one was bare and the new one may be. */
export function writeKey(module: SourceModule, key: AnyNode, name: string): string {
  const quote = quoteOf(module, key);
  if (quote !== undefined) return writeString(name, quote);
  return isIdentifierName(name) ? name : writeString(name, quoteOfFile(module));
}

export function isIdentifierName(name: string): boolean {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name);
}

/** The value of a string literal, or of a template without holes. */
export function stringValue(node: AnyNode | null | undefined): string | undefined {
  if (!node) return undefined;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  if (node.type === 'TSLiteralType') return stringValue(node.literal);
  return undefined;
}

/** The name of a key: identifier or string. */
export function keyName(key: AnyNode): string | undefined {
  return key.type === 'Identifier' ? key.name : stringValue(key);
}

function escapeUnit(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
