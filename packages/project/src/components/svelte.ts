/** Svelte: module script, script, then the markup as statements: blocks become `if`, `for` and functions. */
import { bracedValue, componentName, writeComponent, type GivenProp } from './component-elements.js';
import type { ComponentCode } from './component-code.js';
import {
  attributeText,
  endOfBraces,
  isTagStart,
  MarkupError,
  outerOffsets,
  rawContent,
  readTag,
  skipMarkup,
  type Span,
} from './markup.js';
import { createVirtualCode, type VirtualCode } from './virtual-code.js';
import { holdsCode, writeStatement } from './write-expression.js';

const SCRIPTS = /^(?:js|ts|javascript|typescript)$/;

/** Reads a component. */
export const svelteCode = (text: string): ComponentCode => {
  const code = createVirtualCode(text);
  const result: ComponentCode = { code, jsx: false, returns: false, unreadParts: [] };
  const raw: (Span & { after: number; tag: number })[] = [];
  // The scripts come first, wherever they stand.
  const opening = /<!--|<(?:script|style)\b/g;
  for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
    const comment = skipMarkup(text, found.index);
    if (comment !== undefined) {
      opening.lastIndex = comment;
      continue;
    }
    const tag = readTag(text, found.index, true);
    const content = tag.empty ? { start: tag.end, end: tag.end, after: tag.end } : rawContent(text, tag);
    opening.lastIndex = content.after;
    raw.push({ ...content, tag: found.index });
    if (tag.name === 'style') continue;
    const lang = attributeText(text, tag, 'lang');
    if (lang !== undefined && !SCRIPTS.test(lang))
      result.unreadParts.push({ ...content, reason: `scripts in ${lang} are not read` });
    else writeScript(code, text, content);
    code.write('\n;');
  }
  code.write('\n{');
  writeMarkup(code, text, raw);
  code.write('}');
  return result;
};

/** `$: name = …` declares the name where nothing else does. */
const writeScript = (code: VirtualCode, text: string, { start, end }: Span): void => {
  const script = text.slice(start, end);
  let position = start;
  for (const label of script.matchAll(/^([ \t]*)\$:(?=\s*([A-Za-z_]\w*)\s*=[^=>])/gm)) {
    if (new RegExp(`\\b(?:let|var|const|import)\\b[^;=\\n]*\\b${label[2] ?? ''}\\b`).test(script)) continue;
    const at = start + label.index + (label[1] ?? '').length;
    code.copy(position, at, 'script');
    code.write('let ');
    position = at + 2;
  }
  code.copy(position, end, 'script');
};

