import { decorators, emoji, hashbang, jsx, licenceHeader, lineSeparator, useClient } from './insertions.js';
import { cr, crlf, lf, mixed, noFinalNewline } from './line-ends.js';
import { doubleQuotes, noSemicolons, noTrailingCommas, tabs, trailingCommas } from './style.js';
import type { Variant } from './variant.js';

/** Every style but BOM, which is not part of a module's text. */
export const VARIANTS: readonly Variant[] = [
  lf,
  crlf,
  mixed,
  cr,
  tabs,
  noFinalNewline,
  noSemicolons,
  doubleQuotes,
  trailingCommas,
  noTrailingCommas,
  emoji,
  lineSeparator,
  hashbang,
  useClient,
  licenceHeader,
  decorators,
  jsx,
];
