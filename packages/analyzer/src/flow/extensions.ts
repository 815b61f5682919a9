/** The flow between the parts of a browser extension: what they tell each other, and what they keep. */
import { EXTENSION_CALLS } from '../clients/extensions.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { partsOfExtension } from '../evaluate/extensions.js';
import { indexOf, referencesOf, variableAt } from '../syntax/module-index.js';
import { isFunction, memberName } from '../syntax/nodes.js';
import { takenBy } from '../syntax/outermost.js';
import { returnedBy } from '../syntax/returned.js';
import { markCallback } from './forward-calls.js';
import { giversOf } from './givers.js';
import { mark, type Marks } from './marks.js';

/** Marks the calls by which parts reach each other: any of them may hold something of the service. */
export function sowExtensions(marks: Marks): void {
  for (const module of partsOfExtension(marks.context, marks.module)) {
    for (const call of indexOf(module).calls) {
      if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') continue;
      const name = memberName(call.callee) ?? '';
      if (!EXTENSION_CALLS.includes(name) || !ROOT.test(rootOf(call.callee))) continue;
      mark(marks, call, module, 'holds');
      mark(marks, call.callee, module, 'needs');
      for (const argument of call.arguments) {
        mark(marks, argument, module, 'needs');
        markCallback(marks, argument, module, 'holds');
        if (name === 'addListener') needAnswers(marks, argument, module, 0);
      }
    }
  }
}

const ROOT = /^(?:chrome|browser)$/;
const MAX_HOPS = 3;

function rootOf(member: AnyNode): string {
  let node = member;
  while (node.type === 'MemberExpression') node = node.object;
  return node.type === 'Identifier' ? node.name : '';
}

/** What a listener answers: what it returns, and what it calls its last parameter with. */
function needAnswers(marks: Marks, listener: AnyNode, module: SourceModule, hops: number): void {
  if (!isFunction(listener)) {
    if (hops < MAX_HOPS)
      for (const giver of giversOf(marks, listener, module)) needAnswers(marks, giver.node, giver.module, hops + 1);
    return;
  }
  for (const returned of returnedBy(listener, module)) mark(marks, returned, module, 'needs');
  const answers = listener.params[2];
  const variable =
    answers?.type === 'Identifier' ? variableAt(answers.name, listener.body ?? listener, module) : undefined;
  for (const reference of variable ? referencesOf(variable, module) : []) {
    const { place, taker: call } = takenBy(reference, module);
    if (call?.type !== 'CallExpression') continue;
    if (call.callee !== place) mark(marks, call, module, 'needs');
    for (const argument of call.callee === place ? call.arguments : []) mark(marks, argument, module, 'needs');
  }
}
