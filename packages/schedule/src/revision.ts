import { createHash } from 'node:crypto';

const LENGTH = 12;

/**
 * The revision of schedule data: the first 12 hexadecimal digits of the SHA-256 of everything but the revision itself, as
 * JSON without spaces. It changes with the data and with nothing else (layout of the file, day of the release).
 */
export function revisionOf(data: object): string {
  const content = JSON.stringify({ ...data, revision: undefined });
  return createHash('sha256').update(content).digest('hex').slice(0, LENGTH);
}
