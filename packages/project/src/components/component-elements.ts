/** Elements of components as calls: `<CardRow :card="card" />` is written as `CardRow({ "card": card })`, so that values go on into it. */
import type { Attribute, Span } from './markup.js';
import type { VirtualCode } from './virtual-code.js';

/** A prop that an element gives: its name in camel case, or nothing for an object that is spread; and what writes its value. */
export interface GivenProp {
  name: string | undefined;
  write: () => void;
}

/** The name by which the script knows the component of a tag: `CardRow` of `CardRow` and `card-row`; undefined for elements of HTML. */
export const componentName = (tag: string): string | undefined => {
  if (/^[A-Z][\w$]*$/.test(tag)) return tag;
  return /^[a-z][\w]*(?:-[\w]+)+$/.test(tag) ? capitalised(camelCased(tag)) : undefined;
};

/** `two-factor-pin` -> `twoFactorPin`. */
export const camelCased = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `picked` -> `Picked`. */
export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * What braces at an attribute hold: the range of the value, without the dots of a spread, and the prop that it is given as, where it is
 * given as one.
 */
export const bracedValue = (text: string, attribute: Attribute, { start, end }: Span): Span & { prop?: BracedProp } => {
  const dots = /^\s*\.\.\./.exec(text.slice(start, end))?.[0].length ?? 0;
  const prop = bracedProp(text, attribute, { start, end }, dots > 0);
  return { start: start + dots, end, ...(prop && { prop }) };
};

type BracedProp = Pick<GivenProp, 'name'>;

/** The prop that braces give: `card={…}`, `bind:card={…}`, `{card}`; without a name for `{...card}`. */
const bracedProp = (
  text: string,
  { name, value, braces }: Attribute,
  { start, end }: Span,
  spread: boolean,
): BracedProp | undefined => {
  if (name === '') {
    if (spread) return { name: undefined };
    const short = text.slice(start, end).trim();
    return /^[A-Za-z_$][\w$]*$/.test(short) ? { name: short } : undefined;
  }
  // A text with braces among others is no value by itself.
  const isWhole = braces.length === 1 && (value === undefined || value.end - value.start <= end - start + 2);
  const given = /^(?:bind:)?([A-Za-z_$][\w$]*)$/.exec(name)?.[1];
  return isWhole && given !== undefined ? { name: given } : undefined;
};

/** Writes the call. Its name and keys stand nowhere in the file. */
export const writeComponent = (code: VirtualCode, name: string, props: readonly GivenProp[]): void => {
  code.write(`${name}({`);
  for (const prop of props) {
    code.write(prop.name === undefined ? '...(' : `${JSON.stringify(prop.name)}: (`);
    prop.write();
    code.write('\n),');
  }
  code.write('})');
};
