/** Component files: their scripts and the expressions of their templates as one module, at their places in the file. */
import { parseOxc } from '../parse-oxc.js';
import { placeOf, type ParsedText, type ParseFailure } from '../parse-result.js';
import { tooDeep } from '../nesting-depth.js';
import { astroCode } from './astro.js';
import type { ComponentCode } from './component-code.js';
import { MarkupError } from './markup.js';
import { svelteCode } from './svelte.js';
import { vueCode } from './vue.js';

const READERS: Readonly<Record<string, (text: string) => ComponentCode>> = {
  vue: vueCode,
  svelte: svelteCode,
  astro: astroCode,
};

const extensionOf = (file: string): string => /[^.]*$/.exec(file)?.[0].toLowerCase() ?? '';

/** Whether the name is that of a component: `.vue`, `.svelte`, `.astro`. */
export const isComponent = (file: string): boolean => extensionOf(file) in READERS;

/** A parsed component: ranges of the program are still those of the code. */
export interface ParsedComponent extends ComponentCode {
  parsed: ParsedText;
}

/** Parses a component. What its markup or its code cannot be read for comes back as a failure, at its place in the file. */
export const parseComponent = (file: string, text: string): ParsedComponent | ParseFailure => {
  const reader = READERS[extensionOf(file)];
  if (reader === undefined) return { message: 'not a component' };
  try {
    const component = reader(text);
    const source = component.code.text();
    const deep = tooDeep(source);
    if (deep !== undefined) return { message: `not parsed: ${deep}` };
    const parsed = parseOxc(component.jsx ? 'component.tsx' : 'component.mts', source, component.returns);
    if ('program' in parsed) return { ...component, parsed };
    if (parsed.offset === undefined) return { message: parsed.message };
    const [offset] = component.code.place(parsed.offset, parsed.offset);
    return { message: parsed.message, ...placeOf(text, offset) };
  } catch (error) {
    if (error instanceof MarkupError) return { message: error.message, ...placeOf(text, error.offset) };
    throw error;
  }
};
