/** Bytes on disk to text: UTF-8 only, the byte order mark set aside. */
import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import type { SourceText, Unread } from './project-contracts.js';

/** Files over this many bytes are not parsed unless a caller says otherwise: 2 MiB. */
export const DEFAULT_MAX_BYTES = 2 * 1024 * 1024;

/** Whether a file of this name is source code that some parser reads. */
export const isSourceName = (file: string): boolean => /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/i.test(file);

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

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

/**
 * Decodes UTF-8. The BOM is set aside, not part of the text.
 *
 * @returns The text, or an `Unread` that names the first byte that is not UTF-8.
 */
const decodeSource = (file: string, bytes: Uint8Array): SourceText | Unread => {
  try {
    const text = decoder.decode(bytes);
    const bom = text.startsWith('\uFEFF');
    return { file, text: bom ? text.slice(1) : text, bom };
  } catch {
    return { file, reason: `not UTF-8 (byte ${firstBadByte(bytes)})` };
  }
};

/**
 * Reads a source file whole.
 *
 * @param maxBytes Larger files are not read.
 */
export const readSource = (file: string, maxBytes: number): SourceText | Unread => {
  try {
    const { size } = statSync(file);
    if (size > maxBytes) return { file, reason: `too large (${size} bytes, the limit is ${maxBytes})` };
    return decodeSource(file, readFileSync(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { file, reason: code === 'ENOENT' ? 'no such file' : `not readable (${code ?? String(error)})` };
  }
};
