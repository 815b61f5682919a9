/** From patterns, variables, members and exports to the places where their values are read. */
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import { isAutoImported } from '../evaluate/auto-imports.js';
import { exportedAs } from '../evaluate/exported-names.js';
import { clientChanges } from '../clients/base-options.js';
import { carrierNamed } from '../clients/carriers.js';
import { hasCommonJsExports, isExportsObject } from '../evaluate/common-js.js';
import { directImporters, importedReferences } from '../evaluate/importers.js';
import { exportedVariable } from '../evaluate/imports.js';
import { HELD_UNDER } from '../evaluate/members.js';
import { receiversOfRoute } from '../evaluate/route-modules.js';
import { readsOfRuntimeConfig } from '../evaluate/runtime-config.js';
import { ancestor, indexOf, referencesOf, variableAt, topLevelVariable } from '../syntax/module-index.js';
import { memberName, type NodeOf } from '../syntax/nodes.js';
import { additionsTo } from './additions.js';
import { markInTemplate, markMixed, markOwnReads } from './component-names.js';
import { importsOf } from './import-sources.js';
import { isNew, mark, modulesWith, type Marks, type Way } from './marks.js';
import { membersNamed } from './member-names.js';
import { markRequestsToFile } from './own-routes.js';
import { markDeclaration, markTypesIn } from './types-in.js';

/** Marks what a pattern, a parameter or the left side of an assignment binds. */
export function markPattern(marks: Marks, pattern: AnyNode, module: SourceModule, way: Way): void {
  switch (pattern.type) {
    case 'Identifier': {
      if (pattern.typeAnnotation) markTypesIn(marks, pattern.typeAnnotation, module);
      const variable = variableAt(pattern.name, pattern, module);
      if (variable && variable.defs.length > 0) markVariable(marks, variable, module, way);
      return;
    }
    case 'ObjectPattern':
      for (const item of pattern.properties) {
        markPattern(marks, item.type === 'RestElement' ? item.argument : item.value, module, way);
        if (item.type === 'Property' && item.computed) mark(marks, item.key, module, 'needs');
      }
      return;
    case 'ArrayPattern':
      for (const item of pattern.elements) if (item) markPattern(marks, item, module, way);
      return;
    case 'AssignmentPattern':
      markPattern(marks, pattern.left, module, way);
      return;
    case 'RestElement':
      markPattern(marks, pattern.argument, module, way);
      return;
    case 'TSParameterProperty':
      markPattern(marks, pattern.parameter, module, way);
      markMembersOf(marks, pattern.parameter, module, way);
      return;
    case 'MemberExpression':
      markMember(marks, pattern, module, way);
      return;
    default:
      return;
  }
}

/** `constructor(private card: Card)`: the parameter is a member, too. */
function markMembersOf(marks: Marks, parameter: AnyNode, module: SourceModule, way: Way): void {
  const binding = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  if (binding.type !== 'Identifier') return;
  mark(marks, binding, module, way);
  markName(marks, binding.name, way);
}

/** What is written to a member is held by a variable that was made for it; else it can be read from each member of the name. */
function markMember(
  marks: Marks,
  member: Extract<AnyNode, { type: 'MemberExpression' }>,
  module: SourceModule,
  way: Way,
): void {
  const { object } = member;
  const name = memberName(member);
  markChangedClient(marks, member, module);
  if (isExportsObject(object)) markExport(marks, module, name ?? '*', way);
  else if (isExportsObject(member)) markExport(marks, module, '*', way);
  const variable = object.type === 'Identifier' ? variableAt(object.name, object, module) : undefined;
  const isMade = variable && (HELD_UNDER.has(name ?? '') || isFresh(variable, module));
  if (name === undefined || isMade) markPattern(marks, object, module, way);
  // What is read of it by name is found where it was made, by the keys that it is filled under.
  if (name === undefined) for (const node of [object, member.property]) mark(marks, node, module, 'needs');
  // What an application is given, its handlers read of it.
  const isShared = variable && carrierNamed(variable.name) !== undefined;
  if (name !== undefined && (isShared || !(variable && isFresh(variable, module)))) markName(marks, name, way);
}

