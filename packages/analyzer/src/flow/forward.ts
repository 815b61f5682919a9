/** One step of the flow outwards: where the value of a node goes. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { providersIn } from '../evaluate/injection.js';
import { isBaseKey } from '../evaluate/package-clients.js';
import { besidePerform } from '../evaluate/performed.js';
import { ancestor, parentOf, variableAt } from '../syntax/module-index.js';
import { isClass, isFunction, propertyName, type NodeOf } from '../syntax/nodes.js';
import { nodesWithin } from '../syntax/nodes-within.js';
import { isProps, markExport, markName, markOwnName, markPattern, markVariable } from './bindings.js';
import { markCallsOf } from './fallbacks.js';
import { goOnFromCall, markCallback, markParameters } from './forward-calls.js';
import { joinWith, needParts } from './joined.js';
import { markAction } from './messages.js';
import { answeringFunction, markRequestsTo } from './own-routes.js';
import { mark, type Marks, type Step, type Way } from './marks.js';
import { markStateMember } from './reducer-states.js';
import { markResolvers } from './resolvers.js';
import { markRouteReads } from './route-reads.js';
import { markTypesIn } from './types-in.js';

/** Marks what the value of a node reaches next. */
export function goOn(marks: Marks, { node, module, way }: Step): void {
  const parent = parentOf(node, module);
  if (!parent) return;
  if (way === 'path') joinWith(marks, node, parent, module);
  needParts(marks, parent, module);
  switch (parent.type) {
    case 'VariableDeclarator':
      if (parent.init === node) markPattern(marks, parent.id, module, way);
      return;
    case 'AssignmentExpression':
      if (parent.right !== node) {
        if (parent.left === node) markCallback(marks, parent.right, module, way);
        return;
      }
      markPattern(marks, parent.left, module, way);
      mark(marks, parent, module, way);
      markAnswer(marks, node, parent, module, way);
      return;
    case 'AssignmentPattern':
      if (parent.right === node) markPattern(marks, parent.left, module, way);
      return;
    case 'ForOfStatement':
    case 'ForInStatement':
      if (parent.right !== node) return;
      for (const target of parent.left.type === 'VariableDeclaration'
        ? parent.left.declarations.map(({ id }) => id)
        : [parent.left])
        markPattern(marks, target, module, way);
      return;
    case 'Property':
      goOnFromProperty(marks, node, parent, module, way);
      return;
    case 'PropertyDefinition':
      markInherited(marks, parent, module, way);
      goOnFromMember(marks, parent, way);
      return;
    case 'MethodDefinition':
      for (const { expression } of parent.decorators) markRequestsTo(marks, expression, node, module, way);
      goOnFromMember(marks, parent, way);
      return;
    case 'TSPropertySignature':
    case 'TSMethodSignature':
    case 'TSEnumMember':
      goOnFromMember(marks, parent, way);
      return;
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
    case 'TSDeclareFunction':
    case 'TSEmptyBodyFunctionExpression':
      // The body of an arrow function, or the type of what a function returns.
      if (parent.body === node || parent.returnType === node) markFunction(marks, parent, module, way);
      return;
    case 'ReturnStatement':
    case 'YieldExpression': {
      const fn = ancestor(parent, module, isFunction);
      if (fn) markFunction(marks, fn, module, way);
      if (parent.type === 'YieldExpression') mark(marks, parent, module, way);
      return;
    }
    case 'CallExpression':
    case 'NewExpression':
      goOnFromCall(marks, node, parent, module, way);
      markAnswer(marks, node, parent, module, way);
      markRequestsTo(marks, parent, node, module, way);
      return;
    case 'TaggedTemplateExpression':
      if (parent.quasi === node) markParameters(marks, parent.tag, module, way);
      mark(marks, parent, module, way);
      return;
    case 'Identifier':
    case 'ObjectPattern':
    case 'ArrayPattern':
    case 'RestElement':
      // A type says what a name is.
      if (parent.typeAnnotation !== node) return;
      markPattern(marks, parameterAround(parent, module), module, way);
      markTyped(marks, parentOf(parent, module), module, way);
      return;
    case 'JSXAttribute':
    case 'JSXSpreadAttribute':
      goOnFromAttribute(marks, parent, module, way);
      return;
    case 'ExportDefaultDeclaration':
      markExport(marks, module, 'default', way);
      return;
    case 'TSExportAssignment':
      markExport(marks, module, '*', way);
      return;
    case 'TSTypeParameter':
      mark(marks, parent, module, way);
      markPattern(marks, parent.name, module, way);
      return;
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSEnumDeclaration':
    case 'ClassDeclaration':
      if (parent.id) markPattern(marks, parent.id, module, way);
      if (parentOf(parent, module)?.type === 'ExportDefaultDeclaration') markExport(marks, module, 'default', way);
      return;
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSTypeAssertion':
      if (parent.expression === node) markTypesIn(marks, parent.typeAnnotation, module);
      else markTyped(marks, parent, module, way);
      mark(marks, parent, module, way);
      return;
    case 'ConditionalExpression':
      if (parent.test !== node) mark(marks, parent, module, way);
      return;
    case 'BinaryExpression':
      if (parent.operator === '+') mark(marks, parent, module, way);
      return;
    case 'UnaryExpression':
    case 'UpdateExpression':
      return;
    default:
      if (!/Statement$|Declaration$|^Program$|^SwitchCase$|^CatchClause$|^StaticBlock$/.test(parent.type))
        mark(marks, parent, module, way);
  }
}

