const WINDOW = 100;
const FACTOR = 37n;
/** What leaves the window was multiplied this often. */
const LEAVING = BigInt.asUintN(64, FACTOR ** BigInt(WINDOW));
const END_OF_FILE = 0xffff;

/**
 * The `primaryLocationLineHash` of each line of a file, as GitHub's upload action computes it, so that uploading never meets two
 * values for one line: a polynomial hash (factor 37, modulo 2^64) of the 100 UTF-16 units from the start of the line, blanks and
 * tabs left out, line ends taken for LF, with the end of the file as 0xFFFF and zeros after it; then `:` and how often the hash occurred up to there.
 *
 * @param text text of the file, with its BOM where it has one
 * @returns the hash of line n (from 1) at index n - 1
 */
export function lineHashes(text: string): string[] {
  const units: number[] = [];
  const lineAt: number[] = [];
  let startsLine = true;
  for (let index = 0; index <= text.length; index += 1) {
    const unit = index < text.length ? text.charCodeAt(index) : END_OF_FILE;
    if (unit === 0x20 || unit === 0x09 || (unit === 0x0a && text.charCodeAt(index - 1) === 0x0d)) continue;
    if (startsLine) lineAt.push(units.length);
    startsLine = unit === 0x0a || unit === 0x0d;
    units.push(unit === 0x0d ? 0x0a : unit);
  }
  const seen = new Map<string, number>();
  let hash = 0n;
  let hashed = 0;
  return lineAt.map((start) => {
    for (; hashed < start + WINDOW; hashed += 1) {
      const entering = BigInt(units[hashed] ?? 0);
      const leaving = BigInt(units[hashed - WINDOW] ?? 0);
      hash = BigInt.asUintN(64, hash * FACTOR + entering - LEAVING * leaving);
    }
    const hex = hash.toString(16);
    const count = (seen.get(hex) ?? 0) + 1;
    seen.set(hex, count);
    return `${hex}:${count}`;
  });
}