/** `axios.defaults.baseURL = …`, `api.interceptors.request.use(…)`: the client itself is another from then on, wherever it is used. */
export function markChangedClient(marks: Marks, member: AnyNode, module: SourceModule): void {
  for (let node = member; node.type === 'MemberExpression'; node = outside(node.object)) {
    if (!clientChanges().has(memberName(node) ?? '')) continue;
    mark(marks, node.object, module, 'from');
    if (node.object.type === 'Identifier') markEverywhere(marks, node.object, module);
  }
}

/** A client or a base is the same wherever it is exported to. */
export function markEverywhere(marks: Marks, node: NodeOf<'Identifier'>, module: SourceModule): void {
  const variable = variableAt(node.name, node, module);
  if (!variable || variable.defs.length === 0) return;
  const origin = exportedVariable(marks.context, variable, module) ?? { variable, module };
  markVariable(marks, variable, module, 'holds');
  markVariable(marks, origin.variable, origin.module, 'holds');
  markPackage(marks, variable, module, 'holds');
}

function outside(node: AnyNode): AnyNode {
  return node.type === 'TSNonNullExpression' || node.type === 'TSAsExpression' ? outside(node.expression) : node;
}

/** An import of a package, in each module that has it: all of them have the same client. */
function markPackage(marks: Marks, variable: VariableLike, module: SourceModule, way: Way): void {
  const declaration = variable.defs[0]?.parent as AnyNode | undefined;
  if (variable.defs[0]?.type !== 'ImportBinding' || declaration?.type !== 'ImportDeclaration') return;
  const source = declaration.source.value;
  if (marks.context.host?.resolve(source, module)?.kind !== 'module') markImports(marks, source, way);
}

/** All that modules import of a package. */
export function markImports(marks: Marks, source: string, way: Way): void {
  if (!isNew(marks, `package ${source}`, way)) return;
  for (const importer of modulesWith(marks, [source])) {
    for (const { declaration } of importsOf(marks, importer, source)) {
      if (declaration?.type !== 'ImportDeclaration') continue;
      for (const { local } of declaration.specifiers) markPattern(marks, local, importer, way);
    }
  }
}

