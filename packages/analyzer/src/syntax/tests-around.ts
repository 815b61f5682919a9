/** The tests that decide whether a place is reached, and how they came out. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { exits } from './exits.js';
import { parentOf } from './module-index.js';
import { rangeOf } from './nodes.js';

interface Test {
  test: AnyNode;
  truth: boolean;
}

/** Of conditions around the place, and of statements before it that leave (`if (…) return;`); innermost first. */
export function testsAround(node: AnyNode, module: SourceModule): Test[] {
  const found: Test[] = [];
  let child = node;
  for (let parent = parentOf(child, module); parent; child = parent, parent = parentOf(parent, module)) {
    switch (parent.type) {
      case 'IfStatement':
      case 'ConditionalExpression':
        if (parent.consequent === child) found.push({ test: parent.test, truth: true });
        if (parent.alternate === child) found.push({ test: parent.test, truth: false });
        break;
      case 'LogicalExpression':
        if (parent.right === child && parent.operator !== '??')
          found.push({ test: parent.left, truth: parent.operator === '&&' });
        break;
      case 'BlockStatement':
      case 'Program':
        found.push(...passed(parent.body, child));
        break;
      default:
        break;
    }
  }
  return found;
}

interface Leaving {
  /** Where the statement ends: offset in UTF-16 code units. */
  end: number;
  tests: readonly Test[];
}

/** Of each list of statements, remembered because every place in a long list asks. */
const leaving = new WeakMap<readonly AnyNode[], readonly Leaving[]>();

function passed(statements: readonly AnyNode[], child: AnyNode): Test[] {
  let known = leaving.get(statements);
  if (!known) {
    known = statements.flatMap((statement) => {
      const tests = leavingTests(statement);
      return tests.length > 0 ? [{ end: rangeOf(statement)[1], tests }] : [];
    });
    leaving.set(statements, known);
  }
  const [start] = rangeOf(child);
  return known.flatMap(({ end, tests }) => (end <= start ? tests : []));
}

function leavingTests(statement: AnyNode): Test[] {
  if (statement.type === 'BlockStatement') return statement.body.flatMap(leavingTests);
  const leaves = statement.type === 'IfStatement' && exits(statement.consequent);
  return leaves ? [{ test: statement.test, truth: false }] : [];
}
