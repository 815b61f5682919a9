/** From the function that calls of a data library call where they are given none to these calls, and back. */
import { fallbackOf, fallbacksNamed } from '../clients/delegates.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { fallbackOptions } from '../evaluate/fallback-functions.js';
import { markImports } from './bindings.js';
import type { At, Marks, Way } from './marks.js';

/** Marks the calls of a library, where what is given its options (`SWRConfig`, `QueryClient`) is given something. */
export function markCallsOf(marks: Marks, taker: AnyNode, way: Way): void {
  const name = taker.type === 'Identifier' || taker.type === 'JSXIdentifier' ? taker.name : undefined;
  for (const source of (name === undefined ? undefined : fallbacksNamed(name))?.packages ?? [])
    markImports(marks, source, way);
}

/** What all calls of a package may be given. */
export function givenToAllCalls({ context }: Marks, packageName: string, module: SourceModule): At[] {
  const fallback = fallbackOf(packageName);
  return fallback ? fallbackOptions(context, fallback, module) : [];
}
