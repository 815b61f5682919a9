/** The text search that decides whether a file needs to be parsed at all. */
import { spellings, type Schedule } from '@curfew/schedule';
import { escapePattern } from './syntax/escape-pattern.js';

/**
 * One regular expression for every name, value and path word of the schedule's targets. A text without a hit cannot hold a match of its
 * own (paths that other modules build from its exports hold a path word too).
 */
export function candidatePattern(schedule: Schedule): RegExp {
  const words = new Set<string>();
  const operations = new Map(schedule.operations.map((operation) => [operation.id, operation]));
  for (const deprecation of schedule.deprecations) {
    if (deprecation.withdrawn) continue;
    for (const target of deprecation.targets) {
      switch (target.kind) {
        case 'endpoint': {
          const segments = (operations.get(target.operation)?.path ?? '').split('/');
          const word = segments.filter((segment) => segment !== '' && !segment.startsWith('{')).at(-1);
          if (word !== undefined) words.add(word);
          break;
        }
        case 'query':
        case 'field':
          for (const spelling of spellings(target.name)) words.add(spelling);
          break;
        case 'identifier':
          for (const field of target.fields) words.add(field);
          break;
        default:
          words.add(target.value);
      }
    }
  }
  for (const deprecation of schedule.deprecations) {
    for (const target of deprecation.targets) {
      if (target.kind !== 'value' || !target.added) continue;
      for (const item of schedule.valueSets[target.set]?.values ?? []) words.add(item.value);
    }
  }
  return new RegExp(
    [...words]
      .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
      .map(escapePattern)
      .join('|'),
    'i',
  );
}
