/** The text of the path of a list, or of an entry of it, in the call that sends the request. */
import type { AnyNode, SourceModule } from '@curfew/analyzer';
import type { Edit } from '../../plan-types.js';
import { replaceRange, sourceOf, spanOf } from '../../text/source-text.js';
import { keyName } from '../../text/strings.js';

export interface ListPath {
  /** The edit that makes it the path of another list; of an entry, with what stands for the entry as a filter of that name. */
  to(list: string, filter: string): Edit;
  /** The path names an entry: `/cards/${id}`. */
  isEntry: boolean;
}

/** Finds the path in the arguments of a call. Undefined where it is put together apart from the call, or has a query of its own. */
export function listPathIn(call: AnyNode, module: SourceModule, path: string): ListPath | undefined {
  const segment = path.split('/').at(-1) ?? '';
  for (const text of textsOf(call)) {
    const source = sourceOf(module, text);
    const { start } = spanOf(text);
    const list = new RegExp(`(?<=^["'\`]|/)${segment}(?=/?["'\`]$)`).exec(source);
    if (list) {
      const at = start + list.index;
      return {
        isEntry: false,
        to: (other) => replaceRange(module, { start: at, end: at + segment.length }, other.slice(1)),
      };
    }
    const entry = entryOf(text, module, segment);
    if (entry) return { isEntry: true, to: (other, filter) => entry(`${other.slice(1)}?${filter}=`) };
  }
  return undefined;
}

/** Texts that may be a path: arguments, and what options say of it. */
function textsOf(call: AnyNode): AnyNode[] {
  if (call.type !== 'CallExpression') return [];
  return call.arguments.flatMap((argument): AnyNode[] => {
    if (argument.type !== 'ObjectExpression') return [argument];
    return argument.properties.flatMap((entry) =>
      entry.type === 'Property' && /^(?:url|uri|path)$/.test(keyName(entry.key) ?? '') ? [entry.value] : [],
    );
  });
}

/** `…/cards/${id}`, `'…/cards/' + id`: what writes `…/list?filter=` in place of `…/cards/`. */
function entryOf(text: AnyNode, module: SourceModule, segment: string): ((head: string) => Edit) | undefined {
  const { start } = spanOf(text);
  const edit = (value: AnyNode, before: RegExp, write: (head: string, source: string) => string) => {
    const at = before.exec(module.text.slice(start, spanOf(value).start));
    if (!at) return undefined;
    const source = sourceOf(module, value);
    const encoded = source.startsWith('encodeURIComponent(') ? source : `encodeURIComponent(${source})`;
    return (head: string): Edit =>
      replaceRange(module, { start: start + at.index, end: spanOf(value).end }, write(head, encoded));
  };
  if (text.type === 'TemplateLiteral') {
    const value = text.expressions.at(-1);
    const isLast = module.text.slice(value ? spanOf(value).end : 0, spanOf(text).end) === '}`';
    if (!value || !isLast) return undefined;
    return edit(value, new RegExp(`(?<=^\`|/)${segment}/\\$\\{$`), (head, source) => `${head}\${${source}`);
  }
  if (text.type !== 'BinaryExpression' || text.operator !== '+') return undefined;
  const quote = /["']\s*\+\s*$/.exec(module.text.slice(start, spanOf(text.right).start))?.[0];
  if (quote === undefined) return undefined;
  return edit(
    text.right,
    new RegExp(`(?<=["']|/)${segment}/["']\\s*\\+\\s*$`),
    (head, source) => `${head}${quote}${source}`,
  );
}
