/** What the readers of component files hand to the parser. */
import type { VirtualCode } from './virtual-code.js';

export interface ComponentCode {
  code: VirtualCode;
  /** The script holds JSX. */
  jsx: boolean;
  /** `return` may stand outside of functions. */
  returns: boolean;
  /** Parts that were not read, with the reason: what they hold is not known. */
  unreadParts: { start: number; end: number; reason: string }[];
}
