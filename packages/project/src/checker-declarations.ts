/**
 * Type questions put to a type checker that the caller has: the one that ts-morph brings, or the one that ESLint's parser gives along.
 * The compiler itself is never imported; the interfaces name the parts of its objects that are used.
 */
import type { AnyNode, TypeDeclaration } from '@curfew/analyzer';

interface CheckerSymbol {
  readonly declarations?: readonly CheckerNode[] | undefined;
}
interface CheckerType {
  readonly symbol?: CheckerSymbol | undefined;
  readonly aliasSymbol?: CheckerSymbol | undefined;
  /** Of a union or an intersection. */
  readonly types?: readonly CheckerType[];
  /** Of a union that was made of another type: `keyof Card`. */
  readonly origin?: CheckerType;
  /** Of `keyof T`: `T`. */
  readonly type?: CheckerType;
  /** Of a generic type with arguments: the type without. */
  readonly target?: { readonly typeParameters?: readonly CheckerType[] | undefined };
  isUnionOrIntersection(): boolean;
  isTypeParameter(): boolean;
  isIndexType(): boolean;
  getConstraint(): CheckerType | undefined;
  getProperties(): readonly CheckerSymbol[];
}
interface CheckerFile {
  readonly fileName: string;
}
/** A node of the compiler's tree. */
export interface CheckerNode {
  readonly parent?: CheckerNode | undefined;
  /** Of a declaration. */
  readonly name?: (CheckerNode & { readonly text?: string }) | undefined;
  /** Of an opening JSX element. */
  readonly attributes?: CheckerNode | undefined;
  /** Of a member: its annotation. */
  readonly type?: CheckerNode | undefined;
  /** Of a type parameter. */
  readonly constraint?: CheckerNode | undefined;
  /** Of a call. */
  readonly arguments?: readonly CheckerNode[] | undefined;
  getStart(): number;
  getSourceFile(): CheckerFile;
}
interface Signature {
  readonly declaration?: CheckerNode | undefined;
  readonly parameters: readonly CheckerSymbol[];
}
interface Checker {
  getTypeAtLocation(node: CheckerNode): CheckerType;
  getContextualType(node: CheckerNode): CheckerType | undefined;
  getAwaitedType(type: CheckerType): CheckerType | undefined;
  getNonNullableType(type: CheckerType): CheckerType;
  getApparentType(type: CheckerType): CheckerType;
  getPropertyOfType(type: CheckerType, name: string): CheckerSymbol | undefined;
  getResolvedSignature(call: CheckerNode): Signature | undefined;
  getSignatureFromDeclaration(declaration: CheckerNode): Signature | undefined;
  getTypeOfSymbolAtLocation(symbol: CheckerSymbol, node: CheckerNode): CheckerType;
  isArrayType(type: CheckerType): boolean;
  getTypeArguments(type: CheckerType): readonly CheckerType[];
}
/** A program of the TypeScript compiler, 5 or 6. */
export interface CheckerProgram {
  getTypeChecker(): Checker;
  isSourceFileDefaultLibrary(file: CheckerFile): boolean;
}

/** A type, or the element type of a list. */
interface Part {
  type: CheckerType;
  list: boolean;
}

/**
 * Where the types that a node's type is made of are declared; with `member`, then also where that member of them is. An object literal
 * and the attributes of an element are asked what their place expects.
 */
export function declarationsAt(
  program: CheckerProgram,
  node: CheckerNode,
  { type: kind }: AnyNode,
  member: string | undefined,
): TypeDeclaration[] {
  const checker = program.getTypeChecker();
  const type = typeAt(checker, node, kind);
  return type ? declarationsOf(program, partsOf(settled(type, checker), checker), member) : [];
}

/** Where the types are declared of which a string is expected to be a key: `keyof Card`, or a parameter `K extends keyof Card`. */
export function keyOwnersAt(program: CheckerProgram, literal: CheckerNode, member: string): TypeDeclaration[] {
  const checker = program.getTypeChecker();
  const expected = checker.getContextualType(literal);
  if (!expected) return [];
  const keyed = keyedBy(checker.getNonNullableType(expected));
  const owners = keyed
    ? partsOf(keyed, checker)
    : [...keyedByMember(checker, literal), ...keyedByParameter(checker, literal)];
  return declarationsOf(program, owners, member);
}

function typeAt(checker: Checker, node: CheckerNode, kind: AnyNode['type']): CheckerType | undefined {
  if (kind === 'ObjectExpression') return checker.getContextualType(node);
  if (kind !== 'JSXOpeningElement') return checker.getTypeAtLocation(node);
  return node.attributes && checker.getContextualType(node.attributes);
}

function settled(type: CheckerType, checker: Checker): CheckerType {
  const present = checker.getNonNullableType(type);
  return checker.getAwaitedType(present) ?? present;
}

