/** Where the value of an expression comes from: one step back, by names, without evaluating anything. */
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import { carrierNamed } from '../clients/carriers.js';
import { isExportsObject } from '../evaluate/common-js.js';
import { exportedVariable, importedName } from '../evaluate/imports.js';
import { exportName } from '../syntax/module-exports.js';
import { ancestor, indexOf, parentOf, variableAt } from '../syntax/module-index.js';
import {
  chainTo,
  isClass,
  isFunction,
  literalString,
  memberName,
  propertyName,
  type FunctionNode,
} from '../syntax/nodes.js';
import { returnedBy, yieldedBy } from '../syntax/returned.js';
import { isInStatic } from '../syntax/class-members.js';
import { givenToAllCalls } from './fallbacks.js';
import { formGivers } from './form-givers.js';
import { injectedGivers, providedGivers } from './injected.js';
import { callsOf } from './calls-of.js';
import { type At, type Marks } from './marks.js';
import { membersNamed } from './member-names.js';
import { resolverGivers } from './resolvers.js';

/** The expressions that may have given an expression its value. */
export function giversOf(marks: Marks, node: AnyNode, module: SourceModule): At[] {
  const here = (nodes: readonly (AnyNode | null | undefined)[]): At[] =>
    nodes.flatMap((item) => (item ? [{ node: item, module }] : []));
  switch (node.type) {
    case 'Identifier':
    case 'JSXIdentifier': {
      const variable = variableAt(node.name, node, module);
      return variable ? giversOfVariable(marks, variable, module) : [];
    }
    case 'MemberExpression': {
      const name = memberName(node);
      return name === undefined ? here([node.object]) : givenAs(marks, name);
    }
    case 'JSXMemberExpression':
      return givenAs(marks, node.property.name);
    case 'CallExpression':
    case 'NewExpression':
      return [
        ...here([node.callee, ...node.arguments]),
        ...required(marks, node, module),
        ...providedGivers(marks, node, module),
      ];
    case 'ImportExpression':
      return exportedFrom(marks, literalString(node.source) ?? '', '*', module);
    case 'TaggedTemplateExpression':
      return here([node.tag, node.quasi]);
    case 'TemplateLiteral':
      return here(node.expressions);
    case 'BinaryExpression':
      return node.operator === '+' ? here([node.left, node.right]) : [];
    case 'LogicalExpression':
      return here([node.left, node.right]);
    case 'ConditionalExpression':
      return here([node.test, node.consequent, node.alternate]);
    case 'AssignmentExpression':
      return here([node.right]);
    case 'SequenceExpression':
      return here([node.expressions.at(-1)]);
    case 'ArrayExpression':
      return here(node.elements);
    case 'ObjectExpression':
      return here(node.properties.map((item) => (item.type === 'SpreadElement' ? item.argument : item.value)));
    case 'AwaitExpression':
    case 'YieldExpression':
    case 'SpreadElement':
      return here([node.argument]);
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSTypeAssertion':
    case 'TSNonNullExpression':
    case 'TSInstantiationExpression':
    case 'JSXExpressionContainer':
      return here([node.expression]);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return here([...returnedBy(node, module), ...yieldedBy(node, module).map(({ argument }) => argument)]);
    case 'ClassDeclaration':
    case 'ClassExpression':
      return here([node.superClass]);
    case 'Super':
    case 'ThisExpression': {
      const owner = ancestor(node, module, isClass);
      if (!owner || !isClass(owner)) return [];
      return here([isInStatic(owner, node, module) ? owner : owner.superClass]);
    }
    default:
      return [];
  }
}

/** What is written under the name of a member, wherever. */
function givenAs(marks: Marks, name: string): At[] {
  return marks.world
    .named(name)
    .flatMap((module) =>
      membersNamed(name, module).given.flatMap((node) =>
        [node, ...sharedBy(node, module)].map((at) => ({ node: at, module })),
      ),
    );
}

/** `app` of `app.locals.access = access`: that it is an application decides who else reads it. */
function sharedBy(value: AnyNode, module: SourceModule): AnyNode[] {
  const assignment = parentOf(value, module);
  if (assignment?.type !== 'AssignmentExpression' || assignment.left.type !== 'MemberExpression') return [];
  const { root } = chainTo(assignment.left);
  return root.type === 'Identifier' && carrierNamed(root.name) !== undefined ? [root] : [];
}

/** What a variable is declared with, given as a parameter, and assigned. */
function giversOfVariable(marks: Marks, variable: VariableLike, module: SourceModule): At[] {
  const assigned = (indexOf(module).assignmentsTo.variable.get(variable.name) ?? []).map(
    ({ assignment }) => assignment.right,
  );
  return [
    ...variable.defs.flatMap((definition) => giversOfDefinition(marks, definition, variable, module)),
    ...assigned.map((node) => ({ node, module })),
  ];
}