const writeMarkup = (
  code: VirtualCode,
  text: string,
  raw: readonly (Span & { after: number; tag: number })[],
): void => {
  const blocks: { name: string; promise?: string; closing: string }[] = [];
  let promises = 0;

  const block = (open: number, end: number): void => {
    const span = (from: number): Span => ({ start: from, end });
    const head = /^\{\s*([#:@]|\/(?![*/])|)\s*((?:else if|[a-z]+)?)\s*/.exec(text.slice(open, end)) ?? [''];
    const [whole, sign, word = ''] = head;
    const rest = open + whole.length;
    if (sign === undefined || sign === '') {
      writeStatement(code, text, span(open + 1));
      return;
    }
    const last = blocks.at(-1);
    if (sign === '@') {
      if (word === 'const') {
        code.write(';const ');
        code.copy(rest, end);
        code.write('\n;');
      } else writeStatement(code, text, span(rest));
    } else if (sign === '/') {
      if (last?.name !== word) throw new MarkupError(`{/${word}} closes nothing`, open);
      blocks.pop();
      code.write(last.closing);
    } else if (sign === ':') {
      if (word === 'else if') condition('} else ', span(rest));
      else if (word === 'else' && /^if\b/.test(text.slice(rest, end))) condition('} else ', span(rest + 2));
      else if (word === 'else') code.write(last?.name === 'if' ? '} else {' : '} {');
      else settled(word, span(rest), last?.promise);
    } else openBlock(word, span(rest), open);
  };

  const condition = (before: string, { start, end }: Span): void => {
    code.write(`${before}if (`);
    code.copy(start, end);
    code.write('\n) {');
  };

  const settled = (word: string, { start, end }: Span, promise: string | undefined): void => {
    code.write('} {');
    if (text.slice(start, end).trim() !== '') result(word, { start, end }, promise);
  };

  const result = (word: string, { start, end }: Span, promise: string | undefined): void => {
    code.write('const ');
    code.copy(start, end);
    code.write(word === 'then' ? ` = await ${promise ?? ''};` : ' = undefined as any;');
  };

  const openBlock = (word: string, span: Span, open: number): void => {
    switch (word) {
      case 'if':
        condition('', span);
        blocks.push({ name: word, closing: '}' });
        break;
      case 'each':
        loop(span);
        blocks.push({ name: word, closing: '}' });
        break;
      case 'key':
        code.write('{');
        writeStatement(code, text, span);
        blocks.push({ name: word, closing: '}' });
        break;
      case 'snippet':
        code.write('function ');
        code.copy(span.start, span.end);
        code.write('{');
        blocks.push({ name: word, closing: '}' });
        break;
      case 'await': {
        const promise = `$promise${promises++}`;
        const split = outerOffsets(text, span.start, span.end).find((offset) =>
          /^\s(?:then|catch)\b/.test(text.slice(offset, offset + 7)),
        );
        code.write(`{ const ${promise} = (`);
        code.copy(span.start, split ?? span.end);
        code.write('\n); {');
        const word = split === undefined ? undefined : /^\s(then|catch)/.exec(text.slice(split, split + 7))?.[1];
        if (split !== undefined && word !== undefined) {
          const start = split + 1 + word.length;
          if (text.slice(start, span.end).trim() !== '') result(word, { start, end: span.end }, promise);
        }
        blocks.push({ name: 'await', promise, closing: '}}' });
        break;
      }
      default:
        throw new MarkupError(`{#${word}} is not known`, open);
    }
  };

  /** `cards as card, index (card.id)`. */
  const loop = ({ start, end }: Span): void => {
    const outer = outerOffsets(text, start, end);
    const as = outer.findLast((offset) => /^\sas\s/.test(text.slice(offset, offset + 4)));
    if (as === undefined) {
      // `{#each { length: 8 }, rank}`
      code.write('for (const $item of (');
      code.copy(start, end);
      code.write('\n)) {');
      return;
    }
    const item = as + 4;
    const key = outer.find((offset) => offset > item && text[offset] === '(');
    const comma = outer.find((offset) => offset > item && offset < (key ?? end) && text[offset] === ',');
    code.write('for (const ');
    code.copy(item, comma ?? key ?? end);
    code.write(' of (');
    code.copy(start, as);
    code.write('\n)) {');
    if (comma !== undefined) {
      code.write('let ');
      code.copy(comma + 1, key ?? end);
      code.write(';');
    }
    if (key !== undefined) writeStatement(code, text, { start: key, end });
  };

  for (let index = 0; index < text.length;) {
    const skipped = raw.find(({ tag }) => tag === index)?.after ?? skipMarkup(text, index);
    if (skipped !== undefined) index = skipped;
    else if (text[index] === '{') {
      // The slash of `{/each}` begins no regular expression.
      const closes = /^\{\s*\/[a-z]+\s*(?=\})/.exec(text.slice(index, index + 40));
      const end = closes ? index + closes[0].length : endOfBraces(text, index);
      block(index, end);
      index = end + 1;
    } else if (isTagStart(text, index)) {
      const tag = readTag(text, index, true);
      const component = componentName(tag.name);
      const props: GivenProp[] = [];
      for (const attribute of tag.attributes)
        for (const { start, end } of attribute.braces) {
          const value = bracedValue(text, attribute, { start, end });
          const prop = component === undefined ? undefined : value.prop;
          const write = (): void => {
            code.copy(value.start, value.end);
          };
          if (/^\s*@attach\b/.test(text.slice(start, end))) block(start - 1, end);
          else if (prop && holdsCode(text, value)) props.push({ name: prop.name, write });
          else writeStatement(code, text, value);
        }
      if (component !== undefined && props.length > 0) {
        code.write(';');
        writeComponent(code, component, props);
        code.write(';');
      }
      index = tag.end;
    } else index++;
  }
  const [left] = blocks;
  if (left) throw new MarkupError(`{#${left.name}} is never closed`, text.length);
};
