/** The name of what a call calls. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { indexOf, variableAt } from '../syntax/module-index.js';
import { memberName, unwrap } from '../syntax/nodes.js';
import { importedName } from './imports.js';

/**
 * The last name of a callee: `freeze` of `Object.freeze`. Where an import names it otherwise, the name that its module gives it:
 * `import { useState as useValue }`.
 */
export function calledName(callee: AnyNode, module: SourceModule): string {
  const called = unwrap(callee);
  if (called.type === 'MemberExpression') return memberName(called) ?? '';
  if (called.type !== 'Identifier') return '';
  const specifier = variableAt(called.name, called, module)?.defs[0]?.node as AnyNode | undefined;
  const imported = specifier?.type === 'ImportSpecifier' ? importedName(specifier) : undefined;
  return imported === undefined || imported === 'default' ? called.name : imported;
}

/** Where a module mentions an export of any module: by its own name, and by those that imports give it. */
export function mentionsOf(exported: string, module: SourceModule): AnyNode[] {
  const { imports, names } = indexOf(module);
  const renamed = imports.flatMap((declaration) =>
    declaration.type === 'ImportDeclaration'
      ? declaration.specifiers.filter((specifier) => importedName(specifier) === exported)
      : [],
  );
  const known = new Set([exported, ...renamed.map(({ local }) => local.name)]);
  return [...known].flatMap((name) => names.get(name) ?? []);
}
