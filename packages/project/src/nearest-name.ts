import { distance } from 'fastest-levenshtein';

/** Longer names are no typing errors, and comparing them costs time. */
const LONGEST = 100;

/** The known name that a wrong one was most likely meant to be; undefined where none is near. Case does not count. */
export const nearestName = (wrong: string, known: Iterable<string>): string | undefined => {
  if (wrong.length > LONGEST) return undefined;
  const ranked = [...known]
    .map((name) => ({ name, away: distance(wrong.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.away - b.away);
  const [best] = ranked;
  return best !== undefined && best.away <= Math.max(2, Math.floor(wrong.length * 0.4)) ? best.name : undefined;
};

/** `known are: a, b; did you mean a?` */
export const knownNames = (name: string, allowed: readonly string[]): string => {
  const nearest = nearestName(name, allowed);
  return `known are: ${allowed.join(', ')}${nearest === undefined ? '' : `; did you mean ${nearest}?`}`;
};
