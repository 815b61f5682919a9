/** The calls by which the parts of a browser extension reach each other, wherever they stand in the project. */
import {
  EXTENSION_CALLS,
  EXTENSION_TOKENS,
  extensionRole,
  pathOfGlobal,
  pathOfPackage,
  type ExtensionRole,
} from '../clients/extensions.js';
import type { SourceModule } from '../contracts.js';
import { indexOf } from '../syntax/module-index.js';
import { memberName, type NodeOf } from '../syntax/nodes.js';
import { alternatives, type Frame, type Value } from '../values/value.js';
import { once, type Context } from './context.js';

export interface ExtensionCall {
  call: NodeOf<'CallExpression'>;
  module: SourceModule;
  role: ExtensionRole;
  area?: string | undefined;
}

/** What a call does in an extension; undefined for every other call. */
export function extensionCall(
  context: Context,
  call: NodeOf<'CallExpression'>,
  module: SourceModule,
  frame: Frame | undefined,
): ExtensionCall | undefined {
  if (!mayReach(call)) return undefined;
  for (const value of alternatives(context.evaluate(call.callee, module, frame))) {
    const path = pathOf(value);
    const found = path === undefined ? undefined : extensionRole(path);
    if (found) return { call, module, ...found };
  }
  return undefined;
}

function mayReach({ callee }: NodeOf<'CallExpression'>): boolean {
  return callee.type === 'MemberExpression' && EXTENSION_CALLS.includes(memberName(callee) ?? '');
}

function pathOf(value: Value): string | undefined {
  if (value.kind === 'unknown') return typeof value.key === 'string' ? pathOfGlobal(value.key) : undefined;
  return value.kind === 'package' ? pathOfPackage(value.name, value.path) : undefined;
}

/** The calls of a role in all parts of the extension, or in one area of its storage. */
export function extensionCalls(
  context: Context,
  role: ExtensionRole,
  module: SourceModule,
  area?: string,
): ExtensionCall[] {
  const owner = context.host ? 'project' : module.file;
  const all = once(context, 'extension-calls', owner, [] as readonly ExtensionCall[], () =>
    partsOfExtension(context, module).flatMap((part) =>
      indexOf(part).calls.flatMap((call) => {
        const found = call.type === 'CallExpression' ? extensionCall(context, call, part, undefined) : undefined;
        return found ? [found] : [];
      }),
    ),
  );
  return all.filter(
    (found) => found.role === role && (area === undefined || found.area === undefined || found.area === area),
  );
}

/** The modules of a project that may be parts of an extension; none where there is no such. */
export function partsOfExtension(context: Context, module: SourceModule): readonly SourceModule[] {
  const owner = context.host ? 'project' : module.file;
  return once(context, 'extension-parts', owner, [] as readonly SourceModule[], () =>
    (context.host?.modulesMentioning(EXTENSION_TOKENS) ?? [module]).filter(({ text }) => ROOT.test(text)),
  );
}

const ROOT = /\b(?:chrome|browser)\b/;
