import type { AnyNode, SourceModule, TypeDeclaration, TypeOracle } from '@curfew/analyzer';

/** The parts of a type checker's objects used here; the compiler itself is never imported. */
interface CheckerType {
  readonly symbol?: { readonly declarations?: readonly CheckerNode[] };
  readonly aliasSymbol?: { readonly declarations?: readonly CheckerNode[] };
}
interface CheckerNode {
  getStart(): number;
  getSourceFile(): { readonly fileName: string };
}
interface Checker {
  getTypeAtLocation(node: object): CheckerType;
  getAwaitedType(type: CheckerType): CheckerType | undefined;
  getNonNullableType(type: CheckerType): CheckerType;
  isArrayType(type: CheckerType): boolean;
  getTypeArguments(type: CheckerType): readonly CheckerType[];
}

/** What a parser with type information adds to a file (`parserServices` of typescript-eslint). */
interface TypedServices {
  readonly program: { getTypeChecker(): Checker };
  readonly esTreeNodeToTSNodeMap: { get(node: object): object | undefined };
}

/** An oracle over the type information that ESLint's parser brings along; modules without it get no answer. */
export interface ServicesOracle extends TypeOracle {
  /** Tells which services a module was parsed with. */
  learn(module: SourceModule, services: unknown): void;
}

/** Creates an oracle that knows no module yet. */
export function createServicesOracle(): ServicesOracle {
  const known = new WeakMap<SourceModule, TypedServices>();

  function declarationsOf(expression: AnyNode, module: SourceModule): readonly TypeDeclaration[] {
    const services = known.get(module);
    const node = services?.esTreeNodeToTSNodeMap.get(expression);
    if (services === undefined || node === undefined) return [];
    const checker = services.program.getTypeChecker();
    const type = settled(checker.getTypeAtLocation(node), checker);
    const list = checker.isArrayType(type);
    const element = list ? checker.getTypeArguments(type)[0] : type;
    const declarations =
      element === undefined ? [] : (element.aliasSymbol?.declarations ?? element.symbol?.declarations ?? []);
    return declarations.map((declaration) => ({
      file: declaration.getSourceFile().fileName,
      start: declaration.getStart(),
      list,
    }));
  }

  return {
    declarationsOf,
    learn: (module, services) => {
      if (isTyped(services)) known.set(module, services);
    },
  };
}

function settled(type: CheckerType, checker: Checker): CheckerType {
  const present = checker.getNonNullableType(type);
  return checker.getAwaitedType(present) ?? present;
}

function isTyped(services: unknown): services is TypedServices {
  if (typeof services !== 'object' || services === null || !('program' in services)) return false;
  return typeof services.program === 'object' && services.program !== null && 'esTreeNodeToTSNodeMap' in services;
}
