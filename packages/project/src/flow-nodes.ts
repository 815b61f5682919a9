/** Babel's Flow nodes brought to the ESTree of TypeScript, where the analyzer reads types, and left out elsewhere. */

interface FlowNode {
  type: string;
  range?: [number, number];
  start?: number;
  end?: number;
  [key: string]: unknown;
}

/** Statements and types of Flow that stay in the tree as leaves. */
const LEAVES = [
  'DeclareVariable',
  'DeclareFunction',
  'DeclareClass',
  'DeclareModule',
  'DeclareModuleExports',
  'DeclareTypeAlias',
  'DeclareOpaqueType',
  'DeclareInterface',
  'DeclareExportDeclaration',
  'DeclareExportAllDeclaration',
  'OpaqueType',
  'EnumDeclaration',
];

/** Child keys of the Flow nodes that are kept. */
export const flowKeys: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  LEAVES.map((type) => [type, []]),
);

const KEYWORDS = new Map([
  ['StringTypeAnnotation', 'TSStringKeyword'],
  ['NumberTypeAnnotation', 'TSNumberKeyword'],
  ['BooleanTypeAnnotation', 'TSBooleanKeyword'],
  ['AnyTypeAnnotation', 'TSAnyKeyword'],
  ['MixedTypeAnnotation', 'TSUnknownKeyword'],
  ['EmptyTypeAnnotation', 'TSNeverKeyword'],
  ['VoidTypeAnnotation', 'TSVoidKeyword'],
  ['NullLiteralTypeAnnotation', 'TSNullKeyword'],
  ['BigIntTypeAnnotation', 'TSBigIntKeyword'],
  ['SymbolTypeAnnotation', 'TSSymbolKeyword'],
]);

const isNode = (value: unknown): value is FlowNode =>
  typeof value === 'object' && value !== null && typeof (value as FlowNode).type === 'string';
const nodes = (value: unknown): FlowNode[] => (Array.isArray(value) ? value.filter(isNode) : []);
const node = (value: unknown): FlowNode | undefined => (isNode(value) ? value : undefined);

/** A node of another type at the same place. */
const at = (old: FlowNode, type: string, rest: Record<string, unknown>): FlowNode => ({
  type,
  ...rest,
  ...(old.range === undefined ? {} : { range: old.range }),
  ...(old.start === undefined ? {} : { start: old.start }),
  ...(old.end === undefined ? {} : { end: old.end }),
});

const annotation = (type: FlowNode): FlowNode => at(type, 'TSTypeAnnotation', { typeAnnotation: typeOf(type) });

const argumentsOf = (value: unknown): FlowNode | undefined => {
  const list = node(value);
  return list && at(list, 'TSTypeParameterInstantiation', { params: nodes(list['params']).map(typeOf) });
};

const entityName = (id: FlowNode): FlowNode =>
  id.type === 'QualifiedTypeIdentifier'
    ? at(id, 'TSQualifiedName', { left: entityName(id['qualification'] as FlowNode), right: id['id'] })
    : at(id, 'Identifier', { name: id['name'] });

const literal = (type: FlowNode): FlowNode =>
  at(type, 'TSLiteralType', {
    literal: at(type, 'Literal', {
      value: type['value'],
      raw: (type['extra'] as { raw?: string } | undefined)?.raw ?? JSON.stringify(type['value']),
    }),
  });

const memberOf = (property: FlowNode): FlowNode | undefined => {
  const key = node(property['key']);
  const value = node(property['value']);
  if (property.type !== 'ObjectTypeProperty' || key === undefined || value === undefined) return undefined;
  return at(property, 'TSPropertySignature', {
    key: literalKey(key),
    computed: false,
    optional: property['optional'] === true,
    readonly: node(property['variance'])?.['kind'] === 'plus',
    static: false,
    typeAnnotation: annotation(value),
  });
};

const literalKey = (key: FlowNode): FlowNode =>
  key.type === 'Identifier'
    ? key
    : at(key, 'Literal', {
        value: key['value'],
        raw: (key['extra'] as { raw?: string } | undefined)?.raw ?? key['raw'] ?? JSON.stringify(key['value']),
      });

const union = (type: FlowNode, types: FlowNode[]): FlowNode => at(type, 'TSUnionType', { types });

