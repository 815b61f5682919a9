import { createHash } from 'node:crypto';

/** What stays the same of a finding while lines move around it. */
export interface Identity {
  id: string;
  name: string;
  /** Relative, with `/`. */
  file: string;
  /** Text of the line on which the finding starts. */
  lineText: string;
}

/**
 * Fingerprints findings in the order given: 16 bytes in hex, from what was found, the file and the text of the line; not from
 * line numbers, dates or phases. Equal ones in one file are told apart by counting.
 */
export function createFingerprints(): (identity: Identity) => string {
  const seen = new Map<string, number>();
  return ({ id, name, file, lineText }) => {
    const key = JSON.stringify([id, name, file, lineText.trim().replace(/\s+/g, ' ')]);
    const ordinal = seen.get(key) ?? 0;
    seen.set(key, ordinal + 1);
    return createHash('sha256').update(`${key}#${ordinal}`).digest('hex').slice(0, 32);
  };
}
