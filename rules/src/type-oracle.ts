import { rangeOf, type AnyNode, type SourceModule, type TypeDeclaration, type TypeOracle } from '@curfew/analyzer';

/** The parts of a type checker's objects used here; the compiler itself is never imported. */
interface CheckerSymbol {
  readonly declarations?: readonly CheckerNode[];
}
interface CheckerType {
  readonly symbol?: CheckerSymbol;
  readonly aliasSymbol?: CheckerSymbol;
  /** Of a union or an intersection. */
  readonly types?: readonly CheckerType[];
  isUnionOrIntersection(): boolean;
  isTypeParameter(): boolean;
  getConstraint(): CheckerType | undefined;
  getProperties(): readonly CheckerSymbol[];
}
interface CheckerFile {
  readonly fileName: string;
}
interface CheckerNode {
  readonly parent?: CheckerNode;
  getStart(): number;
  getSourceFile(): CheckerFile;
}
interface Checker {
  getTypeAtLocation(node: object): CheckerType;
  getContextualType(node: object): CheckerType | undefined;
  getAwaitedType(type: CheckerType): CheckerType | undefined;
  getNonNullableType(type: CheckerType): CheckerType;
  isArrayType(type: CheckerType): boolean;
  getTypeArguments(type: CheckerType): readonly CheckerType[];
}
interface Program {
  getTypeChecker(): Checker;
  isSourceFileDefaultLibrary(file: CheckerFile): boolean;
}

/** What a parser with type information adds to a file (`parserServices` of typescript-eslint). */
interface TypedServices {
  readonly program: Program;
  readonly esTreeNodeToTSNodeMap: { get(node: object): object | undefined };
}

/** An oracle over the type information that ESLint's parser brings along; modules without it get no answer. */
export interface ServicesOracle extends TypeOracle {
  /**
   * Tells which services a module was parsed with.
   * @param module the module that the analysis knows
   * @param parsed the module as the parser of these services made it: the same, or another tree of the same text
   */
  learn(module: SourceModule, parsed: SourceModule, services: unknown): void;
}

/** A module's services, and from its nodes to those that the services know. */
interface Known {
  services: TypedServices;
  own: (node: AnyNode) => AnyNode | undefined;
}

/** Creates an oracle that knows no module yet. */
export function createServicesOracle(): ServicesOracle {
  const known = new WeakMap<SourceModule, Known>();

  function declarationsOf(expression: AnyNode, module: SourceModule): readonly TypeDeclaration[] {
    const { services, own } = known.get(module) ?? {};
    const parsed = own?.(expression);
    const node = parsed && services?.esTreeNodeToTSNodeMap.get(parsed);
    if (services === undefined || node === undefined) return [];
    const { program } = services;
    const checker = program.getTypeChecker();
    const type =
      expression.type === 'ObjectExpression' ? checker.getContextualType(node) : checker.getTypeAtLocation(node);
    if (type === undefined) return [];
    return partsOf(settled(type, checker), checker).flatMap((part) =>
      declarationsIn(part.type, program).map((declaration) => ({
        file: declaration.getSourceFile().fileName,
        start: declaration.getStart(),
        list: part.list,
      })),
    );
  }

  return {
    declarationsOf,
    learn: (module, parsed, services) => {
      if (!isTyped(services)) return;
      known.set(module, { services, own: module === parsed ? (node) => node : counterpartsIn(parsed) });
    },
  };
}

/** Finds nodes of another tree of the same text: those of the same type at the same place. */
function counterpartsIn({ ast, visitorKeys }: SourceModule): (node: AnyNode) => AnyNode | undefined {
  let nodes: Map<string, AnyNode> | undefined;
  return (node) => {
    nodes ??= nodesByPlace(ast, visitorKeys);
    return nodes.get(placeOf(node));
  };
}

function nodesByPlace(ast: AnyNode, visitorKeys: SourceModule['visitorKeys']): Map<string, AnyNode> {
  const nodes = new Map<string, AnyNode>();
  const pending = [ast];
  for (let node = pending.pop(); node; node = pending.pop()) {
    nodes.set(placeOf(node), node);
    for (const key of visitorKeys[node.type] ?? []) {
      const child = (node as unknown as Record<string, unknown>)[key];
      for (const each of Array.isArray(child) ? (child as unknown[]) : [child])
        if (typeof each === 'object' && each !== null && 'type' in each) pending.push(each as AnyNode);
    }
  }
  return nodes;
}

function placeOf(node: AnyNode): string {
  return [node.type, ...rangeOf(node)].join(' ');
}

/** The types that a type is made of, arrays opened one level. */
function partsOf(type: CheckerType, checker: Checker): { type: CheckerType; list: boolean }[] {
  if (checker.isArrayType(type)) {
    const element = checker.getTypeArguments(type)[0];
    return element === undefined ? [] : [{ type: element, list: true }];
  }
  if (type.isTypeParameter()) {
    const bound = type.getConstraint();
    return bound === undefined ? [] : partsOf(bound, checker);
  }
  return type.aliasSymbol === undefined && type.isUnionOrIntersection()
    ? (type.types ?? []).flatMap((part) => partsOf(part, checker))
    : [{ type, list: false }];
}

/** Where a type is declared; of one that the language makes of another (`Partial<Card>`), where its members are. */
function declarationsIn(type: CheckerType, program: Program): CheckerNode[] {
  const isOwn = (node: CheckerNode): boolean => !program.isSourceFileDefaultLibrary(node.getSourceFile());
  const own = ((type.aliasSymbol ?? type.symbol)?.declarations ?? []).filter(isOwn);
  if (own.length > 0) return own;
  const owners = type.getProperties().flatMap((property) => property.declarations?.map((node) => node.parent) ?? []);
  return [...new Set(owners)].filter((node) => node !== undefined).filter(isOwn);
}

function settled(type: CheckerType, checker: Checker): CheckerType {
  const present = checker.getNonNullableType(type);
  return checker.getAwaitedType(present) ?? present;
}

function isTyped(services: unknown): services is TypedServices {
  if (typeof services !== 'object' || services === null || !('program' in services)) return false;
  return typeof services.program === 'object' && services.program !== null && 'esTreeNodeToTSNodeMap' in services;
}