/** True for a variable that no other name stands for where it begins: it is made there. */
function isFresh(variable: VariableLike, module: SourceModule): boolean {
  const [definition, ...others] = variable.defs;
  const node = definition?.node as AnyNode | undefined;
  if (others.length > 0 || node?.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return false;
  if (indexOf(module).assignmentsTo.variable.has(variable.name)) return false;
  const kind = node.init?.type;
  return kind === 'ObjectExpression' || kind === 'ArrayExpression' || kind === 'NewExpression';
}

/** Marks each place that reads a variable, in other modules too. */
export function markVariable(marks: Marks, variable: VariableLike, module: SourceModule, way: Way): void {
  if (!isNew(marks, variable, way)) return;
  for (const definition of variable.defs) {
    const name = definition.name as AnyNode;
    if (name.type === 'Identifier' && name.typeAnnotation) markTypesIn(marks, name.typeAnnotation, module);
    markDeclaration(marks, definition.node as AnyNode, module);
  }
  for (const node of referencesOf(variable, module)) mark(marks, node, module, way);
  // A component reads a store of Svelte as `$store`.
  for (const node of module.parts ? (indexOf(module).names.get(`$${variable.name}`) ?? []) : [])
    mark(marks, node, module, way);
  for (const node of additionsTo(variable, module)) mark(marks, node, module, 'needs');
  for (const name of exportedAs(variable.name, variable, module)) markExport(marks, module, name, way);
  if (isAmbient(variable, module)) markGlobal(marks, variable.name, way);
}

/** A name that every module sees: declared in a script, or for the global scope. */
function isAmbient(variable: VariableLike, module: SourceModule): boolean {
  const index = indexOf(module);
  if (index.imports.length === 0 && index.exports.length === 0 && !hasCommonJsExports(module))
    return topLevelVariable(variable.name, module) === variable;
  return variable.defs.some(
    ({ node }) => ancestor(node as AnyNode, module, ({ type }) => type === 'TSModuleDeclaration') !== undefined,
  );
}

function markGlobal(marks: Marks, name: string, way: Way): void {
  if (!isNew(marks, `global ${name}`, way)) return;
  for (const module of modulesWith(marks, [name])) {
    for (const node of indexOf(module).names.get(name) ?? []) {
      if ((variableAt(name, node, module)?.defs.length ?? 0) === 0) mark(marks, node, module, way);
    }
  }
}

/** Marks each place that reads a member of a name; `of` tells from which objects. */
export function markName(marks: Marks, name: string, way: Way, of: (object: AnyNode) => boolean = () => true): void {
  if (!isNew(marks, `.${name}`, `${way} ${of.name}`)) return;
  for (const module of marks.world.named(name)) {
    const { reads, taken, typed } = membersNamed(name, module);
    for (const type of typed) markTypesIn(marks, type, module);
    markInTemplate(marks, name, module, way);
    for (const node of reads) {
      if (!of(node.object)) continue;
      mark(marks, node, module, way);
      mark(marks, node.object, module, 'needs');
    }
    for (const { pattern, from } of taken) {
      if (from && !of(from)) continue;
      markPattern(marks, pattern, module, way);
      if (from) mark(marks, from, module, 'needs');
    }
  }
}

/** Marks what the functions of an object read by `this`: they stand beside it, or in a mixin of the component that it is. */
export function markOwnName(marks: Marks, name: string, module: SourceModule, way: Way): void {
  markOwnReads(marks, name, module, way);
  markMixed(marks, name, way);
}

/** `this.props`, `props`, by which a component reads its attributes. */
export function isProps(object: AnyNode): boolean {
  return object.type === 'MemberExpression' ? memberName(object) === 'props' : object.type === 'Identifier';
}

/** Marks what an export gives to other modules: imports, re-exports, `require`, `import()`. `*`: all of the module. */
export function markExport(marks: Marks, module: SourceModule, name: string, way: Way): void {
  if (!isNew(marks, `${module.file}#${name}`, way)) return;
  markRequestsToFile(marks, name, module, way);
  if (isAutoImported(marks.context, module)) markGlobal(marks, name, way);
  for (const { node, module: at } of importedReferences(marks.context, module, name)) mark(marks, node, at, way);
  const isWhole = name === '*' || hasCommonJsExports(module);
  for (const importer of directImporters(marks.context, module)) {
    for (const { node, declaration } of importsOf(marks, importer, module)) {
      if (!declaration) mark(marks, node, importer, way);
      else if (declaration.type === 'ImportDeclaration') {
        for (const { type, local } of declaration.specifiers) {
          // Interoperation hands the whole out as the default, and members of it as names.
          if (isWhole || type === 'ImportNamespaceSpecifier') markPattern(marks, local, importer, way);
        }
      } else if (declaration.type === 'ExportAllDeclaration') {
        markExport(marks, importer, declaration.exported ? '*' : name, way);
      } else if (isWhole && declaration.type === 'ExportNamedDeclaration') markExport(marks, importer, '*', way);
    }
  }
  if (hasCommonJsExports(module)) markName(marks, name, way);
  for (const { node, module: at } of readsOfRuntimeConfig(marks.context, module)) mark(marks, node, at, way);
  for (const { node, module: at } of receiversOfRoute(marks.context, name, module)) markPattern(marks, node, at, way);
}