function giversOfDefinition(
  marks: Marks,
  definition: VariableLike['defs'][number],
  variable: VariableLike,
  module: SourceModule,
): At[] {
  const node = definition.node as AnyNode;
  const name = definition.name as AnyNode;
  switch (definition.type) {
    case 'FunctionName':
    case 'ClassName':
      return [{ node, module }];
    case 'ImportBinding':
      return exportedBy(marks, variable, node, definition.parent as AnyNode | undefined, module);
    case 'Variable':
      return [
        ...takenAs(marks, name, module),
        ...(node.type === 'VariableDeclarator' && node.init ? [{ node: node.init, module }] : loopedOver(node, module)),
      ];
    case 'Parameter':
      return [
        ...takenAs(marks, name, module),
        ...(isFunction(node) ? argumentsTo(marks, node, module) : []),
        ...(isFunction(node) ? injectedGivers(marks, node, name, module) : []),
        ...(isFunction(node) ? resolverGivers(marks, node, module) : []),
        ...(isFunction(node) ? formGivers(marks, node, module).map((item) => ({ node: item, module })) : []),
      ];
    default:
      return [];
  }
}

function loopedOver(declarator: AnyNode, module: SourceModule): At[] {
  const loop = parentOf(parentOf(declarator, module) ?? declarator, module);
  return loop?.type === 'ForOfStatement' || loop?.type === 'ForInStatement' ? [{ node: loop.right, module }] : [];
}

/** Of a name in an object pattern: what is written under its key, and the default. */
function takenAs(marks: Marks, name: AnyNode, module: SourceModule): At[] {
  const found: At[] = [];
  for (let node = parentOf(name, module); node; node = parentOf(node, module)) {
    if (node.type === 'Property') {
      const key = propertyName(node);
      if (key !== undefined) found.push(...givenAs(marks, key));
    } else if (node.type === 'AssignmentPattern') found.push({ node: node.right, module });
    else if (node.type !== 'ObjectPattern' && node.type !== 'ArrayPattern' && node.type !== 'RestElement') break;
  }
  return found;
}

/** What a function is called with, at whatever place; of a function handed to a call, all of that call. */
function argumentsTo(marks: Marks, fn: FunctionNode, module: SourceModule): readonly At[] {
  const known = marks.givenTo.get(fn);
  if (known) return known;
  marks.givenTo.set(fn, []);
  const given = callsOf(marks, fn, module).flatMap(({ node: call, module: at }): At[] => {
    if (call.type === 'JSXOpeningElement') {
      const element = parentOf(call, at);
      const children = element?.type === 'JSXElement' ? element.children : [];
      return [
        ...call.attributes.map((item) => (item.type === 'JSXAttribute' ? (item.value ?? item.name) : item.argument)),
        ...children.flatMap((item) => (item.type === 'JSXExpressionContainer' ? [item.expression] : [])),
      ].map((item) => ({ node: item, module: at }));
    }
    return [call.callee, ...call.arguments].flatMap((item) => (isFunction(item) ? [] : [{ node: item, module: at }]));
  });
  marks.givenTo.set(fn, given);
  return given;
}

/** What an import binding stands for. */
function exportedBy(
  marks: Marks,
  variable: VariableLike,
  specifier: AnyNode,
  declaration: AnyNode | undefined,
  module: SourceModule,
): At[] {
  const origin = exportedVariable(marks.context, variable, module);
  if (origin && origin.variable !== variable) return giversOfVariable(marks, origin.variable, origin.module);
  return declaration?.type === 'ImportDeclaration'
    ? exportedFrom(marks, declaration.source.value, importedName(specifier) ?? '*', module)
    : [];
}

/** What `require()` gives. */
function required(marks: Marks, call: AnyNode, module: SourceModule): At[] {
  if (call.type !== 'CallExpression' || call.callee.type !== 'Identifier' || call.callee.name !== 'require') return [];
  return exportedFrom(marks, literalString(call.arguments[0]) ?? '', '*', module);
}

/** What a module exports under a name; `*` for all of it. */
function exportedFrom(marks: Marks, specifier: string, name: string, from: SourceModule): At[] {
  const resolution = marks.context.host?.resolve(specifier, from);
  if (resolution?.kind !== 'module') return givenToAllCalls(marks, specifier, from);
  const { module } = resolution;
  const index = indexOf(module);
  const isMeant = (exported: string | undefined): boolean => name === '*' || exported === name;
  const nodes = index.exports.flatMap((item): AnyNode[] => {
    if (item.type === 'ExportDefaultDeclaration') return isMeant('default') ? [item.declaration] : [];
    if (item.type === 'TSExportAssignment') return [item.expression];
    if (item.type !== 'ExportNamedDeclaration') return [];
    const named = item.specifiers.flatMap((one) =>
      isMeant(exportName(one.exported)) && !item.source ? [one.local] : [],
    );
    if (item.declaration?.type !== 'VariableDeclaration')
      return [...named, ...(item.declaration ? [item.declaration] : [])];
    return [...named, ...item.declaration.declarations.flatMap(({ init }) => init ?? [])];
  });
  const common = index.assignments.flatMap(({ left, right }) =>
    left.type === 'MemberExpression' &&
    (isExportsObject(left) || (isExportsObject(left.object) && isMeant(memberName(left))))
      ? [right]
      : [],
  );
  return [...nodes, ...common].map((node) => ({ node, module }));
}
