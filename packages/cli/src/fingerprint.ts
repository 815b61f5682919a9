import { createHash } from 'node:crypto';

/**
 * Makes fingerprints unique in a report: the first finding at a place has that of the place, each further one at an equal place of
 * the same file one of its own. In the order given.
 */
export function createFingerprints(): (site: string) => string {
  const seen = new Map<string, number>();
  return (site) => {
    const ordinal = seen.get(site) ?? 0;
    seen.set(site, ordinal + 1);
    if (ordinal === 0) return site;
    return createHash('sha256').update(`${site}#${ordinal}`).digest('hex').slice(0, 32);
  };
}
