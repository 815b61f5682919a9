/** A search for plain words in a file of any size, without holding it in memory. */
import { closeSync, openSync, readSync } from 'node:fs';

const CHUNK = 1 << 20;

/**
 * Whether one of the tokens stands in the file, read piece by piece: for files too large to parse.
 *
 * @param tokens Plain substrings; an empty one never matches.
 * @throws The error of the file system when the file cannot be read.
 */
export const fileMentions = (file: string, tokens: readonly string[]): boolean => {
  const needles = tokens.filter((token) => token !== '').map((token) => Buffer.from(token));
  // A token may lie across the border of two pieces.
  const overlap = Math.max(0, ...needles.map((needle) => needle.length - 1));
  const buffer = Buffer.alloc(CHUNK + overlap);
  const descriptor = openSync(file, 'r');
  try {
    let kept = 0;
    for (;;) {
      const read = readSync(descriptor, buffer, kept, CHUNK, null);
      if (read === 0) return false;
      const piece = buffer.subarray(0, kept + read);
      if (needles.some((needle) => piece.includes(needle))) return true;
      kept = Math.min(overlap, piece.length);
      piece.copy(buffer, 0, piece.length - kept);
    }
  } finally {
    closeSync(descriptor);
  }
};
