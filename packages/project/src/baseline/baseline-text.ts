import type { BaselineEntry } from './baseline-contracts.js';

const SCHEMA = 'https://curfew.example/schemas/curfew.baseline.schema.json';

/**
 * The text of a baseline: sorted by file, id and fingerprint, an entry a line, so that changes in different places merge by
 * themselves and the same findings always give the same bytes.
 */
export function baselineText(entries: readonly BaselineEntry[]): string {
  const lines = entries.toSorted(inFileOrder).map((entry) => `    ${JSON.stringify(written(entry))}`);
  const findings = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`;
  return `{\n  "$schema": ${JSON.stringify(SCHEMA)},\n  "version": 1,\n  "findings": ${findings}\n}\n`;
}

function written({ file, id, name, fingerprint, count, expires, owner, reason }: BaselineEntry): object {
  return { file, id, name, fingerprint, ...(count > 1 && { count }), expires, owner, reason };
}

/** By code units: the same on every machine. */
function inFileOrder(a: BaselineEntry, b: BaselineEntry): number {
  const [left, right] = [a, b].map(({ file, id, fingerprint }) => `${file}\0${id}\0${fingerprint}`);
  if (left === undefined || right === undefined || left === right) return 0;
  return left < right ? -1 : 1;
}
