import { describe, expect, it } from 'vitest';
import { nearestName } from '@curfew/project';
import { didYouMean } from '../src/did-you-mean.js';

const ids = ['card-sub-type', 'card-enroll', 'event-id'];

describe('nearestName', () => {
  it.each([
    ['card-subtype', 'card-sub-type'],
    ['card-enrol', 'card-enroll'],
    ['evnet-id', 'event-id'],
    ['EVENT-ID', 'event-id'],
  ])('takes %s for %s', (wrong, right) => {
    expect(nearestName(wrong, ids)).toBe(right);
  });

  it('has no guess for a name that is like none', () => {
    expect(nearestName('quarterly', ids)).toBeUndefined();
    expect(didYouMean('quarterly', ids)).toBe('');
  });

  it('asks about the guess', () => {
    expect(didYouMean('card-enrol', ids)).toBe(' Did you mean "card-enroll"?');
  });
});
