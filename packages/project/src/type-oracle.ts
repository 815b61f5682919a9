/** Type questions answered by a TypeScript compiler: the one inside ts-morph, loaded only when this is called. */
import type * as TsMorph from 'ts-morph';
import type { Node, Project as TypedProject, SourceFile, Type } from 'ts-morph';
import type { SourceModule, TypeOracle } from '@curfew/analyzer';

export interface TypeOracleOptions {
  /** Absolute path of the tsconfig.json that the files belong to. */
  tsconfig: string;
}

/** An oracle over a program on disk. */
export interface ProgramOracle extends TypeOracle {
  /** A file has another text now. */
  adopt(module: SourceModule): void;
}

type Library = typeof TsMorph;

/** What a compiler reads as it is. */
const SOURCE = /\.[cm]?[jt]sx?$/i;

const loadLibrary = async (): Promise<Library> => {
  try {
    return await import('ts-morph');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error('types need the package ts-morph: install it with `npm install --save-dev ts-morph`', {
      cause: error,
    });
  }
};

/** The file as the module has it: an editor's text may be newer than the one on disk. */
const sourceFileOf = (project: TypedProject, module: SourceModule): SourceFile => {
  const known = project.getSourceFile(module.file);
  if (known?.getFullText() === module.text) return known;
  return project.createSourceFile(module.file, module.text, { overwrite: true });
};

/** The smallest node with exactly this range. */
const nodeAt = (file: SourceFile, [start, end]: readonly [number, number]): Node | undefined => {
  let node = file.getDescendantAtPos(start);
  while (node !== undefined && node.getEnd() < end) node = node.getParent();
  return node?.getStart() === start && node.getEnd() === end ? node : undefined;
};

/** Element type of `T[]`, `readonly T[]`. */
const elementOf = (type: Type): Type | undefined =>
  type.isArray() || type.isReadonlyArray() ? type.getArrayElementType() : undefined;

/** The types that a type is made of, without null and undefined, arrays opened one level. */
const partsOf = (type: Type): { type: Type; list: boolean }[] => {
  if (type.isNull() || type.isUndefined()) return [];
  const element = elementOf(type);
  if (element !== undefined) return [{ type: element, list: true }];
  if (type.isTypeParameter()) return [type.getConstraint()].flatMap((bound) => (bound ? partsOf(bound) : []));
  if (type.getAliasSymbol() !== undefined) return [{ type, list: false }];
  if (type.isUnion()) return type.getUnionTypes().flatMap(partsOf);
  return type.isIntersection() ? type.getIntersectionTypes().flatMap(partsOf) : [{ type, list: false }];
};

/**
 * Creates an oracle over the program of a tsconfig.
 *
 * A declaration's `start` is where its own keyword stands, after `export` and `default`, as in ESTree. Declarations of the
 * language's own libraries are left out.
 *
 * @throws Error ts-morph is not installed, or the tsconfig cannot be read.
 */
export const createTypeOracle = async ({ tsconfig }: TypeOracleOptions): Promise<ProgramOracle> => {
  const { Project, Node, SyntaxKind } = await loadLibrary();
  const project = new Project({ tsConfigFilePath: tsconfig });
  const outer: ReadonlySet<number> = new Set<number>([SyntaxKind.ExportKeyword, SyntaxKind.DefaultKeyword]);

  const startOf = (declaration: Node): number => {
    if (!Node.isModifierable(declaration)) return declaration.getStart();
    const modifiers = declaration.getModifiers();
    if (!modifiers.some((modifier) => outer.has(modifier.getKind()))) return declaration.getStart();
    const inner = modifiers.find((modifier) => !outer.has(modifier.getKind()));
    return (inner ?? modifiers.at(-1)?.getNextSiblings()[0] ?? afterModifiers(declaration) ?? declaration).getStart();
  };

  /** The keyword that follows the list of modifiers. */
  const afterModifiers = (declaration: Node): Node | undefined => {
    const children = declaration.getChildren();
    const list = children.findIndex((child) => child.getKind() === SyntaxKind.SyntaxList);
    return children[list + 1];
  };

  const isOfLanguage = (file: SourceFile): boolean =>
    project.getProgram().compilerObject.isSourceFileDefaultLibrary(file.compilerNode);

  const isOwn = (declaration: Node): boolean => !isOfLanguage(declaration.getSourceFile());

  /** Where a type is declared; of one that the language makes of another (`Partial<Card>`), where its members are. */
  const declarationsIn = (type: Type): Node[] => {
    const own = ((type.getAliasSymbol() ?? type.getSymbol())?.getDeclarations() ?? []).filter(isOwn);
    if (own.length > 0) return own;
    const owners = type
      .getProperties()
      .flatMap((property) => property.getDeclarations().map((node) => node.getParent()));
    return [...new Set(owners)].filter((node) => node !== undefined).filter(isOwn);
  };

  return {
    adopt(module) {
      if (SOURCE.test(module.file)) sourceFileOf(project, module);
    },
    declarationsOf(expression, module) {
      if (expression.range === undefined || !SOURCE.test(module.file)) return [];
      const node = nodeAt(sourceFileOf(project, module), expression.range);
      const type =
        expression.type === 'ObjectExpression' && Node.isObjectLiteralExpression(node)
          ? project.getTypeChecker().getContextualType(node)
          : node?.getType();
      return (type ? partsOf(type) : []).flatMap((part) =>
        declarationsIn(part.type).map((declaration) => ({
          file: declaration.getSourceFile().getFilePath(),
          start: startOf(declaration),
          list: part.list,
        })),
      );
    },
  };
};
