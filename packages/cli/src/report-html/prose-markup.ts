import { prose } from '../markdown-text.js';
import { markup, type Markup, type Part } from './markup.js';

/** Sentences of messages and schedules: parts between backticks are code. */
export function proseMarkup(text: string): Part {
  return prose(text).map((part): Part => {
    if (!('value' in part)) return '';
    return part.type === 'inlineCode' ? markup`<code>${part.value}</code>` : part.value;
  });
}

/** A list of such sentences; nothing where there are none. */
export function proseList(sentences: readonly string[]): Part {
  if (sentences.length === 0) return [];
  return markup`<ul class="notes">
    ${sentences.map((sentence): Markup => markup`<li>${proseMarkup(sentence)}</li>`)}
  </ul>`;
}
