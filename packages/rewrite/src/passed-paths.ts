/** Paths that a server passes on by their beginning, which a rewrite changes: the server has to learn the new one. */
import type { Match } from '@curfew/analyzer';
import type { Plan } from './plan-types.js';

/** The plan; for review, and saying what to add where, when its edits change the beginning by which the path is passed on. */
export function withPassedPath(plan: Plan, { site, module }: Match): Plan {
  if (site.form !== 'path' || !site.passedBy) return plan;
  const [first] = site.pieces;
  if (!first?.span) return plan;
  const { file, prefix } = site.passedBy;
  const [start] = first.span;
  const end = start + first.text.indexOf(prefix.slice(1)) + prefix.length - 1;
  const isChanged = plan.edits.some((edit) => edit.file === module.file && edit.start < end && edit.end > start);
  if (!isChanged) return plan;
  const note = `${file} passes on paths that begin with ${prefix}: let it pass on the new path, too.`;
  return { ...plan, class: plan.class === 'automatic' ? 'review' : plan.class, notes: [...plan.notes, note] };
}
