/** Members of components under their names: in templates they stand alone, and mixins read them by a `this` of another module. */
import type { SourceModule } from '../contracts.js';
import { TAKEN_OVER } from '../evaluate/mixins.js';
import { indexOf, variableAt } from '../syntax/module-index.js';
import { markPattern } from './bindings.js';
import { isNew, mark, type Marks, type Way } from './marks.js';
import { membersNamed } from './member-names.js';

/** Marks what the templates of a component file read under the name of a member. */
export function markInTemplate(marks: Marks, name: string, module: SourceModule, way: Way): void {
  if (!module.parts) return;
  for (const node of indexOf(module).names.get(name) ?? [])
    if ((variableAt(name, node, module)?.defs.length ?? 0) === 0) mark(marks, node, module, way);
}

/** Marks what functions of a module read by `this`. */
export function markOwnReads(marks: Marks, name: string, module: SourceModule, way: Way): void {
  const { reads, taken } = membersNamed(name, module);
  for (const node of reads) if (node.object.type === 'ThisExpression') mark(marks, node, module, way);
  for (const { pattern, from } of taken) if (from?.type === 'ThisExpression') markPattern(marks, pattern, module, way);
}

/** Marks what mixins read of the components that take them over, and these of them. */
export function markMixed(marks: Marks, name: string, way: Way): void {
  if (!isNew(marks, `this.${name}`, way) || !TAKEN_OVER.some((option) => isGiven(marks, option))) return;
  for (const module of marks.world.named(name)) {
    if (!['methods', 'computed'].some((option) => membersNamed(option, module).given.length > 0)) continue;
    markOwnReads(marks, name, module, way);
    markInTemplate(marks, name, module, way);
  }
}

function isGiven(marks: Marks, option: string): boolean {
  return marks.world.named(option).some((module) => membersNamed(option, module).given.length > 0);
}
