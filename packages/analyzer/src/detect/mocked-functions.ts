/**
 * What mocks of the project's own functions answer: `vi.mocked(loadCards).mockResolvedValue([{ sub_type: 'x' }])`,
 * `jest.mock('./api', () => ({ loadCards: async () => [{ sub_type: 'x' }] }))`. It is what the function itself gives.
 */
import type { AnyNode, SourceModule } from '../contracts.js';
import { refill } from '../evaluate/budget.js';
import type { Context } from '../evaluate/context.js';
import { memberOf } from '../evaluate/members.js';
import { bodiesIn } from '../evaluate/replies.js';
import { confidenceOf } from '../requests/confidence.js';
import { indexOf } from '../syntax/module-index.js';
import { isFunction, memberName } from '../syntax/nodes.js';
import { alternatives, type Value } from '../values/value.js';
import type { MatchList } from './match-list.js';
import { addFields } from './mock-replies.js';
import { callOfMocked, functionsOfMockedModules } from './stand-ins.js';

/** Methods of mocks (jest, vitest, sinon) that say what calls give. */
const ANSWERS = new Set([
  'mockResolvedValue',
  'mockResolvedValueOnce',
  'mockReturnValue',
  'mockReturnValueOnce',
  'mockImplementation',
  'mockImplementationOnce',
  'resolves',
  'returns',
  'callsFake',
]);

/** Adds the matches of what mocked functions answer. */
export function detectMockedFunctions(context: Context, module: SourceModule, list: MatchList): void {
  if (!/mock|stub|spy|sinon/i.test(module.text)) return;
  const add = (call: AnyNode, answer: AnyNode): void => {
    refill(context);
    const expected = context.evaluate(call, module, undefined);
    for (const value of bodiesIn(context, context.evaluate(answer, module, undefined)))
      addAnswer(context, expected, value, list, 0);
  };
  for (const call of indexOf(module).calls) {
    const [answer] = call.type === 'CallExpression' ? call.arguments : [];
    if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression' || !answer) continue;
    if (!ANSWERS.has(memberName(call.callee) ?? '')) continue;
    const mocked = callOfMocked(call.callee.object, call, module);
    if (mocked) add(mocked, answer);
  }
  for (const { call, answer } of functionsOfMockedModules(module)) if (isFunction(answer)) add(call, answer);
}

const MAX_DEPTH = 4;

/** Adds the fields of an answer that stand where what is expected has those of a resource. */
function addAnswer(context: Context, expected: Value, answer: Value, list: MatchList, depth: number): void {
  if (depth > MAX_DEPTH) return;
  for (const part of alternatives(expected)) {
    if (part.kind === 'resource') {
      const { confidence, evidence, ...belief } = confidenceOf(context, part.source);
      addFields(
        context,
        answer,
        part.resource,
        { ...belief, confidence, evidence: ['a mock answers with it', ...evidence] },
        list,
        0,
      );
    } else if (part.kind === 'response') {
      for (const [name, gives] of Object.entries(part.request.answer.members ?? {}))
        if (gives === 'data')
          addAnswer(context, memberOf(context, part, name), memberOf(context, answer, name), list, depth + 1);
    } else if (part.kind === 'object') {
      for (const [name, entry] of part.entries)
        addAnswer(context, entry.value(), memberOf(context, answer, name), list, depth + 1);
    }
  }
}
