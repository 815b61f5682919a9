/** Expectations of tests: `expect(card).not.toEqual(…)`, `expect(card).to.have.property(…)`. */
import type { AnyNode } from '../contracts.js';
import { unwrap, type NodeOf } from './nodes.js';

/** What the callee of an expectation speaks of; undefined where it is none. */
export function subjectOfExpectation(callee: NodeOf<'MemberExpression'>): AnyNode | undefined {
  let subject = unwrap(callee.object);
  while (subject.type === 'MemberExpression') subject = unwrap(subject.object);
  if (subject.type !== 'CallExpression' || subject.callee.type !== 'Identifier') return undefined;
  return subject.callee.name === 'expect' ? subject.arguments[0] : undefined;
}
