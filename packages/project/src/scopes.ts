/**
 * The scopes of a module and what each declares, as `@typescript-eslint/scope-manager` has them and a test holds them to. References are
 * left out: the analyzer finds uses by their names, and to resolve all of them costs four times as much as the rest.
 */
import type { AnyNode, NodeOf, ScopeManagerLike, SourceModule } from '@curfew/analyzer';
import { partsOfPattern, typeOfPattern, type NamedNode, type Pattern } from './pattern-parts.js';
import { createScopeTree, type Definition, type Scope } from './scope-tree.js';

/** Where `var` declares. */
const VARIABLE_SCOPES = new Set([
  'class-field-initializer',
  'class-static-block',
  'function',
  'global',
  'module',
  'tsModule',
]);

/**
 * Reads the scopes of a program.
 *
 * @param sourceType `commonjs`: the program is the body of a function; `script`: what it declares is global
 * @throws RangeError Nested too deeply for the stack.
 */
export const readScopes = (
  program: SourceModule['ast'],
  visitorKeys: SourceModule['visitorKeys'],
  sourceType: 'module' | 'script' | 'commonjs',
): ScopeManagerLike => {
  const tree = createScopeTree();
  const globalScope = tree.open('global', program, null);
  let current = globalScope;

  const inScope = (type: string, node: AnyNode, read?: () => void): void => {
    const upper = current;
    current = tree.open(type, node, upper);
    if (read) read();
    else visitChildren(node);
    current = upper;
  };
  const define = (name: string, definition?: Definition): void => {
    tree.define(current, name, definition);
  };
  const declare = (type: string, name: NamedNode, node: object, parent: object | null = null): void => {
    define(name.name, { type, node, name, parent });
  };

  const visitAll = (nodes: readonly (AnyNode | null | undefined)[] | undefined): void => {
    if (nodes) for (const node of nodes) visit(node);
  };
  const visitChildren = (node: AnyNode, except?: string): void => {
    for (const key of visitorKeys[node.type] ?? []) {
      if (key === except) continue;
      const child = (node as unknown as Record<string, unknown>)[key];
      if (Array.isArray(child)) {
        for (const each of child as unknown[]) if (isNode(each)) visit(each);
      } else if (isNode(child)) visit(child);
    }
  };
  /** Declares each name of a pattern, then reads default values and computed keys in it. */
  const bind = (type: string, pattern: Pattern, node: object, scope = current, parent: object | null = null): void => {
    const { names, values } = partsOfPattern(pattern);
    for (const name of names) tree.define(scope, name.name, { type, node, name, parent });
    visitAll(values);
  };
  const decoratorsOf = (node: AnyNode): readonly AnyNode[] | undefined =>
    (node as { decorators?: readonly AnyNode[] }).decorators;

  /** @param isMethod Decorators of its parameters were read outside. */
  const readFunction = (node: FunctionLike, isMethod: boolean): void => {
    if (node.type === 'FunctionExpression' && node.id) {
      inScope('function-expression-name', node, () => {
        readFunctionScope(node, isMethod);
      });
    } else readFunctionScope(node, isMethod);
  };
  const readFunctionScope = (node: FunctionLike, isMethod: boolean): void => {
    if (node.id) declare('FunctionName', node.id, node);
    inScope('function', node, () => {
      if (node.type !== 'ArrowFunctionExpression') define('arguments');
      for (const parameter of node.params) {
        bind('Parameter', parameter, node);
        visit(typeOfPattern(parameter));
        if (!isMethod) visitAll(decoratorsOf(parameter));
      }
      visit(node.returnType);
      visit(node.typeParameters);
      // The body is no block of its own.
      if (node.body?.type === 'BlockStatement') visitChildren(node.body);
      else visit(node.body);
    });
  };

  const readClass = (node: NodeOf<'ClassDeclaration' | 'ClassExpression'>): void => {
    if (node.type === 'ClassDeclaration' && node.id) declare('ClassName', node.id, node);
    visitAll(node.decorators);
    inScope('class', node, () => {
      // Inside, the name means the class whatever happens to it outside.
      if (node.id) declare('ClassName', node.id, node);
      visitChildren(node, 'decorators');
    });
  };

  const readMethod = (node: NodeOf<'MethodDefinition'>): void => {
    const { value } = node;
    if (node.computed) visit(node.key);
    if (value.type === 'FunctionExpression') {
      for (const parameter of value.params as readonly AnyNode[]) visitAll(decoratorsOf(parameter));
      readFunction(value, true);
    } else visit(value);
    visitAll(node.decorators);
  };

  const readFunctionType = (node: FunctionTypeLike): void => {
    inScope('functionType', node, () => {
      visit(node.typeParameters);
      for (const parameter of node.params as readonly AnyNode[]) {
        bind('Parameter', parameter, node);
        visit(typeOfPattern(parameter));
      }
      visit(node.returnType);
    });
  };

  /** What `infer` names belongs to the condition, also inside of function types and mapped types in it. */
  const scopeOfInferred = (): Scope => {
    let scope: Scope | null = current;
    while (scope?.type === 'functionType' || scope?.type === 'mappedType') scope = scope.upper;
    return scope?.type === 'conditionalType' ? scope : current;
  };

  const visit = (node: AnyNode | null | undefined): void => {
    if (!node) return;
    switch (node.type) {
      case 'Identifier':
        visit((node as { typeAnnotation?: AnyNode | null }).typeAnnotation);
        break;
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
      case 'TSDeclareFunction':
      case 'TSEmptyBodyFunctionExpression':
        readFunction(node, false);
        break;
      case 'ClassDeclaration':
      case 'ClassExpression':
        readClass(node);
        break;
      case 'MethodDefinition':
      case 'TSAbstractMethodDefinition':
        readMethod(node);
        break;
      case 'PropertyDefinition':
      case 'TSAbstractPropertyDefinition':
      case 'AccessorProperty':
      case 'TSAbstractAccessorProperty': {
        if (node.computed) visit(node.key);
        const { value } = node;
        if (value)
          inScope('class-field-initializer', value, () => {
            visit(value);
          });
        visitAll(node.decorators);
        visit(node.typeAnnotation);
        break;
      }
      case 'StaticBlock':
        inScope('class-static-block', node);
        break;
      case 'BlockStatement':
        inScope('block', node);
        break;
      case 'CatchClause':
        inScope('catch', node, () => {
          bind('CatchClause', node.param, node);
          visit(node.body);
        });
        break;
      case 'ForStatement':
        if (isLexical(node.init)) inScope('for', node);
        else visitChildren(node);
        break;
      case 'ForInStatement':
      case 'ForOfStatement':
        if (isLexical(node.left)) inScope('for', node);
        else visitChildren(node);
        break;
      case 'SwitchStatement':
        visit(node.discriminant);
        inScope('switch', node, () => {
          visitAll(node.cases);
        });
        break;
      case 'WithStatement':
        visit(node.object);
        inScope('with', node, () => {
          visit(node.body);
        });
        break;
      case 'VariableDeclaration': {
        let target = current;
        if (node.kind === 'var') while (target.upper && !VARIABLE_SCOPES.has(target.type)) target = target.upper;
        for (const declarator of node.declarations) {
          bind('Variable', declarator.id, declarator, target, node);
          visit(declarator.init);
          visit(typeOfPattern(declarator.id));
        }
        break;
      }
      case 'ImportDeclaration':
        for (const specifier of node.specifiers) declare('ImportBinding', specifier.local, specifier, node);
        break;
      case 'TSImportEqualsDeclaration':
        declare('ImportBinding', node.id, node, node);
        break;
      case 'TSEnumDeclaration':
        declare('TSEnumName', node.id, node);
        inScope('tsEnum', node, () => {
          for (const member of node.body.members) {
            const { id } = member;
            if (id.type === 'Literal')
              define(id.value, { type: 'TSEnumMemberName', node: member, name: id, parent: null });
            else if (id.type === 'Identifier') declare('TSEnumMemberName', id, member);
            visit(member.initializer);
          }
        });
        break;
      case 'TSModuleDeclaration':
        if (node.id.type === 'Identifier' && node.kind !== 'global') declare('TSModuleName', node.id, node);
        inScope('tsModule', node, () => {
          visit(node.body);
        });
        break;
      case 'TSInterfaceDeclaration':
      case 'TSTypeAliasDeclaration':
        declare('Type', node.id, node);
        // Its type parameters have a scope of their own.
        if (node.typeParameters) inScope('type', node);
        else visitChildren(node);
        break;
      case 'TSCallSignatureDeclaration':
      case 'TSConstructSignatureDeclaration':
      case 'TSConstructorType':
      case 'TSFunctionType':
        readFunctionType(node);
        break;
      case 'TSMethodSignature':
        if (node.computed) visit(node.key);
        readFunctionType(node);
        break;
      case 'TSConditionalType':
        inScope('conditionalType', node, () => {
          visitChildren(node, 'falseType');
        });
        visit(node.falseType);
        break;
      case 'TSInferType': {
        const { typeParameter } = node;
        const { name } = typeParameter;
        tree.define(scopeOfInferred(), name.name, { type: 'Type', node: typeParameter, name, parent: null });
        visit(typeParameter.constraint);
        break;
      }
      case 'TSMappedType':
        inScope('mappedType', node, () => {
          declare('Type', node.key, node);
          visitChildren(node, 'key');
        });
        break;
      case 'TSTypeParameter':
        declare('Type', node.name, node);
        visitChildren(node, 'name');
        break;
      default:
        visitChildren(node);
    }
  };

  // `as const` refers to it.
  define('const');
  if (sourceType !== 'script') current = tree.open(sourceType === 'module' ? 'module' : 'function', program, current);
  if (sourceType === 'commonjs') define('arguments');
  visitChildren(program);

  return { globalScope, acquire: tree.acquire };
};

type FunctionLike = NodeOf<'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression'>;
type FunctionTypeLike = NodeOf<
  | 'TSCallSignatureDeclaration'
  | 'TSConstructSignatureDeclaration'
  | 'TSConstructorType'
  | 'TSFunctionType'
  | 'TSMethodSignature'
>;

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const isLexical = (node: AnyNode | null): boolean => node?.type === 'VariableDeclaration' && node.kind !== 'var';
