/** Names that a scope declares twice where the language allows it once. */
import type { SourceModule } from '@curfew/analyzer';
import { walk } from './text/walk.js';

type Scope = NonNullable<ReturnType<SourceModule['scopes']['acquire']>>;
type Definition = Scope extends { set: Map<string, { defs: readonly (infer D)[] }> } ? D : never;

/** Definitions of values; those of types may stand beside them. */
const VALUES = new Set(['Variable', 'FunctionName', 'ClassName', 'Parameter', 'ImportBinding', 'CatchClause']);

/** The names that are declared twice in one scope, once of them with `let`, `const`, `class` or `import`. */
export function redeclaredNames(module: SourceModule): Set<string> {
  const scopes = new Set<Scope>();
  walk(module.ast, module, (node) => {
    for (const inner of [true, false]) {
      const scope = module.scopes.acquire(node, inner);
      if (scope) scopes.add(scope);
    }
  });
  const names = new Set<string>();
  for (const scope of scopes) {
    for (const [name, { defs }] of scope.set) {
      const values = defs.filter(({ type }) => VALUES.has(type));
      if (values.length > 1 && values.some(isLexical)) names.add(name);
    }
  }
  return names;
}

function isLexical({ type, parent }: Definition): boolean {
  if (type !== 'Variable') return type === 'ClassName' || type === 'ImportBinding';
  return (parent as { kind?: string } | undefined)?.kind !== 'var';
}
