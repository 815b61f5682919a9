/** Second names for what a schedule names: how a replacement reads where the names are others. */
import type { Replacement } from '@curfew/schedule';

/** Name in the schedule to the names used in code. */
export type SecondNames = ReadonlyMap<string, readonly string[]>;

/** Turns `name used in code -> name in the schedule` around. */
export const secondNames = (aliases: Readonly<Record<string, string>>): SecondNames => {
  const names = new Map<string, string[]>();
  for (const [alias, name] of Object.entries(aliases)) names.set(name, [...(names.get(name) ?? []), alias]);
  return names;
};

/** A replacement whose names are translated; operations and resources stay. */
export const renameReplacement = (replacement: Replacement, translate: (name: string) => string): Replacement => {
  switch (replacement.kind) {
    case 'rename':
      return { ...replacement, to: translate(replacement.to) };
    case 'merge':
      return { ...replacement, into: translate(replacement.into) };
    case 'split':
    case 'expand':
    case 'fields':
      return { ...replacement, into: replacement.into.map(translate) };
    case 'move':
    case 'sequence':
    case 'resource':
    case 'none':
      return replacement;
  }
};

/** A replacement whose operations are translated. */
export const moveReplacement = (replacement: Replacement, translate: (operation: string) => string): Replacement => {
  switch (replacement.kind) {
    case 'move':
      return { ...replacement, operation: translate(replacement.operation) };
    case 'sequence':
      return { ...replacement, operations: replacement.operations.map(translate) };
    case 'resource':
      return replacement.operation === undefined
        ? replacement
        : { ...replacement, operation: translate(replacement.operation) };
    case 'rename':
    case 'merge':
    case 'split':
    case 'expand':
    case 'fields':
    case 'none':
      return replacement;
  }
};

/** The second name where there is exactly one, else the first: between several only a person can choose. */
export const onlySecondName = (names: SecondNames, name: string): string => {
  const list = names.get(name);
  return list?.length === 1 ? (list[0] ?? name) : name;
};
