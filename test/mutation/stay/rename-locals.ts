import type { AnyNode } from '@curfew/analyzer';
import type { TSESLint } from '@typescript-eslint/utils';
import type { Mutator, MovingEdit } from '../program.js';
import { freshName, type Place, type Tree } from '../tree.js';

type Variable = TSESLint.Scope.Variable;

const STEMS = ['alpha', 'beta', 'gamma', 'omega', 'thing', 'piece'];

/** Variables, parameters and functions get other names, at every reference. */
export const renameLocals: Mutator = {
  name: 'rename-locals',
  kind: 'stay',
  propose({ trees }, random) {
    const tree = random.pick([...trees.values()]);
    if (!tree) return undefined;
    const at = new Map(tree.places.map((place) => [place.node, place]));
    const variables = tree.scopes.scopes.flatMap((scope) =>
      (scope.type as string) === 'global' ||
      ((scope.type as string) === 'module' && isShared(tree, [...trees.values()]))
        ? []
        : scope.variables,
    );
    const edits: MovingEdit[] = [];
    const taken: string[] = [];
    for (const variable of random.some(variables, 3)) {
      const places = namePlaces(variable, at);
      if (!places || !mayRename(variable, places, tree)) continue;
      const stem = /^(use|[A-Z])/.exec(variable.name)?.[1]?.replace(/[A-Z]/, 'Z') ?? '';
      const drawn = random.pick(STEMS) ?? 'alpha';
      const name = freshName(tree.text + taken.join(' '), stem === 'use' ? `use${drawn.toUpperCase()}` : stem + drawn);
      taken.push(name);
      edits.push(...places.map((place) => ({ file: tree.file, ...newName(place, variable.name, name) })));
    }
    return edits.length > 0 ? { edits } : undefined;
  },
};

/** Scripts of one project share their top-level names. */
function isShared(tree: Tree, trees: readonly Tree[]): boolean {
  return trees.length > 1 && !/\b(import|export|require)\b/.test(tree.text);
}

/** Every place where the name of a variable is written; undefined where one is not found. */
function namePlaces(variable: Variable, at: ReadonlyMap<AnyNode, Place>): Place[] | undefined {
  const nodes = new Set([
    ...variable.identifiers,
    ...variable.references.map((reference) => reference.identifier),
  ] as unknown as AnyNode[]);
  const places = [...nodes].flatMap((node) => at.get(node) ?? []);
  return places.length === nodes.size ? places : undefined;
}

function mayRename(variable: Variable, places: readonly Place[], tree: Tree): boolean {
  const kinds = ['Variable', 'Parameter', 'FunctionName', 'ImportBinding', 'CatchClause'];
  return (
    variable.defs.length > 0 &&
    variable.defs.every((def) => kinds.includes(def.type)) &&
    // `this` among the parameters is no name: it says what the function is called on.
    variable.name !== 'this' &&
    // The name of a variable is evidence for an id that is a token.
    !/token|uid/i.test(variable.name) &&
    // JSDoc speaks of parameters by name.
    !new RegExp(String.raw`@\w+.*\b${variable.name}\b`).test(tree.text) &&
    places.every((place) => place.node.type === 'Identifier' && !isTied(place))
  );
}

/** Whether the name at a place is more than a name: exported, a property of the class, or a type. */
function isTied({ node, parent }: Place): boolean {
  if (!parent) return true;
  const owner = parent.node;
  if (owner.type === 'TSParameterProperty' || parent.parent?.node.type === 'TSParameterProperty') return true;
  if (owner.type === 'ImportSpecifier' && owner.importKind === 'type') return true;
  if (parent.parent?.node.type === 'ImportDeclaration' && parent.parent.node.importKind === 'type') return true;
  if (owner.type === 'TSTypePredicate') return false;
  let outer: Place | undefined = parent;
  if (owner.type === 'FunctionDeclaration' && owner.id !== node) return false;
  while (
    outer &&
    /Pattern$|^Property$|^VariableDeclarat|^FunctionDeclaration$|^TSDeclareFunction$/.test(outer.node.type)
  ) {
    outer = outer.parent;
  }
  return outer?.node.type === 'ExportNamedDeclaration' && owner.type !== 'ExportSpecifier';
}

/** The edit that writes the new name, and keeps the old one where it is a key too. */
function newName(place: Place, old: string, name: string): Omit<MovingEdit, 'file'> {
  const { start, parent } = place;
  const end = start + old.length;
  const property = parent?.node.type === 'AssignmentPattern' && place.key === 'left' ? parent.parent : parent;
  if (property?.node.type === 'Property' && property.node.shorthand) return { start, end, text: `${old}: ${name}` };
  const owner = parent?.node;
  if (owner?.type === 'ImportSpecifier' && parent?.start === start && parent.end === end) {
    return { start, end, text: `${old} as ${name}` };
  }
  if (owner?.type === 'ExportSpecifier' && parent?.start === start && parent.end === end) {
    return { start, end, text: `${name} as ${old}` };
  }
  return { start, end, text: name };
}
