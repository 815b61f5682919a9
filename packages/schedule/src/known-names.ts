const SHOWN_NAMES = 40;

/** The end of a reason that tells which names exist, so that a typing error shows; the first forty of many. */
export function knownAre(names: readonly string[]): string {
  if (names.length === 0) return 'none is known';
  const more = names.length > SHOWN_NAMES ? ` and ${names.length - SHOWN_NAMES} more` : '';
  return `known are: ${names.slice(0, SHOWN_NAMES).join(', ')}${more}`;
}
