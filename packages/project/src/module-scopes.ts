/** What a module keeps of the scopes that the library has read. */
import type { ScopeManager } from '@typescript-eslint/scope-manager';
import type { ScopeLike, ScopeManagerLike, VariableLike } from '@curfew/analyzer';

/** Most scopes declare nothing. */
const NO_VARIABLES: ScopeLike['set'] = new Map();

/**
 * The scopes of a module, with no more than the analyzer asks of them: modules are kept for a whole run, and references take more memory
 * than the rest of a module.
 */
export const keptScopes = (manager: ScopeManager): ScopeManagerLike => {
  const { innermost, outermost, globalScope } = copiesOf(manager);
  return {
    acquire: (node, inner) =>
      (inner !== true && outermost.has(node) ? outermost.get(node) : innermost.get(node)) ?? null,
    globalScope,
  };
};

interface Copies {
  /** The scope of a node, or the innermost of several. */
  innermost: ReadonlyMap<object, ScopeLike | null>;
  /** The outermost scope of a node, where it has several. */
  outermost: ReadonlyMap<object, ScopeLike | null>;
  globalScope: ScopeLike | null;
}

/** Apart from the functions that answer: these would keep all that is known here. */
const copiesOf = (manager: ScopeManager): Copies => {
  const scopes = new Map<unknown, ScopeLike>();
  const variables = new Map<unknown, VariableLike>();
  const variableOf = (variable: VariableLike): VariableLike => {
    // The library's list has room for many more.
    const known = variables.get(variable) ?? { name: variable.name, defs: [...variable.defs] };
    variables.set(variable, known);
    return known;
  };
  const copyOf = (scope: ScopeLike | null): ScopeLike | null => (scope && scopes.get(scope)) ?? null;
  // A scope comes after the one around it.
  for (const scope of manager.scopes) {
    const { type, block, upper, set } = scope;
    const kept = set.size === 0 ? NO_VARIABLES : new Map([...set].map(([name, each]) => [name, variableOf(each)]));
    scopes.set(scope, { type, block, upper: copyOf(upper), set: kept });
  }
  const innermost = new Map<object, ScopeLike | null>();
  const outermost = new Map<object, ScopeLike | null>();
  for (const { block } of manager.scopes) {
    const [inner, outer] = [copyOf(manager.acquire(block, true)), copyOf(manager.acquire(block))];
    innermost.set(block, inner);
    if (outer !== inner) outermost.set(block, outer);
  }
  return { innermost, outermost, globalScope: copyOf(manager.globalScope) };
};
