/** Where a module gets others as a whole: `require('./cards')`, `await import('./cards')`, `import cards = require('./cards')`. */
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import { importSources } from '../flow/import-sources.js';
import { variableAt } from '../syntax/module-index.js';
import { memberName, propertyName } from '../syntax/nodes.js';
import { takenBy } from '../syntax/outermost.js';

/** One place that names a module: the call, and the names that it, or members of it, are given. */
export interface RequiredModule {
  specifier: string;
  /** The expression that gives the module. */
  node: AnyNode;
  /** Names for the module itself. */
  whole: VariableLike[];
  /** Names for exports of it, by what the module calls them. */
  members: { name: string; variable: VariableLike }[];
}

const known = new WeakMap<SourceModule, readonly RequiredModule[]>();

/** All of them, in source order. */
export function requiredModules(module: SourceModule): readonly RequiredModule[] {
  const before = known.get(module);
  if (before) return before;
  const found = importSources(module).flatMap(({ specifier, node, declaration }) =>
    declaration || isOtherCall(node) ? [] : [{ specifier, node, ...namesFor(node, module) }],
  );
  known.set(module, found);
  return found;
}

function isOtherCall(node: AnyNode): boolean {
  return node.type === 'CallExpression' && !(node.callee.type === 'Identifier' && node.callee.name === 'require');
}

function namesFor(given: AnyNode, module: SourceModule): Pick<RequiredModule, 'whole' | 'members'> {
  const { place, taker } = takenBy(given, module);
  if (taker?.type === 'TSImportEqualsDeclaration') return { whole: variablesOf(taker.id, module), members: [] };
  if (taker?.type === 'VariableDeclarator' && taker.init === place) {
    if (taker.id.type === 'Identifier') return { whole: variablesOf(taker.id, module), members: [] };
    if (taker.id.type === 'ObjectPattern') return { whole: [], members: membersTaken(taker.id.properties, module) };
  }
  if (taker?.type === 'MemberExpression' && taker.object === place) {
    const name = memberName(taker);
    const { place: member, taker: holder } = takenBy(taker, module);
    const isHeld = holder?.type === 'VariableDeclarator' && holder.init === member;
    if (name !== undefined && isHeld)
      return { whole: [], members: variablesOf(holder.id, module).map((variable) => ({ name, variable })) };
  }
  return { whole: [], members: [] };
}

function membersTaken(properties: readonly AnyNode[], module: SourceModule): RequiredModule['members'] {
  return properties.flatMap((item) => {
    const name = item.type === 'Property' ? propertyName(item) : undefined;
    if (item.type !== 'Property' || name === undefined) return [];
    const local = item.value.type === 'AssignmentPattern' ? item.value.left : item.value;
    return variablesOf(local, module).map((variable) => ({ name, variable }));
  });
}

function variablesOf(name: AnyNode, module: SourceModule): VariableLike[] {
  const variable = name.type === 'Identifier' ? variableAt(name.name, name, module) : undefined;
  return variable ? [variable] : [];
}
