import {
  adviceOn,
  type Day,
  type Deprecation,
  type Replacement,
  type Schedule,
  type Target,
  targetName,
} from '@curfew/schedule';

/** One target and what replaces it on a day. */
export interface TargetAdvice {
  target: Target;
  name: string;
  text: string;
  short: string;
}

/** The advice for each target of a deprecation on a day. */
export function adviceByTarget(
  schedule: Schedule,
  deprecation: Deprecation,
  asOf: Day,
  horizon: number,
): TargetAdvice[] {
  return deprecation.targets.map((target) => {
    const advice = adviceOn({ schedule, deprecation, target, asOf, horizon });
    return {
      target,
      name: targetName(schedule, target),
      text: advice.text,
      short: shortReplacement(advice.replacement, schedule),
    };
  });
}

/** A replacement in a few words, for a table. */
function shortReplacement(replacement: Replacement, schedule: Schedule): string {
  const operationName = (id: string): string => {
    const operation = schedule.operations.find((candidate) => candidate.id === id);
    if (operation === undefined) return id;
    return operation.method === '*' ? operation.path : `${operation.method} ${operation.path}`;
  };
  switch (replacement.kind) {
    case 'rename':
      return replacement.to;
    case 'move':
      return operationName(replacement.operation);
    case 'merge':
      return replacement.into;
    case 'split':
      return `one of ${replacement.into.join(', ')}`;
    case 'expand':
    case 'fields':
      return replacement.into.join(', ');
    case 'sequence':
      return replacement.operations.map(operationName).join(', then ');
    case 'resource':
      return `resource ${replacement.resource}`;
    case 'none':
      return 'nothing';
  }
}

/** The replacements of all targets in a few words, each once; "nothing" only where that is all. */
export function shortReplacements(advice: readonly TargetAdvice[]): string {
  const all = new Set(advice.map(({ short }) => short));
  if (all.size > 1) all.delete('nothing');
  return [...all].join('; ');
}
