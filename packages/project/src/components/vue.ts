/** Vue: both scripts, then the template as statements in a block that sees their names. */
import { camelCased, capitalised, componentName, writeComponent, type GivenProp } from './component-elements.js';
import type { ComponentCode } from './component-code.js';
import {
  attributeText,
  isTagStart,
  outerOffsets,
  rawContent,
  readTag,
  skipMarkup,
  MarkupError,
  type Attribute,
  type Span,
  type Tag,
} from './markup.js';
import { createVirtualCode, type VirtualCode } from './virtual-code.js';
import { copyDecoded, holdsCode, writeStatement } from './write-expression.js';

const SCRIPTS = /^(?:js|jsx|ts|tsx|javascript|typescript)$/;
const IN_SLOT = /^(?:v-slot(?::|$)|#)/;
const OWN_SCOPE = /^(?:slot-scope|scope)$/;
const SLOT = new RegExp(`${IN_SLOT.source}|${OWN_SCOPE.source}`);
/** Texts that may be names of fields: `prop="two_factor_pin"`, `field="card.sub_type"`. */
const NAME = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/;
const BOUND =
  /^(?::|\.|v-bind(?::|$)|v-(?:if|else-if|show|html|text|model|memo)(?:[:.]|$)|v-(?!on|for|slot|else$|once$|pre$|cloak$))/;
const HANDLER = /^(?:@|v-on(?::|$))/;

/** Reads a single-file component. */
export const vueCode = (text: string): ComponentCode => {
  const code = createVirtualCode(text);
  const result: ComponentCode = { code, jsx: false, returns: false, unreadParts: [] };
  const templates: Span[] = [];
  for (let index = 0; index < text.length;) {
    const skipped = skipMarkup(text, index);
    if (skipped !== undefined) {
      index = skipped;
      continue;
    }
    if (!isTagStart(text, index)) {
      index++;
      continue;
    }
    const tag = readTag(text, index, false);
    index = tag.end;
    if (tag.empty) continue;
    const lang = attributeText(text, tag, 'lang');
    const content =
      tag.name === 'template' && (lang ?? 'html') === 'html' ? nestedContent(text, tag) : rawContent(text, tag);
    index = content.after;
    if (tag.name === 'script') {
      if (lang !== undefined && !SCRIPTS.test(lang))
        result.unreadParts.push({ ...content, reason: `scripts in ${lang} are not read` });
      else code.copy(content.start, content.end, 'script');
      code.write('\n;');
      result.jsx ||= (lang ?? '').endsWith('x');
    } else if (tag.name === 'template') {
      if ((lang ?? 'html') === 'html') templates.push(content);
      else result.unreadParts.push({ ...content, reason: `templates in ${lang ?? ''} are not read` });
    }
  }
  for (const template of templates) {
    code.write('\n{');
    writeTemplate(code, text, template);
    code.write('}');
  }
  return result;
};

/** The content of the outer template, which may hold others. */
const nestedContent = (text: string, tag: Tag): Span & { after: number } => {
  let depth = 1;
  for (let index = tag.end; index < text.length;) {
    if (text.startsWith('{{', index)) {
      const end = text.indexOf('}}', index);
      index = end === -1 ? index + 2 : end + 2;
      continue;
    }
    if (/^<\/template\s*>/.test(text.slice(index, index + 30))) {
      depth--;
      const after = text.indexOf('>', index) + 1;
      if (depth === 0) return { start: tag.end, end: index, after };
      index = after;
    } else if (isTagStart(text, index)) {
      const inner = readTag(text, index, false);
      if (inner.name === 'template' && !inner.empty) depth++;
      index = inner.end;
    } else index = skipMarkup(text, index) ?? index + 1;
  }
  throw new MarkupError('<template> is never closed', tag.end);
};

const writeTemplate = (code: VirtualCode, text: string, { start, end }: Span): void => {
  /** Open elements, with the code that closes what their directives opened. */
  const open: { name: string; closing: string }[] = [];
  const closeLast = (): void => {
    code.write(open.pop()?.closing ?? '');
  };
  for (let index = start; index < end;) {
    if (text.startsWith('{{', index)) {
      const close = text.indexOf('}}', index);
      if (close === -1) throw new MarkupError('an interpolation is never closed', index);
      writeStatement(code, text, { start: index + 2, end: close });
      index = close + 2;
    } else if (isTagStart(text, index)) {
      const tag = readTag(text, index, false);
      const closing = writeDirectives(code, text, tag);
      index = tag.end;
      if (tag.empty) code.write(closing);
      else if (tag.name === 'script' || tag.name === 'style') {
        code.write(closing);
        index = rawContent(text, tag).after;
      } else open.push({ name: tag.name, closing });
    } else if (text.startsWith('</', index)) {
      const name = /^<\/([^\s>]*)/.exec(text.slice(index, index + 200))?.[1];
      const depth = open.findLastIndex((element) => element.name === name);
      if (depth !== -1) while (open.length > depth) closeLast();
      index = skipMarkup(text, index) ?? index + 2;
    } else index = skipMarkup(text, index) ?? index + 1;
  }
  while (open.length > 0) closeLast();
};

/** Writes the directives of an element; what comes back closes what they opened. */
const writeDirectives = (code: VirtualCode, text: string, tag: Tag): string => {
  const named = (name: string): Attribute | undefined => tag.attributes.find((attribute) => attribute.name === name);
  const done = new Set<Attribute>();
  let closing = '';
  const loop = named('v-for');
  if (loop?.value) {
    done.add(loop);
    writeLoop(code, text, loop.value);
    closing = `}${closing}`;
  }
  const condition = named('v-if') ?? named('v-else-if');
  const otherwise = condition?.name === 'v-else-if' || named('v-else') !== undefined;
  if (condition?.value || otherwise) {
    const chained = otherwise && code.text().endsWith('}/*if*/');
    if (chained) code.write('else ');
    if (condition?.value && holdsCode(text, condition.value)) {
      done.add(condition);
      code.write('if (');
      copyDecoded(code, text, condition.value, condition.value.quote);
      code.write('\n)');
    }
    code.write('{');
    closing = `}/*if*/${closing}`;
  }
  const component = componentName(tag.name);
  const openSlots = (test: RegExp): void => {
    for (const { name, value } of tag.attributes) {
      if (value === undefined || !test.test(name) || !holdsCode(text, value)) continue;
      writeColumnOfSlot(code, text, name, value);
      code.write(';((');
      copyDecoded(code, text, value, value.quote);
      code.write('\n) => {');
      closing = `});${closing}`;
    }
  };
  // What `v-slot` names is seen between the tags of its component, what the old `slot-scope` names by the element itself.
  openSlots(component === undefined ? SLOT : OWN_SCOPE);
  const props: GivenProp[] = [];
  for (const attribute of tag.attributes) {
    const { name, value } = attribute;
    if (value === undefined || done.has(attribute) || !holdsCode(text, value)) continue;
    if (component !== undefined && isName(text, name, value)) {
      props.push({
        name: camelCased(name),
        write: () => {
          code.copy(value.start - 1, value.end + 1);
        },
      });
      continue;
    }
    const quote = value.quote === '' ? ' ' : value.quote;
    const prop = component === undefined ? undefined : propOf(name);
    const event = component === undefined ? undefined : eventOf(name);
    if (event !== undefined) {
      const write = (): void => {
        writeListener(code, text, value);
      };
      props.push({ name: event, write });
    } else if (prop) {
      const write = (): void => {
        copyDecoded(code, text, value, quote);
      };
      props.push({ name: prop.name, write });
    } else if (HANDLER.test(name)) writeHandler(code, text, value);
    else if (BOUND.test(name)) writeStatement(code, text, value, quote);
  }
  if (component !== undefined && props.length > 0) {
    code.write(';');
    writeComponent(code, component, props);
    code.write(';');
    if (!tag.empty) {
      code.write('{');
      closing = `}${closing}`;
    }
  }
  if (component !== undefined) openSlots(IN_SLOT);
  return closing;
};

/** `#item.sub_type`, `#cell(sub_type)`, `#body-cell-sub_type`: slots of tables that are named after a column. */
const COLUMN_SLOT = /^(?:#|v-slot:)(?:item|header|column|cell|body-cell)[.(-]([A-Za-z_]\w*)\)?$/;

/** Writes the column that a slot is named after as a field of the row. */
const writeColumnOfSlot = (code: VirtualCode, text: string, slot: string, value: Span): void => {
  const column = COLUMN_SLOT.exec(slot)?.[1];
  if (column === undefined) return;
  const start = text.lastIndexOf(column, value.start);
  code.write(';(({ row: { ');
  code.copy(start, start + column.length, 'template', ' ');
  code.write(': $column } }) => {});');
};

/** A text in quotes that an attribute without a directive gives: it is written as it stands. */
const isName = (text: string, attribute: string, { start, end, quote }: Span & { quote: string }): boolean =>
  quote !== '' &&
  /^[A-Za-z][\w-]*$/.test(attribute) &&
  !/^(?:v-|slot|scope$|class$|style$|ref$|key$|is$)/.test(attribute) &&
  NAME.test(text.slice(start, end));

/** The prop by which a component is given a listener: `onPicked` of `@picked`, `v-on:picked.once`, `onClickRow` of `@click:row`. */
const eventOf = (attribute: string): string | undefined => {
  const event = /^(?:@|v-on:)([A-Za-z][\w:-]*)(?:\.[\w.]+)?$/.exec(attribute)?.[1];
  return event === undefined ? undefined : `on${capitalised(camelCased(event.replaceAll(':', '-')))}`;
};

/** The prop that an attribute gives: `:card`, `v-bind:card.sync`, `v-model`; without a name for `v-bind="card"`. */
const propOf = (attribute: string): { name: string | undefined } | undefined => {
  if (/^v-bind$/.test(attribute)) return { name: undefined };
  if (/^v-model(?:\.[\w.]+)?$/.test(attribute)) return { name: 'modelValue' };
  const name = /^(?::|\.|v-bind:|v-model:)([\w-]+)(?:\.[\w.]+)?$/.exec(attribute)?.[1];
  return name === undefined || name === 'key' || name === 'ref' ? undefined : { name: camelCased(name) };
};

/** `card in cards`, `(card, index) of cards`. */
const writeLoop = (code: VirtualCode, text: string, value: Span & { quote: string }): void => {
  const found = /^([\s\S]*?)\s+(?:in|of)\s+(?=\S)/.exec(text.slice(value.start, value.end));
  if (found?.[1] === undefined) throw new MarkupError('v-for without "in"', value.start);
  let start = value.start + (/^\s*\(?/.exec(found[1])?.[0].length ?? 0);
  const bracketed = /^\s*\(/.test(found[1]);
  const end = value.start + found[1].length - (bracketed ? (/\)\s*$/.exec(found[1])?.[0].length ?? 0) : 0);
  const commas = outerOffsets(text, start, end).filter((offset) => text[offset] === ',');
  code.write('for (const ');
  const names: Span[] = [];
  for (const comma of [...commas, end]) {
    names.push({ start, end: comma });
    start = comma + 1;
  }
  const [item, ...others] = names;
  if (item) copyDecoded(code, text, item, value.quote);
  code.write(' of (');
  copyDecoded(code, text, { start: value.start + found[0].length, end: value.end }, value.quote);
  code.write('\n)) {');
  for (const other of others) {
    code.write('let ');
    copyDecoded(code, text, other, value.quote);
    code.write(';');
  }
};

const writeHandler = (code: VirtualCode, text: string, value: Span & { quote: string }): void => {
  const whole = isFunction(text, value);
  code.write(whole ? ';(' : ';(($event) => {');
  copyDecoded(code, text, value, value.quote);
  code.write(whole ? '\n);' : '\n});');
};

/** A listener as a function: itself, one that calls it by its name, or one that runs it as statements. */
const writeListener = (code: VirtualCode, text: string, value: Span & { quote: string }): void => {
  const whole = isFunction(text, value);
  const named = /^\s*[A-Za-z_$][\w$.]*\s*$/.test(text.slice(value.start, value.end));
  code.write(whole ? '' : named ? '($event, $more) => (' : '($event) => {');
  copyDecoded(code, text, value, value.quote);
  code.write(whole ? '' : named ? '\n)($event, $more)' : '\n}');
};

const isFunction = (text: string, { start, end }: Span): boolean =>
  /^\s*(?:async\s+)?(?:function\b|\(|[\w$]+\s*=>)/.test(text.slice(start, end));
