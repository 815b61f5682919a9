import type { Phase } from '@curfew/schedule';

/** A phase in one word for people. */
export const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  sunset: 'gone',
  closing: 'closing',
  announced: 'announced',
};
