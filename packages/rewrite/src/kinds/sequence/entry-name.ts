/** Names for the constant or the entry that holds the new path. */

/** `events` -> `eventSets`, `EVENTS_URL` -> `EVENT_SETS_URL`, `LOG` -> `EVENT_SETS`: in the way the old name is written. */
export function nameFor(next: string, old: string, segment: string): string {
  const words = next.split(/[_-]/);
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const written = {
    upper: words.join('_').toUpperCase(),
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    snake: words.join('_'),
  };
  const style =
    old === old.toUpperCase() ? 'upper' : /^[A-Z]/.test(old) ? 'pascal' : old.includes('_') ? 'snake' : 'camel';
  const oldWord =
    style === 'upper'
      ? segment.toUpperCase()
      : style === 'pascal'
        ? segment.charAt(0).toUpperCase() + segment.slice(1)
        : segment;
  return old.includes(oldWord) ? old.replace(oldWord, () => written[style]) : written[style];
}
