/** Expectations of tests: `expect(card).not.toEqual(…)`, `expect(card).to.have.property(…)`. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { unwrap, type NodeOf } from '../syntax/nodes.js';
import { calledName } from './called-name.js';

/** What the callee of an expectation speaks of; undefined where it is none. */
export function subjectOfExpectation(callee: NodeOf<'MemberExpression'>, module: SourceModule): AnyNode | undefined {
  let subject = unwrap(callee.object);
  while (subject.type === 'MemberExpression') subject = unwrap(subject.object);
  if (subject.type !== 'CallExpression' || subject.callee.type !== 'Identifier') return undefined;
  return calledName(subject.callee, module) === 'expect' ? subject.arguments[0] : undefined;
}
