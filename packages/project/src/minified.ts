/** Whether a file is the output of a minifier, told from its name and the length of its lines. */
import { closeSync, openSync, readSync } from 'node:fs';

/** Smaller files are read like any other: parsing them costs less than asking. */
const SMALLEST = 16 * 1024;
const SAMPLE = 64 * 1024;
const LONG_LINE = 1000;

/** Lines of data (base64, prose) are long too, but have few of these. */
const PUNCTUATION = /[;{}()=,]/g;

/** `text` is the beginning of a file. Long lines of code must make up most of it. */
const looksMinified = (text: string): boolean => {
  let long = 0;
  for (const line of text.split(/\r?\n|\r/)) {
    if (line.length > LONG_LINE && (line.match(PUNCTUATION)?.length ?? 0) > line.length / 20) long += line.length;
  }
  return long > text.length / 2;
};

/** Reads the beginning of a file of `size` bytes, where it is large enough to matter. A file that cannot be read is not minified. */
export const isMinified = (file: string, size: number): boolean => {
  if (/[.-]min\.[cm]?js$/i.test(file)) return true;
  if (size < SMALLEST) return false;
  try {
    const descriptor = openSync(file, 'r');
    try {
      const sample = Buffer.alloc(Math.min(SAMPLE, size));
      return looksMinified(sample.toString('latin1', 0, readSync(descriptor, sample, 0, sample.length, 0)));
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return false;
  }
};
