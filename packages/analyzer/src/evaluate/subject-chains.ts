/** Chains of commands of Cypress on what it holds: `cy.request(…).its('body').should('have.length', 3).then(…)`. */
import { plainText, isOfService, type Value } from '../values/value.js';
import type { Context } from './context.js';
import { memberOf } from './members.js';

/** Commands that say something about the subject and hand it on. */
const SAYING = new Set(['should', 'and', 'as']);

/**
 * What a command hands on of its subject; undefined where it is none of these.
 *
 * @param first The first argument of the command.
 */
export function subjectAfter(context: Context, subject: Value, name: string, first: () => Value): Value | undefined {
  if (name === 'its') {
    const path = plainText(first());
    return path?.split('.').reduce((owner, member) => memberOf(context, owner, member), subject);
  }
  return SAYING.has(name) && isOfService(subject) ? subject : undefined;
}
