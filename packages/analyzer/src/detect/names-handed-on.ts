/**
 * Names that a function of another module is handed beside rows of the service: `print(groups, GROUP_COLUMNS)`. What it reads is told by
 * the call, and the names may stand in a module that knows nothing of the function.
 */
import type { SourceModule } from '../contracts.js';
import { argumentsOf } from '../evaluate/calls.js';
import type { Context } from '../evaluate/context.js';
import { openFrame } from '../evaluate/frames.js';
import { elementOf } from '../evaluate/members.js';
import type { NodeOf } from '../syntax/nodes.js';
import { nodesWithin } from '../syntax/nodes-within.js';
import {
  alternatives,
  functionsAmong,
  isOfService,
  type Frame,
  type FunctionValue,
  type Value,
} from '../values/value.js';
import type { Found } from './match-list.js';
import { detectRead, readerOf } from './name-readers.js';
import { nameTexts, rowsOf } from './named-fields.js';
import { addKey, keysRead } from './names-by-use.js';

/** Adds the matches of names that the function reads which a call enters in another module. */
export function detectNamesHandedOn(
  context: Context,
  call: NodeOf<'CallExpression'>,
  module: SourceModule,
  frame: Frame | undefined,
  list: { add(found: Found): void },
): void {
  if (call.arguments.length < 2) return;
  const entered = functionsAmong(context.evaluate(call.callee, module, frame)).filter((fn) => fn.module !== module);
  if (entered.length === 0) return;
  const args = argumentsOf(context, call, module, frame);
  if (!args.some((value) => isOfService(rowsOf(value))) || !args.some((value) => holdsNames(context, value))) return;
  for (const fn of entered) {
    const opened = openFrame(context, fn, args, { node: call, module, frame });
    if (opened) detectInside(context, fn, opened, list);
  }
}

function detectInside(
  context: Context,
  { node, module }: FunctionValue,
  frame: Frame,
  list: { add(found: Found): void },
): void {
  const index = {
    members: nodesWithin('members', { node, module }),
    properties: nodesWithin('properties', { node, module }),
  };
  for (const read of keysRead(context, index, module)) addKey(context, read, module, frame, list);
  for (const call of nodesWithin('calls', { node, module })) {
    if (call.type !== 'CallExpression') continue;
    const reader = readerOf(context, call, module);
    if (reader && !reader.owner) detectRead(context, reader, call, module, frame, list);
    if (!reader) detectNamesHandedOn(context, call, module, frame, list);
  }
}

/** True for a list of names of fields, of pairs with one, or of definitions that say one. */
function holdsNames(context: Context, value: Value): boolean {
  const items = [value, ...alternatives(elementOf(value))];
  return items.some((item) => {
    const texts = item.kind === 'object' ? [...item.entries.values()].map((entry) => entry.value()) : [item];
    return texts.some((text) => nameTexts(text).some((name) => context.index.fieldTargets.has(name.text)));
  });
}