/** The types that a type is made of, arrays opened one level. */
function partsOf(type: CheckerType, checker: Checker): Part[] {
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

function declarationsOf(
  program: CheckerProgram,
  parts: readonly Part[],
  member: string | undefined,
): TypeDeclaration[] {
  const checker = program.getTypeChecker();
  const isOwn = (node: CheckerNode): boolean => !program.isSourceFileDefaultLibrary(node.getSourceFile());
  const ownersOf = (symbols: readonly CheckerSymbol[]): CheckerNode[] =>
    symbols.flatMap((symbol) => symbol.declarations?.flatMap((node) => node.parent ?? []) ?? []);
  const found = parts.flatMap(({ type, list }) => {
    const named = ((type.aliasSymbol ?? type.symbol)?.declarations ?? []).filter(isOwn);
    const property =
      member === undefined ? undefined : checker.getPropertyOfType(checker.getApparentType(type), member);
    const owners = property ? ownersOf([property]) : named.length > 0 ? [] : ownersOf(type.getProperties());
    return [...new Set([...named, ...owners.filter(isOwn)])].map((node) => ({ node, list }));
  });
  return found.map(({ node, list }) => ({
    file: node.getSourceFile().fileName,
    start: (node.name ?? node).getStart(),
    list,
  }));
}

/** `T` of `keyof T`, also of `keyof T & string`. */
function keyedBy(type: CheckerType): CheckerType | undefined {
  if (type.isIndexType()) return type.type;
  if (type.origin?.isIndexType() === true) return type.origin.type;
  return type.isUnionOrIntersection() ? type.types?.find((part) => part.isIndexType())?.type : undefined;
}

const MAX_NESTING = 6;

/** `{ key: 'sub_type' }` as a `Column<Card>`, whose `key` is declared as `keyof Row & string`. */
function keyedByMember(checker: Checker, literal: CheckerNode): Part[] {
  const property = literal.parent;
  const object = property?.parent;
  const name = property?.name?.text;
  const holder = object && name !== undefined ? checker.getContextualType(object) : undefined;
  if (!holder || name === undefined) return [];
  return partsOf(checker.getNonNullableType(holder), checker).flatMap(({ type }) => {
    const annotation = checker.getPropertyOfType(type, name)?.declarations?.[0]?.type;
    const owner = annotation && keyedBy(checker.getTypeAtLocation(annotation));
    if (!owner) return [];
    const index = type.target?.typeParameters?.indexOf(owner) ?? -1;
    const bound = index < 0 ? owner : checker.getTypeArguments(type)[index];
    return bound ? partsOf(bound, checker) : [];
  });
}

/** `pick<T, K extends keyof T>(object: T, keys: K[])`: the types of the arguments that stand for `T`. */
function keyedByParameter(checker: Checker, literal: CheckerNode): Part[] {
  let argument = literal;
  for (let call = literal.parent, up = 0; call && up < MAX_NESTING; argument = call, call = call.parent, up += 1) {
    const args = call.arguments ?? [];
    const index = args.indexOf(argument);
    const declaration = index < 0 ? undefined : checker.getResolvedSignature(call)?.declaration;
    const signature = declaration && checker.getSignatureFromDeclaration(declaration);
    if (!declaration || !signature) continue;
    const types = signature.parameters.map((parameter) => checker.getTypeOfSymbolAtLocation(parameter, declaration));
    const key = types[Math.min(index, types.length - 1)];
    const owner = key && keyParameter(checker, key, 0);
    if (!owner) return [];
    return types.flatMap((type, at) => {
      const given = args[at];
      if (!given || at === index || !holds(checker, type, owner)) return [];
      return partsOf(settled(checker.getTypeAtLocation(given), checker), checker);
    });
  }
  return [];
}

/** The type parameter whose keys a type parameter inside a type is bound to. */
function keyParameter(checker: Checker, type: CheckerType, depth: number): CheckerType | undefined {
  if (depth > MAX_NESTING) return undefined;
  if (type.isTypeParameter()) {
    const bound = type.symbol?.declarations?.[0]?.constraint;
    return bound && keyedBy(checker.getTypeAtLocation(bound));
  }
  for (const inner of innerTypes(checker, type)) {
    const found = keyParameter(checker, inner, depth + 1);
    if (found) return found;
  }
  return undefined;
}

/** A type is the parameter, or a list of it. */
function holds(checker: Checker, type: CheckerType, parameter: CheckerType): boolean {
  return type === parameter || innerTypes(checker, type).includes(parameter);
}

function innerTypes(checker: Checker, type: CheckerType): readonly CheckerType[] {
  if (type.isUnionOrIntersection()) return type.types ?? [];
  return checker.isArrayType(type) ? checker.getTypeArguments(type) : [];
}
