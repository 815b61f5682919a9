/** The flow between the processes of an application of Electron: what they tell each other, and what they share with windows. */
import { ELECTRON_CALLS } from '../clients/electron.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { processesOf } from '../evaluate/electron-calls.js';
import { indexOf, variableAt } from '../syntax/module-index.js';
import { literalString, memberName, propertyName } from '../syntax/nodes.js';
import { markName } from './bindings.js';
import { markCallback, markParameters } from './forward-calls.js';
import { mark, modulesWith, type Marks } from './marks.js';

/** Marks the calls by which processes reach each other: any of them may hold something of the service. */
export function sowProcesses(marks: Marks): void {
  for (const module of processesOf(marks.context, marks.module)) {
    for (const call of indexOf(module).calls) {
      if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') continue;
      const name = memberName(call.callee) ?? '';
      if (!ELECTRON_CALLS.has(name)) continue;
      mark(marks, call, module, 'holds');
      mark(marks, call.callee.object, module, 'needs');
      for (const argument of call.arguments) {
        mark(marks, argument, module, 'needs');
        markCallback(marks, argument, module, 'holds');
        markParameters(marks, argument, module, 'holds');
      }
      if (name === 'exposeInMainWorld') sowShared(marks, call.arguments, module);
    }
  }
}

/** What a window has under a name, and by the names of its members. */
function sowShared(marks: Marks, [name, object]: readonly AnyNode[], module: SourceModule): void {
  const text = literalString(name);
  if (text === undefined) return;
  markName(marks, text, 'holds');
  for (const user of modulesWith(marks, [text]))
    for (const node of indexOf(user).names.get(text) ?? [])
      if ((variableAt(text, node, user)?.defs.length ?? 0) === 0) mark(marks, node, user, 'holds');
  if (object?.type !== 'ObjectExpression') return;
  for (const item of object.properties) {
    if (item.type !== 'Property') continue;
    mark(marks, item.value, module, 'needs');
    const member = propertyName(item);
    if (member !== undefined) markName(marks, member, 'holds');
  }
}