/** What is written where a type is expected: its functions are given what the type says. */
function markTyped(marks: Marks, owner: AnyNode | undefined, module: SourceModule, way: Way): void {
  const value =
    owner?.type === 'VariableDeclarator'
      ? owner.init
      : owner?.type === 'TSAsExpression' || owner?.type === 'TSSatisfiesExpression' || owner?.type === 'TSTypeAssertion'
        ? owner.expression
        : undefined;
  if (!value) return;
  mark(marks, value, module, 'needs');
  markCallback(marks, value, module, way);
}

/** What a handler of a server answers, it gives as if it returned it. */
function markAnswer(marks: Marks, node: AnyNode, parent: AnyNode, module: SourceModule, way: Way): void {
  const handler = way === 'sends' ? undefined : answeringFunction(node, parent, module);
  if (handler) markFunction(marks, handler, module, way);
}

/** `constructor(private card: Card)`: the name is a member, too. */
function parameterAround(binding: AnyNode, module: SourceModule): AnyNode {
  const parent = parentOf(binding, module);
  return parent?.type === 'TSParameterProperty' ? parent : binding;
}

function goOnFromProperty(
  marks: Marks,
  node: AnyNode,
  property: Extract<AnyNode, { type: 'Property' }>,
  module: SourceModule,
  way: Way,
): void {
  const owner = parentOf(property, module);
  if (owner?.type === 'ObjectPattern') {
    if (property.key === node) markPattern(marks, property.value, module, way);
    return;
  }
  if (!owner) return;
  const name = propertyName(property);
  if (name !== undefined) markOwnName(marks, name, module, way);
  if (name !== undefined && way !== 'sends') markRouteReads(marks, name, way);
  markResolvers(marks, property, module, way);
  // What a module of a framework imports is injected into what it provides.
  for (const provider of providersIn(owner)) {
    mark(marks, provider, module, 'needs');
    markParameters(marks, provider, module, way);
  }
  for (const told of besidePerform(property, owner)) mark(marks, told, module, 'needs');
  if (way !== 'sends') {
    markAction(marks, property, owner, module, way);
    markStateMember(marks, property, module, way);
  }
  mark(marks, owner, module, way);
  if (way === 'path') joinWith(marks, property.value, owner, module);
}

/** `baseURL = 'https://…'` in a class that extends another one: whatever it inherits goes by it. */
function markInherited(marks: Marks, member: NodeOf<'PropertyDefinition'>, module: SourceModule, way: Way): void {
  const owner = ancestor(member, module, isClass);
  if (!owner || !isClass(owner) || !owner.superClass || !isBaseKey(propertyName(member) ?? '')) return;
  for (const read of nodesWithin('members', { node: owner, module }))
    if (read.object.type === 'ThisExpression') mark(marks, read, module, way);
}

/** A member of a class, an interface or an enum can be read by its name. */
function goOnFromMember(marks: Marks, member: AnyNode, way: Way): void {
  const name =
    member.type === 'TSEnumMember'
      ? member.id.type === 'Identifier'
        ? member.id.name
        : undefined
      : propertyName(member as Extract<AnyNode, { type: 'PropertyDefinition' }>);
  if (name !== undefined) markName(marks, name, way);
}

/** A function that gives it back, or sends: who calls it has it. */

function markFunction(marks: Marks, fn: AnyNode, module: SourceModule, way: Way): void {
  mark(marks, fn, module, way);
  if (way !== 'sends' && 'returnType' in fn && fn.returnType) markTypesIn(marks, fn.returnType, module);
  if (fn.type === 'FunctionDeclaration' || fn.type === 'TSDeclareFunction') {
    if (fn.id) markPattern(marks, fn.id, module, way);
    if (parentOf(fn, module)?.type === 'ExportDefaultDeclaration') markExport(marks, module, 'default', way);
  }
}

function goOnFromAttribute(marks: Marks, attribute: AnyNode, module: SourceModule, way: Way): void {
  const element = parentOf(attribute, module);
  if (element?.type !== 'JSXOpeningElement') return;
  if (attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier')
    markName(marks, attribute.name.name, way, isProps);
  if (attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier')
    markRouteReads(marks, attribute.name.name, way);
  const tag = element.name;
  if (tag.type === 'JSXMemberExpression') {
    let root: AnyNode = tag;
    while (root.type === 'JSXMemberExpression') root = root.object;
    const variable = 'name' in root && typeof root.name === 'string' ? variableAt(root.name, root, module) : undefined;
    if (variable) markVariable(marks, variable, module, way);
    markParameters(marks, root, module, way);
  }
  markParameters(marks, tag, module, way);
  mark(marks, tag, module, 'needs');
  mark(marks, element, module, way);
  markCallsOf(marks, tag, way);
  // Functions that the element is given receive it.
  const whole = parentOf(element, module);
  for (const item of element.attributes) {
    if (item.type !== 'JSXAttribute' || item.value?.type !== 'JSXExpressionContainer') continue;
    mark(marks, item.value, module, 'needs');
    markCallback(marks, item.value.expression, module, way);
    // `columns={columnsOf(t)}`: functions within what another gives.
    if (item.value.expression.type === 'CallExpression') markParameters(marks, item.value.expression, module, way);
  }
  if (whole?.type === 'JSXElement') {
    for (const child of whole.children)
      if (child.type === 'JSXExpressionContainer') markCallback(marks, child.expression, module, way);
  }
}

/** A function in whose body something is sent sends, and so does who calls it. */

export function markSender(marks: Marks, node: AnyNode, module: SourceModule): void {
  const fn = ancestor(node, module, isFunction);
  if (fn) markFunction(marks, fn, module, 'sends');
}
