/** Astro: the frontmatter, then the markup as nested lists; markup inside an expression is a list in it. */
import { bracedValue, componentName, writeComponent, type GivenProp } from './component-elements.js';
import type { ComponentCode } from './component-code.js';
import {
  attributeText,
  isExpressionStart,
  isTagStart,
  MarkupError,
  rawContent,
  readTag,
  skipMarkup,
  skipQuoted,
} from './markup.js';
import { createVirtualCode } from './virtual-code.js';

/** Reads a component. */
export const astroCode = (text: string): ComponentCode => {
  const code = createVirtualCode(text);
  const scripts: { start: number; end: number }[] = [];

  const list = (start: number, end: number): void => {
    code.write('[');
    expression(start, end);
    code.write('\n],');
  };

  /** Writes code up to the `}` that closes it; gives the offset of that. */
  const expression = (start: number, limit: number): number => {
    let copied = start;
    let depth = 0;
    for (let index = start; index < limit;) {
      const isMarkup =
        text[index] === '<' &&
        (isTagStart(text, index) || text.startsWith('<>', index) || text.startsWith('<!--', index)) &&
        isExpressionStart(text, start, index);
      if (isMarkup) {
        code.copy(copied, index);
        code.write('[');
        // Elements may follow one another in an expression.
        for (let next = index; ; next += /^\s*/.exec(text.slice(next, limit))?.[0].length ?? 0) {
          if (text[next] !== '<' || text.startsWith('</', next) || next >= limit) {
            index = next;
            break;
          }
          next = element(next, limit);
        }
        code.write('\n]');
        copied = index;
        continue;
      }
      const skipped = skipQuoted(text, index, start);
      if (skipped !== undefined) {
        index = skipped;
        continue;
      }
      if (text[index] === '{') depth++;
      else if (text[index] === '}' && depth-- === 0) {
        code.copy(copied, index);
        return index;
      }
      index++;
    }
    code.copy(copied, limit);
    return limit;
  };

  /** One element, fragment or comment; gives the offset behind it. */
  const element = (at: number, limit: number): number => {
    if (text.startsWith('<!', at)) return skipMarkup(text, at) ?? at + 2;
    const fragment = text.startsWith('<>', at);
    const tag = fragment ? { name: '', attributes: [], end: at + 2, empty: false } : readTag(text, at, true);
    const component = componentName(tag.name);
    const props: GivenProp[] = [];
    for (const attribute of tag.attributes) {
      for (const span of attribute.braces) {
        const value = bracedValue(text, attribute, span);
        const prop = component === undefined ? undefined : value.prop;
        const write = (): void => {
          expression(value.start, value.end);
        };
        if (prop) props.push({ name: prop.name, write });
        else list(span.start, span.end);
      }
      const written = attribute.value;
      if (written?.quote === '`') {
        code.write('[');
        code.copy(written.start - 1, written.end + 1);
        code.write('],');
      }
    }
    if (component !== undefined && props.length > 0) {
      writeComponent(code, component, props);
      code.write(',');
    }
    if (tag.empty) return tag.end;
    if (/^(?:script|style)$/.test(tag.name) || tag.attributes.some(({ name }) => name === 'is:raw')) {
      const content = rawContent(text, tag);
      const type = attributeText(text, tag, 'type') ?? 'module';
      if (tag.name === 'script' && /^(?:module|text\/javascript)$/.test(type)) scripts.push(content);
      return content.after;
    }
    code.write('[');
    const end = children(tag.end, limit, tag.name);
    code.write('],');
    return end;
  };

  const children = (start: number, limit: number, name: string | undefined): number => {
    let index = start;
    while (index < limit) {
      if (text.startsWith('</', index)) {
        const closed = /^<\/\s*([^\s>]*)/.exec(text.slice(index, index + 200))?.[1];
        if (name === undefined) index = skipMarkup(text, index) ?? limit;
        // Another name closes an element further out: this one has no closing tag.
        else return closed === name ? (skipMarkup(text, index) ?? limit) : index;
      } else if (isTagStart(text, index) || text.startsWith('<>', index) || text.startsWith('<!', index)) {
        index = element(index, limit);
      } else if (text[index] === '{') {
        code.write('[');
        const end = expression(index + 1, limit);
        if (text[end] !== '}') throw new MarkupError('a brace is never closed', index);
        code.write('\n],');
        index = end + 1;
      } else index++;
    }
    return index;
  };

  const fence = /^\s*---/.exec(text);
  let body = 0;
  if (fence) {
    const start = fence[0].length;
    const closing = /^[ \t]*---/m.exec(text.slice(start));
    if (!closing) throw new MarkupError('the frontmatter is never closed', start);
    code.copy(start, start + closing.index, 'script');
    body = start + closing.index + closing[0].length;
  }
  code.write('\n;[');
  children(body, text.length, undefined);
  code.write('];\n');
  for (const { start, end } of scripts) {
    // Each is a module of its own; only one that imports has to stand outside of a block.
    const imports = /^\s*(?:import|export)\b/m.test(text.slice(start, end));
    code.write(imports ? '\n;' : '\n;{');
    code.copy(start, end, 'script');
    code.write(imports ? '\n;' : '\n}');
  }
  return { code, jsx: false, returns: true, unreadParts: [] };
};
