/** A program in a style. */
import { parseTree } from '../mutation/tree.js';
import type { Program } from './programs.js';
import type { Refusal, Variant } from './variants/variant.js';

/** The program with each file in the style that can be; refused where no file that is rewritten can. */
export interface Styled {
  program: Program;
  /** File of the plain program to the file of the styled one. */
  files: ReadonlyMap<string, string>;
  /** Plain files that are in the style. */
  inStyle: ReadonlySet<string>;
}

/** @param rewritten plain files that a migration changes */
export function styledProgram(program: Program, variant: Variant, rewritten: readonly string[]): Styled | Refusal {
  const texts = new Map<string, string>();
  const files = new Map<string, string>();
  const inStyle = new Set<string>();
  const reasons = new Map<string, string>();
  // Imports name the files of a program; the only file of one may have another name.
  const mayRename = program.texts.size === 1;
  for (const [file, text] of program.texts) {
    const renamed = variant.rename?.(file) ?? file;
    const name = mayRename ? renamed : file;
    const styled = renamed !== name ? { because: 'is imported by its name' } : textInStyle(file, text, variant);
    if (typeof styled === 'string' && parseTree(name, styled)) {
      texts.set(name, styled);
      files.set(file, name);
      inStyle.add(file);
    } else {
      texts.set(file, text);
      files.set(file, file);
      reasons.set(file, typeof styled === 'string' ? 'does not parse in the style' : styled.because);
    }
  }
  const refused = rewritten.filter((file) => !inStyle.has(file));
  if (refused.length === rewritten.length) return { because: reasons.get(refused[0] ?? '') ?? 'nothing is rewritten' };
  const gone = [...files].flatMap(([file, name]) => (file === name ? [] : [file.slice(program.root.length + 1)]));
  return { program: { ...program, texts, others: [...program.others, ...gone] }, files, inStyle };
}

const COMPONENT = /\.(?:vue|svelte|astro)$/;

/** The text of a plain file in a style. */
export function textInStyle(file: string, text: string, variant: Variant): string | Refusal {
  if (COMPONENT.test(file)) {
    // Only what needs no tree.
    if (!variant.ofAnyText) return { because: 'is a component' };
    return variant.ofAnyText(text);
  }
  const tree = parseTree(file, text);
  return tree ? variant.apply(tree) : { because: 'is not read' };
}