/** A Flow type as the TypeScript type of the same meaning; what has none becomes `any`. */
const typeOf = (type: FlowNode): FlowNode => {
  const keyword = KEYWORDS.get(type.type);
  if (keyword !== undefined) return at(type, keyword, {});
  switch (type.type) {
    case 'StringLiteralTypeAnnotation':
    case 'NumberLiteralTypeAnnotation':
    case 'BooleanLiteralTypeAnnotation':
      return literal(type);
    case 'NullableTypeAnnotation':
      return union(type, [
        typeOf(type['typeAnnotation'] as FlowNode),
        at(type, 'TSNullKeyword', {}),
        at(type, 'TSUndefinedKeyword', {}),
      ]);
    case 'UnionTypeAnnotation':
      return union(type, nodes(type['types']).map(typeOf));
    case 'IntersectionTypeAnnotation':
      return at(type, 'TSIntersectionType', { types: nodes(type['types']).map(typeOf) });
    case 'ArrayTypeAnnotation':
      return at(type, 'TSArrayType', { elementType: typeOf(type['elementType'] as FlowNode) });
    case 'TupleTypeAnnotation':
      return at(type, 'TSTupleType', { elementTypes: nodes(type['types']).map(typeOf) });
    case 'ObjectTypeAnnotation':
      return at(type, 'TSTypeLiteral', {
        members: nodes(type['properties'])
          .map(memberOf)
          .filter((member) => member !== undefined),
      });
    case 'GenericTypeAnnotation':
      return at(type, 'TSTypeReference', {
        typeName: entityName(type['id'] as FlowNode),
        typeArguments: argumentsOf(type['typeParameters']) ?? null,
      });
    case 'IndexedAccessType':
    case 'OptionalIndexedAccessType':
      return at(type, 'TSIndexedAccessType', {
        objectType: typeOf(type['objectType'] as FlowNode),
        indexType: typeOf(type['indexType'] as FlowNode),
      });
    default:
      return at(type, 'TSAnyKeyword', {});
  }
};

const parametersOf = (value: unknown): FlowNode | null => {
  const list = node(value);
  if (list === undefined) return null;
  return at(list, 'TSTypeParameterDeclaration', {
    params: nodes(list['params']).map((parameter) =>
      at(parameter, 'TSTypeParameter', {
        name: at(parameter, 'Identifier', { name: parameter['name'] }),
        constraint: null,
        default: null,
        in: false,
        out: false,
        const: false,
      }),
    ),
  });
};

/** The replacement of one node, its children being done already; undefined leaves it as it is. */
const replacementOf = (old: FlowNode): FlowNode | undefined => {
  switch (old.type) {
    case 'TypeCastExpression':
      return at(old, 'TSAsExpression', {
        expression: old['expression'],
        typeAnnotation: (old['typeAnnotation'] as FlowNode)['typeAnnotation'],
      });
    case 'TypeAlias':
      return at(old, 'TSTypeAliasDeclaration', {
        id: old['id'],
        typeParameters: parametersOf(old['typeParameters']),
        typeAnnotation: typeOf(old['right'] as FlowNode),
        declare: false,
      });
    case 'InterfaceDeclaration': {
      const body = old['body'] as FlowNode;
      return at(old, 'TSInterfaceDeclaration', {
        id: old['id'],
        typeParameters: parametersOf(old['typeParameters']),
        extends: [],
        body: at(body, 'TSInterfaceBody', { body: typeOf(body)['members'] }),
        declare: false,
      });
    }
    case 'TypeAnnotation':
      return at(old, 'TSTypeAnnotation', { typeAnnotation: typeOf(old['typeAnnotation'] as FlowNode) });
    case 'TypeParameterInstantiation':
      return argumentsOf(old);
    case 'TypeParameterDeclaration':
      return parametersOf(old) ?? undefined;
    default:
      return undefined;
  }
};

/** Keys that Babel adds and the other parser does not have. */
const DROPPED = new Set([
  'loc',
  'extra',
  'errors',
  'predicate',
  'variance',
  'leadingComments',
  'trailingComments',
  'innerComments',
  'interpreter',
]);
/** Nodes that always have a list of decorators in the ESTree of TypeScript. */
const DECORATED = new Set([
  'ClassDeclaration',
  'ClassExpression',
  'PropertyDefinition',
  'MethodDefinition',
  'AccessorProperty',
  'Identifier',
  'ObjectPattern',
  'ArrayPattern',
  'AssignmentPattern',
  'RestElement',
]);
/** Types are read whole by `replacementOf`, so that their raw text is still there. */
const TYPES = new Set([
  ...LEAVES,
  'TypeAlias',
  'InterfaceDeclaration',
  'TypeAnnotation',
  'TypeParameterInstantiation',
  'TypeParameterDeclaration',
]);

const visit = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(visit);
  if (!isNode(value)) return value;
  if (TYPES.has(value.type)) return replacementOf(value) ?? at(value, value.type, {});
  for (const key of Object.keys(value)) {
    if (DROPPED.has(key)) {
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- the tree is brought to another shape in place
      delete value[key];
    } else if (typeof value[key] === 'object' && key !== 'range') {
      value[key] = visit(value[key]);
    }
  }
  if (DECORATED.has(value.type)) value['decorators'] ??= [];
  if (value.type === 'ClassDeclaration' || value.type === 'ClassExpression') {
    value['superTypeArguments'] = value['superTypeParameters'] ?? null;
    delete value['superTypeParameters'];
    value['implements'] = [];
    delete value['mixins'];
  }
  if (value.type.startsWith('Import') && (value['importKind'] === null || value['importKind'] === 'typeof')) {
    value['importKind'] = value['importKind'] === 'typeof' ? 'type' : 'value';
  }
  return replacementOf(value) ?? value;
};

/** Brings a Babel program (plugins flow and estree) to the ESTree of TypeScript, in place. */
export const normaliseFlow = (program: object): object => visit(program) as object;
