/** Scopes inside each other, and what is declared in them. */
import type { ScopeManagerLike, VariableLike } from '@curfew/analyzer';

export type Definition = VariableLike['defs'][number];

interface Variable extends VariableLike {
  readonly defs: Definition[];
}

export interface Scope {
  readonly type: string;
  readonly block: object;
  readonly upper: Scope | null;
  set: Map<string, Variable>;
}

/** Most blocks declare nothing. */
const NOTHING = new Map<string, Variable>();

export interface ScopeTree {
  /** A scope inside of another (the outermost: of none), which becomes the innermost of its block. */
  open(type: string, block: object, upper: Scope | null): Scope;
  /** Adds a definition; without one the name is known and defined nowhere. */
  define(scope: Scope, name: string, definition?: Definition): void;
  /** The innermost scope of a block; with `inner` false the outermost of the same block. */
  acquire: ScopeManagerLike['acquire'];
}

export const createScopeTree = (): ScopeTree => {
  /** Block to its innermost scope; scopes around it of the same block are above. */
  const scopes = new Map<object, Scope>();
  return {
    open(type, block, upper) {
      const scope: Scope = { type, block, upper, set: NOTHING };
      scopes.set(block, scope);
      return scope;
    },
    define(scope, name, definition) {
      if (scope.set === NOTHING) scope.set = new Map();
      const known = scope.set.get(name);
      if (known === undefined) scope.set.set(name, { name, defs: definition ? [definition] : [] });
      else if (definition) known.defs.push(definition);
    },
    acquire(node, inner = false) {
      let scope = scopes.get(node) ?? null;
      if (!inner) while (scope?.upper?.block === node) scope = scope.upper;
      return scope;
    },
  };
};
