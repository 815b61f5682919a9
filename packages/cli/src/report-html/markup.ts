import { visibleText } from '../visible-text.js';

/** HTML made by {@link markup}: literal parts as written, everything else escaped. */
export interface Markup {
  readonly markup: string;
}

/** What may stand in a template: markup stays, a list is written one after the other, anything else is text. */
export type Part = Markup | string | number | readonly Part[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * A template for HTML. Texts are escaped for elements and for attributes in quotes, and hidden characters in them are shown as `\u{202e}`;
 * there is no other way from a text to markup. Never for a place inside `<script>` or `<style>`.
 */
export function markup(literals: TemplateStringsArray, ...values: readonly Part[]): Markup {
  return {
    markup: literals
      .map((literal, index) => (index === 0 ? literal : partText(values[index - 1] ?? '') + literal))
      .join(''),
  };
}

/** Markup only where it is wanted. */
export function when(condition: boolean, make: () => Markup): Part {
  return condition ? make() : [];
}

function partText(part: Part): string {
  if (typeof part === 'string') return escapeText(part);
  if (typeof part === 'number') return String(part);
  return isList(part) ? part.map(partText).join('') : part.markup;
}

function isList(part: Markup | readonly Part[]): part is readonly Part[] {
  return Array.isArray(part);
}

function escapeText(text: string): string {
  return visibleText(text).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
