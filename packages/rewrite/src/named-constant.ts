/** A literal that code gives a name: what is written there reaches every use of the name. */
import type { AnalysisFacts, AnyNode, SourceModule } from '@curfew/analyzer';
import { keyName } from './text/strings.js';
import { walk } from './text/walk.js';

export interface NamedConstant {
  /** As a use is written: `KEY`, `FIELDS.FORMAT`. */
  name: string;
  /** Uses in the module. */
  uses: AnyNode[];
  /** Other modules may use it. */
  isExported: boolean;
  /** Its declared type ties every use to the keys of a type: `keyof Card`. */
  isKeyOfType: boolean;
}

/**
 * The constant that holds a literal, alone, in a list or as an entry of a table; undefined where the literal has no name of its own.
 */
export function namedConstant(literal: AnyNode, module: SourceModule, facts: AnalysisFacts): NamedConstant | undefined {
  let node = literal;
  let entry: string | undefined;
  for (;;) {
    const parent = facts.parentOf(node, module);
    switch (parent?.type) {
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        break;
      case 'ArrayExpression':
      case 'CallExpression':
        if (entry !== undefined || (parent.type === 'CallExpression' && !isFreeze(parent))) return undefined;
        break;
      case 'Property': {
        const object = facts.parentOf(parent, module);
        if (entry !== undefined || parent.value !== node || parent.computed || object?.type !== 'ObjectExpression')
          return undefined;
        entry = keyName(parent.key);
        node = object;
        continue;
      }
      case 'TSEnumMember': {
        const declaration = facts.parentOf(facts.parentOf(parent, module) ?? parent, module);
        if (declaration?.type !== 'TSEnumDeclaration') return undefined;
        return describe(declaration.id, keyName(parent.id), declaration, module, facts);
      }
      case 'VariableDeclarator':
        if (parent.init !== node || parent.id.type !== 'Identifier') return undefined;
        return describe(parent.id, entry, facts.parentOf(parent, module), module, facts);
      default:
        return undefined;
    }
    node = parent;
  }
}

function describe(
  id: Extract<AnyNode, { type: 'Identifier' }>,
  entry: string | undefined,
  declaration: AnyNode | undefined,
  module: SourceModule,
  facts: AnalysisFacts,
): NamedConstant {
  const uses: AnyNode[] = [];
  walk(module.ast, module, (node) => {
    if (node.type !== 'Identifier' || node.name !== id.name || node === id) return;
    const parent = facts.parentOf(node, module);
    if (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) return;
    if (parent?.type === 'Property' && parent.key === node && !parent.computed && !parent.shorthand) return;
    if (entry !== undefined && parent?.type === 'MemberExpression' && !parent.computed && parent.object === node)
      if (parent.property.type === 'Identifier' && parent.property.name !== entry) return;
    uses.push(node);
  });
  const outer = declaration && facts.parentOf(declaration, module);
  return {
    name: entry === undefined ? id.name : `${id.name}.${entry}`,
    uses,
    isExported: outer?.type === 'ExportNamedDeclaration',
    isKeyOfType: id.typeAnnotation ? holdsKeyOf(id.typeAnnotation, module) : false,
  };
}

function holdsKeyOf(type: AnyNode, module: SourceModule): boolean {
  let holds = false;
  walk(type, module, (node) => {
    if (node.type === 'TSTypeOperator' && node.operator === 'keyof') holds = true;
  });
  return holds;
}

function isFreeze(call: AnyNode): boolean {
  return (
    call.type === 'CallExpression' &&
    call.callee.type === 'MemberExpression' &&
    call.callee.property.type === 'Identifier' &&
    call.callee.property.name === 'freeze'
  );
}

/** Why a constant may mean more than the one place that was found; undefined where it is used once, and here. */
export function sharedConstantDoubt(constant: NamedConstant, meaning: string): string | undefined {
  const { name, uses, isExported, isKeyOfType } = constant;
  if (isKeyOfType) return undefined;
  if (isExported) return `\`${name}\` is exported: check that every use of it means ${meaning}.`;
  if (uses.length < 2) return undefined;
  return `\`${name}\` is used at ${uses.length} places: check that each of them means ${meaning}.`;
}
