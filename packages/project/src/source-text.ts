/** Bytes on disk to text: UTF-8 only, the byte order mark set aside. */
import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import type { SourceText, Unread } from './project-contracts.js';

/** Files over this many bytes are not parsed unless a caller says otherwise: 2 MiB. */
export const DEFAULT_MAX_BYTES = 2 * 1024 * 1024;

/** Whether a file of this name is source code that some parser reads. */
export const isSourceName = (file: string): boolean => /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/i.test(file);

/** Position of the first byte that is not UTF-8. */
const firstBadByte = (bytes: Uint8Array): number => {
  let good = 0;
  let bad = bytes.length;
  // The longest prefix that decodes as a stream ends right before the bad byte.
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, middle), { stream: true });
      good = middle;
    } catch {
      bad = middle;
    }
  }
  // A sequence may have begun well before the byte that breaks it.
  for (let start = good; start > good - 3 && start > 0; start--) {
    if (isUtf8(bytes.subarray(0, start))) return start;
  }
  return good;
};

/** What stands in a decoded text for each byte that is not UTF-8; it may also be written there. */
const REPLACEMENT = '\uFFFD';

/**
 * Reads a source file whole. The BOM is set aside, not part of the text.
 *
 * @param maxBytes Larger files are not read; undefined where the size is known to be right.
 * @returns The text, or an `Unread` that says why there is none: of bytes that are not UTF-8, where the first one stands.
 */
export const readSource = (file: string, maxBytes: number | undefined): SourceText | Unread => {
  try {
    const size = maxBytes === undefined ? 0 : statSync(file).size;
    if (maxBytes !== undefined && size > maxBytes)
      return { file, reason: `too large (${size} bytes, the limit is ${maxBytes})` };
    // To read and decode in one call takes half of the time that bytes and a strict decoder take.
    const text = readFileSync(file, 'utf8');
    if (text.includes(REPLACEMENT)) {
      const bytes = readFileSync(file);
      if (!isUtf8(bytes)) return { file, reason: `not UTF-8 (byte ${firstBadByte(bytes)})` };
    }
    const bom = text.startsWith('\uFEFF');
    return { file, text: bom ? text.slice(1) : text, bom };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { file, reason: code === 'ENOENT' ? 'no such file' : `not readable (${code ?? String(error)})` };
  }
};
