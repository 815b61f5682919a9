/** The calls by which the processes of an application of Electron reach each other, wherever they stand in the project. */
import {
  ELECTRON_CALLS,
  ELECTRON_TOKENS,
  SHOWING,
  electronRole,
  isElectron,
  type ElectronRole,
} from '../clients/electron.js';
import type { SourceModule } from '../contracts.js';
import { indexOf } from '../syntax/module-index.js';
import { memberName, type NodeOf } from '../syntax/nodes.js';
import { alternatives, plainText, type Frame } from '../values/value.js';
import { once, type Context } from './context.js';

export interface ElectronCall {
  call: NodeOf<'CallExpression'>;
  module: SourceModule;
  role: ElectronRole;
  /** The channel, or the name under which something is shared. */
  name: string;
}

/** What a call does in an application of Electron; undefined for every other call. */
export function electronCall(
  context: Context,
  call: NodeOf<'CallExpression'>,
  module: SourceModule,
  frame: Frame | undefined,
): ElectronCall | undefined {
  const { callee } = call;
  const method = callee.type === 'MemberExpression' ? memberName(callee) : undefined;
  const [first] = call.arguments;
  if (callee.type !== 'MemberExpression' || method === undefined || !first || !ELECTRON_CALLS.has(method))
    return undefined;
  const own = alternatives(context.evaluate(callee.object, module, frame)).flatMap((part) =>
    part.kind === 'package' && isElectron(part.name) ? [electronRole(part.path.at(-1) ?? '', method)] : [],
  )[0];
  const role = own ?? (SHOWING.includes(method) ? 'shows' : undefined);
  const name = role && plainText(context.evaluate(first, module, frame));
  return role && name !== undefined ? { call, module, role, name } : undefined;
}

/** The calls of a role, on one channel or on all. */
export function electronCalls(
  context: Context,
  role: ElectronRole,
  module: SourceModule,
  name?: string,
): readonly ElectronCall[] {
  const owner = context.host ? 'project' : module.file;
  const all = once(context, 'electron-calls', owner, [] as readonly ElectronCall[], () =>
    processesOf(context, module).flatMap((part) =>
      indexOf(part).calls.flatMap((call) => {
        const found = call.type === 'CallExpression' ? electronCall(context, call, part, undefined) : undefined;
        return found ? [found] : [];
      }),
    ),
  );
  return all.filter((found) => found.role === role && (name === undefined || found.name === name));
}

/** The modules of a project whose processes reach each other; none where it is no application of Electron. */
export function processesOf(context: Context, module: SourceModule): readonly SourceModule[] {
  const owner = context.host ? 'project' : module.file;
  return once(context, 'electron-processes', owner, [] as readonly SourceModule[], () => {
    const modules = context.host?.modulesMentioning(ELECTRON_TOKENS) ?? [module];
    return modules.some(({ text }) => FROM_PACKAGE.test(text)) ? modules : [];
  });
}

/** The modules that one of them may reach: the others, and the scripts of windows by the names of what is shared with them. */
export function reachedByProcesses(context: Context, module: SourceModule): readonly SourceModule[] {
  const all = processesOf(context, module);
  if (!all.includes(module)) return [];
  const names = [...module.text.matchAll(SHARED)].flatMap(([, name]) => name ?? []);
  const users = names.length > 0 ? (context.host?.modulesMentioning(names.map((name) => `${name}.`)) ?? []) : [];
  return [...all, ...users];
}

const SHARED = /\bexposeInMainWorld\(\s*['"](\w+)['"]/g;
const FROM_PACKAGE = /['"]electron(?:\/\w+)?['"]/;
