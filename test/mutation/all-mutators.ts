import type { Mutator } from './program.js';
import { blankLines, carriageReturns, comments } from './stay/layout.js';
import { pathConstants, quotes } from './stay/literals.js';
import { blocks, classMethods, innerFunctions, reorder } from './stay/move-code.js';
import { renameLocals } from './stay/rename-locals.js';
import { unrelatedCode } from './stay/unrelated-code.js';
import { assertions, immediateFunctions, parentheses, promises } from './stay/wrap-expressions.js';
import { foreignImport } from './vanish/foreign-import.js';
import { lookAlikePath } from './vanish/look-alike-path.js';
import { otherVendor } from './vanish/other-vendor.js';
import { reboundClient, shadowedClient } from './vanish/shadowed-clients.js';
import { shadowedFetch } from './vanish/shadowed-fetch.js';

/** Every mutator. */
export const MUTATORS: readonly Mutator[] = [
  renameLocals,
  parentheses,
  assertions,
  promises,
  immediateFunctions,
  blocks,
  classMethods,
  innerFunctions,
  comments,
  blankLines,
  carriageReturns,
  reorder,
  pathConstants,
  quotes,
  unrelatedCode,
  otherVendor,
  shadowedClient,
  reboundClient,
  lookAlikePath,
  foreignImport,
  shadowedFetch,
];
